import { article, course, section, t } from '../build.ts';

export const designForTwoDirections = course({
  key: 'design-for-two-directions',
  category: 'design',
  learningType: 'SELF_PACED',
  level: 'INTERMEDIATE',
  price: 0,
  minutes: 110,
  instructors: ['lina'],
  publishedDaysAgo: 73,
  title: t('Design for two directions', 'تصميم باتجاهين'),
  subtitle: t('Screens that are at home in Arabic and in English', 'شاشات على سجيّتها بالعربية والإنجليزية'),
  description: {
    en: `Turning a layout round is the easy part. The craft begins with what must not be turned, with type that needs more air, with names in a foreign script in the middle of a line, and with numbers that keep their own direction.

The course takes one small product, a booking screen, and builds it twice. Each lesson answers one question that comes up in every bilingual project, with examples you can check on your own screens.`,
    ar: `قلب التخطيط هو الجزء السهل. أما الصنعة فتبدأ بما لا يجوز قلبه، وبخطّ يحتاج إلى هواء أكثر، وبأسماء بأبجدية أخرى في وسط السطر، وبأرقام تحتفظ باتجاهها.

تأخذ الدورة منتجًا صغيرًا واحدًا، هو شاشة حجز، وتبنيه مرتين. ويجيب كل درس عن سؤال واحد يظهر في كل مشروع ثنائي اللغة، بأمثلة تستطيع التحقّق منها على شاشاتك.`,
  },
  outcomes: {
    en: `Plan with start and end instead of left and right
Decide which icons turn and which stay
Set Arabic and Latin type that look like one family
Handle mixed lines, numbers and names safely
Test a screen in both directions in ten minutes`,
    ar: `أن تخطّط بالبداية والنهاية بدل اليمين واليسار
أن تقرّر أي الأيقونات يُقلب وأيّها يبقى
أن تنسّق خطًّا عربيًّا ولاتينيًّا كأنهما من أسرة واحدة
أن تعالج الأسطر المختلطة والأرقام والأسماء بأمان
أن تختبر شاشة بالاتجاهين في عشر دقائق`,
  },
  requirements: {
    en: 'Some practice in designing screens\nNo Arabic is needed, though a friend who reads it helps',
    ar: 'بعض الممارسة في تصميم الشاشات\nلا تُشترط البرمجة',
  },
  audience: {
    en: `Interface designers and front-end developers\nProduct people who sign off bilingual screens`,
    ar: `مصمّمو الواجهات ومطوّروها\nأصحاب المنتجات الذين يعتمدون الشاشات بلغتين`,
  },
  sections: [
    section(
      t('Space', 'المكان'),
      article(t('Start and end', 'البداية والنهاية'), {
        en: `A page in English begins at the top left, a page in Arabic at the top right. Everything that expresses *order* turns with it: the reading line, the way from one step to the next, the place of the most important thing. Whoever thinks in left and right designs every screen twice; whoever thinks in **start** and **end** designs it once.

# The vocabulary

| Instead of | Say | Because |
| left margin | margin at the start | it follows the text |
| right column | end column | details come after the main thing |
| slide in from the left | enter from the start | menus live at the start |
| back arrow to the left | back points to the start | back is where we came from |

In style sheets there are words for it: [[margin-inline-start]] rather than [[margin-left]], [[inset-inline-end]] rather than [[right]]. With them one set of rules serves both languages, and no second style sheet can fall behind.

!mirrored-screens|Two small screens side by side: menu, list and detail change sides, the clock and the play button stay|What expresses order turns. What is a thing stays.

## What turns

- The order of columns, tabs, steps and crumbs
- Progress bars and sliders that stand for a path
- The side at which a menu, a close button or a badge sits
- Arrows that mean back, next, send, undo, reply

## What stays

- Media controls: the tape runs forwards everywhere
- Clocks, logos, photographs, maps
- Telephone numbers, e-mail addresses, program code
- Charts whose axis is agreed upon by a profession; decide with those who read them

# The test of a glance

Put both versions beside each other at arm's length and half close your eyes. You should see one picture and its mirror image, with the same weight and the same rhythm. If one of the two looks emptier, the fault is usually a fixed width, or an alignment which somebody wrote as *left*.

# Exercise

Take a screen that you have made. List every place where you used the words left or right: in the file, in names of layers, in conversation. Rename them. Those for which you find no start and end are the interesting ones; bring them to the next lesson.`,
        ar: `تبدأ الصفحة الإنجليزية من أعلى اليسار والعربية من أعلى اليمين. ويدور معها كل ما يعبّر عن **الترتيب**: سطر القراءة، والطريق من خطوة إلى التي تليها، وموضع أهم شيء. فمن يفكّر باليمين واليسار يصمّم كل شاشة مرتين، ومن يفكّر **بالبداية والنهاية** يصمّمها مرة واحدة.

# المفردات

| بدلًا من | قل | لأن |
| الهامش الأيسر | هامش البداية | يتبع النص |
| العمود الأيمن | عمود النهاية | التفاصيل تأتي بعد الأساس |
| تنزلق من اليسار | تدخل من البداية | مكان القوائم عند البداية |
| سهم الرجوع إلى اليسار | الرجوع يشير إلى البداية | الرجوع إلى حيث جئنا |

وفي أوراق الأنماط كلمات لذلك: [[margin-inline-start]] بدل [[margin-left]]، و[[inset-inline-end]] بدل [[right]]. بها تخدم مجموعة واحدة من القواعد اللغتين، ولا تبقى ورقة ثانية يسهل إهمالها.

!mirrored-screens|شاشتان صغيرتان متجاورتان تتبادل فيهما القائمة والتفاصيل المواضع، وتبقى الساعة وزر التشغيل|ما عبّر عن ترتيب يدور، وما كان شيئًا بذاته يبقى.

## ما يدور

- ترتيب الأعمدة والألسنة والخطوات ومسار التنقّل
- أشرطة التقدّم والمؤشّرات التي تمثّل طريقًا
- الجانب الذي تقف فيه القائمة أو زر الإغلاق أو الشارة
- الأسهم التي تعني الرجوع والتالي والإرسال والتراجع والردّ

## ما يبقى

- أزرار الوسائط، فالشريط يسير إلى الأمام في كل مكان
- الساعات والشعارات والصور والخرائط
- أرقام الهواتف وعناوين البريد وشيفرة البرامج
- الرسوم التي اتّفق أهل المهنة على محورها، وقرّر ذلك مع قرّائها

# اختبار النظرة

ضع النسختين متجاورتين على بعد ذراع وأغمض عينيك نصف إغماضة. ينبغي أن ترى صورة ومرآتها، بالثقل نفسه والإيقاع نفسه. فإذا بدت إحداهما أفرغ فالسبب غالبًا عرض ثابت، أو محاذاة كتبها أحدهم «يسارًا».

# تمرين

خذ شاشة صمّمتها واحصر كل موضع استعملت فيه كلمتي اليمين واليسار: في الملف، وفي أسماء الطبقات، وفي الحديث مع الزملاء، ثم أعِد تسميتها. وما لم تجد له بداية ونهاية فهو الجدير بالاهتمام، فأحضره معك إلى الدرس التالي.`,
      }),
      article(
        t('Icons one by one', 'الأيقونات واحدة واحدة'),
        {
          en: `There is no rule by which a machine could decide which icons turn. Ask of each: does it show a *movement along the reading direction*, or a *thing*?

# A short catalogue

| Icon | Turns? | Why |
| Arrow back, arrow next | yes | movement |
| Paper plane for sending | yes | it flies onwards |
| List with bullets | yes | bullets stand at the start |
| Magnifying glass | no | a thing; held in the right hand everywhere |
| Clock | no | clocks turn clockwise in every country |
| Play | no | belongs to the device |
| Question mark | drawn anew | the Arabic mark is «؟» |
| Ticked box | no | a ticked box is a sign |

!icon-catalogue|A grid of simple icons in pairs, some mirrored, some alike|In pairs: what turns, and what stays as it is.

## Three traps

**Icons with letters.** A bold B says nothing to an Arabic reader. Draw an equivalent with an Arabic letter, or use a neutral sign.

**Icons with direction and thing.** A lorry for delivery may drive towards the end, a person with a stick is not mirrored if it is a portrait of someone real.

**Icons with a slash.** Leave the slash where it is; people recognise "off" by it.

# Numbers in badges

A badge sits at the upper end corner of its icon, so in Arabic it moves to the upper left. The digits inside keep their order. Leave room for three of them, and for the plus sign of "99+", which stands *before* the digits for the eye but after them in the text; let the browser do that and don't juggle with spaces.

# Exercise

Print the icon set of your product on one sheet. Mark the ones that turn with a dot. Give the sheet to two colleagues who read Arabic and ask them to do the same without seeing your dots. Talk about each difference; there will be three or four, and the reasons are worth more than the result. Write what you have agreed upon beneath the set. From then on, whoever adds an icon adds the dot too.`,
          ar: `لا توجد قاعدة تستطيع آلة أن تقرّر بها أي الأيقونات يُقلب. فاسأل عن كل واحدة: أتُظهر **حركة على امتداد القراءة** أم تُظهر **شيئًا**؟

# فهرس قصير

| الأيقونة | تُقلب؟ | السبب |
| سهم الرجوع وسهم التالي | نعم | حركة |
| طائرة الورق للإرسال | نعم | تطير إلى الأمام |
| قائمة بنقاط | نعم | النقاط عند البداية |
| العدسة المكبّرة | لا | شيء، ويُمسك باليد اليمنى في كل مكان |
| الساعة | لا | عقاربها تدور في اتجاه واحد في كل بلد |
| التشغيل | لا | من لوازم الجهاز |
| علامة السؤال | تُرسم من جديد | العلامة العربية «؟» |
| مربّع فيه علامة صح | لا | المربّع إشارة قائمة بذاتها |

!icon-catalogue|شبكة من الأيقونات البسيطة أزواجًا، بعضها مقلوب وبعضها متطابق|أزواجًا: ما يُقلب، وما يبقى على حاله.

## ثلاثة فخاخ

**أيقونات فيها حروف.** حرف B العريض لا يقول شيئًا لقارئ العربية. ارسم ما يقابله بحرف عربي، أو استعمل إشارة محايدة.

**أيقونات تجمع الاتجاه والشيء.** شاحنة التوصيل قد تسير نحو النهاية، أما صورة شخص حقيقي فلا تُقلب أبدًا.

**أيقونات عليها شرطة مائلة.** دع الشرطة حيث هي، فبها يعرف الناس معنى «متوقّف».

# الأرقام في الشارات

تقف الشارة عند الزاوية العليا من نهاية الأيقونة، فتنتقل في العربية إلى أعلى اليسار. أما الأرقام داخلها فتحتفظ بترتيبها. واترك مكانًا لثلاثة أرقام ولعلامة الزائد في «99+»، ودع المتصفّح يرتّبها ولا تتحايل بالمسافات، فالتحايل ينكسر عند أول خطّ مختلف.

# تمرين

اطبع أيقونات منتجك على ورقة واحدة وضع نقطة على ما يُقلب منها. أعطِ الورقة لزميلين يقرآن العربية واطلب منهما أن يفعلا ذلك دون أن يريا نقاطك. ثم تحدّثوا في كل اختلاف؛ ستكون ثلاثة أو أربعة، وأسبابها أثمن من نتيجتها. واكتبوا ما اتّفقتم عليه تحت المجموعة، ومن ذلك اليوم يضيف النقطة كلُّ من يضيف أيقونة، فلا يُعاد النقاش من أوله كل مرة.`,
        },
        { prerequisite: 's1-1' },
      ),
    ),
    section(
      t('Type', 'الخطّ'),
      article(t('Arabic needs air', 'العربية تحتاج إلى هواء'), {
        en: `Latin letters stand in a row like books on a shelf. Arabic ones hold hands, dip below the line and carry dots and marks above it. At the same nominal size an Arabic line often looks smaller and at the same time fuller. Setting both with the same numbers makes both worse.

# Four settings

1. **Size.** Arabic usually needs five to fifteen per cent more to appear equally large. Compare the height of a small Latin x with a medial tooth such as that of ب, and not the numbers in the menu.
2. **Line height.** About 1.75 for Arabic text where 1.55 is good for English. Marks must not touch the dots of the line above.
3. **Spacing.** Never add space between Arabic letters; it tears the joins apart. What you would stress by spacing in English is stressed by weight or size.
4. **Weight.** Bold Arabic fills its counters quickly. One step less than for Latin is often right.

!type-lines|Three text lines drawn as rhythm: tight, comfortable, loose|Too tight, right, too loose: judge the white between the lines rather than the black.

## No capitals, no italics

Arabic has neither. Labels in capitals turn into ordinary words, so their hierarchy has to come from somewhere else. A slanted Arabic font is a computer's invention and tires the eye; use quotation marks for titles, weight for emphasis.

## Choosing a pair

Look for relatives, not twins. A geometric Latin font goes with a simplified Kufi, a warm book face with a Naskh. Check three things before you fall in love: are there at least three weights, are the digits well made in both shapes, and can you read جـ حـ خـ apart at 13 pixels?

> Set the Arabic first. English forgives more.

# Exercise

Take a card with a title, a price and two lines of text. Set it in Arabic until it is pleasant, then bring the English into harmony. Write down the four numbers for each. They are the beginning of your type scale, and you will be surprised how rarely the two columns agree.`,
        ar: `تقف الحروف اللاتينية صفًّا كالكتب على الرفّ، أما الحروف العربية فيمسك بعضها بيد بعض، وتهبط تحت السطر، وتحمل فوقه نقاطًا وحركات. وعند الحجم الاسمي نفسه يبدو السطر العربي في الغالب أصغر وأكثر امتلاءً معًا. وضبط الاثنين بالأرقام نفسها يسيء إلى كليهما.

# أربعة ضوابط

1. **الحجم.** تحتاج العربية عادة إلى زيادة بين خمسة وخمسة عشر في المئة كي تبدو بالحجم نفسه. قارن ارتفاع الحرف x بسنّة الباء في وسط الكلمة، لا الأرقام في القائمة.
2. **ارتفاع السطر.** نحو 1.75 للنص العربي حيث يكفي الإنجليزي 1.55، فلا يجوز أن تلامس الحركات نقاط السطر الأعلى.
3. **التباعد.** لا تضف مسافة بين الحروف العربية أبدًا، فهي تمزّق وصلاتها. وما تبرزه في الإنجليزية بالتباعد أبرزه هنا بالثقل أو الحجم.
4. **الثقل.** العريض العربي تنسدّ فراغاته سريعًا، وكثيرًا ما تكون درجة أخفّ من اللاتيني هي الصواب.

!type-lines|ثلاث مجموعات من الأسطر مرسومة إيقاعًا: ضيّقة ومريحة ومتباعدة|ضيّق، ومناسب، ومتباعد: احكم على البياض بين الأسطر لا على السواد.

## لا حروف كبيرة ولا مائلة

ليس في العربية هذا ولا ذاك. فالعناوين المكتوبة بحروف كبيرة تصير كلمات عادية، وعلى تراتبها أن يأتي من مصدر آخر. والخطّ العربي المائل من اختراع الحاسوب وهو يُتعب العين؛ فاستعمل علامات التنصيص للعناوين والثقل للتأكيد.

## اختيار زوج من الخطوط

ابحث عن أقارب لا عن توائم. الخطّ اللاتيني الهندسي يليق به كوفيّ مبسّط، وخطّ الكتب الدافئ يليق به نسخ. وتحقّق من ثلاثة أمور قبل أن تُعجب به: أفيه ثلاثة أوزان على الأقل؟ أأرقامه متقنة بالشكلين؟ وهل تميّز جـ وحـ وخـ عند 13 بكسل؟

> اضبط العربية أولًا، فالإنجليزية أكثر تسامحًا.

# تمرين

خذ بطاقة فيها عنوان وسعر وسطران. اضبطها بالعربية حتى تسرّ العين، ثم آلِف معها الإنجليزية، واكتب الأرقام الأربعة لكلٍّ منهما. إنها بداية سلّم خطوطك، وسيدهشك كم يندر أن يتّفق العمودان. علّق الورقة حيث يراها الفريق، فمن دونها سيعود أحدهم إلى الأرقام القديمة بحسن نيّة.`,
      }),
      article(t('Mixed lines', 'الأسطر المختلطة'), {
        en: `Real text is mixed: a Latin product name in an Arabic sentence, an Arabic name in an English list, digits everywhere. Browsers sort this out by the rules of Unicode and do it well, as long as they know where a foreign piece begins and ends.

# The classic accident

A list shows a name, a dash and a number. When the name is Arabic and the page English, the number jumps to the wrong side of the name. Nobody wrote anything wrong; the dash simply has no direction of its own and takes that of its neighbours.

    <li><bdi>نورة الحربي</bdi> – 3 courses</li>

The element [[bdi]] isolates the inserted piece. It may have whichever direction it likes inside; outside it counts as one neutral block. **Isolate every value that you insert**: names, titles, file names, search terms, places.

!mixed-line|A line of coloured beads; one group in a box runs the other way|The box lets a piece run the other way without pulling its neighbours along.

## Digits

Digits run from the largest place to the smallest in both languages, whether you show them as 1234 or ١٢٣٤. Which shape to use is a matter for the organisation and its country. Be consistent on a page, align in columns by the decimal place, and accept both shapes in every input field.

| Thing | Direction |
| Price with currency | by locale, let the formatter write it |
| Telephone number | always left to right, isolated |
| Date in words | as the sentence |
| Percentage | the sign's place by locale |
| File path, code | left to right, isolated |

## Fields

An e-mail field is left to right even on an Arabic page, its label is not. A name field takes the direction of what is typed: [[dir="auto"]]. A search field as well, for people search in both.

# Ten-minute test

1. Long Arabic name, short English title, and the other way round.
2. A name with brackets in it, one with digits at the end.
3. An empty list, one item, two items, eleven items: Arabic has six plural forms.
4. Zoom to 200 per cent.
5. Switch the language in the middle of a task; nothing should be lost.`,
        ar: `النص الحقيقي مختلط: اسم منتج لاتيني في جملة عربية، واسم عربي في قائمة إنجليزية، وأرقام في كل مكان. والمتصفّحات ترتّب ذلك وفق قواعد يونيكود وتحسن ترتيبه، ما دامت تعرف أين تبدأ القطعة الغريبة وأين تنتهي.

# الحادث المعتاد

قائمة فيها اسم وشرطة ورقم. فإذا كان الاسم عربيًّا والصفحة إنجليزية قفز الرقم إلى الجانب الخطأ من الاسم. لم يخطئ أحد في الكتابة؛ فالشرطة ببساطة لا اتجاه لها، وتأخذ اتجاه جيرانها.

    <li><bdi>Noura Al-Harbi</bdi> – 3 دورات</li>

العنصر [[bdi]] يعزل القطعة المُدرجة. لها في الداخل أن تتّجه كما تشاء، وهي في الخارج كتلة محايدة واحدة. **اعزل كل قيمة تُدرجها**: الأسماء والعناوين وأسماء الملفات وكلمات البحث والأماكن.

!mixed-line|سطر من خرزات ملوّنة ومجموعة منها في صندوق تسير عكس الاتجاه|الصندوق يتيح للقطعة أن تسير عكسًا دون أن تجرّ جيرانها.

## الأرقام

تُكتب الأرقام من أكبر منزلة إلى أصغرها في اللغتين، سواء أظهرتها 1234 أم ١٢٣٤. وأي الشكلين يُستعمل أمر يخصّ المؤسسة وبلدها. كن متّسقًا في الصفحة، وحاذِ الأعمدة عند الفاصلة العشرية، واقبل الشكلين في كل حقل إدخال.

| الشيء | الاتجاه |
| السعر مع العملة | بحسب اللغة، ودع المنسّق يكتبه |
| رقم الهاتف | من اليسار إلى اليمين دائمًا، معزولًا |
| التاريخ بالكلمات | كالجملة |
| النسبة المئوية | موضع العلامة بحسب اللغة |
| مسار الملف والشيفرة | من اليسار إلى اليمين، معزولين |

## الحقول

حقل البريد من اليسار إلى اليمين حتى في صفحة عربية، أما عنوانه فلا. وحقل الاسم يأخذ اتجاه ما يُكتب فيه: [[dir="auto"]]. وكذلك حقل البحث، فالناس يبحثون باللغتين معًا.

# اختبار الدقائق العشر

1. اسم عربي طويل مع عنوان إنجليزي قصير، والعكس.
2. اسم فيه قوسان، وآخر ينتهي بأرقام.
3. قائمة فارغة، وعنصر واحد، وعنصران، وأحد عشر: للجمع في العربية ست صيغ.
4. تكبير إلى 200 في المئة.
5. تبديل اللغة في وسط المهمّة، ولا يجوز أن يضيع شيء.`,
      }),
    ),
    section(
      t('Together', 'معًا'),
      article(t('A review in pairs', 'مراجعة ثنائية'), {
        en: `Two people sit before two screens, one in each language. Person one operates the English version and says aloud what they do; person two does the same in Arabic. Stop whenever the two screens stop being mirror images *in meaning*.

- Do both reach the goal in the same number of steps?
- Does the same thing catch the eye first?
- Are errors equally kind in both?
- Does either of you wait for something?

Change places halfway. Write down at most five findings, the most painful first, and give each an owner before you get up.`,
        ar: `يجلس اثنان أمام شاشتين، لكل لغة شاشة. يشغّل الأول النسخة الإنجليزية ويقول بصوت مسموع ما يفعله، ويفعل الثاني مثله بالعربية. وتوقّفا كلما لم تعد الشاشتان متناظرتين **في المعنى**.

- هل يبلغ كلاكما الهدف بعدد الخطوات نفسه؟
- هل يجذب العينَ أولًا الشيءُ نفسه؟
- هل رسائل الخطأ لطيفة في كلتيهما بالقدر نفسه؟
- هل ينتظر أحدكما شيئًا؟

تبادلا المكان في منتصف الطريق. ودوّنا خمس ملاحظات على الأكثر، أشدّها إيلامًا أولًا، وأعطيا كلًّا منها صاحبًا قبل أن تقوما.`,
      }),
      article(
        t('A page of agreements', 'صفحة الاتفاق'),
        {
          en: `Close the course by writing one page for your team. Five headings are enough:

1. **Words:** start and end, and who owns the glossary
2. **Icons:** the sheet with dots
3. **Type:** two columns with four numbers each
4. **Values:** everything inserted is isolated
5. **Test:** the ten minutes, and when we take them

Date it. In half a year, cross out what nobody follows, and ask why.`,
          ar: `اختم الدورة بكتابة صفحة واحدة لفريقك. تكفيها خمسة عناوين:

1. **الكلمات:** البداية والنهاية، ومن يملك المسرد
2. **الأيقونات:** الورقة ذات النقاط
3. **الخطّ:** عمودان في كلٍّ منهما أربعة أرقام
4. **القيم:** كل ما يُدرَج يُعزل
5. **الاختبار:** الدقائق العشر، ومتى نأخذها

أرِّخها. وبعد نصف سنة اشطب ما لا يتبعه أحد، واسأل لماذا.`,
        },
        { isOptional: true },
      ),
    ),
  ],
});
