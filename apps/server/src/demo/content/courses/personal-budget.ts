import { article, course, document, embed, section, t } from '../build.ts';

export const personalBudget = course({
  key: 'personal-budget',
  category: 'finance',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 80,
  instructors: ['faisal'],
  publishedDaysAgo: 64,
  title: t('A budget you will keep', 'ميزانية تلتزم بها'),
  subtitle: t('One page, one evening a month, fewer surprises', 'صفحة واحدة، وأمسية في الشهر، ومفاجآت أقل'),
  description: {
    en: `A budget is not a punishment for spending. It is a decision, taken in a quiet hour, about what money is for. This course shows how to make one that fits on a page and survives an ordinary month.

We work with sample households and simple sums; a calculator and a printable sheet are part of the course. You learn methods, not investment tips, and nothing here depends on a particular bank or product.`,
    ar: `ليست الميزانية عقابًا على الإنفاق، بل قرار يُتَّخذ في ساعة هادئة حول ما يُراد للمال أن يفعله. وتبيّن هذه الدورة كيف تضع ميزانية تسعها صفحة واحدة وتصمد أمام شهر عادي.

نعمل مع أُسر افتراضية وحسابات بسيطة، وفي الدورة حاسبة وورقة للطباعة. ما تتعلّمه هنا طرائق لا نصائح استثمار، وليس فيها ما يرتبط بمصرف أو منتج بعينه.`,
  },
  outcomes: {
    en: `See on one page where a month's money goes
Tell fixed, flexible and yearly costs apart
Set aside for bills that come once a year
Build a reserve at a pace you can keep
Repair a budget after a bad month`,
    ar: `أن ترى في صفحة واحدة أين يذهب مال الشهر
أن تميّز التكاليف الثابتة والمرنة والسنوية
أن تدّخر للفواتير التي تأتي مرة في السنة
أن تبني احتياطيًّا بوتيرة تقدر عليها
أن تُصلح الميزانية بعد شهر سيّئ`,
  },
  requirements: {
    en: 'Three months of bank or wallet statements help, but are not required',
    ar: 'تفيد كشوف ثلاثة أشهر من المصرف أو المحفظة، لكنها ليست شرطًا',
  },
  audience: {
    en: `People with a first salary or a new household
Anyone who wonders where the month went`,
    ar: `أصحاب الراتب الأول أو البيت الجديد
كل من يتساءل أين ذهب الشهر`,
  },
  sections: [
    section(
      t('Seeing', 'الرؤية'),
      article(t('Where the month goes', 'أين يذهب الشهر'), {
        en: `Before you change anything, look. For most households the surprise is not one large purchase but many small ones that nobody decided. Take the statements of the last three months, or, if you pay in cash, keep every receipt for four weeks. Then sort each payment into one of three boxes.

# Three boxes

- **Fixed:** the same amount every month, agreed in advance. Rent, school fees, an instalment, internet.
- **Flexible:** it happens every month, but you choose how much. Food, fuel, meals out, clothes, gifts.
- **Yearly:** large and rare, but foreseeable. Insurance, car registration, feasts, the start of the school year.

!three-jars|Three jars of coins: one sealed, one open, one with a calendar|The third jar is the one most budgets forget.

The third box explains why good plans fail. In February nothing seems wrong; in August school supplies arrive, and the plan is declared dead. It was never a bad plan. It only lacked a line.

## Do the sum

Add up each box, divide the yearly one by twelve, and write one line:

$\\text{left over} = \\text{income} - \\text{fixed} - \\text{flexible} - \\dfrac{\\text{yearly}}{12}$

Here is the month of a sample family with an income of 12,000 riyals.

| Box | Amount a month |
| Fixed | 6,200 |
| Flexible | 3,900 |
| Yearly (13,200 a year) | 1,100 |
| Left over | 800 |

Without the third line they would believe that they have 1,900 to spare, and would wonder each summer where it went.

# Before you judge

Don't call any payment good or bad yet. Ask only one question of each: did we decide this, or did it happen to us? Mark what merely happened with a dot. In most households the dots add up to somewhere between a tenth and a fifth of the flexible box. That is where the next lesson begins, and it will not ask you to give up coffee.`,
        ar: `قبل أن تغيّر شيئًا، انظر. فالمفاجأة في معظم البيوت ليست مشترًى كبيرًا واحدًا، بل مشتريات صغيرة كثيرة لم يقرّرها أحد. خذ كشوف الأشهر الثلاثة الماضية، أو احتفظ بكل إيصال أربعة أسابيع إن كنت تدفع نقدًا، ثم ضع كل دفعة في واحد من ثلاثة صناديق.

# ثلاثة صناديق

- **ثابت:** المبلغ نفسه كل شهر، متّفق عليه مسبقًا، كالإيجار ورسوم المدرسة والقسط والإنترنت.
- **مرن:** يتكرّر كل شهر لكنك تختار مقداره، كالطعام والوقود والمطاعم والملابس والهدايا.
- **سنوي:** كبير ونادر لكنه متوقّع، كالتأمين وتجديد رخصة السيارة والأعياد وبداية العام الدراسي.

!three-jars|ثلاثة مرطبانات من النقود: مغلق ومفتوح وثالث عليه تقويم|المرطبان الثالث هو الذي تنساه معظم الميزانيات.

الصندوق الثالث يفسّر لماذا تفشل خطط جيدة. ففي فبراير لا يبدو أن ثمة خللًا، ثم تأتي لوازم المدارس في أغسطس فيُعلَن موت الخطة. لم تكن الخطة سيئة قط، وإنما كان ينقصها سطر.

## اجمع واطرح

اجمع كل صندوق، واقسم السنوي على اثني عشر، واكتب سطرًا واحدًا:

$\\text{الباقي} = \\text{الدخل} - \\text{الثابت} - \\text{المرن} - \\dfrac{\\text{السنوي}}{12}$

وهذا شهر أسرة افتراضية دخلها 12,000 ريال.

| الصندوق | المبلغ في الشهر |
| الثابت | 6,200 |
| المرن | 3,900 |
| السنوي (13,200 في السنة) | 1,100 |
| الباقي | 800 |

لولا السطر الثالث لظنّت الأسرة أن لديها فائضًا قدره 1,900 ريال، ولتساءلت كل صيف أين ذهب.

# قبل أن تحكم

لا تصف أي دفعة الآن بأنها جيدة أو سيئة. اسأل عن كلٍّ منها سؤالًا واحدًا: هل قرّرنا هذا أم حدث لنا؟ وضع نقطة بجانب ما حدث من تلقاء نفسه. في معظم البيوت تبلغ النقاط ما بين عُشر الصندوق المرن وخُمسه. ومن هنا يبدأ الدرس التالي، ولن يطلب منك أن تترك القهوة. واحفظ هذه الورقة مع تاريخها، فبعد ثلاثة أشهر ستقارن بها شهرًا جديدًا، وسترى بعينك أي النقاط اختفت.`,
      }),
      embed(t('Try it: the three-box calculator', 'جرّب: حاسبة الصناديق الثلاثة'), {
        asset: 'embeds/budget-calculator.html',
        height: 680,
        description: t(
          'Move the sliders and watch what is left over each month.',
          'حرّك المؤشّرات وراقب ما يبقى كل شهر.',
        ),
      }),
    ),
    section(
      t('Deciding', 'القرار'),
      article(
        t('Give every riyal a job', 'لكل ريال عمل'),
        {
          en: `A month has many wishes and one income. The trick of a budget that lasts is to decide in the right order: first what must be paid, then what you owe your future self, and only then what is free. What is free may be enjoyed without a bad conscience. That is the whole point.

# The order of decisions

1. **Fixed costs**, because others rely on them.
2. **The yearly twelfth**, moved on payday to a place where you don't see it every day.
3. **The reserve**, even if it is small. Fifty riyals each month is a habit; five hundred once is an accident.
4. **Flexible costs**, as a weekly sum. A week is easier to steer than a month.
5. **Free**, split between everyone in the house. Nobody has to explain it.

!money-river|A stream that fills four basins in turn before it reaches a garden|Money flows through the basins in order; only what overflows reaches the garden.

## Why weekly?

If a month's food money is 1,600 riyals, the third week is when it is felt. By then it is too late to do much. Four sums of 400 give you four chances to correct the course. Write the weekly sum where you shop: on the fridge, in the phone, on the envelope.

# How large a reserve?

A reserve is there so that a broken washing machine is annoying rather than a debt. A common first goal is one month of fixed costs, a later one is three. How long does it take? If $F$ are the fixed costs and $s$ what you put aside each month, the first goal needs

$n = \\dfrac{F}{s}$

months. For our sample family with $F = 6200$ and $s = 400$ that is between fifteen and sixteen months. It sounds slow. It is also fifteen months in which each small repair has already been paid for.

> A goal that you reach slowly is better than one that you give up quickly.

# Your task

Write your five lines in this order. If the last line is below zero, don't shave a little from everything. Change one thing properly, and note when you will look at it again.`,
          ar: `للشهر رغبات كثيرة ودخل واحد. وسرّ الميزانية التي تدوم أن تقرّر بالترتيب الصحيح: ما يجب دفعه أولًا، ثم ما تدين به لنفسك في المستقبل، ثم ما هو حرّ. وما كان حرًّا فلك أن تستمتع به مرتاح الضمير، وهذا هو المقصود كلّه.

# ترتيب القرارات

1. **التكاليف الثابتة**، لأن غيرك يعتمد عليها.
2. **جزء السنة**، يُنقل يوم الراتب إلى مكان لا تراه كل يوم.
3. **الاحتياطي**، ولو كان صغيرًا؛ فخمسون ريالًا كل شهر عادة، وخمسمئة مرة واحدة مصادفة.
4. **التكاليف المرنة**، مبلغًا أسبوعيًّا، فالأسبوع أسهل قيادة من الشهر.
5. **الحرّ**، يُقسم على أهل البيت، ولا يُطالَب أحد بتفسيره.

!money-river|جدول ماء يملأ أربعة أحواض واحدًا بعد آخر قبل أن يبلغ الحديقة|يمرّ المال بالأحواض بالترتيب، ولا يصل إلى الحديقة إلا ما فاض.

## لماذا الأسبوع؟

إذا كان مال الطعام في الشهر 1,600 ريال فإن الضيق يظهر في الأسبوع الثالث، وعندها يكون الوقت قد فات على أكثر الحلول. أما أربعة مبالغ قدر كلٍّ منها 400 فتعطيك أربع فرص لتعديل المسار. اكتب مبلغ الأسبوع حيث تتسوّق: على الثلاجة، أو في الهاتف، أو على الظرف.

# كم يكون الاحتياطي؟

الاحتياطي موجود كي تكون الغسّالة المعطّلة إزعاجًا لا دَينًا. وأول هدف شائع هو تكاليف شهر ثابتة، ثم ثلاثة أشهر فيما بعد. وكم يستغرق ذلك؟ إذا كانت $F$ هي التكاليف الثابتة و$s$ ما تدّخره كل شهر، فإن الهدف الأول يحتاج إلى

$n = \\dfrac{F}{s}$

من الأشهر. وفي أسرتنا الافتراضية حيث $F = 6200$ و$s = 400$ يكون ذلك بين خمسة عشر شهرًا وستة عشر. يبدو بطيئًا، لكنها أيضًا خمسة عشر شهرًا دُفع فيها ثمن كل إصلاح صغير مقدّمًا.

> هدف تبلغه ببطء خير من هدف تتركه بسرعة.

# مهمّتك

اكتب أسطرك الخمسة بهذا الترتيب. وإذا كان السطر الأخير دون الصفر فلا تقتطع قليلًا من كل شيء، بل غيّر شيئًا واحدًا تغييرًا حقيقيًّا، ودوّن متى ستراجعه.`,
        },
        { prerequisite: 's1-1' },
      ),
      document(t('The one-page budget (printable)', 'ميزانية الصفحة الواحدة (للطباعة)'), {
        asset: 'media/one-page-budget.pdf',
        pages: 3,
        description: t(
          'Three pages in English and Arabic: the sheet, a filled-in example and the monthly check.',
          'ثلاث صفحات بالعربية والإنجليزية: الورقة، ومثال محلول، ومراجعة الشهر.',
        ),
      }),
    ),
    section(
      t('Keeping', 'الاستمرار'),
      article(t('The monthly hour', 'ساعة الشهر'), {
        en: `A budget dies of neglect, not of mistakes. What keeps it alive is one fixed hour each month: same day, same table, tea if you like. If you share a household, both come, and the telephone stays in another room.

# What happens in the hour

1. Put the plan beside what happened. Three boxes, six numbers.
2. Say what went well. Truly begin with that.
3. Take the box with the largest gap and ask why, without asking who.
4. Change one line for the coming month.
5. Look three months ahead. Which yearly payment comes next, and is its twelfth ready?

Then close the book. An hour is enough, and knowing that it ends makes it easier to begin.

## Gaps and their usual reasons

| What you see | Often means | Try |
| Flexible box too large every month | The plan was a wish | Take the real average of three months |
| Too large once | A guest, an illness, a feast | Leave the plan, note the reason |
| Fixed costs creep up | Subscriptions and instalments | List them; end one |
| The reserve is used each month | It pays for yearly costs | Raise the twelfth, not the reserve |

# After a bad month

There will be one. The old plan then looks like an accusation, and it is tempting to stop looking. Do the opposite: write the true numbers, however ugly, and make the next month's plan **smaller** rather than stricter. Someone who has overspent by 900 won't save 900 more the month after; 150 over six months is likely to work.

## Talking about money at home

Speak of "the box" and "the plan", not of "your shopping" and "my salary". Agree on a sum below which nobody has to ask. And let everyone old enough to have pocket money see one honest page. Children who see how a decision is made will know how to make one.

> The plan serves the people in the house. If it doesn't, change the plan.`,
        ar: `تموت الميزانية من الإهمال لا من الأخطاء. وما يُبقيها حيّة ساعة ثابتة كل شهر: اليوم نفسه، والطاولة نفسها، ومعها الشاي إن شئت. وإن كنت تشارك غيرك البيت فليحضر الطرفان، ولتبقَ الهواتف في غرفة أخرى.

# ماذا يحدث في هذه الساعة

1. ضع الخطة بجانب ما حدث: ثلاثة صناديق وستة أرقام.
2. قل ما سار على ما يرام، وابدأ به فعلًا.
3. خذ الصندوق الذي فيه أكبر فرق، واسأل لماذا، لا مَن.
4. غيّر سطرًا واحدًا للشهر القادم.
5. انظر ثلاثة أشهر إلى الأمام: ما الدفعة السنوية التالية، وهل جزؤها جاهز؟

ثم أغلق الدفتر. الساعة تكفي، ومعرفتك بأنها تنتهي تجعل البدء أسهل.

## الفروق وأسبابها المعتادة

| ما تراه | ما يعنيه غالبًا | جرّب |
| الصندوق المرن أكبر من اللازم كل شهر | كانت الخطة أمنية | خذ المتوسّط الحقيقي لثلاثة أشهر |
| أكبر من اللازم مرة واحدة | ضيف أو مرض أو عيد | اترك الخطة ودوّن السبب |
| التكاليف الثابتة تزحف صعودًا | اشتراكات وأقساط | اكتبها كلها وأنهِ واحدًا منها |
| الاحتياطي يُستعمل كل شهر | إنه يدفع التكاليف السنوية | ارفع جزء السنة لا الاحتياطي |

# بعد شهر سيّئ

سيأتي شهر كهذا لا محالة. وعندها تبدو الخطة القديمة كأنها اتهام، ويغريك ذلك بألّا تنظر. افعل العكس: اكتب الأرقام الحقيقية مهما كانت قبيحة، واجعل خطة الشهر التالي **أصغر** لا أشدّ. فمن أنفق 900 فوق خطته لن يدّخر 900 زيادة في الشهر التالي، أما 150 على ستة أشهر فمن المرجّح أن تنجح.

## الحديث عن المال في البيت

تحدّثوا عن «الصندوق» و«الخطة»، لا عن «تسوّقك» و«راتبي». واتّفقوا على مبلغ لا يحتاج أحد إلى الاستئذان دونه. ودعوا كل من بلغ سنّ المصروف يرى صفحة صادقة واحدة؛ فالأطفال الذين يرون كيف يُتَّخذ القرار يعرفون كيف يتّخذونه.

> الخطة في خدمة أهل البيت، فإن لم تخدمهم فغيّروا الخطة.`,
      }),
      article(
        t('Yearly costs without fear', 'تكاليف السنة بلا خوف'),
        {
          en: `The yearly box deserves a calendar of its own, because its payments are few, large and known. Whoever writes them down once has done most of the work for good.

# Make the calendar

Draw twelve fields. Go through last year, month by month, and enter every payment that does not come monthly: insurance, registration, school, travel, feasts, repairs that come back, presents. Write the amount beside each, rounded up. Where you don't know it, ask last year's statement rather than your memory, which is always cheaper than reality.

!year-wheel|A wheel of twelve months in which four segments stand out|Four heavy months, eight light ones: the wheel shows when the account has to be full.

Now add everything up and divide by twelve. This twelfth goes to a separate place on payday. In the first year there is a catch: if the heaviest month comes soon, the twelfths don't suffice yet. Suppose that you begin in May, have 1,100 a month, and 5,000 falls due in August. By then there are four twelfths:

$4 \\times 1100 = 4400 < 5000$

The gap of 600 has to be bridged once, spread over the four months at 150 each. From the second year on the sum works by itself.

## What belongs in, and what doesn't

- **In:** whatever you can foresee, even if the amount is uncertain.
- **Not in:** true accidents. They belong to the reserve.
- **Not in:** wishes. They get a line of their own, with a name and a date, so that saving for them is a pleasure.

# When the amount changes

Prices rise. In the monthly hour, whenever a yearly bill has been paid, correct its amount in the calendar at once and calculate the twelfth anew. It takes two minutes and saves the surprise next year.

## A rule of thumb for beginners

If you can't list the yearly costs, start with a tenth of your income. After one full year the calendar will tell you the true number. For many families it lies between eight and fifteen per cent.`,
          ar: `يستحقّ صندوق السنة تقويمًا خاصًّا به، لأن دفعاته قليلة وكبيرة ومعروفة. ومن يكتبها مرة واحدة يكون قد أنجز معظم العمل إلى الأبد.

# اصنع التقويم

ارسم اثنتي عشرة خانة. مُرّ بالسنة الماضية شهرًا شهرًا، وأدخل كل دفعة لا تأتي شهريًّا: التأمين، والرخصة، والمدرسة، والسفر، والأعياد، والإصلاحات المتكرّرة، والهدايا. اكتب المبلغ بجانب كلٍّ منها مقرّبًا إلى الأعلى. وما لا تعرفه فاسأل عنه كشف السنة الماضية لا ذاكرتك، فالذاكرة أرخص من الواقع دائمًا.

!year-wheel|عجلة من اثني عشر شهرًا تبرز فيها أربعة أجزاء|أربعة أشهر ثقيلة وثمانية خفيفة: تبيّن العجلة متى يجب أن يكون الحساب ممتلئًا.

اجمع الكل واقسمه على اثني عشر، وانقل هذا الجزء يوم الراتب إلى مكان منفصل. وفي السنة الأولى عقبة: إن كان أثقل الأشهر قريبًا فلن تكفي الأجزاء بعد. لنفترض أنك تبدأ في مايو بمبلغ 1,100 في الشهر، وأن 5,000 تستحقّ في أغسطس. سيكون لديك حينئذٍ أربعة أجزاء:

$4 \\times 1100 = 4400 < 5000$

والفرق، وهو 600، يُجسَر مرة واحدة موزّعًا على الأشهر الأربعة بواقع 150 لكل شهر. ومن السنة الثانية يستقيم الحساب وحده.

## ما يدخل وما لا يدخل

- **يدخل:** كل ما تستطيع توقّعه، وإن لم يكن المبلغ مؤكّدًا.
- **لا يدخل:** الحوادث الحقيقية، فمكانها الاحتياطي.
- **لا تدخل:** الأمنيات. لها سطر خاص باسم وتاريخ، كي يكون الادّخار من أجلها متعة.

# حين يتغيّر المبلغ

الأسعار ترتفع. كلما دُفعت فاتورة سنوية فصحّح مبلغها في التقويم فورًا خلال ساعة الشهر، واحسب الجزء من جديد. لا يأخذ ذلك أكثر من دقيقتين، ويوفّر عليك مفاجأة السنة القادمة.

## قاعدة تقريبية للمبتدئين

إن لم تستطع حصر التكاليف السنوية فابدأ بعُشر دخلك. وبعد سنة كاملة سيخبرك التقويم بالرقم الحقيقي، وهو عند كثير من الأسر بين ثمانية وخمسة عشر في المئة، ثم يصبح رقمًا مألوفًا لا يفاجئ أحدًا.`,
        },
        { isOptional: true },
      ),
    ),
  ],
});
