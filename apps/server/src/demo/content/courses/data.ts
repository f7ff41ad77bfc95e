import { article, course, section, t } from '../build.ts';

const charts = course({
  key: 'charts-that-speak',
  category: 'data-ai',
  learningType: 'SELF_PACED',
  level: 'INTERMEDIATE',
  price: 0,
  minutes: 60,
  instructors: ['omar', 'lina'],
  publishedDaysAgo: 15,
  title: t('Charts that speak', 'رسوم بيانية تتكلّم'),
  subtitle: t('Choose, draw and label a chart that is understood at once', 'اختر رسمًا وارسمه وسمِّه كي يُفهم من أول نظرة'),
  description: t(
    'A good chart answers one question before the reader has asked it. You learn to choose the form, to take away what disturbs, and to label so that it reads in both directions.',
    'الرسم الجيد يجيب عن سؤال واحد قبل أن يسأله القارئ. تتعلّم أن تختار الشكل، وأن تحذف ما يزعج، وأن تضع التسميات بحيث يُقرأ في الاتجاهين.',
  ),
  outcomes: t(
    'Match question and form\nBegin bars at zero and know why\nLabel directly instead of using a legend\nShow doubt without hiding the message',
    'أن توائم بين السؤال والشكل\nأن تبدأ الأعمدة من الصفر وتعرف السبب\nأن تسمّي مباشرة بدل مفتاح الألوان\nأن تُظهر الشكّ دون إخفاء الرسالة',
  ),
  requirements: t('Any program that draws charts', 'أي برنامج يرسم الرسوم البيانية'),
  audience: t('Everyone who presents numbers', 'كل من يعرض أرقامًا'),
  sections: [
    section(
      t('Choosing', 'الاختيار'),
      article(
        t('First the question', 'السؤال أولًا'),
        t(
          `Programs ask for the type of chart before you know what you want to say. Turn it round. Write the question, then the answer as a sentence, and then look for the form which makes that sentence visible.

| The question | The form |
| Which is larger? | Bars, sorted |
| How has it developed? | A line |
| How is it distributed? | Dots or a histogram |
| Do two things go together? | A scatter of dots |
| What part of the whole? | One bar, divided |

# Why hardly ever a pie

Our eye compares lengths well and angles badly. Two slices of 23 and 27 per cent look alike, two bars don't. A pie is bearable for two parts, and then a sentence would often have been enough.

## The title is the answer

"Sales 2025" says what one sees anyway. "Since the move, the evening sells more than the morning" says what it means. Whoever reads only the titles of your charts should know the whole story.`,
          `تسألك البرامج عن نوع الرسم قبل أن تعرف ما تريد قوله. فاقلب الترتيب: اكتب السؤال، ثم الجواب جملةً، ثم ابحث عن الشكل الذي يجعل تلك الجملة مرئية.

| السؤال | الشكل |
| أيّها أكبر؟ | أعمدة مرتّبة |
| كيف تطوّر؟ | خطّ |
| كيف يتوزّع؟ | نقاط أو مدرّج تكراري |
| هل يسير شيئان معًا؟ | سحابة نقاط |
| كم جزءًا من الكل؟ | شريط واحد مقسوم |

# لماذا نتجنّب الدائرة في الغالب؟

تقارن العين الأطوال جيدًا والزوايا على نحو سيّئ. فشريحتان من 23 و27 في المئة تبدوان متماثلتين، والعمودان لا يبدوان كذلك. والدائرة محتملة لجزأين، وعندها كانت جملة تكفي غالبًا.

## العنوان هو الجواب

«مبيعات 2025» عنوان يقول ما يُرى على أي حال. أما «صار المساء يبيع أكثر من الصباح منذ الانتقال» فيقول المعنى. ومن قرأ عناوين رسومك وحدها ينبغي أن يعرف القصة كلّها.`,
        ),
      ),
      article(
        t('Exercise: three sentences', 'تمرين: ثلاث جمل'),
        t(
          'Take a table from your work and write three different sentences that it supports. Each needs another chart. Sketch all three by hand, in no more than two minutes each.',
          'خذ جدولًا من عملك واكتب ثلاث جمل مختلفة يؤيّدها. كل جملة تحتاج إلى رسم آخر. ارسم الثلاثة بيدك في دقيقتين لكلٍّ منها على الأكثر.',
        ),
      ),
    ),
    section(
      t('Drawing', 'الرسم'),
      article(
        t('Take away', 'احذف'),
        t(
          `When a chart does not work we tend to add: colours, arrows, shadows. Nearly always it helps to take away instead.

# In this order

1. Frame and background.
2. Grid lines, down to three or four pale ones.
3. The legend: write the name at the end of the line itself.
4. Decimal places that nobody needs.
5. Colours: grey for all, one colour for what the title speaks of.

## Bars begin at zero

A bar says with its length how much there is. If you cut off the foot, 52 looks twice as much as 50. Lines may begin elsewhere, because they show change; write the limits clearly on the axis then.

# Direction

In Arabic, time runs from right to left when the whole page does, and readers expect the axis of values on the right. Let your tool mirror the chart, and check afterwards that numbers and units have kept their order. If the chart is meant for an international trade paper, agree with its readers beforehand.`,
          `حين لا ينجح الرسم نميل إلى الإضافة: ألوان وأسهم وظلال. والأنفع في الغالب أن نحذف.

# بهذا الترتيب

1. الإطار والخلفية.
2. خطوط الشبكة، حتى يبقى منها ثلاثة أو أربعة باهتة.
3. مفتاح الألوان: اكتب الاسم عند نهاية الخطّ نفسه.
4. المنازل العشرية التي لا يحتاج إليها أحد.
5. الألوان: رمادي للجميع، ولون واحد لما يتحدّث عنه العنوان.

## الأعمدة تبدأ من الصفر

العمود يقول بطوله كم هناك. فإن قطعت قدمه بدت 52 ضعف 50. أما الخطوط فلها أن تبدأ من غير الصفر لأنها تُظهر التغيّر، واكتب حينها الحدود واضحة على المحور.

# الاتجاه

يسير الزمن في العربية من اليمين إلى اليسار حين تسير الصفحة كذلك، ويتوقّع القارئ محور القيم في اليمين. دع الأداة تعكس الرسم، ثم تأكّد أن الأرقام والوحدات حفظت ترتيبها. وإن كان الرسم لمجلة مهنية دولية فاتّفق مع قرّائها مسبقًا.`,
        ),
      ),
      article(
        t('Before and after', 'قبل وبعد'),
        t(
          'Open your last chart. Take away one thing at a time and look after each step. Stop when the next removal would hurt, then put back the last. Keep both versions beside each other for a day.',
          'افتح آخر رسم لك واحذف شيئًا واحدًا في كل مرة، وانظر بعد كل خطوة. توقّف حين يصير الحذف التالي مؤذيًا ثم أعِد آخر ما حذفت. وضع النسختين متجاورتين يومًا كاملًا.',
        ),
      ),
    ),
    section(
      t('Honesty', 'الأمانة'),
      article(
        t('Showing doubt', 'إظهار الشكّ'),
        t(
          `A line on a chart looks as though it were certain. Often it isn't: the sample was small, the last month is provisional, the forecast is a guess. Readers who find out later won't believe the next one.

# Four simple means

- **A band** around the line, within which the value probably lies.
- **A dotted continuation** for everything that is forecast.
- **Hollow dots** for provisional figures.
- **A sentence below:** "Based on 84 answers; differences under ten points may be chance."

## What to leave out, and to say so

It is honest to leave out an outlier if you say that you did and why. It is dishonest to choose the beginning of the time axis so that the curve climbs. Try it: move the beginning forwards and back. If the message turns over, the message is the choice of the window.

> Draw it so that your opponent would accept it.

Then a chart needs no defending, and you can speak about what follows from it.`,
          `الخطّ على الرسم يبدو كأنه مؤكّد، وكثيرًا ما لا يكون: العيّنة صغيرة، أو الشهر الأخير أوّلي، أو التوقّع تخمين. والقارئ الذي يكتشف ذلك لاحقًا لن يصدّق الرسم التالي.

# أربع وسائل بسيطة

- **شريط** حول الخطّ تقع القيمة داخله على الأرجح.
- **امتداد منقّط** لكل ما هو توقّع.
- **نقاط مفرّغة** للأرقام الأوّلية.
- **جملة تحته:** «استنادًا إلى 84 إجابة، وما دون عشر نقاط قد يكون مصادفة».

## ما نحذفه ونصرّح بحذفه

من الأمانة أن تحذف قيمة شاذّة إن قلت إنك حذفتها ولماذا. وليس من الأمانة أن تختار بداية محور الزمن كي يصعد المنحنى. جرّب: قدّم البداية وأخّرها، فإن انقلبت الرسالة فالرسالة هي اختيار النافذة.

> ارسمه بحيث يقبله خصمك.

وعندها لا يحتاج الرسم إلى دفاع، وتستطيع أن تتحدّث فيما يترتّب عليه. وهذا هو المقصود من الرسم.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Checklist', 'قائمة المراجعة'),
        t(
          '1. Does the title say the answer?\n2. Do bars begin at zero?\n3. Can it be read without colour?\n4. Are source and number given?\n5. Would my opponent accept it?',
          '1. هل يقول العنوان الجواب؟\n2. هل تبدأ الأعمدة من الصفر؟\n3. هل يُقرأ بلا ألوان؟\n4. هل ذُكر المصدر والعدد؟\n5. هل يقبله خصمي؟',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const spreadsheets = course({
  key: 'spreadsheet-skills',
  category: 'data-ai',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 70,
  instructors: ['omar'],
  publishedDaysAgo: 200,
  title: t('Spreadsheets without fear', 'جداول بلا خوف'),
  subtitle: t('Tidy tables, five formulas, no surprises', 'جداول مرتّبة وخمس صيغ ولا مفاجآت'),
  description: t(
    'Most trouble with spreadsheets begins long before the first formula: in the way the table is laid out. Begin there, and five formulas will carry you through most weeks.',
    'معظم متاعب الجداول تبدأ قبل أول صيغة بكثير: في ترتيب الجدول نفسه. ابدأ من هناك تكفِك خمس صيغ في معظم الأسابيع.',
  ),
  outcomes: t(
    'Lay out a table that can be sorted and counted\nUse five formulas with confidence\nFind duplicates and gaps\nHand a file on so that others understand it',
    'أن ترتّب جدولًا يقبل الفرز والعدّ\nأن تستعمل خمس صيغ بثقة\nأن تجد المكرّر والناقص\nأن تسلّم ملفًّا يفهمه غيرك',
  ),
  requirements: t('A spreadsheet program of any kind', 'أي برنامج جداول'),
  audience: t('Beginners, and those who have taught themselves', 'المبتدئون ومن علّموا أنفسهم'),
  sections: [
    section(
      t('Tables', 'الجداول'),
      article(
        t('One row, one thing', 'سطر واحد لشيء واحد'),
        t(
          `A table for a computer isn't a table for a notice board. The computer wants one row for each thing, one column for each property, one header line, and no merged cells, subtotals or blank rows for beauty.

| Date | Branch | Product | Pieces |
| 2025-03-02 | Abha | Lamp | 4 |
| 2025-03-02 | Taif | Lamp | 7 |

# Four rules

1. One kind of value in each column: numbers, dates or words, not "about 5".
2. Say everything in the cells. Colour alone can't be counted.
3. Write dates as year, month, day, so that they sort by themselves.
4. Never put two facts in one cell: first name and family name are two.

## Where does the beauty go?

Onto a second sheet. The first holds the data and is never formatted; the second shows what people need to see and takes its numbers from the first. If the report has to look different next month, you will only touch the second.`,
          `الجدول المعدّ للحاسوب غير الجدول المعدّ للوحة الإعلانات. فالحاسوب يريد سطرًا لكل شيء، وعمودًا لكل صفة، وسطر عناوين واحدًا، بلا خلايا مدموجة ولا مجاميع جزئية ولا أسطر فارغة للزينة.

| التاريخ | الفرع | المنتج | القطع |
| 2025-03-02 | أبها | مصباح | 4 |
| 2025-03-02 | الطائف | مصباح | 7 |

# أربع قواعد

1. نوع واحد من القيم في كل عمود: أعداد أو تواريخ أو كلمات، لا «نحو 5».
2. قل كل شيء في الخلايا، فاللون وحده لا يُعدّ.
3. اكتب التاريخ سنة ثم شهرًا ثم يومًا كي يُفرز وحده.
4. لا تضع حقيقتين في خلية، فالاسم واسم العائلة اثنان.

## وأين نضع الجمال؟

في ورقة ثانية. الأولى تحمل البيانات ولا تُنسَّق أبدًا، والثانية تُظهر ما يحتاج الناس إلى رؤيته وتأخذ أرقامها من الأولى. فإن تغيّر شكل التقرير في الشهر القادم لم تمسّ إلا الثانية.`,
        ),
      ),
      article(
        t('Exercise: untangle', 'تمرين: فكّ التشابك'),
        t(
          'Find a table in which a cell holds two facts or a colour means something. Copy it and give each fact its own column. How many questions can you suddenly answer by sorting?',
          'ابحث عن جدول فيه خلية تحمل حقيقتين أو لون له معنى. انسخه وأعطِ كل حقيقة عمودها. كم سؤالًا صرت تجيب عنه بالفرز وحده؟',
        ),
      ),
    ),
    section(
      t('Formulas', 'الصيغ'),
      article(
        t('Five formulas', 'خمس صيغ'),
        t(
          `You don't need four hundred functions. These five, well understood, answer most questions of an ordinary office.

| Formula | Answers |
| [[=SUM(D2:D500)]] | How much altogether? |
| [[=COUNTIF(B2:B500,"Taif")]] | How often does Taif occur? |
| [[=SUMIF(B2:B500,"Taif",D2:D500)]] | How many pieces in Taif? |
| [[=IF(D2>10,"many","few")]] | Which of two cases? |
| [[=XLOOKUP(C2,Prices!A:A,Prices!B:B)]] | What stands beside this in another table? |

# Fixed and moving

If you copy a formula downwards, its addresses move along. A dollar sign in front of a letter or number holds it fast. Click on a formula that gives a strange result and look at the coloured frames: most errors are a frame in the wrong place.

## Build in two steps

Rather than nest three formulas in one cell, use a helper column for each step and give it a name. It looks less clever, and you will still understand it in June. When everything is right, the helper columns can be hidden; don't delete them.`,
          `لست بحاجة إلى أربعمئة دالة. فهذه الخمس، إذا فُهمت جيدًا، تجيب عن معظم أسئلة المكتب العادي.

| الصيغة | تجيب عن |
| [[=SUM(D2:D500)]] | كم المجموع؟ |
| [[=COUNTIF(B2:B500,"الطائف")]] | كم مرة ترد الطائف؟ |
| [[=SUMIF(B2:B500,"الطائف",D2:D500)]] | كم قطعة في الطائف؟ |
| [[=IF(D2>10,"كثير","قليل")]] | أي الحالتين؟ |
| [[=XLOOKUP(C2,Prices!A:A,Prices!B:B)]] | ماذا يقابل هذا في جدول آخر؟ |

# ثابت ومتحرّك

إذا نسخت صيغة إلى أسفل تحرّكت عناوينها معها. وعلامة الدولار أمام الحرف أو الرقم تثبّته. انقر على صيغة نتيجتها غريبة وانظر إلى الأطر الملوّنة، فمعظم الأخطاء إطار في غير مكانه.

## ابنِ على خطوتين

بدل أن تُدخل ثلاث صيغ بعضها في بعض استعمل لكل خطوة عمودًا مساعدًا وسمِّه. يبدو ذلك أقلّ براعة، لكنك ستفهمه في يونيو أيضًا. وحين يصحّ كل شيء يمكن إخفاء الأعمدة المساعدة، لا حذفها.`,
        ),
      ),
      article(
        t('Practice sums', 'مسائل للتمرّن'),
        t(
          '1. How many different branches are there? (Copy the column, remove duplicates, count.)\n2. Which branch sold most lamps?\n3. Mark each sale above the median. Which two formulas do you need?',
          '1. كم فرعًا مختلفًا لدينا؟ (انسخ العمود واحذف المكرّر ثم عُدّ.)\n2. أي فرع باع أكثر المصابيح؟\n3. ضع علامة على كل بيع فوق الوسيط. ما الصيغتان اللازمتان؟',
        ),
      ),
    ),
    section(
      t('Handing on', 'التسليم'),
      article(
        t('A file for others', 'ملف لغيرك'),
        t(
          `You know what your file means. In half a year you'll be one of the others. A file that can be handed on has three things which cost ten minutes altogether.

# 1. A cover sheet

What is it for, where do the data come from, as of when, who may be asked? Beneath it a list of all sheets with half a sentence each.

# 2. Marked inputs

Give one colour to the cells into which people may write, and only to those. Protect the rest, not out of distrust but because everyone mistypes at some time.

# 3. A control line

At the end of each table write a sum which has to agree with a known number, and beside it a cell that says "agrees" or "differs by 12". It is the smoke detector of your file.

## Names and versions

Name the file by content and date, [[2025-03-sales-branches]], and never "final", for no file has ever been final. Keep one place where the valid version lies. Two copies are two truths.`,
          `أنت تعرف ما يعنيه ملفّك، لكنك بعد نصف سنة ستكون واحدًا من الآخرين. والملف القابل للتسليم فيه ثلاثة أشياء لا تكلّف مجتمعة أكثر من عشر دقائق.

# 1. ورقة غلاف

ما غايته، ومن أين بياناته، وحتى أي تاريخ، ومن يُسأل عنه؟ وتحت ذلك قائمة بالأوراق كلّها مع نصف جملة لكلٍّ منها.

# 2. خانات إدخال مميّزة

أعطِ لونًا واحدًا للخلايا التي يُكتب فيها، ولها وحدها، واحمِ الباقي، لا عن ارتياب بل لأن كل إنسان يخطئ في الكتابة يومًا.

# 3. سطر مراقبة

اكتب في نهاية كل جدول مجموعًا يجب أن يطابق رقمًا معروفًا، وبجانبه خلية تقول «مطابق» أو «الفرق 12». إنه كاشف الدخان في ملفّك.

## الأسماء والنسخ

سمِّ الملف بمضمونه وتاريخه مثل [[2025-03-sales-branches]]، ولا تسمّه «نهائيًّا» أبدًا، فلم يكن ملف نهائيًّا قط. واجعل للنسخة الصحيحة مكانًا واحدًا، فنسختان حقيقتان.`,
        ),
      ),
      article(
        t('Ask a stranger', 'اسأل غريبًا'),
        t(
          'Give your file to a colleague who does not know it, with one question that it should answer. Sit beside them and say nothing. Every place where they hesitate needs a word.',
          'أعطِ ملفّك لزميل لا يعرفه، ومعه سؤال واحد ينبغي أن يجيب عنه الملف. اجلس بجانبه ولا تقل شيئًا. فكل موضع يتردّد فيه يحتاج إلى كلمة.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const dataCourses = [charts, spreadsheets];
