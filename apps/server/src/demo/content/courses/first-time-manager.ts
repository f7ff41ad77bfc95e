import { article, course, section, t } from '../build.ts';

export const firstTimeManager = course({
  key: 'first-time-manager',
  category: 'leadership',
  learningType: 'BLENDED',
  level: 'BEGINNER',
  price: 59900,
  minutes: 720,
  instructors: ['salma', 'tariq'],
  publishedDaysAgo: 33,
  title: t('Your first ninety days as a manager', 'أول تسعين يومًا في الإدارة'),
  subtitle: t('From doing the work to making work possible', 'من إنجاز العمل إلى تمكين العمل'),
  description: {
    en: `On Thursday you were the best in the team. On Sunday you lead it, and most of what made you good is suddenly not what is needed. This course accompanies the change over three months, with readings, two workshop days and a coaching talk.

We keep to what a new manager meets first: conversations with each person, handing over work, a weekly meeting that helps, and the first decision which not everybody likes.`,
    ar: `كنت يوم الخميس أفضل من في الفريق، ويوم الأحد صرت تقوده، وإذا بمعظم ما جعلك جيدًا ليس هو المطلوب الآن. ترافق هذه الدورة التحوّل ثلاثة أشهر بقراءات ويومَي ورشة وجلسة إرشاد.

نقتصر على ما يلقاه المدير الجديد أولًا: محادثة مع كل فرد، وتسليم العمل لغيره، واجتماع أسبوعي نافع، وأول قرار لا يعجب الجميع.`,
  },
  outcomes: {
    en: `Hold a first talk with each member of the team
Hand over work with a clear result and room for the how
Lead a weekly meeting of thirty minutes
Explain a decision that not everyone likes
Plan your own weeks as a manager`,
    ar: `أن تجري محادثة أولى مع كل عضو في الفريق
أن تسلّم العمل بنتيجة واضحة ومساحة للطريقة
أن تدير اجتماعًا أسبوعيًّا من ثلاثين دقيقة
أن تشرح قرارًا لا يعجب الجميع
أن تخطّط لأسابيعك مديرًا`,
  },
  requirements: {
    en: `You lead a team, or will within three months\nTwo free days for the workshops in Riyadh`,
    ar: `أن تقود فريقًا أو أن تتولّى ذلك خلال ثلاثة أشهر\nيومان متاحان للورشة في الرياض`,
  },
  audience: {
    en: `Newly appointed managers of three to fifteen people\nSpecialists who are considering the step`,
    ar: `المديرون الجدد لفرق من ثلاثة إلى خمسة عشر شخصًا\nالمتخصّصون الذين يفكّرون في هذه الخطوة`,
  },
  sections: [
    section(
      t('Days 1 to 30: listening', 'الأيام 1 إلى 30: الإصغاء'),
      article(t('The first talk with each person', 'المحادثة الأولى مع كل فرد'), {
        en: `Before you change anything, talk to everyone on the team alone, for forty-five minutes each. Most of what you need to know during the next year will come up in these hours, provided that you mainly listen.

# Invite with a purpose

People are nervous when a new manager asks for a talk. Say beforehand what it is about: "I'd like to understand your work and what you need from me. Nothing will be decided." Let them choose the place.

# Five questions

1. What are you working on, and which part of it do you like best?
2. What gets in your way most weeks?
3. What should stay exactly as it is?
4. What would you do in my place in the first month?
5. How do you like to be told when something was good, and when it wasn't?

The third question is the one that most forget. A newcomer sees what is wrong; those who have been there know what has been hard won.

!listening-rooms|Two chairs turned towards each other, a small table, a notebook with a few lines|Forty-five minutes, two chairs, few notes.

## Take notes, and return them

Write down key words and at the end read them out: "This is what I have understood. Is anything missing?" It shows that you listened, and spares you misunderstandings. Promise nothing yet, apart from one small thing which you can settle within the week: a broken chair, a missing access right, a date. Settle it. People don't remember the promises of the first weeks, they remember the first one kept.

# Afterwards

Lay all the notes side by side. What was named by three or more? Those are your themes. What was named only once, but with force? That is a matter for a second talk. Finally, tell the whole team what you have heard, without names, and what you will look at first. With that the circle is closed: they spoke, you listened, something follows.

> In the first month you are not paid for answers.`,
        ar: `قبل أن تغيّر شيئًا تحدّث إلى كل فرد في الفريق على حدة، خمسًا وأربعين دقيقة لكلٍّ منهم. معظم ما ستحتاج إلى معرفته في السنة القادمة سيظهر في هذه الساعات، بشرط أن يكون أكثر وقتك للإصغاء.

# ادعُ بغاية واضحة

يقلق الناس حين يطلب مدير جديد الحديث إليهم. فقل مسبقًا عمّ سيدور: «أودّ أن أفهم عملك وما تحتاج إليه مني، ولن يُقرَّر شيء». ودعهم يختارون المكان.

# خمسة أسئلة

1. علامَ تعمل الآن، وأي جزء منه أحبّ إليك؟
2. ما الذي يعترض طريقك في معظم الأسابيع؟
3. ما الذي ينبغي أن يبقى كما هو تمامًا؟
4. ماذا كنت ستفعل مكاني في الشهر الأول؟
5. كيف تحبّ أن يقال لك إن شيئًا كان جيدًا، وكيف إن لم يكن؟

السؤال الثالث هو الذي ينساه معظم المديرين. فالقادم الجديد يرى الخلل، أما أهل المكان فيعرفون ما نالوه بشقّ النفس.

!listening-rooms|كرسيان متقابلان وطاولة صغيرة ودفتر فيه أسطر قليلة|خمس وأربعون دقيقة، وكرسيان، وملاحظات قليلة.

## دوّن ثم أعِد ما دوّنت

اكتب كلمات مفتاحية واقرأها في الختام: «هذا ما فهمته، فهل ينقص شيء؟» ففي ذلك دليل على إصغائك ووقاية من سوء الفهم. ولا تعِد الآن بشيء سوى أمر صغير واحد تستطيع إنجازه في الأسبوع نفسه: كرسي مكسور، أو صلاحية ناقصة، أو موعد. ثم أنجزه. فالناس لا يذكرون وعود الأسابيع الأولى، بل يذكرون أول وعد وُفي به.

# بعد ذلك

ضع الملاحظات كلّها جنبًا إلى جنب. ما الذي ذكره ثلاثة أو أكثر؟ تلك موضوعاتك. وما الذي ذُكر مرة واحدة لكن بقوّة؟ ذاك شأن محادثة ثانية. وأخيرًا أخبر الفريق كلّه بما سمعت دون أسماء، وبما ستنظر فيه أولًا. وبهذا تكتمل الدائرة: تكلّموا، وأصغيت، ثم تبع ذلك شيء.

> في الشهر الأول لا تُدفع لك أجرة الأجوبة.`,
      }),
      article(t('Notebook: your three themes', 'الدفتر: موضوعاتك الثلاثة'), {
        en: `After the talks, fill in one line for each theme.

| Theme | Who named it (number) | First small step | Until |
| | | | |

Bring the sheet to the first workshop day. We work in groups of three on one theme each; names stay outside the room.`,
        ar: `بعد المحادثات املأ سطرًا لكل موضوع.

| الموضوع | كم شخصًا ذكره | أول خطوة صغيرة | حتى متى |
| | | | |

أحضر الورقة معك إلى يوم الورشة الأول. نعمل في مجموعات من ثلاثة على موضوع واحد لكلٍّ منها، وتبقى الأسماء خارج القاعة.`,
      }),
    ),
    section(
      t('Days 31 to 60: handing over', 'الأيام 31 إلى 60: التسليم'),
      article(t('Delegate the result, not the steps', 'سلّم النتيجة لا الخطوات'), {
        en: `New managers hand over too little, because they do it faster themselves, or too much at once, because they are drowning. Both are understandable. Handing over is a skill with a form, and the form can be learnt.

# The five lines of a hand-over

1. **Result:** how shall we both recognise that it is done?
2. **Reason:** what is it good for?
3. **Room:** what may you decide alone, and what not?
4. **Resources:** time, money, people, access.
5. **Return:** when do we look at it together for the first time?

How it is done is missing from the list, and that is deliberate. If you prescribe each step, you have kept the work and given away only the typing.

!relay-baton|Two runners side by side; the baton is held by both hands for one stride|For one stride both hands are on it.

## How much room?

| The person has | Give |
| neither practice nor confidence | the steps, and a talk every day |
| practice, little confidence | the result, and an open ear |
| confidence, little practice | the result, an early first look |
| both | the result and the date |

It depends on the *task*, not on the person. Somebody with twenty years of service may be a beginner with a new system, and be grateful for steps.

# The first look comes early

Agree on a first look when about a fifth is done. At that point a misunderstanding costs an hour; near the end it costs the whole. Look only at whether the direction is right. Resist the wish to make it look like yours: if it reaches the result in another way, it has reached it.

# When it comes back

Sometimes the task returns: "Could you just take a quick look?" It takes a moment to notice that you are holding it again. Answer with a question: "What have you tried, and which way are you inclined to go?" Nine times out of ten the answer is good enough to go on with, and it stays where it belongs.

# Task until the workshop

Hand over one thing that you like doing. Yes, one that you *like*. It's the only way to find out what it is like to let go.`,
        ar: `يسلّم المديرون الجدد أقلّ ممّا ينبغي لأنهم أسرع إنجازًا بأنفسهم، أو أكثر ممّا ينبغي دفعة واحدة لأنهم يغرقون. وكلاهما مفهوم. والتسليم مهارة لها شكل، والشكل يمكن تعلّمه.

# أسطر التسليم الخمسة

1. **النتيجة:** كيف نعرف كلانا أن العمل تمّ؟
2. **السبب:** ما فائدته؟
3. **المساحة:** ما الذي لك أن تقرّره وحدك، وما الذي ليس لك؟
4. **الموارد:** الوقت والمال والناس والصلاحيات.
5. **المراجعة:** متى ننظر فيه معًا أول مرة؟

ليس في القائمة كيفية الإنجاز، وهذا مقصود. فإن أمليت كل خطوة فقد أبقيت العمل عندك ولم تعطِ إلا الكتابة.

!relay-baton|عدّاءان متجاوران تمسك يداهما معًا بالعصا خطوة واحدة|لخطوة واحدة تكون اليدان معًا على العصا.

## كم مساحة تعطي؟

| لدى الشخص | أعطِه |
| لا خبرة ولا ثقة | الخطوات، وحديثًا كل يوم |
| خبرة وثقة قليلة | النتيجة، وأذنًا مفتوحة |
| ثقة وخبرة قليلة | النتيجة، ومراجعة أولى مبكرة |
| كلتاهما | النتيجة والموعد |

ويتوقّف ذلك على **المهمّة** لا على الشخص. فصاحب العشرين سنة من الخدمة قد يكون مبتدئًا أمام نظام جديد، ويشكر لك الخطوات.

# المراجعة الأولى مبكرة

اتّفقا على مراجعة أولى حين يُنجز نحو الخُمس. فسوء الفهم عندها يكلّف ساعة، وقرب النهاية يكلّف العمل كلّه. انظر هل الاتجاه صحيح ولا تزد على ذلك، وقاوم رغبتك في أن تجعله يشبهك: إن بلغ النتيجة بطريق آخر فقد بلغها.

# حين تعود إليك

تعود المهمّة أحيانًا: «هل تلقي نظرة سريعة؟» وتحتاج إلى لحظة كي تنتبه إلى أنها عادت في يدك. أجب بسؤال: «ماذا جرّبت؟ وإلى أي طريق تميل؟» وفي تسع مرات من عشر يكون الجواب كافيًا للمضيّ، وتبقى المهمّة في مكانها.

# مهمّة حتى الورشة

سلّم شيئًا **تحبّه**. نعم، شيئًا تحبّ عمله، فهذه هي الطريقة الوحيدة لتعرف كيف يكون الترك، وما الذي تخشاه منه حقًّا. ودوّن ما تشعر به.`,
      }),
      article(t('A weekly meeting of thirty minutes', 'اجتماع أسبوعي من ثلاثين دقيقة'), {
        en: `A team needs one fixed half hour each week in which everybody sees the same picture. Not for reports; those can be read. For what can only be done together: noticing, deciding, helping.

# The course of it

| Minutes | What | Who speaks |
| 0–3 | Arriving, one good thing of the week | anyone |
| 3–10 | The board: what has moved, what is stuck | each in two sentences |
| 10–25 | One or two matters that need several heads | who brought it |
| 25–30 | Who does what by when, read aloud | whoever takes notes |

Matters are brought by the team until the evening before, each with a sentence: "I need a decision on…" or "I need ideas for…". No matter, no meeting: then you give the half hour back. Nothing earns a meeting more respect.

!half-hour-clock|A clock face whose first half is divided into four coloured parts|Four parts, one half hour.

## Your part

You don't have to lead it. Let the chair go round, week by week; people who have chaired a meeting come better prepared to the next. Your own task is to watch for who has not spoken, and to ask them *second*, not last and not first.

## Decisions that stay

Half of all decisions evaporate because nobody wrote them down. Read them aloud at the end, name and date with each, and put them at the top of next week's board. If something has not been done, ask what was in the way before you ask why.

# The first time will be awkward

New forms feel stiff. Announce it as a trial: "We'll do it like this for six weeks, then we decide together what stays." After six weeks ask three questions: what has become easier, what is missing, what can go? Then change **one** thing. Meetings that are rebuilt each month are as tiring as meetings which are never touched.

> A good meeting ends with less to do than it began with, or at least with clearer work.`,
        ar: `يحتاج الفريق إلى نصف ساعة ثابتة كل أسبوع يرى فيها الجميع الصورة نفسها. ليست للتقارير، فالتقارير تُقرأ، بل لما لا يُنجز إلا معًا: الانتباه والقرار والمساعدة.

# سير الاجتماع

| الدقائق | ماذا | من يتكلّم |
| 0–3 | الحضور، وشيء جيد من الأسبوع | من شاء |
| 3–10 | اللوح: ما تحرّك وما توقّف | كلٌّ بجملتين |
| 10–25 | أمر أو أمران يحتاجان إلى أكثر من رأي | من طرح الأمر |
| 25–30 | من يفعل ماذا ومتى، بصوت مسموع | كاتب الملاحظات |

يأتي الفريق بالأمور حتى مساء اليوم السابق، ومع كلٍّ منها جملة: «أحتاج إلى قرار في…» أو «أحتاج إلى أفكار لـ…». فإن لم يكن أمر فلا اجتماع، وتُعيد إليهم نصف الساعة. ولا شيء يكسب الاجتماع احترامًا أكثر من ذلك.

!half-hour-clock|وجه ساعة نصفها الأول مقسوم أربعة أجزاء ملوّنة|أربعة أجزاء ونصف ساعة واحدة.

## دورك أنت

ليس عليك أن تديره. دع الإدارة تدور أسبوعًا بعد أسبوع؛ فمن أدار اجتماعًا حضر التالي أحسن استعدادًا. أما مهمّتك فأن تنتبه إلى من لم يتكلّم، وأن تسأله **ثانيًا**، لا آخرًا ولا أولًا.

## قرارات تبقى

نصف القرارات يتبخّر لأن أحدًا لم يكتبه. اقرؤوها بصوت مسموع في الختام، مع كلٍّ منها اسم وموعد، وضعوها في رأس لوح الأسبوع التالي. وإن لم يُنجز شيء فاسأل ما الذي اعترضه قبل أن تسأل لماذا.

# المرة الأولى ستكون متكلّفة

الأشكال الجديدة تبدو متصلّبة، فأعلنها تجربة: «نفعل هذا ستة أسابيع، ثم نقرّر معًا ما يبقى». وبعدها اسأل ثلاثة أسئلة: ما الذي صار أسهل؟ وما الذي ينقص؟ وما الذي يمكن حذفه؟ ثم غيّر شيئًا **واحدًا**. فالاجتماعات التي يُعاد بناؤها كل شهر متعبة كالتي لا تُمسّ أبدًا.

> ينتهي الاجتماع الجيد بعمل أقلّ ممّا بدأ به، أو على الأقل بعمل أوضح. للجميع.`,
      }),
    ),
    section(
      t('Days 61 to 90: deciding', 'الأيام 61 إلى 90: القرار'),
      article(
        t('A decision that not everyone likes', 'قرار لا يعجب الجميع'),
        {
          en: `Sooner or later one comes along: two people want the same post, holidays collide, a cherished project has to end. You can't make everyone content. You can decide in such a way that people still trust you the day after.

# Before

**Say how it will be decided.** There are four ways: I alone; I, after I've heard you; all of us together; one of you. People bear a great deal, but not the feeling of having been asked for show. If you have already decided, don't ask for opinions.

**Collect reasons, not votes.** Ask each: "What should I know before I decide?" Write the reasons where everyone can see them, even those against your own inclination.

# The announcement

1. The decision, in the first sentence.
2. The two or three reasons that tipped the balance.
3. What speaks against it, honestly.
4. What it means for whom, from when.
5. When we shall check whether it was right.

!scales-of-reasons|A pair of scales with differently shaped weights in both pans, tipped slightly to one side|Both pans hold reasons. One of them is heavier.

The third point takes courage and pays most. Whoever hears their own reason named, fairly, can live with having lost. Those who are hardest hit hear it first, alone, and from you; nobody should learn from a circular that a project has ended.

## The day after

Some will grumble. Listen, explain once more, then let it rest. Don't reopen the decision because somebody is loud; otherwise you teach the team that loudness pays. Do reopen it at once if a new *fact* appears, and say so: "I didn't know that. It changes things."

# Decide when to look back

Enter a date six to twelve weeks ahead. Ask then, in the same circle: did what we expected happen? It makes the next hard decision easier, for you and for them, since everyone has seen that a decision is a step and not a verdict.

> You need not be right always. You need to be clear, and correctable.`,
          ar: `عاجلًا أو آجلًا يأتي: شخصان يريدان المنصب نفسه، أو إجازات تتعارض، أو مشروع محبوب لا بدّ أن ينتهي. لا تستطيع إرضاء الجميع، لكنك تستطيع أن تقرّر بطريقة يبقى معها الناس واثقين بك في اليوم التالي.

# قبل القرار

**قل كيف سيُتَّخذ.** الطرق أربع: أنا وحدي، أو أنا بعد أن أسمعكم، أو نحن جميعًا، أو واحد منكم. يحتمل الناس الكثير، لكنهم لا يحتملون الشعور بأنهم سُئلوا شكلًا. فإن كنت قد قرّرت فلا تطلب آراء.

**اجمع الأسباب لا الأصوات.** اسأل كلًّا منهم: «ما الذي ينبغي أن أعرفه قبل أن أقرّر؟» واكتب الأسباب حيث يراها الجميع، حتى ما يخالف ميلك.

# الإعلان

1. القرار في الجملة الأولى.
2. السببان أو الثلاثة التي رجّحت الكفّة.
3. ما يُقال ضدّه، بأمانة.
4. ما يعنيه، ولمن، ومتى يبدأ.
5. متى نراجع هل كان صوابًا.

!scales-of-reasons|ميزان في كفّتيه أثقال مختلفة الأشكال وقد مال قليلًا إلى جهة|في الكفّتين أسباب، وإحداهما أثقل.

النقطة الثالثة تحتاج إلى شجاعة وهي أكثرها نفعًا؛ فمن يسمع سببه يُذكر بإنصاف يستطيع أن يتعايش مع الخسارة. وأشدّ الناس تأثّرًا يسمع القرار أولًا، وحده، ومنك أنت. ولا ينبغي لأحد أن يعرف من تعميم أن مشروعه انتهى.

## اليوم التالي

سيتذمّر بعضهم. أصغِ واشرح مرة أخرى ثم دعه يهدأ. لا تفتح القرار ثانية لأن أحدهم رفع صوته، وإلا علّمت الفريق أن رفع الصوت مجدٍ. لكن افتحه فورًا إن ظهرت **حقيقة** جديدة، وقل ذلك: «لم أكن أعرف هذا، وهو يغيّر الأمر».

# قرّر متى تنظر إلى الوراء

دوّن موعدًا بعد ستة أسابيع إلى اثني عشر. واسأل حينها في الحلقة نفسها: هل حدث ما توقّعناه؟ ذلك يجعل القرار الصعب التالي أسهل عليك وعليهم، لأن الجميع رأى أن القرار خطوة وليس حكمًا.

> لا يلزمك أن تصيب دائمًا، بل أن تكون واضحًا وقابلًا للتصحيح، وأن تعترف بالخطأ بالصوت نفسه الذي أعلنت به القرار.`,
        },
        { opensInDays: 30 },
      ),
      article(
        t('Letter to yourself', 'رسالة إلى نفسك'),
        {
          en: `On the second workshop day you write a page to yourself, to be opened in six months. Take these beginnings:

- What I do differently today from the first week…
- The person in the team from whom I have learnt most…
- What I still take back into my own hands too often…
- By this I shall recognise in half a year that I have become a better manager…

Seal it. The instructor posts it; nobody else reads it.`,
          ar: `في يوم الورشة الثاني تكتب صفحة إلى نفسك تُفتح بعد ستة أشهر. خذ هذه البدايات:

- ما أفعله اليوم على غير ما كنت أفعل في الأسبوع الأول…
- الشخص الذي تعلّمت منه أكثر من غيره في الفريق…
- ما زلت أستعيده إلى يدي أكثر ممّا ينبغي…
- سأعرف بعد نصف سنة أنني صرت مديرًا أفضل من…

أغلِق الظرف، وترسله المدرّبة، ولا يقرؤه أحد سواك.`,
        },
        { isOptional: true },
      ),
    ),
  ],
});
