import { article, course, embed, section, t } from '../build.ts';

export const dataLiteracy = course({
  key: 'data-literacy',
  category: 'data-ai',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 95,
  instructors: ['omar'],
  publishedDaysAgo: 120,
  title: t('Thinking with numbers', 'التفكير بالأرقام'),
  subtitle: t('Averages, percentages and doubt for everyday decisions', 'المتوسّطات والنِّسب والشكّ في قرارات كل يوم'),
  description: {
    en: `Numbers arrive in reports, in the news and in messages from the boss, and they mostly arrive with a conclusion already attached. This course gives you the handful of questions that turn a number back into evidence.

There is little arithmetic and no software. We look at averages that hide more than they show, at percentages that grow and shrink with the point of view, and at chance, which looks like a pattern more often than we like.`,
    ar: `تصلنا الأرقام في التقارير والأخبار ورسائل المدير، وغالبًا ما تصل ومعها نتيجة جاهزة. تمنحك هذه الدورة بضعة أسئلة تعيد الرقم دليلًا كما كان.

ليس هنا إلا القليل من الحساب، ولا حاجة إلى أي برنامج. ننظر في متوسّطات تُخفي أكثر ممّا تُظهر، ونِسب تكبر وتصغر بحسب زاوية النظر، ومصادفات تبدو أنماطًا أكثر ممّا نحبّ.`,
  },
  outcomes: {
    en: `Choose between mean and median and say why
Ask "per cent of what?" and find the answer
See when a comparison is not fair
Estimate how much of a change may be chance
Read a chart before believing its headline`,
    ar: `أن تختار بين المتوسّط والوسيط وتذكر السبب
أن تسأل: نسبة من ماذا؟ وتجد الجواب
أن تنتبه إلى المقارنة غير العادلة
أن تقدّر كم من التغيّر قد يكون مصادفة
أن تقرأ الرسم البياني قبل أن تصدّق عنوانه`,
  },
  requirements: { en: 'School arithmetic', ar: 'حساب المرحلة المدرسية' },
  audience: {
    en: `People who read reports and decide
People who write them and want to be trusted`,
    ar: `من يقرؤون التقارير ويقرّرون
من يكتبونها ويريدون أن يُوثق بهم`,
  },
  sections: [
    section(
      t('The middle and the rest', 'الوسط وما حوله'),
      article(t('Two kinds of average', 'نوعان من المتوسّط'), {
        en: `Seven people sit in a small café. Their monthly incomes are 5, 6, 6, 7, 8, 9 and 10 thousand riyals. The average is a little over 7 thousand, and it describes the room quite well. Then the owner of a chain of hotels comes in, with an income of 800 thousand. The average in the café is now 106 thousand, and nobody in it earns anything like that.

# Mean and median

The **mean** adds everything and divides by the number of values:

$\\bar{x} = \\dfrac{x_1 + x_2 + \\dots + x_n}{n}$

The **median** is the value in the middle when all of them stand in a row. In our café it moved from 7 to 7.5 when the rich guest came in. He changed the mean by a hundred thousand, and the median hardly noticed.

!mean-median|A row of small dots on a balance and one big dot far away which tips it|The mean is where the beam balances; the median is the dot in the middle.

## Which one should I use?

| Question | Better answer |
| What does a typical customer spend? | Median |
| How much will a thousand customers spend together? | Mean, times a thousand |
| How long does delivery usually take? | Median, and the slowest tenth |
| How many staff do we need in all? | Mean |

The mean answers questions about totals, the median questions about the typical case. Both are honest. What is dishonest, or at least careless, is to use one and speak as if it were the other: "our customers spend 300 riyals" when most of them spend 90.

# Ask about the spread

An average without a spread is half a sentence. Two bus lines may both need thirty minutes on average. One takes between 28 and 32, the other between 15 and 60. You would plan your morning quite differently. So whenever you meet an average, ask for a second number: how far from it do most values lie?

> A man can drown in a river that is one metre deep on average.

# Practice

Take a number from the last report that you read. Is it a mean or a median? What would the other be, roughly? Who would be glad if it were shown, and who would not?`,
        ar: `سبعة أشخاص في مقهى صغير، دخلهم الشهري بآلاف الريالات: 5 و6 و6 و7 و8 و9 و10. المتوسّط يزيد قليلًا على 7 آلاف، وهو يصف المكان وصفًا لا بأس به. ثم يدخل صاحب سلسلة فنادق دخله 800 ألف، فيصبح متوسّط المقهى 106 آلاف، وليس فيه من يقترب دخله من ذلك.

# المتوسّط والوسيط

**المتوسّط الحسابي** يجمع القيم كلّها ويقسمها على عددها:

$\\bar{x} = \\dfrac{x_1 + x_2 + \\dots + x_n}{n}$

أما **الوسيط** فهو القيمة التي تقف في الوسط حين تصطفّ القيم كلّها. في مقهانا انتقل من 7 إلى 7.5 عند دخول الضيف الثري. لقد غيّر المتوسّط بنحو مئة ألف، أما الوسيط فلم يكد يشعر به.

!mean-median|صف من نقاط صغيرة على ميزان ونقطة كبيرة بعيدة تُميله|المتوسّط هو موضع اتّزان العارضة، والوسيط هو النقطة الوسطى.

## أيّهما أستعمل؟

| السؤال | الجواب الأفضل |
| كم ينفق عميل نموذجي؟ | الوسيط |
| كم ينفق ألف عميل معًا؟ | المتوسّط مضروبًا في ألف |
| كم يستغرق التوصيل عادة؟ | الوسيط، ومعه أبطأ عُشر |
| كم موظفًا نحتاج إجمالًا؟ | المتوسّط |

المتوسّط يجيب عن أسئلة المجموع، والوسيط عن أسئلة الحالة النموذجية. وكلاهما صادق. أما غير الصادق، أو المتساهل على الأقل، فهو أن تستعمل أحدهما وتتكلّم كأنه الآخر: «عملاؤنا ينفقون 300 ريال» ومعظمهم ينفق 90.

# اسأل عن التشتّت

المتوسّط بلا تشتّت نصف جملة. قد يحتاج خطّا حافلات إلى ثلاثين دقيقة في المتوسّط، لكنّ أحدهما يستغرق ما بين 28 و32 دقيقة، والآخر ما بين 15 و60. ستخطّط لصباحك في الحالتين تخطيطًا مختلفًا تمامًا. فكلما قابلت متوسّطًا فاطلب رقمًا ثانيًا: كم تبعد عنه معظم القيم؟

> قد يغرق المرء في نهر عمقه متر واحد في المتوسّط.

# تمرين

خذ رقمًا من آخر تقرير قرأته. أهو متوسّط أم وسيط؟ وكم يكون الآخر على وجه التقريب؟ ومن يسرّه أن يُعرض، ومن لا يسرّه؟`,
      }),
      embed(t('Move the dots', 'حرّك النقاط'), {
        asset: 'embeds/mean-median.html',
        height: 480,
        description: t('Drag a dot and see which average follows it.', 'اسحب نقطة وانظر أي المتوسّطين يتبعها.'),
      }),
    ),
    section(
      t('Percentages', 'النِّسب المئوية'),
      article(t('Per cent of what?', 'نسبة من ماذا؟'), {
        en: `A percentage is a fraction in formal dress. Like every fraction it has a bottom, and the bottom is what people leave out. "Complaints rose by 50 per cent" may mean that they went from two to three.

# Three traps

## The changing whole

A shirt for 200 riyals is reduced by 20 per cent and later raised by 20 per cent. It does not cost 200 again:

$200 \\times 0.8 \\times 1.2 = 192$

The second twenty per cent was taken of a smaller whole. For the same reason a loss of half needs a gain of double to make it good.

## Points and per cent

If a share rises from 4 to 6 per cent, it has grown by two **percentage points** and by fifty **per cent**. Both are right, and they sound very different. Whoever chooses only one of them has chosen an impression too.

## The silent bottom

"Nine of ten graduates found work" sounds splendid, until you learn that only those who answered a letter were counted. People without good news answer less often. The question is always the same: who could have been counted, and who was?

!changing-whole|Two circles of different sizes with the same slice cut out of each|The same slice in per cent, but not the same amount.

# Small and large together

When a risk is rare, a large relative change may be a small thing. Suppose that something happens to 2 out of 100,000 people and, after some event, to 3. It is "50 per cent more likely", and it is one additional person among a hundred thousand. A fair report names both.

| Way of speaking | Same fact |
| Relative | 50 per cent more |
| Absolute | 1 more in 100,000 |
| Per cent | from 0.002 to 0.003 per cent |

# The habit

Whenever you write or read a percentage, finish the sentence: *of what, counted when, by whom*. If the writer can't finish it, treat the number as an opinion. If you are the writer, put the two raw numbers beside it. It costs a line and saves a discussion.`,
        ar: `النسبة المئوية كسر في ثوب رسمي. ولها، ككل كسر، مقام، والمقام هو ما يُغفله الناس. فعبارة «ارتفعت الشكاوى 50 في المئة» قد تعني أنها ارتفعت من اثنتين إلى ثلاث.

# ثلاثة فخاخ

## الكلّ المتغيّر

قميص بمئتي ريال يُخفَّض 20 في المئة ثم يُرفع 20 في المئة. لن يعود ثمنه إلى 200:

$200 \\times 0.8 \\times 1.2 = 192$

فالعشرون الثانية أُخذت من كلٍّ أصغر. وللسبب نفسه تحتاج خسارة النصف إلى ربح بمقدار الضعف كي تُعوَّض.

## النقاط والنسبة

إذا ارتفعت حصّة من 4 إلى 6 في المئة فقد زادت **نقطتين مئويتين**، وزادت **خمسين في المئة**. كلا القولين صحيح، ووقعهما مختلف جدًّا. ومن يختار واحدًا منهما فقط فقد اختار انطباعًا أيضًا.

## المقام الصامت

عبارة «تسعة من كل عشرة خرّيجين وجدوا عملًا» تبدو رائعة، إلى أن تعرف أنهم أحصوا من أجاب عن رسالة فقط. ومن ليس عنده خبر سارّ أقلّ إجابة من غيره. والسؤال هو نفسه دائمًا: من كان يمكن إحصاؤه، ومن أُحصي فعلًا؟

!changing-whole|دائرتان مختلفتان في الحجم اقتُطعت من كلٍّ منهما الشريحة نفسها|الشريحة واحدة نسبةً، لكن المقدار ليس واحدًا.

# الصغير والكبير معًا

حين يكون الخطر نادرًا قد يكون التغيّر النسبي الكبير أمرًا صغيرًا. لنفترض أن شيئًا يصيب شخصين من كل 100,000، وصار بعد حدث ما يصيب ثلاثة. لقد صار «أكثر احتمالًا بنسبة 50 في المئة»، وهو في الوقت نفسه شخص إضافي واحد بين مئة ألف. والتقرير المنصف يذكر الأمرين.

| طريقة القول | الحقيقة نفسها |
| نسبية | أكثر بنسبة 50 في المئة |
| مطلقة | واحد زيادةً في كل 100,000 |
| مئوية | من 0.002 إلى 0.003 في المئة |

# العادة

كلما كتبت نسبة مئوية أو قرأتها فأكمل الجملة: **من ماذا، ومتى أُحصيت، ومن أحصاها**. فإن لم يستطع الكاتب إكمالها فعامِل الرقم معاملة الرأي. وإن كنت أنت الكاتب فضع العددين الأصليين بجانبها؛ يكلّفك ذلك سطرًا ويوفّر عليك جدالًا طويلًا.`,
      }),
      article(t('Fair comparisons', 'مقارنات عادلة'), {
        en: `Branch A sold for two million last year, branch B for one. Is A better? It depends on what each had to begin with: staff, opening hours, a station next door. A comparison is fair if the two sides differ in the thing that you want to judge and in little else.

# Four questions before comparing

1. Are the **sizes** alike, or have we divided by something sensible: per employee, per square metre, per visitor?
2. Is it the same **period**? Ramadan, summer and school holidays move sales more than any campaign.
3. Was it **counted** in the same way? A new till system may invent growth out of thin air.
4. Who has **dropped out**? If weak branches were closed, those left look better without having improved.

!two-branches|Two shop fronts, one beside a busy station and one in a quiet street|Which of the two manages better cannot be read off the turnover alone.

## When the whole contradicts its parts

Here is a strange thing which happens more often than one would think. Two teams answer letters, some of which are easy and some hard.

| | Team A | Team B |
| Easy letters solved | 18 of 20 (90 %) | 76 of 90 (84 %) |
| Hard letters solved | 40 of 80 (50 %) | 4 of 10 (40 %) |
| Together | 58 of 100 (58 %) | 80 of 100 (80 %) |

Team A is better at easy letters and better at hard ones, yet worse in total. It simply got most of the hard ones. A manager who sees only the last row rewards the wrong team.

# Before and after

The commonest comparison of all is with oneself: before the training and after it. Beware of the moment at which it was chosen. Measures are taken when things are at their worst, and what is at its worst usually improves without help. Ask how the number wandered in the two years before. If it always went up and down by ten, a rise of eight proves little.

> Compare like with like, or say plainly that you can't.`,
        ar: `باع الفرع (أ) في العام الماضي بمليونين، والفرع (ب) بمليون. هل (أ) أفضل؟ يتوقّف ذلك على ما كان لكلٍّ منهما من البداية: عدد الموظفين، وساعات العمل، ومحطّة مجاورة. والمقارنة عادلة إذا اختلف الطرفان في الشيء الذي تريد الحكم عليه، وفي القليل سواه.

# أربعة أسئلة قبل المقارنة

1. هل **الأحجام** متقاربة، أم قسمنا على شيء معقول: لكل موظف، أو لكل متر مربّع، أو لكل زائر؟
2. هل **الفترة** واحدة؟ فرمضان والصيف والإجازات تحرّك المبيعات أكثر من أي حملة.
3. هل **العدّ** جرى بالطريقة نفسها؟ قد يصنع نظام محاسبة جديد نموًّا من العدم.
4. من الذي **خرج** من الحساب؟ إذا أُغلقت الفروع الضعيفة بدا الباقي أفضل دون أن يتحسّن.

!two-branches|واجهتا متجرين: واحدة بجانب محطّة مزدحمة وأخرى في شارع هادئ|لا يُعرف من المبيعات وحدها أيّهما أحسن إدارة.

## حين يناقض الكلُّ أجزاءه

إليك أمرًا غريبًا يحدث أكثر ممّا نظنّ. فريقان يجيبان عن رسائل، بعضها سهل وبعضها صعب.

| | الفريق أ | الفريق ب |
| الرسائل السهلة المحلولة | 18 من 20 (90 %) | 76 من 90 (84 %) |
| الرسائل الصعبة المحلولة | 40 من 80 (50 %) | 4 من 10 (40 %) |
| المجموع | 58 من 100 (58 %) | 80 من 100 (80 %) |

الفريق (أ) أفضل في السهل وأفضل في الصعب، ومع ذلك فهو أسوأ في المجموع، لأنه ببساطة نال معظم الرسائل الصعبة. والمدير الذي لا يرى إلا السطر الأخير يكافئ الفريق الخطأ.

# قبل وبعد

أكثر المقارنات شيوعًا مقارنة المرء بنفسه: قبل التدريب وبعده. احذر من اللحظة التي اختيرت؛ فالإجراءات تُتَّخذ حين تبلغ الأمور أسوأها، وما بلغ أسوأه يتحسّن عادة دون عون. اسأل كيف كان الرقم يتأرجح في السنتين السابقتين. فإن كان يعلو ويهبط دائمًا بمقدار عشرة فإن ارتفاعًا بمقدار ثمانية لا يثبت الكثير.

> قارن المتماثلات، أو قل بصراحة إنك لا تستطيع.`,
      }),
    ),
    section(
      t('Chance', 'المصادفة'),
      article(t('How much of it is luck?', 'كم منها حظّ؟'), {
        en: `Throw a coin ten times. Five heads and five tails are the most likely result, and yet it happens only about once in four tries. Seven heads or more come up in roughly one series of six. If seven of ten customers prefer the new packaging, you have so far learnt about as much as from a coin.

# Small groups swing

The smaller a group, the wilder its percentages. The best and the worst schools in any ranking are mostly small ones, and so are the healthiest and the least healthy villages. It is not that small places are special; it is that three pupils more or less move their average.

!coin-cloud|Clouds of dots that are wide for small groups and narrow for large ones|The same coin, thrown by groups of 10, 100 and 1,000: the larger the group, the narrower the cloud.

A rule of thumb for shares near one half: with $n$ people asked, the result wobbles by about

$\\pm \\dfrac{1}{\\sqrt{n}}$

| People asked | Wobble |
| 25 | about 20 points |
| 100 | about 10 points |
| 400 | about 5 points |
| 2,500 | about 2 points |

Notice the price of precision: to halve the wobble you need four times as many people.

## Patterns that nobody made

Our eye is a machine for finding patterns. Three good months look like a trend, two accidents in a week like a curse. Before you explain one, ask what would have happened if nothing had changed at all. If such a run turns up by itself every other year, the explanation can wait.

# What to do with doubt

Doubt is not a reason to do nothing. It is a reason to choose steps which you can take back. If the new packaging *may* be better, try it in two shops before all forty. Decide beforehand which result would convince you and which would not; afterwards we find it too easy to be convinced.

- Write the question down before you look.
- Say how many you will ask.
- Report the wobble along with the result.

With these three habits you will be wrong less often, and, more important still, you will know when you might be.`,
        ar: `ارمِ قطعة نقود عشر مرات. خمس مرات للوجه وخمس للظهر هي النتيجة الأرجح، ومع ذلك لا تحدث إلا مرة من كل أربع محاولات تقريبًا. أما سبعة وجوه أو أكثر فتظهر في سلسلة من كل ستّ. فإذا فضّل سبعة من عشرة عملاء التغليف الجديد فإن ما تعلّمته حتى الآن يساوي ما تعلّمك إياه قطعة نقود.

# المجموعات الصغيرة تتأرجح

كلما صغرت المجموعة اشتدّ تقلّب نِسبها. فأفضل المدارس وأسوؤها في أي ترتيب صغيرة في الغالب، وكذلك أكثر القرى صحّة وأقلّها. ليس لأن الأماكن الصغيرة مميّزة، بل لأن زيادة ثلاثة تلاميذ أو نقصهم تحرّك متوسّطها.

!coin-cloud|سُحب من النقاط تتّسع للمجموعات الصغيرة وتضيق للكبيرة|القطعة نفسها ترميها مجموعات من 10 و100 و1,000: كلما كبرت المجموعة ضاقت السحابة.

قاعدة تقريبية للحصص القريبة من النصف: إذا سألت $n$ من الناس فإن النتيجة تتذبذب بمقدار

$\\pm \\dfrac{1}{\\sqrt{n}}$

| عدد من سُئلوا | التذبذب |
| 25 | نحو 20 نقطة |
| 100 | نحو 10 نقاط |
| 400 | نحو 5 نقاط |
| 2,500 | نحو نقطتين |

ولاحظ ثمن الدقّة: كي تُنصّف التذبذب تحتاج إلى أربعة أضعاف الناس.

## أنماط لم يصنعها أحد

عيننا آلة للبحث عن الأنماط. ثلاثة أشهر جيدة تبدو اتجاهًا، وحادثان في أسبوع يبدوان نحسًا. قبل أن تفسّر اسأل: ماذا كان سيحدث لو لم يتغيّر شيء قط؟ فإذا كانت سلسلة كهذه تظهر وحدها كل سنتين فالتفسير يمكنه أن ينتظر.

# ماذا نفعل بالشكّ؟

ليس الشكّ سببًا لئلا نفعل شيئًا، بل سبب لاختيار خطوات نستطيع الرجوع عنها. إذا كان التغليف الجديد **ربما** أفضل فجرّبه في متجرين قبل الأربعين كلّها. وقرّر مسبقًا أي نتيجة تقنعك وأيّها لا تقنعك؛ فبعد ظهورها يسهل علينا الاقتناع أكثر من اللازم.

- اكتب السؤال قبل أن تنظر.
- قل كم شخصًا ستسأل.
- اذكر التذبذب مع النتيجة.

بهذه العادات الثلاث ستخطئ أقلّ، والأهم من ذلك أنك ستعرف متى قد تكون مخطئًا.`,
      }),
      article(
        t('A checklist for any number', 'قائمة أسئلة لأي رقم'),
        {
          en: `Keep this page near your desk. It takes two minutes for an ordinary number and ten for an important one.

# Seven questions

1. What exactly was counted, and what was left out?
2. Mean or median? How wide is the spread?
3. Per cent of what?
4. Compared with what, and is the comparison fair?
5. How large was the group, and how much does it wobble?
6. Who gains if I believe it?
7. What would I expect to see if the opposite were true?

The last is the most powerful of the seven. If you expect to see the same thing either way, the number says nothing about the question, however precise it looks.`,
          ar: `احتفظ بهذه الصفحة قرب مكتبك. تأخذ منك دقيقتين للرقم العادي وعشرًا للرقم المهم.

# سبعة أسئلة

1. ما الذي عُدّ بالضبط، وما الذي تُرك؟
2. متوسّط أم وسيط؟ وما مقدار التشتّت؟
3. نسبة من ماذا؟
4. مقارنةً بماذا، وهل المقارنة عادلة؟
5. كم كان حجم المجموعة، وكم تتذبذب؟
6. من المستفيد إن صدّقتُ؟
7. ماذا كنت أتوقّع أن أرى لو كان العكس صحيحًا؟

السؤال الأخير أقواها جميعًا. فإذا كنت تتوقّع أن ترى الشيء نفسه في الحالتين فإن الرقم لا يقول شيئًا عن المسألة، مهما بدا دقيقًا.`,
        },
        { isOptional: true },
      ),
    ),
  ],
});
