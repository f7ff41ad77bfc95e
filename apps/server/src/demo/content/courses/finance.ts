import { article, course, section, t } from '../build.ts';

const statements = course({
  key: 'reading-financial-statements',
  category: 'finance',
  learningType: 'BLENDED',
  level: 'INTERMEDIATE',
  price: 49900,
  minutes: 420,
  instructors: ['faisal'],
  publishedDaysAgo: 45,
  title: t('Reading financial statements', 'قراءة القوائم المالية'),
  subtitle: t('Three sheets, one story', 'ثلاث أوراق وقصة واحدة'),
  description: t(
    "You needn't keep books to understand a company. With three statements, a pencil and an invented bakery, you learn to see what it owns, what it earns and whether it can pay on Thursday.",
    'لست بحاجة إلى مسك الدفاتر كي تفهم شركة. بثلاث قوائم وقلم ومخبز متخيَّل تتعلّم أن ترى ما تملكه وما تكسبه وهل تستطيع الدفع يوم الخميس.',
  ),
  outcomes: t(
    'Find your way in the three statements\nTell profit and cash apart\nCalculate four useful ratios\nAsk good questions of a report',
    'أن تهتدي في القوائم الثلاث\nأن تفرّق بين الربح والنقد\nأن تحسب أربع نِسب نافعة\nأن تطرح على التقرير أسئلة جيدة',
  ),
  requirements: t('The four kinds of sums and a calculator', 'العمليات الأربع وحاسبة'),
  audience: t('Managers, founders and the curious', 'المديرون والمؤسّسون وأهل الفضول'),
  sections: [
    section(
      t('The balance sheet', 'الميزانية العمومية'),
      article(
        t('A photograph with two sides', 'صورة لها وجهان'),
        t(
          `A balance sheet is a photograph taken at midnight on the last day of the year. On one side stands what the company has, on the other where it came from. Both sides show the same money, so they are always equal:

$\\text{assets} = \\text{debts} + \\text{equity}$

| Our bakery has | | It came from | |
| Ovens and van | 180 | Owners | 150 |
| Flour and bread | 20 | Bank loan | 90 |
| Unpaid invoices | 40 | Owed to the mill | 30 |
| Cash | 30 | | |
| **Together** | 270 | **Together** | 270 |

# Read in this order

Look first at the size of cash, then at what is due soon, then at the share of the owners. Here 30 is there and 30 is owed to the mill: tight, but not hopeless, if the customers pay. Ask when they will.`,
          `الميزانية العمومية صورة تُلتقط عند منتصف ليلة آخر يوم في السنة. في جهة منها ما تملكه الشركة، وفي الأخرى من أين جاء. والجهتان تُظهران المال نفسه، ولذلك تتساويان دائمًا:

$\\text{الأصول} = \\text{الديون} + \\text{حقوق الملكية}$

| عند مخبزنا | | جاء من | |
| أفران وسيارة | 180 | المالكين | 150 |
| طحين وخبز | 20 | قرض المصرف | 90 |
| فواتير لم تُحصَّل | 40 | المطحنة (دين) | 30 |
| نقد | 30 | | |
| **المجموع** | 270 | **المجموع** | 270 |

# اقرأ بهذا الترتيب

انظر أولًا إلى مقدار النقد، ثم إلى ما يستحقّ قريبًا، ثم إلى حصّة المالكين. هنا يوجد 30 وتستحقّ المطحنة 30: ضيق، لكنه ليس ميؤوسًا منه إن دفع الزبائن. واسأل دائمًا عن تاريخ الصورة، فالمخبز في رمضان غيره في شوال، والصورة الواحدة لا تروي حركة. ضع صورتين متجاورتين، سنة وسنة، ترَ ما كبر وما صغر. ثم اسأل عن سبب أكبر تغيّر.`,
        ),
      ),
      article(
        t('Sort twelve things', 'صنّف اثني عشر شيئًا'),
        t(
          "A rented shop, a gift card sold, a patent, next month's wages, a deposit, advice from a friend… Which belongs on which side, and which on neither? Bring your list to the first live evening.",
          'محلّ مستأجر، وبطاقة هدايا مبيعة، وبراءة اختراع، ورواتب الشهر القادم، وعربون، ونصيحة صديق… أيّها في أي جهة، وأيّها ليس في أيّهما؟ أحضر قائمتك إلى الأمسية المباشرة الأولى.',
        ),
      ),
    ),
    section(
      t('Profit and cash', 'الربح والنقد'),
      article(
        t('Rich and unable to pay', 'غنيّ عاجز عن الدفع'),
        t(
          `In March the bakery delivers bread for a hotel worth 60 and pays 40 for flour and wages at once. Its profit is 20. The hotel pays in May. In April the bakery, with a profit in its books, can't pay the baker.

# Two films

The **income statement** is the film of the year by *when things were earned*. The **cash flow statement** is the film by *when money moved*. The same year, two clocks.

| | Profit | Cash |
| Bread delivered, unpaid | +60 | 0 |
| Wages paid | −40 | −40 |
| New oven paid, used for ten years | −8 a year | −80 |
| Loan received | 0 | +80 |

## The sign to look for

If profit rises for several years and cash from operations doesn't follow, ask why. There are good answers, such as growth. There are others, too.`,
          `في مارس يورّد المخبز لفندق خبزًا بستين، ويدفع أربعين للطحين والأجور فورًا. ربحه عشرون. والفندق يدفع في مايو. ففي أبريل يعجز المخبز، والربح في دفاتره، عن دفع أجرة الخبّاز.

# فيلمان

**قائمة الدخل** فيلم السنة بحسب **وقت الاستحقاق**، و**قائمة التدفّقات النقدية** فيلمها بحسب **وقت حركة المال**. سنة واحدة وساعتان.

| | الربح | النقد |
| خبز سُلّم ولم يُدفع | +60 | 0 |
| أجور دُفعت | −40 | −40 |
| فرن دُفع ثمنه ويُستعمل عشر سنين | −8 في السنة | −80 |
| قرض وصل | 0 | +80 |

## العلامة التي تبحث عنها

إذا ارتفع الربح سنوات ولم يتبعه نقد التشغيل فاسأل لماذا. هناك أجوبة حسنة كالنموّ، وهناك أجوبة أخرى. واقرأ الإيضاحات المرفقة، ففيها غالبًا الجواب الذي لم يُذكر في العناوين، وهي أقلّ ما يُقرأ وأكثر ما ينفع. وابدأ بما كُتب منها بأصغر حرف.`,
        ),
      ),
      article(
        t('Your own two clocks', 'ساعتاك أنت'),
        t(
          'Write five events of your last month in two columns: when did you earn or owe it, when did money move? Where is the largest distance?',
          'اكتب خمسة أحداث من شهرك الماضي في عمودين: متى استُحقّ لك أو عليك، ومتى تحرّك المال؟ وأين أكبر مسافة؟',
        ),
      ),
    ),
    section(
      t('Ratios', 'النِّسب'),
      article(
        t('Four numbers are enough to begin', 'أربعة أرقام تكفي للبداية'),
        t(
          `Ratios make a bakery and a shipping company comparable, within reason. Begin with four.

| Ratio | How | Question |
| Margin | profit ÷ sales | What is left of each riyal? |
| Current ratio | due in ÷ due out within a year | Can it pay? |
| Equity share | equity ÷ assets | Whose company is it? |
| Days of waiting | unpaid invoices ÷ sales × 365 | How long do customers take? |

For our bakery with sales of 365: $\\dfrac{40}{365} \\times 365 = 40$ days.

# Compare three ways

With last year, with a neighbour in the same trade, with what the company itself announced. A single ratio says nothing; a change asks a question. Your task is to find the question, and the director's is to answer it. Write the four numbers on one line for each year, and keep the sheet.`,
          `تجعل النِّسب المقارنة ممكنة بين مخبز وشركة شحن، في حدود المعقول. ابدأ بأربع.

| النسبة | كيف تُحسب | السؤال |
| الهامش | الربح ÷ المبيعات | كم يبقى من كل ريال؟ |
| التداول | ما يُستحقّ لها ÷ ما يُستحقّ عليها خلال سنة | هل تستطيع الدفع؟ |
| حصّة الملكية | حقوق الملكية ÷ الأصول | لمن الشركة؟ |
| أيام الانتظار | الفواتير غير المحصّلة ÷ المبيعات × 365 | كم يتأخّر الزبائن؟ |

وفي مخبزنا ومبيعاته 365: $\\dfrac{40}{365} \\times 365 = 40$ يومًا.

# قارن بثلاث طرق

بالسنة الماضية، وبجار في المهنة نفسها، وبما أعلنته الشركة عن نفسها. النسبة الواحدة لا تقول شيئًا، والتغيّر يطرح سؤالًا. مهمّتك أن تجد السؤال، ومهمّة المدير أن يجيب عنه. ولا تقارن مخبزًا صغيرًا بسلسلة كبيرة ثم تعجب، فالحجم وحده يغيّر النِّسب كلها. واكتب الأرقام الأربعة لكل سنة في سطر واحد، واحتفظ بالورقة، فبعد ثلاث سنوات تصير قصة تُقرأ من أول نظرة.`,
        ),
        { opensInDays: 12 },
      ),
      article(
        t('Ten questions for a report', 'عشرة أسئلة للتقرير'),
        t(
          'Write ten questions to the annual report of a company that you know as a customer. Mark the three which its cash flow statement answers.',
          'اكتب عشرة أسئلة للتقرير السنوي لشركة تعرفها زبونًا، وضع علامة على الثلاثة التي تجيب عنها قائمة التدفّقات النقدية.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const cash = course({
  key: 'small-business-cash-flow',
  category: 'finance',
  learningType: 'ONLINE',
  level: 'INTERMEDIATE',
  price: 29900,
  minutes: 240,
  instructors: ['faisal'],
  publishedDaysAgo: 30,
  languages: ['ar'],
  title: t('Cash flow for small businesses', 'نقد المنشأة الصغيرة'),
  subtitle: t('See thirteen weeks ahead, in Arabic', 'انظر ثلاثة عشر أسبوعًا إلى الأمام'),
  description: {
    ar: 'تُغلق منشآت كثيرة وهي رابحة، لأن النقد نفد قبل أن يصل. تتعلّم في أربع أمسيات أن ترسم ثلاثة عشر أسبوعًا قادمة على ورقة، وأن ترى الضيق قبل شهرين من وقوعه.',
  },
  outcomes: { ar: 'أن ترسم خطّة ثلاثة عشر أسبوعًا\nأن تُسرّع التحصيل بلطف\nأن ترتّب ما تدفعه\nأن تحدّث المصرف قبل الضيق' },
  requirements: { ar: 'منشأة قائمة أو فكرة على وشك البدء' },
  audience: { ar: 'أصحاب المنشآت الصغيرة ومحاسبوها' },
  sections: [
    section(
      { ar: 'الخطّة' },
      article(
        { ar: 'ثلاثة عشر أسبوعًا على ورقة' },
        {
          ar: `خذ ورقة عرضًا وقسّمها ثلاثة عشر عمودًا، لكل أسبوع عمود. في السطر الأول النقد الذي تبدأ به، ثم ما سيدخل، ثم ما سيخرج، ثم ما يبقى. وما يبقى في أسبوع هو ما تبدأ به في التالي.

| | أسبوع 1 | أسبوع 2 | أسبوع 3 |
| البداية | 42,000 | 31,000 | 9,500 |
| الداخل | 18,000 | 12,500 | 40,000 |
| الخارج | 29,000 | 34,000 | 15,000 |
| الباقي | 31,000 | 9,500 | 34,500 |

# قاعدتان

الأولى: لا تكتب في الداخل إلا ما له اسم وتاريخ؛ فالأمل ليس زبونًا. والثانية: اكتب الخارج كاملًا، ومعه الزكاة والرسوم والتأمين وإيجار نصف السنة. فالأسبوع الذي يسوء هو الأسبوع الذي نُسي فيه سطر.

## ساعة كل أحد

صحّح الورقة كل أحد: اشطب ما مضى وأضِف أسبوعًا في النهاية. وما أخطأت في توقّعه اكتب سببه بجانبه، فهذه الأسباب أثمن ما في الورقة بعد شهرين.`,
        },
      ),
      article(
        { ar: 'ابدأ الليلة' },
        {
          ar: 'ارسم أول أربعة أسابيع فقط من ذاكرتك دون أن تفتح دفترًا. ثم افتح الدفتر وقارن. كم سطرًا نسيت؟ أحضر الورقتين إلى الأمسية الأولى.',
        },
      ),
    ),
    section(
      { ar: 'الداخل' },
      article(
        { ar: 'أن تُحصّل دون أن تخسر الزبون' },
        {
          ar: `معظم التأخّر في الدفع ليس سوء نيّة، بل فاتورة ضاعت أو خطأ فيها أو موعد لم يُتّفق عليه. ابدأ إذن بما عندك: أرسل الفاتورة يوم التسليم لا آخر الشهر، واكتب موعد الاستحقاق تاريخًا لا «خلال ثلاثين يومًا»، واسأل من الذي يعتمدها.

# سلّم التذكير

1. قبل الموعد بثلاثة أيام: رسالة ودّية تسأل هل ينقص شيء.
2. بعده بيومين: مكالمة قصيرة، لا شكوى فيها.
3. بعده بعشرة أيام: رسالة بموعد جديد يُتّفق عليه.
4. بعده بشهر: يتوقّف التوريد كما في الاتفاق.

## العربون والدفعات

في الأعمال الكبيرة اطلب ثلثًا عند البدء وثلثًا في المنتصف. ومن يرفض العربون أخبرك بشيء مهم قبل أن تشتري المواد. واجعل الدفع سهلًا: رقم حساب واضح في رأس الفاتورة، ورابط إن أمكن، واسم من يُتّصل به عند الشكّ. ثم اشكر من دفع مبكرًا.`,
        },
      ),
      article(
        { ar: 'رسالة التذكير' },
        {
          ar: 'اكتب رسالة الدرجة الأولى من السلّم في ثلاثة أسطر، ثم اقرأها بصوت مسموع. لو وصلتك هل كنت تدفع مبتسمًا؟ إن لم تكن فاحذف سطرًا.',
        },
      ),
    ),
    section(
      { ar: 'الخارج' },
      article(
        { ar: 'رتّب ما تدفع' },
        {
          ar: `حين يضيق النقد لا تدفع لمن رفع صوته، بل بترتيب تعرفه قبل الضيق. وأسوأ ما تفعله أن تسكت، فالمورّد الذي يسمع منك قبل الموعد بأسبوع شريك، والذي يسمع منك بعده خصم.

# ترتيب الضيق

1. الأجور، لأن بيوتًا وراءها.
2. ما يوقف العمل إن لم يُدفع: الكهرباء والمادّة الأساسية.
3. ما عليه غرامة بتاريخ.
4. من ينتظر ويستطيع الانتظار، بعد أن تتّفق معه.

## حدّث المصرف وأنت بخير

المظلّة تُشترى في يوم صحو. اذهب إلى المصرف بورقة الأسابيع الثلاثة عشر وأنت لست بحاجة، واسأل عن حدّ سحب لشهرين. فالورقة نفسها نصف الجواب، لأنها تقول إنك ترى ما هو قادم. ولا تسدّ ضيقًا متكرّرًا بقرض: إن عاد كل ثلاثة أشهر فالمشكلة في السعر أو في الكلفة، لا في النقد. وعلاجها هناك، وإن كان أصعب من توقيع قرض.`,
        },
        { opensInDays: 15 },
      ),
      article(
        { ar: 'قائمة الصحو' },
        {
          ar: 'اكتب اليوم: ثلاثة مورّدين تتّفق معهم على أجل أطول، وزبونين تطلب منهما عربونًا، ومصرفًا واحدًا تزوره قبل نهاية الشهر.',
        },
        { isOptional: true },
      ),
    ),
  ],
});

const saving = course({
  key: 'saving-and-investing',
  category: 'finance',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 45,
  instructors: ['faisal'],
  publishedDaysAgo: 6,
  title: t('Saving and investing: the principles', 'مبادئ الادّخار والاستثمار'),
  subtitle: t('Time, cost and risk, without tips', 'الزمن والكلفة والمخاطرة، بلا توصيات'),
  description: t(
    'Nobody tells you here what to buy. You learn how growth works over the years, what fees do to it, and which risk is yours. It is general knowledge and no advice on any product.',
    'لن يقول لك أحد هنا ماذا تشتري. تتعلّم كيف يعمل النموّ عبر السنين، وماذا تفعل به الرسوم، وأي مخاطرة تناسبك. إنها معرفة عامة وليست نصيحة في منتج.',
  ),
  outcomes: t(
    'Estimate growth over years\nSee what fees cost\nMatch time and risk\nRecognise offers that are too good',
    'أن تقدّر النموّ عبر السنين\nأن ترى كلفة الرسوم\nأن توائم بين الزمن والمخاطرة\nأن تعرف العروض الأجمل من أن تصدَّق',
  ),
  requirements: t('A budget that leaves something over', 'ميزانية يبقى منها شيء'),
  audience: t('People who begin to put something aside', 'من بدؤوا يدّخرون'),
  sections: [
    section(
      t('Time', 'الزمن'),
      article(
        t('Growth upon growth', 'نموّ فوق نموّ'),
        t(
          `Put aside 500 a month for thirty years and you have paid in 180,000. What has become of it depends on growth, and growth works upon what has grown before:

$K = K_0 \\cdot (1 + r)^n$

Here $r$ is the yearly rate and $n$ the number of years. A rule for the head: 72 divided by the rate gives the years in which a sum doubles. At 4 per cent that is 18 years, at 6 per cent 12.

# Prices grow too

If prices rise by 2 per cent, a growth of 4 is really about 2. Always ask for growth *after* inflation. A sum that stands still shrinks.

## Early beats much

Someone who saves for ten years from the age of 25 and then stops may end up with more than one who begins at 40 and never stops. Time can't be bought later.`,
          `ادّخر 500 كل شهر ثلاثين سنة تكن قد دفعت 180,000. أما ما صارت إليه فيتوقّف على النموّ، والنموّ يعمل فوق ما نما قبله:

$K = K_0 \\cdot (1 + r)^n$

حيث $r$ المعدّل السنوي و$n$ عدد السنين. وهذه قاعدة للذهن: 72 مقسومة على المعدّل تعطيك السنين التي يتضاعف فيها المبلغ. عند 4 في المئة 18 سنة، وعند 6 في المئة 12 سنة.

# والأسعار تنمو أيضًا

إذا ارتفعت الأسعار 2 في المئة فنموّ 4 هو في الحقيقة نحو 2. اسأل دائمًا عن النموّ **بعد** التضخّم، فالمبلغ الواقف يصغر.

## المبكر يغلب الكثير

من ادّخر عشر سنين منذ الخامسة والعشرين ثم توقّف قد يبلغ أكثر ممّن بدأ في الأربعين ولم يتوقّف. فالزمن لا يُشترى لاحقًا بأي مبلغ. ابدأ إذن بالقليل الذي تقدر عليه هذا الشهر، ولا تنتظر الكثير الذي قد لا يأتي.`,
        ),
      ),
      article(
        t('Head sums', 'حساب ذهني'),
        t(
          'In how many years does a sum double at 3 per cent? At 9? By what does a price grow in 24 years at 3 per cent? Use the 72, and check one of them with a calculator.',
          'في كم سنة يتضاعف المبلغ عند 3 في المئة؟ وعند 9؟ وكم يبلغ سعر بعد 24 سنة عند 3 في المئة؟ استعمل 72 وتحقّق من واحدة بالحاسبة.',
        ),
      ),
    ),
    section(
      t('Cost', 'الكلفة'),
      article(
        t('Small fees, long years', 'رسوم صغيرة وسنون طويلة'),
        t(
          `One and a half per cent a year sounds like little. It's taken every year, though, from the whole sum, whether it has grown or not. With a growth of 5 per cent it means that nearly a third of the growth goes to someone else.

| 10,000 over 30 years at 5 % | Result |
| without fees | about 43,200 |
| 0.3 % a year | about 39,700 |
| 1.5 % a year | about 28,100 |

# Questions before signing

1. What does it cost to enter, to hold and to leave?
2. Who is paid when I sign, and by whom?
3. Can I see all costs on one page in riyals?

Those who can't answer the third question have told you something, too. Cost is the only part of the future which is known today.`,
          `واحد ونصف في المئة كل سنة يبدو قليلًا. لكنه يُؤخذ كل عام من المبلغ كلّه، نما أو لم ينمُ. ومع نموّ قدره 5 في المئة يذهب نحو ثلث النموّ إلى غيرك.

| 10,000 على 30 سنة عند 5 % | النتيجة |
| بلا رسوم | نحو 43,200 |
| 0.3 % في السنة | نحو 39,700 |
| 1.5 % في السنة | نحو 28,100 |

# أسئلة قبل التوقيع

1. كم يكلّف الدخول والاحتفاظ والخروج؟
2. من يتقاضى أجرًا حين أوقّع، وممّن؟
3. هل أرى التكاليف كلّها في صفحة واحدة بالريال؟

ومن لا يستطيع الجواب عن الثالث فقد أخبرك بشيء أيضًا. فالكلفة هي الجزء الوحيد من المستقبل الذي نعرفه اليوم، وما عداها تقدير قد يصدق وقد لا يصدق. فخُذ المعروف بجدّية قبل أن تحلم بالمجهول، واطلب الجواب مكتوبًا. واحتفظ به عندك.`,
        ),
      ),
      article(
        t('Find the fee', 'ابحث عن الرسم'),
        t(
          'Look in the papers of something you already have for its yearly cost. How long did it take you to find it? Write cost and search time on the first page.',
          'ابحث في أوراق شيء لديك عن كلفته السنوية. كم استغرق العثور عليها؟ اكتب الكلفة ووقت البحث على الصفحة الأولى.',
        ),
      ),
    ),
    section(
      t('Risk', 'المخاطرة'),
      article(
        t('Which risk is yours?', 'أي مخاطرة تناسبك؟'),
        t(
          `Risk isn't only that a value falls. It is that you need the money just then. So begin with the day on which you need it.

| You need it in | Important is | Swings |
| under 2 years | that it is there | hardly any |
| 2 to 7 years | a mixture | moderate |
| over 10 years | growth after inflation | you can wait |

# Spread, and sleep

Whoever puts everything on one company, one house or one idea may be right, and will sleep badly. Spreading means that something always disappoints; it also means that no disappointment ruins you.

## Too good

"Twelve per cent, guaranteed, only until Thursday." Each of the three parts is a warning. Never sign on the day on which you first hear of something, and explain it beforehand to someone who knows nothing of it. If you can't, don't buy it.`,
          `ليست المخاطرة أن تنخفض القيمة فحسب، بل أن تحتاج إلى المال في تلك اللحظة. فابدأ من اليوم الذي تحتاج إليه فيه.

| تحتاج إليه خلال | المهم | التأرجح |
| أقلّ من سنتين | أن يكون موجودًا | لا يكاد |
| 2 إلى 7 سنوات | مزيج | معتدل |
| أكثر من 10 سنوات | النموّ بعد التضخّم | تستطيع الانتظار |

# وزّع ونم مطمئنًّا

من وضع كل شيء في شركة واحدة أو بيت واحد أو فكرة واحدة قد يصيب، لكنه لن ينام جيدًا. والتوزيع يعني أن شيئًا ما سيخيّب أملك دائمًا، ويعني أيضًا أن خيبة واحدة لن تهدمك.

## أجمل من أن يصدَّق

«اثنا عشر في المئة مضمونة حتى الخميس فقط». كل جزء من الثلاثة إنذار. لا توقّع في اليوم الذي تسمع فيه بالشيء أول مرة، واشرحه قبل ذلك لمن لا يعرف عنه شيئًا. فإن لم تستطع شرحه فلا تشترِه.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('A letter for stormy days', 'رسالة لأيام العاصفة'),
        t(
          'Write to yourself on half a page why you save, for when, and what you will not do if values fall by a quarter. Put it with your papers and read it on that day.',
          'اكتب لنفسك نصف صفحة: لماذا تدّخر، وإلى متى، وما الذي لن تفعله إذا انخفضت القيم بمقدار الربع. ضعها مع أوراقك واقرأها في ذلك اليوم.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const financeCourses = [statements, cash, saving];
