import { article, audio, course, section, t } from '../build.ts';

export const calmUnderPressure = course({
  key: 'calm-under-pressure',
  category: 'health-safety',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 60,
  instructors: ['huda'],
  publishedDaysAgo: 52,
  title: t('Calm under pressure', 'هدوء تحت الضغط'),
  subtitle: t('Small habits for full days', 'عادات صغيرة لأيام ممتلئة'),
  description: {
    en: `Pressure at work is not always avoidable, and not always bad. What wears us down is pressure without pauses. This course shows how to notice the signs early, how to recover in minutes rather than on holidays, and how to change the load where it can be changed.

It is a course on everyday habits and does not replace medical advice. If you have been exhausted, sleepless or hopeless for weeks, please speak to a doctor.`,
    ar: `لا يمكن تجنّب ضغط العمل دائمًا، وليس سيئًا دائمًا. ما يستنزفنا هو الضغط بلا وقفات. تبيّن هذه الدورة كيف تنتبه إلى العلامات مبكرًا، وكيف تستعيد عافيتك في دقائق لا في الإجازات، وكيف تغيّر الحمل حيث يمكن تغييره.

هذه دورة في عادات الحياة اليومية ولا تغني عن المشورة الطبية. فإن لازمك الإرهاق أو الأرق أو اليأس أسابيع فراجع طبيبًا من فضلك.`,
  },
  outcomes: {
    en: `Name your own early signs of overload
Use a breathing rhythm that calms in four minutes
Plan pauses so that they really happen
Sort demands into change, share, accept
Speak to your manager about load with facts`,
    ar: `أن تسمّي علاماتك المبكرة عند زيادة الحمل
أن تستعمل إيقاع تنفّس يهدّئك في أربع دقائق
أن تخطّط لوقفات تحدث حقًّا
أن تفرز المطالب: ما يُغيَّر وما يُشارَك وما يُقبل
أن تحدّث مديرك عن حجم العمل بالحقائق`,
  },
  requirements: { en: 'A quiet corner for ten minutes a day', ar: 'ركن هادئ عشر دقائق في اليوم' },
  audience: {
    en: `Anyone with full days\nTeam leaders who look after others`,
    ar: `كل من أيامه ممتلئة\nقادة الفرق الذين يعتنون بغيرهم`,
  },
  sections: [
    section(
      t('Noticing', 'الانتباه'),
      article(t('Pressure is a wave', 'الضغط موجة'), {
        en: `The body has an old and reliable programme for difficult moments. The heart beats faster, muscles tighten, attention narrows. For a presentation or a near miss on the road that is exactly right. A quarter of an hour later the wave should ebb away. Trouble begins when the next one comes before the last has gone.

# High tide and low tide

Draw yesterday as a line: up when you were tense, down when you were at ease. Most people are surprised by two things. The peaks are not where they expected them; it is often the small interruptions rather than the great meeting. And the line hardly ever comes down to the bottom.

!pressure-waves|Two wave lines: one returns to the shore each time, one climbs from wave to wave|Above: waves with ebb. Below: waves that pile up.

## Your three signs

Overload announces itself, and in each person in the same way every time. Choose your own three, one of each kind.

| Kind | Examples |
| Body | tight jaw, cold hands, waking at four, headaches |
| Mind | reading a line three times, forgetting names, going round in circles |
| Behaviour | skipping lunch, sharp answers, putting off calls, more coffee |

Write them on a card. Ask somebody who knows you well whether they would choose the same. They often see the third kind long before you do.

# Neither hero nor victim

Noticing is not complaining. A pilot who reads the instruments isn't weak, and doesn't fly any slower for it. You simply want to know early, because early the remedies are small: a glass of water, a walk round the building, a sentence like "I'll answer that after lunch". Late they are large and expensive.

> What is noticed at ten o'clock need not be repaired at midnight.

# This week

Three times a day, when you wash your hands, ask yourself: how high is the water, from one to ten? No more than that; don't try to change it. After five days look at the numbers and mark the two times of day at which they are highest. We shall need them.`,
        ar: `في الجسد برنامج قديم موثوق للحظات الصعبة: يسرع القلب، وتشتدّ العضلات، ويضيق الانتباه. وهو المناسب تمامًا لعرض تقدّمه أو لخطر عابر في الطريق. وبعد ربع ساعة ينبغي أن تنحسر الموجة. تبدأ المتاعب حين تأتي الموجة التالية قبل أن تذهب الأولى.

# مدّ وجزر

ارسم يوم أمس خطًّا: يعلو حين كنت متوتّرًا وينخفض حين كنت مرتاحًا. يُفاجأ معظم الناس بأمرين: أن القمم ليست حيث توقّعوها، فكثيرًا ما تكون المقاطعات الصغيرة لا الاجتماع الكبير؛ وأن الخطّ لا يكاد يبلغ القاع أبدًا.

!pressure-waves|خطّان موجيّان: أحدهما يعود إلى الشاطئ كل مرة والآخر يصعد من موجة إلى موجة|في الأعلى أمواج لها جزر، وفي الأسفل أمواج تتراكم.

## علاماتك الثلاث

زيادة الحمل تعلن عن نفسها، وهي عند كل إنسان تعلن بالطريقة نفسها كل مرة. اختر علاماتك الثلاث، واحدة من كل نوع.

| النوع | أمثلة |
| الجسد | فكّ مشدود، يدان باردتان، استيقاظ في الرابعة، صداع |
| الذهن | قراءة السطر ثلاث مرات، نسيان الأسماء، الدوران في حلقة |
| السلوك | تفويت الغداء، أجوبة حادّة، تأجيل المكالمات، قهوة أكثر |

اكتبها على بطاقة، واسأل من يعرفك جيدًا هل كان سيختار مثلها. فالنوع الثالث يراه غيرك في الغالب قبل أن تراه أنت بوقت طويل.

# لا بطل ولا ضحيّة

الانتباه ليس شكوى. والطيّار الذي يقرأ عدّاداته ليس ضعيفًا، ولا تبطؤ طائرته بذلك. أنت تريد ببساطة أن تعرف مبكرًا، لأن العلاج في البداية صغير: كوب ماء، أو دورة حول المبنى، أو جملة مثل «سأجيب عن هذا بعد الغداء». أما متأخّرًا فهو كبير ومكلف.

> ما يُنتبه إليه في العاشرة صباحًا لا حاجة إلى إصلاحه عند منتصف الليل.

# هذا الأسبوع

ثلاث مرات في اليوم، وأنت تغسل يديك، اسأل نفسك: كم ارتفاع الماء من واحد إلى عشرة؟ لا أكثر من ذلك، ولا تحاول تغييره. وبعد خمسة أيام انظر إلى الأرقام وضع علامة على أعلى وقتين في اليوم، فسنحتاج إليهما في الجزء التالي.`,
      }),
      audio(t('Four breaths a minute', 'أربعة أنفاس في الدقيقة'), {
        asset: 'media/four-breaths.mp3',
        seconds: 96,
        transcript: {
          en: `This recording has no speech. A soft tone rises for five seconds: breathe in through the nose. It rests for two: hold without effort. It falls for eight: breathe out slowly. The round takes fifteen seconds and is played six times, with a small bell at the beginning and at the end.

Sit upright with both feet on the floor. If you feel dizzy, return to your usual breath and stop. Don't use it while driving.`,
          ar: `ليس في هذا التسجيل كلام. نغمة هادئة تصعد خمس ثوانٍ: خذ نفسًا من الأنف. ثم تستقرّ ثانيتين: توقّف دون جهد. ثم تهبط ثماني ثوانٍ: أخرِج النفس ببطء. تستغرق الدورة خمس عشرة ثانية وتتكرّر ست مرات، مع جرس صغير في البداية والنهاية.

اجلس مستقيمًا وقدماك على الأرض. وإن شعرت بدوار فعُد إلى تنفّسك المعتاد وتوقّف. ولا تستعمل التسجيل وأنت تقود.`,
        },
      }),
    ),
    section(
      t('Recovering', 'الاستعادة'),
      article(t('Pauses that happen', 'وقفات تحدث حقًّا'), {
        en: `Everyone is in favour of pauses, and hardly anyone takes them. The reason is simple: a pause without a place in the day has to be decided upon anew each time, against whatever is urgent. So we stop deciding, and build.

# Hook it onto something

Take an event which happens anyway and hang the pause on it. "When I have sent a report, I get up." "When a call ends, I look out of the window for twenty seconds." "When I hear the call to prayer, I save and close." The hook matters more than the length.

!hooks-in-the-day|A line of a day with hooks on which small leaves hang|Pauses hang on what happens anyway.

# Three sizes

| Size | Length | What it is good for |
| Small | 20 seconds | eyes, jaw, shoulders; every half hour |
| Medium | 5 minutes | away from the screen, on your feet; every ninety minutes |
| Large | 30 minutes | a meal without work, a walk; once a day |

The small ones are not second best. A muscle that is let go every half hour does not cramp in the evening. And twenty seconds can't be called a waste of time by anyone, not even by you.

## What counts as a pause

The test is whether the wave goes down. Messages on the telephone are not a pause for most of us, nor is the news. A conversation about something else is, and so are water, stairs, daylight, music without words, looking at something far away.

## When others need you

In a ward, a shop or a control room you can't just leave. Agree on pauses as a team then: who covers for whom, and when. Teams which write it on the board keep to it; teams which rely on goodwill don't, because the most conscientious never ask.

# Your plan

Look at the two highest times of the day from your list. For each, choose a pause, its size and its hook, a quarter of an hour **before** the peak. Write one sentence each and tell somebody. Try it for a week without improving it. A plain pause that happens is worth more than a perfect one that doesn't.`,
        ar: `الجميع يؤيّد الوقفات، ولا يكاد أحد يأخذها. والسبب بسيط: الوقفة التي لا مكان لها في اليوم تحتاج إلى قرار جديد كل مرة في مواجهة كل ما هو عاجل. لذلك نكفّ عن اتخاذ القرار ونبني بدلًا منه.

# علّقها بشيء

خذ حدثًا يقع على أي حال وعلّق به الوقفة. «حين أُرسل تقريرًا أقوم من مكاني». «حين تنتهي المكالمة أنظر من النافذة عشرين ثانية». «حين أسمع الأذان أحفظ العمل وأغلق الشاشة». والمشجب أهمّ من المدّة.

!hooks-in-the-day|خطّ يمثّل اليوم عليه مشاجب تتدلّى منها أوراق صغيرة|الوقفات معلّقة بما يحدث على أي حال.

# ثلاثة أحجام

| الحجم | المدّة | فيمَ تنفع |
| صغيرة | 20 ثانية | للعينين والفكّ والكتفين، كل نصف ساعة |
| متوسّطة | 5 دقائق | بعيدًا عن الشاشة ووقوفًا، كل تسعين دقيقة |
| كبيرة | 30 دقيقة | وجبة بلا عمل، أو مشي، مرة في اليوم |

ليست الصغيرة بديلًا أدنى. فالعضلة التي تُرخى كل نصف ساعة لا تتشنّج في المساء. وعشرون ثانية لا يستطيع أحد أن يسمّيها مضيعة للوقت، ولا حتى أنت.

## ما الذي يُعدّ وقفة؟

المعيار أن تنحسر الموجة. رسائل الهاتف ليست وقفة عند معظمنا، ولا الأخبار. أما الحديث في أمر آخر فوقفة، وكذلك الماء والدرج وضوء النهار والموسيقى بلا كلمات والنظر إلى شيء بعيد.

## حين يحتاج إليك الآخرون

في جناح المرضى أو المتجر أو غرفة التحكّم لا تستطيع أن تغادر ببساطة. اتّفقوا إذن على الوقفات فريقًا: من يغطّي مكان من، ومتى. الفرق التي تكتب ذلك على اللوح تلتزم به، والتي تعتمد على حسن النيّة لا تلتزم، لأن أكثر الناس ضميرًا لا يطلبون أبدًا.

# خطّتك

انظر إلى أعلى وقتين في يومك من قائمتك. اختر لكلٍّ منهما وقفة وحجمها ومشجبها، قبل القمّة **بربع ساعة**. اكتب جملة لكلٍّ منهما وأخبر بها أحدًا، وجرّبها أسبوعًا دون تحسين. فالوقفة العادية التي تحدث خير من الكاملة التي لا تحدث.`,
      }),
      article(t('Leaving work at work', 'اترك العمل في مكانه'), {
        en: `Rest does not begin when work ends; it begins when we stop thinking of it. Between the two there is a door, and one can learn to close it.

# The last ten minutes

1. Write down what is unfinished, each with its very next step.
2. Choose the first task for tomorrow and lay it ready.
3. Tidy the table so far that you would like to sit down at it.
4. Say one sentence to yourself, always the same: "That's all for today."

The list is the important part. The mind keeps returning to open matters, because it is afraid of losing them. Once they are safe on paper it can let go.

!closing-door|A half-closed door: a list on a table on one side, a tree in the evening on the other|Paper remembers, so that you needn't.

# A threshold on the way

Some change their shoes, some walk once round the block, some listen to the same song in the car. Whatever you choose, do it daily, and only then. After three weeks the threshold works by itself.

## Those who work at home

Need a threshold even more. Put the computer into a drawer, cover the screen with a cloth, change the lamp. It looks childish and works well. What doesn't work is the best intention with an open screen on the dining table.

## When something comes at night

If you wake with a thought about work, don't argue with it. Have paper and pencil beside the bed, write three words, and leave the light off if you can. In the morning most of these notes turn out to be small.

# Being reachable

Agree with your team on what *urgent* means, who may ring after hours, and how. A call is a call, a message can wait until morning. As a leader you set the measure, whether you want to or not: whoever sends messages at eleven at night receives answers at five past.

> A day that has no end has no beginning either.

Choose one of these habits, only one, and keep it for two weeks.`,
        ar: `لا تبدأ الراحة حين ينتهي العمل، بل حين نكفّ عن التفكير فيه. وبين الأمرين باب يمكن أن نتعلّم كيف نغلقه.

# الدقائق العشر الأخيرة

1. دوّن ما لم ينتهِ، ومع كل أمر خطوته التالية مباشرة.
2. اختر أول مهمّة للغد وهيّئها.
3. رتّب الطاولة بحيث يسرّك أن تجلس إليها.
4. قل لنفسك جملة واحدة لا تتغيّر: «هذا يكفي لليوم».

القائمة هي الجزء المهم. فالذهن يعود مرة بعد مرة إلى الأمور المفتوحة لأنه يخاف أن تضيع، فإذا أمِنت على الورق استطاع أن يتركها.

!closing-door|باب نصف مغلق: في جهة قائمة على طاولة وفي الأخرى شجرة في المساء|الورق يتذكّر كي لا تضطرّ أنت إلى التذكّر.

# عتبة على الطريق

من الناس من يبدّل حذاءه، ومنهم من يدور حول الحيّ مرة، ومنهم من يسمع الأنشودة نفسها في السيارة. أيًّا كان اختيارك فافعله كل يوم، ولا تفعله إلا حينئذٍ. وبعد ثلاثة أسابيع تعمل العتبة وحدها.

## لمن يعمل في البيت

حاجته إلى العتبة أشدّ. ضع الحاسوب في درج، أو غطِّ الشاشة بقماش، أو بدّل المصباح. يبدو ذلك طفوليًّا لكنه ينفع كثيرًا. أما ما لا ينفع فأحسن النيّات مع شاشة مفتوحة على طاولة الطعام.

## حين يأتي شيء في الليل

إذا أيقظتك فكرة عن العمل فلا تجادلها. ليكن بجانب السرير ورقة وقلم، واكتب ثلاث كلمات، ودع المصباح مطفأ إن استطعت. ستجد في الصباح أن معظم هذه الملاحظات صغير.

# أن تكون متاحًا

اتّفق مع فريقك على معنى «عاجل»، ومن يحقّ له الاتصال بعد الدوام، وكيف. المكالمة مكالمة، أما الرسالة فتنتظر الصباح. وإن كنت قائدًا فأنت من يضع المقياس أردت أم لم ترد: من يرسل في الحادية عشرة ليلًا تصله الأجوبة بعدها بخمس دقائق.

> اليوم الذي لا نهاية له لا بداية له أيضًا.

اختر عادة واحدة من هذه العادات، واحدة فقط، والتزم بها أسبوعين. فإذا ثبتت فأضِف إليها ثانية، وإن لم تثبت فجرّب غيرها دون أن تلوم نفسك.`,
      }),
    ),
    section(
      t('Changing the load', 'تغيير الحمل'),
      article(
        t('Change, share, accept', 'غيّر، شارك، اقبل'),
        {
          en: `Breathing helps against the wave, but not against the wind that drives it. Sooner or later one has to look at the load itself. Write down everything that is asked of you at present, at work and elsewhere; a full sheet is normal. Then give each line one of three letters.

# Three letters

**C, change.** What could be smaller, later, rarer or differently made? A weekly report can become monthly; a meeting of six can be one of three.

**S, share.** What could somebody else do, or do with you? Sharing needs two sentences: what the result should look like, and by when. How it is done is up to the other person.

**A, accept.** What stays? Some things are heavy and still ours: a sick parent, a first year in a new post. To accept doesn't mean to like. It means no longer spending strength on the question of whether it ought to be so.

!three-piles|A large heap of stones sorted into three smaller ones by size|Not lighter in sum at first, but sorted.

## Few C's are a sign

Those who find nothing to change have usually not asked. Pick the three lines that cost you most and ask of each: who decided that, and when? Many duties outlive their reason by years.

# Speaking with your manager

Complaints invite comfort, facts invite decisions. Prepare a page:

1. What I do at present, in hours a week, roughly.
2. What has been added since spring.
3. What suffers from it, with one example.
4. Two proposals, one of which costs nothing.

Then ask: "Which of these should come first, and what may wait?" It is a question which a manager can answer, and which belongs to them. If the answer is "all of it", ask again, calmly, for the order. There always is one.

> Priority is a word that used to have no plural.

# Looking back

In four weeks take the sheet out again. What has moved from one letter to another? And how high is the water now, at your two times of day? Write the number beneath the old one. It is the best proof that small things count.`,
          ar: `التنفّس ينفع مع الموجة، لكنه لا ينفع مع الريح التي تدفعها. وعاجلًا أو آجلًا لا بدّ من النظر إلى الحمل نفسه. اكتب كل ما يُطلب منك الآن في العمل وخارجه؛ والصفحة الممتلئة أمر عادي. ثم ضع أمام كل سطر واحدة من ثلاث كلمات.

# ثلاث كلمات

**غيّر.** ما الذي يمكن أن يكون أصغر أو أبطأ موعدًا أو أندر أو على وجه آخر؟ قد يصير التقرير الأسبوعي شهريًّا، واجتماع الستّة اجتماعًا لثلاثة.

**شارك.** ما الذي يستطيع غيرك أن ينجزه، أو أن ينجزه معك؟ تحتاج المشاركة إلى جملتين: كيف ينبغي أن تبدو النتيجة، ومتى. أما الكيفية فشأن الطرف الآخر.

**اقبل.** ما الذي يبقى؟ بعض الأشياء ثقيل وهو لنا مع ذلك: والد مريض، أو سنة أولى في منصب جديد. والقبول لا يعني الرضا، بل يعني ألّا تُنفق قوّتك بعد اليوم في السؤال: هل كان ينبغي أن يكون؟

!three-piles|كومة كبيرة من الحجارة فُرزت ثلاث كومات بحسب الحجم|ليست أخفّ في مجموعها أول الأمر، لكنها مرتّبة.

## قلّة «غيّر» علامة

من لا يجد ما يغيّره فالأرجح أنه لم يسأل. اختر أكثر ثلاثة أسطر كلفة واسأل عن كلٍّ منها: من قرّر هذا، ومتى؟ فكثير من الواجبات يعيش بعد زوال سببه سنوات.

# الحديث مع مديرك

الشكوى تستدعي المواساة، والحقائق تستدعي القرار. أعِدّ صفحة:

1. ما أعمله الآن بالساعات في الأسبوع تقريبًا.
2. ما أُضيف منذ الربيع.
3. ما الذي يتضرّر من ذلك، مع مثال واحد.
4. اقتراحان، أحدهما لا يكلّف شيئًا.

ثم اسأل: «أيّها أولًا، وأيّها يمكنه أن ينتظر؟» إنه سؤال يستطيع المدير أن يجيب عنه وهو من شأنه. فإن كان الجواب «كلّها» فاسأل ثانية بهدوء عن الترتيب، فثمّة ترتيب دائمًا.

> حين يصير كل شيء أولوية لا تبقى أولوية.

# نظرة إلى الوراء

بعد أربعة أسابيع أخرِج الورقة. ما الذي انتقل من كلمة إلى أخرى؟ وكم ارتفاع الماء الآن في وقتيك؟ اكتب الرقم تحت القديم، فهو خير دليل على أن للأشياء الصغيرة وزنًا.`,
        },
        { prerequisite: 's1-1' },
      ),
      article(
        t('A card for hard days', 'بطاقة للأيام الصعبة'),
        {
          en: `Copy this onto a card and keep it where you will see it.

1. Stop. Both feet on the floor.
2. Three slow breaths, each out longer than in.
3. What is the **next** step, not the whole way?
4. Who could help, and have I asked?
5. When is the next pause?

If a hard day becomes a hard month, the card isn't enough. Talk to somebody you trust, to your doctor, or to the counselling service of your organisation. Asking early is a sign of judgement.`,
          ar: `انسخ هذا على بطاقة وضعها حيث تراها.

1. توقّف، وقدماك على الأرض.
2. ثلاثة أنفاس بطيئة، الزفير فيها أطول من الشهيق.
3. ما الخطوة **التالية**، لا الطريق كلّه؟
4. من يستطيع أن يساعد، وهل سألته؟
5. متى الوقفة القادمة؟

وإذا صار اليوم الصعب شهرًا صعبًا فالبطاقة لا تكفي. تحدّث إلى من تثق به، أو إلى طبيبك، أو إلى خدمة الإرشاد في مؤسستك. والسؤال المبكر علامة حسن تقدير.`,
        },
        { isOptional: true },
      ),
    ),
  ],
});
