import { article, course, section, t } from '../build.ts';

const colour = course({
  key: 'colour-and-contrast',
  category: 'design',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 40,
  instructors: ['lina'],
  publishedDaysAgo: 170,
  title: t('Colour and contrast', 'اللون والتباين'),
  subtitle: t('Palettes that everyone can read', 'ألوان يقرؤها الجميع'),
  description: t(
    'Colour is the fastest thing on a screen and the first to fail somebody. Learn to build a small palette with roles, and to check it for every eye.',
    'اللون أسرع ما على الشاشة، وأول ما يخذل قارئًا. تعلّم أن تبني لوحة صغيرة لكل لون فيها دور، وأن تختبرها لكل عين.',
  ),
  outcomes: t(
    'Build a palette of roles\nMeasure contrast and correct it\nNever let colour speak alone\nDesign a dark theme that is no negative',
    'أن تبني لوحة من أدوار\nأن تقيس التباين وتصحّحه\nألا تدع اللون يتكلّم وحده\nأن تصمّم مظهرًا داكنًا ليس صورة سالبة',
  ),
  requirements: t('None', 'لا شيء'),
  audience: t('Designers and everyone who makes slides or pages', 'المصمّمون وكل من يصنع شرائح أو صفحات'),
  sections: [
    section(
      t('Roles', 'الأدوار'),
      article(
        t('Five roles instead of fifty colours', 'خمسة أدوار بدل خمسين لونًا'),
        t(
          `A palette isn't a box of paints. It is a cast: each colour has a part to play, and leaves the stage when it has no line.

| Role | Task |
| Ground | carries everything, disturbs nothing |
| Ink | text, in two strengths |
| Line | separates, just visible |
| Action | what one can press |
| Signal | good, careful, wrong |

# Begin in grey

Draw the screen in grey until order and weight are right. Only then give the action its colour. If you need a second strong colour in order to be noticed, the layout is probably too loud.

## Sixty, thirty, ten

An old rule of interior designers helps on screens too: about sixty per cent ground, thirty quiet companions, ten accent. Screenshots scaled down to the size of a stamp show at once whether the ten have become forty.`,
          `ليست اللوحة علبة ألوان، بل فرقة ممثّلين: لكل لون دور، ويغادر الخشبة حين لا يكون له سطر.

# الأدوار الخمسة

| الدور | المهمّة |
| الأرضية | تحمل كل شيء ولا تزعج شيئًا |
| الحبر | النص، بقوّتين |
| الخطّ | يفصل ولا يكاد يُرى |
| الفعل | ما يمكن الضغط عليه |
| الإشارة | حسن، انتبه، خطأ |

# ابدأ بالرمادي

ارسم الشاشة بالرمادي حتى يستقيم الترتيب والثقل، ثم أعطِ الفعل لونه. فإن احتجت إلى لون قويّ ثانٍ كي يُنتبه إليه فالتخطيط صاخب على الأرجح.

## ستون وثلاثون وعشرة

قاعدة قديمة عند مصمّمي الداخل تنفع على الشاشة أيضًا: نحو ستين في المئة للأرضية، وثلاثون لرفاق هادئين، وعشرة للّون البارز. صغّر صورة الشاشة إلى حجم طابع بريد ترَ فورًا هل صارت العشرة أربعين. وسمِّ الألوان بأدوارها لا بأسمائها، فالدور يبقى حين يتغيّر اللون. ووثّقها في صفحة.`,
        ),
      ),
      article(
        t('Count yours', 'عُدّ ألوانك'),
        t(
          'Take a screen of your product and list every colour in it. Give each its role. Colours without a role are guests; decide whether they may stay.',
          'خذ شاشة من منتجك واحصر كل لون فيها وأعطه دوره. ما لا دور له ضيف، فقرّر هل يبقى.',
        ),
      ),
    ),
    section(
      t('Reading', 'القراءة'),
      article(
        t('Contrast can be measured', 'التباين يُقاس'),
        t(
          `Whether a text can be read is not a matter of taste. The contrast of two colours is a number between 1 and 21, computed from their lightness:

$C = \\dfrac{L_1 + 0.05}{L_2 + 0.05}$

Here $L_1$ is the lighter and $L_2$ the darker. For text the limit is 4.5, for large text and for the outlines of controls 3.

# What usually fails

- Placeholders in pale grey
- White on yellow, orange or light green
- Text on photographs, which change
- Disabled buttons that one has to read in order to know why

## Correct without losing the brand

Keep the hue, change the lightness. A brand green of 2.4 on white may serve as a ground with dark text upon it, while its darker sister carries links. Write both into the palette, so that nobody has to repeat the search on Thursday evening.`,
          `إمكان قراءة النص ليس مسألة ذوق. فالتباين بين لونين عدد بين 1 و21 يُحسب من إضاءتهما:

$C = \\dfrac{L_1 + 0.05}{L_2 + 0.05}$

حيث $L_1$ إضاءة الأفتح و$L_2$ إضاءة الأدكن. والحدّ الأدنى للنص 4.5، وللنص الكبير وحدود عناصر التحكّم 3.

# ما يفشل عادة

- نصوص التلميح بالرمادي الباهت
- الأبيض على الأصفر أو البرتقالي أو الأخضر الفاتح
- النص فوق صور تتغيّر
- الأزرار المعطّلة التي لا بدّ من قراءتها لمعرفة السبب

## صحّح دون أن تفقد الهوية

احتفظ بالصبغة وغيّر الإضاءة. فأخضر الهوية الذي يبلغ 2.4 على الأبيض يصلح أرضية عليها نص داكن، وتحمل أخته الأدكن الروابط. دوّن الاثنين في اللوحة كي لا يعيد أحد البحث مساء الخميس، واذكر بجانب كل زوج قيمة تباينه، فالرقم يُنهي النقاش. وأعِد القياس كلما دخل اللوحة لون جديد، فاللون الواحد قد يفسد أزواجًا كثيرة.`,
        ),
      ),
      article(
        t('Measure ten pairs', 'قِس عشرة أزواج'),
        t(
          'Choose ten pairs of text and ground from your product and measure each. Write the values beneath one another. Mark everything below 4.5 and begin with the pair that is read most often.',
          'اختر عشرة أزواج من نص وأرضية في منتجك وقِس كلًّا منها. اكتب القيم متتابعة، وضع علامة على ما دون 4.5، وابدأ بالزوج الأكثر قراءة.',
        ),
      ),
    ),
    section(
      t('Every eye', 'كل عين'),
      article(
        t('Never colour alone', 'لا يتكلّم اللون وحده'),
        t(
          `About one man in twelve distinguishes red and green poorly. In sunlight nearly everyone does. And whoever prints your page in grey sees only lightness. So give every message a second carrier.

| Message | Besides colour |
| Error in a field | a sign and a sentence |
| Link in a text | an underline |
| Lines of a chart | a name at the end |
| Status | a word |

# Dark is not the reverse

A dark theme isn't made by swapping black and white. Grounds become dark grey rather than black, surfaces lighter the nearer they are, colours less saturated, and text slightly softer than white. Shadows disappear; edges take their place. Measure all pairs again.

> If it works in grey and in the sun, it works.`,
          `نحو رجل من كل اثني عشر لا يميّز الأحمر من الأخضر جيدًا، وفي ضوء الشمس يكاد لا يميّزهما أحد. ومن يطبع صفحتك بالرمادي لا يرى إلا الإضاءة. فأعطِ كل رسالة حاملًا ثانيًا.

| الرسالة | مع اللون |
| خطأ في حقل | علامة وجملة |
| رابط في نص | خطّ تحته |
| خطوط رسم بياني | اسم عند النهاية |
| حالة | كلمة |

# الداكن ليس المعكوس

لا يُصنع المظهر الداكن بتبديل الأسود والأبيض. فالأرضية رمادي داكن لا أسود، والسطوح أفتح كلما اقتربت، والألوان أقلّ تشبّعًا، والنص ألين قليلًا من الأبيض. تختفي الظلال وتحلّ الحوافّ محلّها. ثم قِس الأزواج كلّها من جديد، ولا تكتفِ بالنظر في غرفة مظلمة.

> ما نجح بالرمادي وفي الشمس فقد نجح.

اخرج بهاتفك إلى ضوء الظهيرة مرة كل شهر وافتح أهمّ شاشة في منتجك، فما لا تقرؤه هناك لا يقرؤه غيرك.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Grey for a day', 'يوم بالرمادي'),
        t(
          'Switch your telephone to grey for a day. Note each place where you no longer know what is meant. At least one of them is in a product that you help to make.',
          'حوّل هاتفك إلى الرمادي يومًا، ودوّن كل موضع لم تعد تعرف فيه المقصود. واحد منها على الأقل في منتج تشارك في صنعه.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const service = course({
  key: 'service-design-basics',
  category: 'design',
  learningType: 'ON_CAMPUS',
  level: 'INTERMEDIATE',
  price: 89900,
  minutes: 960,
  instructors: ['lina', 'salma'],
  publishedDaysAgo: 22,
  languages: ['en'],
  title: t('Service design on two feet', 'تصميم الخدمات على القدمين'),
  subtitle: t(
    'Two days in Riyadh, in English, mostly outside the classroom',
    'يومان في الرياض بالإنجليزية، معظمهما خارج القاعة',
  ),
  description: {
    en: "A service is what happens to somebody over time. You can't see it from a desk. For two days we follow a real one, from the first phone call to the last receipt, and improve one moment of it.",
  },
  outcomes: {
    en: 'Observe without disturbing\nDraw a journey with its backstage\nChoose the moment that matters\nTry an improvement the next morning',
  },
  requirements: { en: 'Comfortable shoes and two free days' },
  audience: { en: 'People in charge of a counter, a hotline, a clinic or an office' },
  sections: [
    section(
      { en: 'Day one: looking' },
      article(
        { en: 'How to watch' },
        {
          en: `Choose a place where something is waited for: a counter, a lift, a payment. Stay for an hour. You are not there to judge, and you don't talk to anyone unless you are spoken to.

# Three columns

1. **What people do.** Turn the form over, look at the sign, ask the guard.
2. **What they use.** Their own pen, a photo of a friend's document, a child who can type.
3. **Where it stops.** The second at which a hand hangs in the air.

The third column is the gold. People rarely complain about such moments, because they think that the fault is theirs.

## Fairness

Ask for permission where it is needed, take no pictures of faces, and tell those who work there what you are doing and what will become of it. They know most of your findings already, and will be your best allies if they are not your object.`,
        },
      ),
      article(
        { en: 'Field sheet' },
        {
          en: 'Time, place, three columns, and at the bottom one sentence: "The moment at which I wanted to help was…". Bring four sheets back by two o\'clock; we lay all of them on the floor.',
        },
      ),
    ),
    section(
      { en: 'Day one: drawing' },
      article(
        { en: 'Journey and backstage' },
        {
          en: `A journey map has two storeys. Above is what the guest lives through, step by step. Below is what must happen so that the step works: people, papers, systems. Between them runs the line of sight.

| | Before | At the counter | After |
| Guest | rings, is put through twice | shows the number again | waits for a message |
| Staff | looks for the file | types it a second time | sends a list at four |
| System | knows the number | does not pass it on | |

# Read it downwards

Go to the step where the guest suffers and read downwards. In most cases the cause lies two steps earlier and one storey below: a number which isn't passed on, a list that is sent only once a day. Smiling harder at the counter won't cure it.

## Keep it rough

Use paper and pencil. A beautiful map is not corrected by anybody any more.`,
        },
      ),
      article(
        { en: 'Choose one moment' },
        {
          en: 'Everyone receives three dots. Put them where a small change would make the largest difference to the guest, not where it annoys you most. Count, then listen to the one who saw it differently.',
        },
      ),
    ),
    section(
      { en: 'Day two: trying' },
      article(
        { en: 'By tomorrow morning' },
        {
          en: `An idea which can't be tried tomorrow is too large. Cut it until it can. You want to replace the number system? Tomorrow one of you stands at the entrance and writes the number on a card by hand. If that helps, you know what the system has to do; if it doesn't, you have saved a year.

# A trial in five lines

1. Which moment do we change?
2. What do we do instead, for two hours?
3. Who plays the part of the machine?
4. By what shall we see that it is better for the guest?
5. What would tell us to stop?

Observe again with three columns. Then do it once more with one change. Twice is the minimum, since the first time everyone is nervous.

> A service is rehearsed like a play: by acting it.

In the afternoon you show your trial to those who run the place, on one page and in five minutes.`,
        },
        { opensInDays: 6 },
      ),
      article(
        { en: 'The page you leave behind' },
        {
          en: 'Moment, cause, trial, result in numbers, what we would do next, and who was involved by name. Leave it with the people of the place. It belongs to them.',
        },
        { isOptional: true },
      ),
    ),
  ],
});

const slides = course({
  key: 'slides-people-follow',
  category: 'design',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 45,
  instructors: ['lina', 'yusuf'],
  publishedDaysAgo: 58,
  title: t('Slides people follow', 'شرائح يتابعها الناس'),
  subtitle: t('Say more with less on the wall', 'قل أكثر بأقلّ على الجدار'),
  description: t(
    'Slides are not the talk. They are what the talk points at. This course helps you to find the thread first, to make few and clear slides, and to stand beside them at ease.',
    'ليست الشرائح هي الحديث، بل ما يشير إليه الحديث. تعينك هذه الدورة على أن تجد الخيط أولًا، وأن تصنع شرائح قليلة واضحة، وأن تقف بجانبها مطمئنًّا.',
  ),
  outcomes: t(
    'Find the thread in one sentence\nMake one point on each slide\nSet bilingual slides without crowding\nRehearse in a useful way',
    'أن تجد الخيط في جملة\nأن تجعل لكل شريحة فكرة\nأن تنسّق شرائح بلغتين دون زحام\nأن تتدرّب تدرّبًا نافعًا',
  ),
  requirements: t('A talk that you have to give', 'عرض عليك أن تقدّمه'),
  audience: t('Everyone who presents now and then', 'كل من يقدّم عروضًا من حين إلى آخر'),
  sections: [
    section(
      t('The thread', 'الخيط'),
      article(
        t('Before the first slide', 'قبل الشريحة الأولى'),
        t(
          `Close the program. Take a sheet and finish three sentences: "Afterwards they should know…", "…should feel…", "…should do…". The third is the most important. If nothing is to be done, send a page instead.

# One sentence, three doors

Now write the talk as one sentence with a because: "We should open on Fridays, because the figures, the customers and the staff speak for it." The three doors behind "because" are your chapters. More than three can't be remembered by anyone, not even by you.

## Begin with a picture in words

Not with the agenda, not with your career. Begin with a moment: "Last Friday at five, eleven people stood before our closed door." Whoever sees a picture listens to the reason. Save the thanks and the agenda for the second minute, when people are with you.`,
          `أغلق البرنامج وخذ ورقة وأكمل ثلاث جمل: «بعد العرض ينبغي أن يعرفوا…»، «وأن يشعروا…»، «وأن يفعلوا…». والثالثة أهمّها. فإن لم يكن هناك ما يُفعل فأرسل صفحة بدل العرض.

# جملة واحدة وثلاثة أبواب

اكتب الآن العرض كلّه جملة فيها «لأن»: «ينبغي أن نفتح يوم الجمعة، لأن الأرقام والعملاء والموظفين يشهدون لذلك». الأبواب الثلاثة بعد «لأن» هي فصولك. وما زاد على ثلاثة لا يتذكّره أحد، ولا حتى أنت.

## ابدأ بصورة من كلمات

لا تبدأ بجدول العرض ولا بسيرتك، بل بلحظة: «يوم الجمعة الماضي في الخامسة وقف أحد عشر شخصًا أمام بابنا المغلق». فمن رأى صورة أصغى إلى السبب. وأجّل الشكر والجدول إلى الدقيقة الثانية، حين يكون الناس معك، ولا تعتذر عن شيء لم يلاحظه أحد. فالاعتذار يلفت النظر إلى ما تريد إخفاءه.`,
        ),
      ),
      article(
        t('Tell it without slides', 'احكِه بلا شرائح'),
        t(
          'Tell your talk to somebody in three minutes while walking. What they ask afterwards is missing; what they repeat is your thread.',
          'احكِ عرضك لشخص في ثلاث دقائق وأنتما تمشيان. ما يسأل عنه بعدها ناقص، وما يعيده هو خيطك.',
        ),
      ),
    ),
    section(
      t('The wall', 'الجدار'),
      article(
        t('One point on each slide', 'فكرة لكل شريحة'),
        t(
          `People can read or listen, but not both at once. While they read your eleven lines, you might as well hum. So put on the wall only what helps them to listen: a picture, a number, a short sentence.

# Measures

- One sentence as a title, with a verb
- At most fifteen words besides
- Letters so large that the last row can read them: try it from the door
- One colour that says "look here"

## Two languages

Don't set everything twice; that doubles the reading and halves the size. Either the wall speaks one language and you the other, or the slide carries only the picture and the key word in both, each at its own edge: English at the left, Arabic at the right, on one line. Figures stand in the middle and belong to both.`,
          `يستطيع الناس أن يقرؤوا أو أن يستمعوا، لا الاثنين معًا. وما داموا يقرؤون أسطرك الأحد عشر فلا فرق إن دندنت. فضع على الجدار ما يعينهم على الاستماع فقط: صورة، أو رقمًا، أو جملة قصيرة.

# مقاييس

- عنوان من جملة واحدة فيها خبر
- خمس عشرة كلمة سواه على الأكثر
- حروف تكفي من يجلس في الصف الأخير: جرّب من عند الباب
- لون واحد يقول «انظر هنا»

## لغتان

لا تكتب كل شيء مرتين، فذلك يضاعف القراءة وينصّف الحجم. فإما أن يتكلّم الجدار لغة وتتكلّم أنت الأخرى، وإما ألا تحمل الشريحة إلا الصورة والكلمة المفتاح باللغتين، كلٌّ عند حافّته: العربية يمينًا والإنجليزية يسارًا على سطر واحد. أما الأرقام فتقف في الوسط وهي للاثنتين. واعرض الشريحة على قارئ من كل لغة، واسأله ماذا قرأ أولًا، فجوابه يحسم الترتيب.`,
        ),
      ),
      article(
        t('Halve it', 'نصّفها'),
        t(
          'Take your last slides and delete every second one. Give the talk to an empty room. Which did you really miss? Put back only those.',
          'خذ شرائحك الأخيرة واحذف واحدة بعد كل واحدة، وقدّم العرض لغرفة خالية. أيّها افتقدت حقًّا؟ أعِدها وحدها.',
        ),
      ),
    ),
    section(
      t('Standing there', 'الوقوف هناك'),
      article(
        t('Rehearse the joints', 'تدرّب على المفاصل'),
        t(
          `Nobody gets stuck in the middle of a thought. We get stuck between two. So don't learn the talk by heart; learn the beginning, the end, and the sentences that lead from one slide to the next.

# Three rehearsals

1. **Aloud and alone,** with a clock. Most talks turn out a third too long.
2. **Only the joints:** say the last sentence of a slide and the first of the next, all the way through.
3. **With disturbance:** somebody comes in, the picture is missing, a question comes early.

## Questions

Repeat the question in your own words; you win time, and everyone has heard it. If you don't know, say so and when you'll answer. End with your own sentence rather than the last question, because what is heard last stays.`,
          `لا يتوقّف أحد في وسط فكرة، بل نتوقّف بين فكرتين. فلا تحفظ العرض عن ظهر قلب، بل احفظ بدايته ونهايته والجمل التي تنقلك من شريحة إلى أخرى.

# ثلاث تدريبات

1. **بصوت مسموع ووحدك** ومعك ساعة. وسيظهر أن معظم العروض أطول ممّا ينبغي بالثلث.
2. **المفاصل وحدها:** قل آخر جملة في الشريحة وأول جملة في التالية، من البداية إلى النهاية.
3. **مع إزعاج:** يدخل أحدهم، أو تغيب الصورة، أو يأتي سؤال مبكر.

## الأسئلة

أعِد السؤال بكلماتك، فتكسب وقتًا ويسمعه الجميع. وإن كنت لا تعرف فقل ذلك وقل متى ستجيب. واختم بجملتك أنت لا بآخر سؤال، فآخر ما يُسمع هو ما يبقى في الذهن. واكتب هذه الجملة الختامية على بطاقة في جيبك، واحفظها حفظًا تامًّا، كي تجدها حاضرة حتى لو انطفأ الجهاز أو ضاق الوقت.`,
        ),
        { prerequisite: 's1-1' },
      ),
      article(
        t('Room card', 'بطاقة القاعة'),
        t(
          'Light, sound, water, clock in sight, slides on a second device, first sentence on paper. Arrive early enough to sit once in the last row.',
          'الضوء، والصوت، والماء، وساعة أمامك، ونسخة ثانية من الشرائح، والجملة الأولى على ورقة. واحضر مبكرًا بما يكفي لتجلس مرة في الصف الأخير.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const designCourses = [colour, service, slides];
