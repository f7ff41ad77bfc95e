import { article, course, embed, section, t, video } from '../build.ts';

export const feedbackThatHelps = course({
  key: 'feedback-that-helps',
  category: 'leadership',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 75,
  instructors: ['salma'],
  publishedDaysAgo: 96,
  title: t('Feedback that helps', 'ملاحظات تنفع'),
  subtitle: t('Say what you saw, why it matters and what comes next', 'قل ما رأيت، ولماذا يهم، وما الخطوة التالية'),
  description: {
    en: `Most people know when a colleague's work could be better. Far fewer say it in a way that the colleague can use. This course closes that gap with one simple order of words, a few habits of preparation and a lot of examples.

You will learn to describe behaviour instead of judging a person, to praise in a way that teaches something, and to receive criticism without defending yourself before you have understood it.

Everything can be tried the same day. Each part ends with a small task for a real conversation.`,
    ar: `يعرف معظمنا متى كان يمكن لعمل زميله أن يكون أفضل، لكنّ القليل منّا يقول ذلك بطريقة يستطيع الزميل أن يستفيد منها. تسدّ هذه الدورة تلك الفجوة بترتيب بسيط للكلام، وبضع عادات في الاستعداد، وأمثلة كثيرة.

ستتعلّم أن تصف السلوك بدل أن تحكم على الشخص، وأن تثني ثناءً يعلّم شيئًا، وأن تتلقّى النقد دون أن تدافع عن نفسك قبل أن تفهمه.

كل ما في الدورة قابل للتجربة في اليوم نفسه، وينتهي كل جزء بمهمة صغيرة لمحادثة حقيقية.`,
  },
  outcomes: {
    en: `Prepare a feedback conversation in five minutes
Describe a situation, a behaviour and its effect without labels
Praise in a way that can be repeated
Agree on one next step and a day to look at it again
Receive criticism calmly and take from it what is useful`,
    ar: `أن تستعدّ لمحادثة ملاحظات في خمس دقائق
أن تصف موقفًا وسلوكًا وأثرًا دون إطلاق أوصاف
أن تثني على العمل ثناءً يمكن تكراره
أن تتّفق على خطوة واحدة وموعد لمراجعتها
أن تتلقّى النقد بهدوء وتأخذ منه ما ينفع`,
  },
  requirements: { en: 'No experience of leading people is needed', ar: 'لا تُشترط خبرة سابقة في القيادة' },
  audience: {
    en: `Anyone who works with others and wants to speak more openly
New team leaders before their first review talks`,
    ar: `كل من يعمل مع غيره ويريد أن يتحدّث بوضوح أكبر
قادة الفرق الجدد قبل أول لقاءات التقييم`,
  },
  sections: [
    section(
      t('Why feedback fails', 'لماذا تفشل الملاحظات'),
      article(t('A label is not an observation', 'الوصف ليس ملاحظة'), {
        en: `Think of the last time somebody told you that you were careless, difficult or brilliant. How much did you learn about what to do tomorrow? Probably nothing. A label sums up a person; it does not say what that person did. The one who hears it can only agree or resist.

# What the eye sees, what the mind adds

An observation could have been filmed. "You are unreliable" cannot be filmed. "The report was due on Sunday and arrived on Tuesday" can. Between the two lies a small leap which our mind makes in a fraction of a second: from what happened to what it must mean. Useful feedback walks back over that leap and starts at the beginning.

!ladder-of-inference|Four steps rising from an eye to a heart: see, choose, explain, judge|We climb from what we saw to what we believe without noticing the steps in between.

| Label | Observation |
| You are not a team player | In the last three meetings you answered mails while others spoke |
| Your slides are a mess | Slide four has eleven points and two different scales |
| You are great with clients | You repeated the client's worry in your own words before you answered |

## Why we prefer labels

Labels are quick, and they protect us. If I say that you are careless, I need no proof and the fault lies wholly with you. An observation is braver, because it can be checked. It may turn out that I missed something: perhaps the figures for the report came late, perhaps the deadline was never written down.

> If you could not have filmed it, ask yourself what you did see.

# Try it today

Write down one opinion that you hold about a colleague's work. Beneath it, list two things that you saw or heard which led you there. If you can't find two, keep the opinion to yourself for a while and watch more closely. If you find them, you already have the first half of a good conversation.`,
        ar: `تذكّر آخر مرة قال لك فيها أحدهم إنك مهمل، أو صعب، أو رائع. كم تعلّمت من ذلك عمّا ينبغي أن تفعله غدًا؟ على الأرجح لا شيء. فالوصف يختزل الإنسان ولا يقول ماذا فعل، ومن يسمعه لا يملك إلا أن يوافق أو يقاوم.

# ما تراه العين وما يضيفه الذهن

الملاحظة شيء كان يمكن تصويره. عبارة «أنت لا يُعتمد عليك» لا تُصوَّر، أما «كان موعد التقرير يوم الأحد ووصل يوم الثلاثاء» فتُصوَّر. وبين العبارتين قفزة صغيرة يقفزها الذهن في جزء من الثانية: ممّا حدث إلى ما يظنّ أنه معناه. والملاحظة النافعة تعود أدراجها عبر تلك القفزة وتبدأ من البداية.

!ladder-of-inference|أربع درجات صاعدة من عين إلى قلب: نرى، ننتقي، نفسّر، نحكم|نصعد مما رأيناه إلى ما نعتقده دون أن ننتبه إلى الدرجات بينهما.

| وصف | ملاحظة |
| لا تعرف العمل الجماعي | في الاجتماعات الثلاثة الأخيرة كنت تردّ على البريد أثناء كلام الآخرين |
| شرائحك فوضى | في الشريحة الرابعة إحدى عشرة نقطة ومقياسان مختلفان |
| أنت ممتاز مع العملاء | أعدت قلق العميل بكلماتك قبل أن تجيب عنه |

## لماذا نفضّل الأوصاف

الأوصاف سريعة، وهي تحمينا أيضًا. فإذا قلت إنك مهمل فلن أحتاج إلى دليل، والخطأ كلّه عندك. أما الملاحظة فأشجع، لأنها قابلة للتحقّق. وقد يتبيّن أنني غفلت عن شيء: ربما تأخّر وصول أرقام التقرير، وربما لم يُكتب الموعد في أي مكان، وربما فهم كلٌّ منّا الاتفاق فهمًا مختلفًا.

> إن لم يكن ما تقوله قابلًا للتصوير فاسأل نفسك: ماذا رأيت حقًّا؟

# جرّبها اليوم

اكتب رأيًا واحدًا تحمله عن عمل أحد زملائك، ثم اكتب تحته شيئين رأيتهما أو سمعتهما فأوصلاك إلى هذا الرأي. إن لم تجد شيئين فاحتفظ برأيك مدّة وراقب عن قرب أكثر. وإن وجدتهما فقد صار في يدك النصف الأول من محادثة جيدة، وبقي أن تختار لها وقتها ومكانها.`,
      }),
      video(t('Three sentences, one minute', 'ثلاث جمل في دقيقة'), {
        asset: 'media/three-sentences.mp4',
        poster: 'media/three-sentences-poster.webp',
        captions: t('media/three-sentences.en.vtt', 'media/three-sentences.ar.vtt'),
        seconds: 72,
        description: t(
          'A short silent film with music. The captions tell the story of a late report, twice: once as a verdict, once as feedback.',
          'فيلم قصير بلا كلام مع موسيقى. تروي الترجمة المكتوبة قصة تقرير تأخّر، مرتين: مرة حكمًا، ومرة ملاحظة.',
        ),
      }),
    ),
    section(
      t('Finding the words', 'اختيار الكلمات'),
      article(t('Situation, behaviour, effect', 'الموقف والسلوك والأثر'), {
        en: `When a conversation makes us nervous, a fixed order of words is like a handrail. The one that we use in this course has three steps, and a fourth that turns it from a statement into a conversation.

# The order

1. **Situation.** When and where was it? "Yesterday, in the call with the supplier."
2. **Behaviour.** What could be seen or heard? "You interrupted Rami twice while he explained the delay."
3. **Effect.** What did it lead to? "He stopped talking, and we still don't know when the parts will come."
4. **Question.** How do you see it? Then silence.

!feedback-four-steps|A path of four circles: a calendar, an eye, ripples, an open speech bubble|Each step prepares the next; the question hands the conversation over.

The situation keeps the talk small. Without it, people hear "always" and "never". The behaviour keeps it fair. The effect explains why you bring it up at all, and it belongs to you: nobody can argue with what it did to your work, your time or your trust.

## The question is not decoration

Many well-prepared people stop after the third step and hurry on to advice. Ask instead, and count slowly to five. The other person knows things that you don't: pressure from elsewhere, a misunderstanding, an earlier agreement. In about half of all cases the answer changes what you would have proposed.

# A whole example

"On Monday you sent the price list to the client before I had looked at it. Two prices were last year's, so I spent the afternoon apologising. How did that come about?" It takes twelve seconds to say. It names no fault of character. It leaves room for the answer "You told me on Thursday that I could send it", which would be good to know.

# Your turn

Choose a real event from this week and write the four steps, one sentence each. Read them aloud. Cross out every adjective that judges, and every "always".`,
        ar: `حين توتّرنا المحادثة يصبح الترتيب الثابت للكلام أشبه بدرابزين نستند إليه. والترتيب الذي نعتمده في هذه الدورة من ثلاث خطوات، ورابعة تحوّله من تصريح إلى حوار بين طرفين.

# الترتيب

1. **الموقف.** متى كان ذلك وأين؟ «أمس، في المكالمة مع المورّد».
2. **السلوك.** ما الذي رُئي أو سُمع؟ «قاطعت رامي مرتين وهو يشرح سبب التأخير».
3. **الأثر.** إلى ماذا أدّى ذلك؟ «توقّف عن الكلام، وما زلنا لا نعرف متى تصل القطع».
4. **السؤال.** كيف تراه أنت؟ ثم صمت.

!feedback-four-steps|مسار من أربع دوائر: تقويم، وعين، وتموّجات، وفقاعة كلام مفتوحة|كل خطوة تمهّد لما بعدها، والسؤال يسلّم زمام المحادثة.

الموقف يُبقي الحديث صغيرًا؛ فمن دونه يسمع الناس «دائمًا» و«أبدًا». والسلوك يُبقيه منصفًا. والأثر يشرح لماذا تفتح الموضوع أصلًا، وهو ملكك أنت: لا أحد يستطيع أن يجادلك فيما فعله الموقف بعملك أو وقتك أو ثقتك.

## السؤال ليس زينة

كثير ممن يستعدّون جيدًا يتوقّفون بعد الخطوة الثالثة ويسارعون إلى النصيحة. اسأل بدلًا من ذلك وعُدّ ببطء إلى خمسة. فالطرف الآخر يعرف أشياء لا تعرفها: ضغطًا من جهة أخرى، أو سوء فهم، أو اتفاقًا سابقًا. وفي نحو نصف الحالات يغيّر الجواب ما كنت ستقترحه.

# مثال كامل

«يوم الاثنين أرسلت قائمة الأسعار إلى العميل قبل أن أطّلع عليها. كان فيها سعران من العام الماضي، فقضيت العصر كلّه في الاعتذار. كيف حدث ذلك؟» لا يستغرق قولها أكثر من اثنتي عشرة ثانية، ولا تعيب خُلُق أحد، وتترك مكانًا لجواب مثل: «قلتَ لي يوم الخميس إن بإمكاني إرسالها»، ومن المفيد حقًّا أن تعرف ذلك.

# دورك الآن

اختر حدثًا حقيقيًّا من هذا الأسبوع واكتب الخطوات الأربع، جملة لكل خطوة. اقرأها بصوت مسموع، ثم اشطب كل صفة فيها حكم، وكل «دائمًا». فما يبقى بعد الشطب هو ما ستقوله.`,
      }),
      article(t('Praise that teaches', 'ثناء يعلّم'), {
        en: `"Well done" is pleasant and empty. It tells people that you are content, not what they should do again. Good praise follows the same order as criticism, and because it is given gladly it is the best place to practise.

# Three kinds of praise

| Kind | Sounds like | What remains |
| Applause | "Great job!" | A warm feeling for an hour |
| Comparison | "You are the best in the team" | Fear of losing the rank, envy in others |
| Description | "You put the conclusion first, so the board decided in ten minutes" | Something that can be repeated |

Only the third kind teaches. It names a choice which the person made, and shows what the choice led to. People are often surprised: they did not know that this was the thing that worked.

## Praise what you want to see grow

In every team some work is visible and some is not. Somebody checks the figures, writes the minutes, calls the new colleague on the first day. If only the visible work is praised, the rest slowly disappears. Once a week, look for one piece of quiet work and describe its effect to the person who did it.

## Keep it pure

Don't wrap criticism in praise. Those who hear three kind sentences before each complaint learn to fear kind sentences. Give praise on its own, end the sentence, and let it stand. If there is something to correct, it deserves its own conversation and its own preparation.

> Praise is not the sugar around the pill. It is food.

# A small plan for a week

- **Sunday:** write the names of the people you work with most.
- **During the week:** beside each name, note one thing that helped, with day and effect.
- **Thursday:** tell two of them, in one sentence each, face to face or by voice rather than in a public channel.

Watch what happens in the following weeks. Described behaviour tends to come back.`,
        ar: `عبارة «أحسنت» لطيفة وفارغة معًا. فهي تخبر الناس أنك راضٍ، لا بما ينبغي أن يكرّروه. والثناء الجيد يتبع ترتيب النقد نفسه، ولأننا نقدّمه عن طيب خاطر فهو أفضل ميدان للتمرّن.

# ثلاثة أنواع من الثناء

| النوع | كيف يبدو | ماذا يبقى منه |
| تصفيق | «عمل رائع!» | شعور دافئ لساعة |
| مقارنة | «أنت الأفضل في الفريق» | خوف من فقدان المرتبة وغيرة عند الآخرين |
| وصف | «بدأتَ بالنتيجة فاتّخذ المجلس قراره في عشر دقائق» | شيء يمكن تكراره |

النوع الثالث وحده يعلّم؛ فهو يسمّي اختيارًا اختاره الشخص ويُظهر ما أدّى إليه. وكثيرًا ما يُفاجأ الناس، إذ لم يكونوا يعرفون أن هذا هو ما نجح.

## أثنِ على ما تحبّ أن ينمو

في كل فريق عمل ظاهر وعمل خفيّ. هناك من يراجع الأرقام، ومن يكتب المحضر، ومن يتّصل بالزميل الجديد في يومه الأول. فإذا اقتصر الثناء على الظاهر اختفى الباقي شيئًا فشيئًا. ابحث مرة كل أسبوع عن عمل هادئ واحد، وصِف أثره لمن قام به.

## دعه خالصًا

لا تغلّف النقد بالثناء. فمن يسمع ثلاث جمل لطيفة قبل كل شكوى يتعلّم أن يخاف الجمل اللطيفة. قدّم الثناء وحده، وأنهِ الجملة، ودعها قائمة بذاتها. وإن كان هناك ما يحتاج إلى تصحيح فهو يستحقّ محادثة خاصة واستعدادًا خاصًّا، ولا يضرّه أن ينتظر يومًا.

> ليس الثناء سكّرًا حول حبّة الدواء، بل هو غذاء.

# خطة صغيرة لأسبوع

- **الأحد:** اكتب أسماء من تعمل معهم أكثر من غيرهم.
- **خلال الأسبوع:** دوّن بجانب كل اسم شيئًا واحدًا ساعد، مع يومه وأثره.
- **الخميس:** أخبر اثنين منهم، بجملة واحدة لكلٍّ منهما، وجهًا لوجه أو بالصوت، لا في قناة عامة أمام الجميع.

ثم راقب ما يحدث في الأسابيع التالية، ولا تستعجل النتيجة؛ فالسلوك الذي يوصَف بدقّة يميل إلى أن يعود.`,
      }),
    ),
    section(
      t('Receiving and agreeing', 'التلقّي والاتفاق'),
      article(
        t('Listening to criticism', 'الاستماع إلى النقد'),
        {
          en: `To receive criticism well is harder than to give it. The body reacts first: the face grows warm, breath becomes short, and the mind starts writing its defence while the other is still speaking. That is normal. What counts is the next half minute.

# Three answers that buy time

- "Let me be sure that I understood you." Then repeat it in your own words.
- "Can you give me an example?" Not as a test, but because examples are what you can work with.
- "I would like to think about that until tomorrow." And then come back, without being asked.

None of the three agrees, none of them resists. They keep the door open until the heat has gone.

## Sorting what you heard

Later, alone, take a sheet and draw three columns: *true*, *partly true*, *not true but understandable*. Almost every criticism has something in the first two. The third column is the most interesting. If somebody has a wrong picture of your work, what have you shown them, and what have you not shown?

!sorting-trays|Three trays with stones of different sizes; a hand places one stone|Sort first. Decide later what to carry on with.

# Decide and report

Feedback which leads to nothing is given only once. Choose **one** point and tell the person what you will try, for how long, and when you will ask again: "For the next four weeks I'll send the agenda a day before. On the twentieth I'd like to hear whether it has helped you." With that, you have done something rare. You have rewarded somebody for honesty, and others will notice.

## And if it was unfair?

Then say so, but tomorrow, in the same order that you have learnt: when it was, what was said, what it did, and a question. Calm is not agreement. It is merely the condition under which two people can find out what is true.`,
          ar: `تلقّي النقد أصعب من تقديمه. فالجسد يستجيب أولًا: يسخن الوجه، ويقصر النَّفَس، ويبدأ الذهن بكتابة مرافعته والآخر لم يُكمل كلامه بعد. هذا طبيعي، والمهم هو نصف الدقيقة التالي.

# ثلاثة أجوبة تكسبك وقتًا

- «دعني أتأكّد من أنني فهمتك». ثم أعِد ما قيل بكلماتك.
- «هل تعطيني مثالًا؟» لا امتحانًا له، بل لأن الأمثلة هي ما تستطيع العمل عليه.
- «أودّ أن أفكّر في ذلك حتى الغد». ثم عُد إليه من تلقاء نفسك.

ليس في هذه الأجوبة موافقة ولا مقاومة، وإنما تُبقي الباب مفتوحًا إلى أن تهدأ الحرارة.

## فرز ما سمعت

لاحقًا، وأنت وحدك، خذ ورقة وارسم ثلاثة أعمدة: **صحيح**، و**صحيح جزئيًّا**، و**غير صحيح لكنه مفهوم**. لا يكاد نقد يخلو من شيء في العمودين الأولين. أما الثالث فهو الأكثر إثارة للاهتمام: إن كان لدى أحدهم صورة خاطئة عن عملك، فماذا أريتَه وماذا لم تُرِه؟

!sorting-trays|ثلاث صوانٍ فيها حصى بأحجام مختلفة ويد تضع حصاة|افرز أولًا، ثم قرّر ما الذي ستحمله معك.

# قرّر وأخبر

الملاحظة التي لا تؤدّي إلى شيء لا تُقدَّم إلا مرة واحدة. اختر **نقطة واحدة**، وأخبر صاحبها بما ستجرّبه، وإلى متى، ومتى ستسأله ثانية: «في الأسابيع الأربعة القادمة سأرسل جدول الأعمال قبل الاجتماع بيوم، وفي العشرين من الشهر أحبّ أن أسمع منك هل نفعك ذلك». بهذا تكون قد فعلت شيئًا نادرًا: كافأت إنسانًا على صدقه، وسيلاحظ الآخرون.

## وإن كان النقد ظالمًا؟

قل ذلك، ولكن غدًا، وبالترتيب الذي تعلّمته نفسه: متى كان، وماذا قيل، وما أثره عليك، ثم سؤال مفتوح. فالهدوء ليس موافقة على ما قيل ولا تنازلًا عن حقّك، إنما هو الشرط الذي يستطيع معه اثنان أن يعرفا الحقيقة معًا. وإن لم تصلا إليها في اللقاء الأول فاتّفقا على لقاء ثانٍ.`,
        },
        { prerequisite: 's2-1' },
      ),
      embed(
        t('Build your feedback', 'ابنِ ملاحظتك'),
        {
          asset: 'embeds/feedback-builder.html',
          height: 620,
          description: t(
            'Write the four sentences; the page warns you of labels and of "always".',
            'اكتب الجمل الأربع، وتنبّهك الصفحة إلى الأوصاف وإلى «دائمًا».',
          ),
        },
        { isOptional: true },
      ),
    ),
  ],
});
