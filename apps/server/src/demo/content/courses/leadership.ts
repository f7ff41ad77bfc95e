import { article, course, section, t } from '../build.ts';

const meetings = course({
  key: 'meetings-worth-having',
  category: 'leadership',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 45,
  instructors: ['salma'],
  publishedDaysAgo: 150,
  title: t('Meetings worth having', 'اجتماعات تستحق وقتها'),
  subtitle: t('Fewer, shorter, with a result', 'أقلّ وأقصر وبنتيجة'),
  description: t(
    'An hour with eight people costs a working day. This course helps you to decide whether it is worth that, to prepare it in ten minutes and to end it with something that remains.',
    'ساعة مع ثمانية أشخاص تكلّف يوم عمل كاملًا. تساعدك هذه الدورة على أن تقرّر هل تستحقّ ذلك، وأن تُعدّها في عشر دقائق، وأن تنهيها بشيء يبقى.',
  ),
  outcomes: t(
    'Decide between meeting, message and document\nWrite an agenda made of questions\nKeep a discussion on its path\nEnd with decisions that are carried out',
    'أن تختار بين الاجتماع والرسالة والوثيقة\nأن تكتب جدول أعمال من أسئلة\nأن تُبقي النقاش على طريقه\nأن تختم بقرارات تُنفَّذ',
  ),
  requirements: t('You invite others to meetings now and then', 'أن تدعو غيرك إلى اجتماعات من حين إلى آخر'),
  audience: t('Everyone whose calendar is full', 'كل من امتلأ تقويمه'),
  sections: [
    section(
      t('Before', 'قبل الاجتماع'),
      article(
        t('Do we need to meet?', 'هل نحتاج إلى اجتماع؟'),
        t(
          `People meet for four good reasons: to decide something disputed, to think of something new, to settle tension, and to mark a beginning or an end. For everything else there is usually a better form.

| What you want | Better than a meeting |
| To inform | A page that can be read when it suits |
| To collect figures | A shared table |
| To ask one person | A call of five minutes |
| To hear opinions | A document with room for comments |

# The price tag

Multiply the number of people by the length and by an average hourly cost. Write the sum at the top of the invitation for a week, for yourself alone. Nobody needs to see it. After a few days you will invite fewer people without having decided to.

## Whom to invite

Invite those who decide, those who know and those who have to carry it out. Everybody else receives the result within an hour. Most are relieved; those who are not will say so, and then you know why they want to come.`,
          `يجتمع الناس لأربعة أسباب وجيهة: كي يقرّروا أمرًا مختلَفًا فيه، أو يفكّروا في جديد، أو يزيلوا توتّرًا، أو يحتفوا ببداية أو نهاية. أما ما سوى ذلك فله في الغالب شكل أفضل.

| ما تريده | ما هو أفضل من الاجتماع |
| الإخبار | صفحة تُقرأ في الوقت المناسب |
| جمع الأرقام | جدول مشترك |
| سؤال شخص واحد | مكالمة من خمس دقائق |
| سماع الآراء | وثيقة فيها مكان للتعليق |

# بطاقة السعر

اضرب عدد الأشخاص في المدّة وفي متوسّط كلفة الساعة، واكتب الناتج أعلى الدعوة أسبوعًا، لنفسك وحدك. لا حاجة إلى أن يراه أحد. وبعد أيام ستدعو عددًا أقلّ دون أن تقرّر ذلك.

## من ندعو؟

ادعُ من يقرّر ومن يعرف ومن سينفّذ، وأرسل النتيجة إلى الباقين خلال ساعة. معظمهم يرتاح لذلك، ومن لا يرتاح سيقول لك، فتعرف عندها لماذا أراد الحضور.`,
        ),
      ),
      article(
        t('Task: cancel one', 'مهمّة: ألغِ اجتماعًا'),
        t(
          'Look at the coming week. Which meeting has none of the four reasons? Propose another form for it, once, as a trial, and ask afterwards whether anything was missing.',
          'انظر في الأسبوع القادم. أي اجتماع ليس له سبب من الأسباب الأربعة؟ اقترح له شكلًا آخر مرة واحدة على سبيل التجربة، ثم اسأل هل نقص شيء.',
        ),
      ),
    ),
    section(
      t('During', 'في أثنائه'),
      article(
        t('An agenda of questions', 'جدول أعمال من أسئلة'),
        t(
          `"Budget" is not an agenda item. Nobody knows whether they are to listen, to argue or to decide, so everyone does something different. Write a question instead: "Which of the two offers do we take?" When it has been answered the item is finished, and everybody notices.

# Three lines for each item

1. The question.
2. What we need at the end: a decision, a list, an understanding.
3. Who leads it, and how many minutes it may take.

Begin with the most important question rather than the easiest. Attention is freshest in the first quarter of an hour, and small matters expand to fill whatever room they are given.

## Keeping to the path

When the talk drifts, say what you see: "We are now on suppliers; our question was the date. Shall I note suppliers for later?" A visible list for later is enough to make most people let go. Read it out at the end, otherwise nobody will trust it a second time.`,
          `كلمة «الميزانية» ليست بندًا في جدول أعمال. فلا أحد يعرف أعليه أن يصغي أم يجادل أم يقرّر، فيفعل كلٌّ شيئًا مختلفًا. اكتب سؤالًا بدلًا منها: «أي العرضين نأخذ؟» فإذا أُجيب عنه انتهى البند ولاحظ الجميع ذلك.

# ثلاثة أسطر لكل بند

1. السؤال.
2. ما نحتاج إليه في النهاية: قرار أو قائمة أو فهم مشترك.
3. من يقوده، وكم دقيقة له.

ابدأ بأهمّ سؤال لا بأسهله. فالانتباه في ربع الساعة الأول أشدّ ما يكون، والأمور الصغيرة تتمدّد حتى تملأ كل مكان تُعطاه.

## البقاء على الطريق

حين ينحرف الحديث قل ما تراه: «نحن الآن في المورّدين، وكان سؤالنا عن الموعد. هل أدوّن المورّدين لوقت لاحق؟» ووجود قائمة ظاهرة لما بعد يكفي كي يترك معظم الناس الأمر. واقرأها في الختام، وإلا فلن يثق بها أحد مرة ثانية.`,
        ),
        { prerequisite: 's1-1' },
      ),
      article(
        t('Sentences for the chair', 'جمل لمن يدير'),
        t(
          '- "What would have to be true for us to agree?"\n- "Who sees it differently?" Then wait.\n- "We have eight minutes. Do we decide now, or on what condition later?"\n- "Let me repeat what I have heard."',
          '- «ما الذي ينبغي أن يصحّ كي نتّفق؟»\n- «من يراه على وجه آخر؟» ثم انتظر.\n- «لدينا ثماني دقائق. هل نقرّر الآن، أم لاحقًا وبأي شرط؟»\n- «دعوني أُعِد ما سمعت».',
        ),
      ),
    ),
    section(
      t('After', 'بعده'),
      article(
        t('Five lines of minutes', 'محضر من خمسة أسطر'),
        t(
          `Long minutes are written for the one who was not there and doubts everything. Short ones are written for those who have to act. Five lines nearly always suffice.

# The five lines

1. **Decided:** what, in one sentence each.
2. **To do:** who, what, by when.
3. **Open:** which question remains, and who brings it back.
4. **Told:** who outside has to know, and from whom.
5. **Next:** when, or "none".

Write them during the last five minutes, where all can see them, and read them aloud. That is when misunderstandings come to light, while everybody is still in the room. Whoever has a task says it in their own words.

## Following up without nagging

Put the list at the top of the next agenda. Ask for nothing in between, unless somebody depends on it. If a task has been moved twice, don't move it a third time: make it smaller, give it to somebody else or strike it out. A list that only grows is no longer read.`,
          `المحاضر الطويلة تُكتب لمن لم يحضر ويشكّ في كل شيء، والقصيرة تُكتب لمن عليه أن يعمل. وخمسة أسطر تكفي دائمًا تقريبًا.

# الأسطر الخمسة

1. **تقرّر:** ماذا، بجملة واحدة لكل قرار.
2. **للتنفيذ:** من، وماذا، ومتى.
3. **مفتوح:** أي سؤال بقي، ومن يعيده إلينا.
4. **يُبلَّغ:** من يجب أن يعرف خارج القاعة، وممّن.
5. **التالي:** متى، أو «لا يوجد».

اكتبها في الدقائق الخمس الأخيرة حيث يراها الجميع، واقرأها بصوت مسموع. فعندها يظهر سوء الفهم والكل ما زال في القاعة. ومن عليه مهمّة يقولها بكلماته هو.

## متابعة بلا إلحاح

ضع القائمة في رأس جدول الأعمال التالي، ولا تسأل عن شيء قبل ذلك إلا إذا كان غيرك ينتظره. وإذا أُجّلت مهمّة مرتين فلا تؤجّلها ثالثة: صغّرها أو أعطها لغيره أو اشطبها. فالقائمة التي تكبر ولا تصغر لا يقرؤها أحد.`,
        ),
      ),
      article(
        t('Template to copy', 'نموذج للنسخ'),
        t(
          '| Decided | To do (who, by when) | Open | Told | Next |\n| | | | | |\n\nCopy the row into your own tool and use it for three meetings before you change anything about it.',
          '| تقرّر | للتنفيذ (من ومتى) | مفتوح | يُبلَّغ | التالي |\n| | | | | |\n\nانسخ السطر إلى أداتك واستعمله في ثلاثة اجتماعات قبل أن تغيّر فيه شيئًا.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const coaching = course({
  key: 'coaching-conversations',
  category: 'leadership',
  learningType: 'BLENDED',
  level: 'ADVANCED',
  price: 79900,
  minutes: 600,
  instructors: ['tariq', 'salma'],
  publishedDaysAgo: 27,
  isCertificateIssuedManually: true,
  title: t('Coaching conversations', 'محادثات إرشادية'),
  subtitle: t('Help others to think instead of thinking for them', 'أعِن غيرك على التفكير بدل أن تفكّر عنه'),
  description: t(
    'Advice is quick and seldom fits. In this course you practise the slower art of asking. Between two days of practice you hold three real conversations and talk them through with a coach.',
    'النصيحة سريعة ونادرًا ما تناسب. تتمرّن في هذه الدورة على فنّ أبطأ هو السؤال. وبين يومَي التمرّن تجري ثلاث محادثات حقيقية وتناقشها مع مرشد.',
  ),
  outcomes: t(
    'Tell coaching, advising and instructing apart\nAsk open questions and bear the silence\nLead a talk from matter to step in forty minutes\nKnow your limits and refer on',
    'أن تميّز الإرشاد من النصح والتعليم\nأن تطرح أسئلة مفتوحة وتحتمل الصمت\nأن تقود حديثًا من القضية إلى الخطوة في أربعين دقيقة\nأن تعرف حدودك وتحيل إلى غيرك',
  ),
  requirements: t('At least a year of leading people', 'سنة على الأقل في قيادة الناس'),
  audience: t('Experienced managers and mentors', 'المديرون والموجّهون ذوو الخبرة'),
  sections: [
    section(
      t('The stance', 'الموقف'),
      article(
        t('Who owns the problem?', 'لمن المشكلة؟'),
        t(
          `Somebody sits opposite you and tells of a difficulty. Within half a minute an answer forms in your head, and it may even be a good one. If you say it, two things happen. The problem moves from their side of the table to yours, and they have learnt that problems can be handed in.

# Three ways of helping

| | You give | They leave with |
| Instructing | the way | a task |
| Advising | your experience | an opinion |
| Coaching | attention and questions | a thought of their own |

All three have their place. In a fire one instructs. Where you know something that they can't know, you advise, after asking whether it is wanted. Coaching fits when the other person has what is needed, and it is only tangled.

## The test

Ask at the beginning: "What would be a good use of our forty minutes?" Whoever answers that question owns the conversation. If you notice that you are working harder than the other person, lean back, literally, and ask what they think.`,
          `يجلس أمامك شخص ويحكي عن صعوبة. وفي نصف دقيقة يتكوّن في رأسك جواب، وقد يكون جيدًا حقًّا. فإن قلته حدث أمران: تنتقل المشكلة من جهته من الطاولة إلى جهتك، ويتعلّم أن المشكلات يمكن تسليمها.

# ثلاث طرق للمساعدة

| | ما تعطيه | ما يخرج به |
| التعليم | الطريقة | مهمّة |
| النصح | خبرتك | رأي |
| الإرشاد | انتباهك وأسئلتك | فكرة من عنده |

لكلٍّ منها مكانه. ففي الحريق نُصدر التعليمات. وحيث تعرف ما لا يمكنه معرفته تنصح، بعد أن تسأل هل يريد ذلك. أما الإرشاد فيناسب حين يكون عند الآخر ما يلزمه، لكنه متشابك.

## الاختبار

اسأل في البداية: «كيف نستفيد من دقائقنا الأربعين؟» فمن أجاب عن هذا السؤال كان صاحب الحديث. وإذا لاحظت أنك تبذل جهدًا أكبر منه فارجع بظهرك إلى الوراء فعلًا، واسأله عن رأيه. ثم انتظر جوابه.`,
        ),
      ),
      article(
        t('Before day one', 'قبل اليوم الأول'),
        t(
          'Think of a conversation in which somebody helped you by asking rather than telling. What exactly did they ask? Bring the sentence with you; we begin with it.',
          'تذكّر محادثة أعانك فيها أحدهم بالسؤال لا بالإملاء. ماذا سألك بالضبط؟ أحضر الجملة معك، فبها نبدأ.',
        ),
      ),
    ),
    section(
      t('The talk', 'الحديث'),
      article(
        t('Questions that open', 'أسئلة تفتح'),
        t(
          `A good coaching question is short, begins with what or how, and has no answer hidden in it. "Don't you think you should talk to him?" is advice with a question mark. "What would talking to him change?" is a question.

# A path in four stretches

1. **Matter:** what is it about, and what would be different if it were solved?
2. **Picture:** what is the case, who is involved, what has been tried?
3. **Ways:** what else would be possible? And what else?
4. **Step:** what will you do, by when, and how shall you know that it helped?

The third stretch is the one that is most often cut short. First ideas are those which the person has long had; the interesting ones come after the second "and what else?".

## Silence

After a real question people need six to ten seconds. It feels like a minute. Look at the table rather than in their eyes, breathe, and leave it alone. Those who fill the silence take away the moment in which something was being thought.`,
          `السؤال الإرشادي الجيد قصير، ويبدأ بما أو كيف، ولا يخبّئ جوابًا. فعبارة «ألا ترى أن عليك أن تكلّمه؟» نصيحة بعلامة استفهام، أما «ما الذي سيتغيّر إذا كلّمته؟» فسؤال.

# طريق من أربع مراحل

1. **القضية:** عمّ هي، وما الذي سيختلف إذا حُلّت؟
2. **الصورة:** ما الواقع، ومن المعنيّ، وماذا جُرّب؟
3. **الطرق:** ما الممكن أيضًا؟ وماذا بعد؟
4. **الخطوة:** ماذا ستفعل، ومتى، وكيف ستعرف أنها نفعت؟

المرحلة الثالثة أكثر ما يُختصر. فالأفكار الأولى هي ما كان لدى الشخص منذ زمن، أما الجدير بالاهتمام فيأتي بعد «وماذا بعد؟» الثانية.

## الصمت

يحتاج الناس بعد السؤال الحقيقي إلى ستّ ثوانٍ أو عشر، وهي تبدو دقيقة. انظر إلى الطاولة لا في عينيه، وتنفّس، ودع الصمت وشأنه. فمن يملؤه ينتزع اللحظة التي كان شيء يُفكَّر فيه. فاصبر قليلًا، وثق به.`,
        ),
        { opensInDays: 10 },
      ),
      article(
        t('Log of three conversations', 'سجل ثلاث محادثات'),
        t(
          'After each talk note three things within ten minutes: the matter in one sentence, the question that moved something, and the moment in which you nearly gave advice. No names.',
          'دوّن بعد كل محادثة ثلاثة أشياء خلال عشر دقائق: القضية في جملة، والسؤال الذي حرّك شيئًا، واللحظة التي كدت تنصح فيها. ولا تذكر أسماء.',
        ),
      ),
    ),
    section(
      t('Limits', 'الحدود'),
      article(
        t('What coaching is not', 'ما ليس إرشادًا'),
        t(
          `Coaching helps healthy people with questions of work. It is no therapy, no legal advice and no secret way of appraising somebody. To know the border protects both of you.

# Signs to stop

- The person speaks of not wanting to live, of violence, or of an addiction.
- The same matter returns for the fourth time without a step.
- You notice that you want a particular outcome.
- What you hear would oblige you, as a manager, to act.

In the first case listen, stay, and bring the person into contact with professional help on the same day. In the others say what you see: "I think that we are reaching the limit of what I can do well." Have two or three addresses ready.

## Manager and coach in one

You can coach those who report to you, but not on everything. On pay, on promotion and on conflicts with you yourself they need somebody else. Say it at the outset. Clarity about the role is the first kindness.`,
          `يساعد الإرشاد الأصحّاء في أسئلة العمل. وهو ليس علاجًا ولا مشورة قانونية ولا طريقة خفيّة لتقييم أحد. ومعرفة الحدّ تحميكما معًا.

# علامات للتوقّف

- يتحدّث الشخص عن عدم رغبته في الحياة أو عن عنف أو إدمان.
- تعود القضية نفسها للمرة الرابعة بلا خطوة.
- تلاحظ أنك تريد نتيجة بعينها.
- ما تسمعه يُلزمك، وأنت مدير، بأن تتصرّف.

في الحالة الأولى أصغِ وابقَ معه وأوصله إلى مساعدة مختصّة في اليوم نفسه. وفي غيرها قل ما تراه: «أظنّ أننا بلغنا حدّ ما أحسنه». ولتكن لديك عنوانان أو ثلاثة جاهزة.

## مدير ومرشد معًا

تستطيع أن ترشد من يتبعون لك، لكن ليس في كل شيء. فهم في الراتب والترقية والخلاف معك يحتاجون إلى غيرك. قل ذلك من البداية، فوضوح الدور أول اللطف. وراجعه معه كلما تغيّرت الحال.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Referral card', 'بطاقة الإحالة'),
        t(
          'Write down for your place of work: the company doctor, the counselling service, a trusted person for conflicts, an emergency number. Keep the card where you hold your conversations.',
          'اكتب ما يخصّ مكان عملك: طبيب الشركة، وخدمة الإرشاد النفسي، وشخص موثوق للنزاعات، ورقم للطوارئ. واحفظ البطاقة حيث تجري محادثاتك.',
        ),
      ),
    ),
  ],
});

const change = course({
  key: 'leading-change',
  category: 'leadership',
  learningType: 'ONLINE',
  level: 'INTERMEDIATE',
  price: 44900,
  minutes: 300,
  instructors: ['salma'],
  publishedDaysAgo: 12,
  title: t('Leading change without noise', 'قيادة التغيير بلا ضجيج'),
  subtitle: t('One new way of working, really introduced', 'طريقة عمل جديدة واحدة، تُطبَّق حقًّا'),
  description: t(
    "Most changes don't fail because people are against them but because nobody stays with them for long enough. Over five online evenings you take a change of your own from idea to habit.",
    'لا تفشل معظم التغييرات لأن الناس ضدّها، بل لأن أحدًا لا يبقى معها بما يكفي. في خمس أمسيات عن بُعد تنقل تغييرًا من عندك من فكرة إلى عادة.',
  ),
  outcomes: t(
    'Say in a sentence what is to be different\nFind out what the old way was good for\nTry small before introducing widely\nStay with it until it is a habit',
    'أن تقول في جملة ما الذي سيختلف\nأن تعرف فيمَ كانت الطريقة القديمة نافعة\nأن تجرّب صغيرًا قبل التعميم\nأن تبقى معه حتى يصير عادة',
  ),
  requirements: t('A change in your area that you may decide upon', 'تغيير في نطاقك تملك قراره'),
  audience: t('Team and department leaders', 'قادة الفرق والأقسام'),
  sections: [
    section(
      t('Why', 'لماذا'),
      article(
        t('What is the old way good for?', 'فيمَ تنفع الطريقة القديمة؟'),
        t(
          `Every habit has a reason, even a strange one. The second signature that delays each order was perhaps introduced after an error which cost a fortune. Whoever abolishes it without knowing that will be stopped by those who remember, and rightly so.

# Ask before you announce

Spend a week with three questions: How did this come about? What would go wrong if we simply stopped? Who would miss it? Write down the answers without judging them. You are looking for what has to be kept, in another form.

## The sentence

Then finish this sentence: "From … on, we do … instead of …, so that …". If it takes more than thirty words, there are several changes, and you had better begin with one.

> People don't resist change. They resist losing something that nobody has noticed.

The best sign that you have understood the old way is that its defenders nod when you describe it. Until they do, you are not ready to describe the new one.`,
          `لكل عادة سبب، حتى الغريبة منها. فالتوقيع الثاني الذي يؤخّر كل طلب ربما وُضع بعد خطأ كلّف ثروة. ومن يلغيه وهو لا يعرف ذلك سيوقفه من يتذكّرون، ومعهم حق.

# اسأل قبل أن تعلن

اقضِ أسبوعًا مع ثلاثة أسئلة: كيف نشأ هذا؟ وما الذي سيختلّ لو توقّفنا ببساطة؟ ومن سيفتقده؟ دوّن الأجوبة دون أن تحكم عليها، فأنت تبحث عمّا ينبغي أن يبقى في شكل آخر.

## الجملة

ثم أكمل هذه الجملة: «ابتداءً من … نفعل … بدل …، كي …». فإن زادت على ثلاثين كلمة فهي تغييرات عدّة، والأولى أن تبدأ بواحد.

> لا يقاوم الناس التغيير، بل يقاومون خسارة شيء لم ينتبه إليه أحد.

وخير دليل على فهمك الطريقة القديمة أن يومئ المدافعون عنها برؤوسهم حين تصفها. فما لم يفعلوا فلست جاهزًا لوصف الجديدة. فعُد واسأل.`,
        ),
      ),
      article(
        t('Your sentence', 'جملتك'),
        t(
          'Write the sentence for your change and read it to somebody outside your department. If they can repeat it an hour later, it is good enough for evening two.',
          'اكتب جملة تغييرك واقرأها على شخص من خارج قسمك. فإن استطاع إعادتها بعد ساعة فهي جيدة بما يكفي للأمسية الثانية.',
        ),
      ),
    ),
    section(
      t('Trying', 'التجربة'),
      article(
        t('Small, visible, reversible', 'صغير وظاهر وقابل للرجوع'),
        t(
          `An introduction on one day for everybody looks efficient. If it goes wrong, however, it goes wrong for everybody, and in front of everybody. A trial with one shift or one branch costs three weeks and saves a year.

# Conditions of a good trial

- **Volunteers first.** They forgive mistakes and find solutions.
- **A date at which it ends.** People try things more readily if they know they may go back.
- **Two numbers** agreed upon beforehand: one that should become better, one that must not become worse.
- **A daily question** of a minute: what hindered you today?

## Make it visible

Hang the two numbers where all pass by, including the bad days. Trust does not come from success but from seeing that nothing is hidden. At the end let those who took part report, in their own words. Nobody believes the project leader, everybody believes a colleague.`,
          `التطبيق في يوم واحد على الجميع يبدو فعّالًا. لكنه إن تعثّر تعثّر للجميع وأمام الجميع. أما التجربة مع نوبة واحدة أو فرع واحد فتكلّف ثلاثة أسابيع وتوفّر سنة.

# شروط التجربة الجيدة

- **المتطوّعون أولًا**، فهم يغفرون الأخطاء ويجدون الحلول.
- **تاريخ تنتهي عنده**، فالناس أسرع إلى التجربة إذا عرفوا أن الرجوع ممكن.
- **رقمان** يُتّفق عليهما مسبقًا: رقم ينبغي أن يتحسّن، ورقم لا يجوز أن يسوء.
- **سؤال يومي** من دقيقة: ما الذي أعاقك اليوم؟

## اجعلها ظاهرة

علّق الرقمين حيث يمرّ الجميع، ومعهما الأيام السيئة. فالثقة لا تأتي من النجاح، بل من رؤية أن شيئًا لا يُخفى. وفي النهاية دع المشاركين يتحدّثون بكلماتهم؛ فلا أحد يصدّق مدير المشروع، والكل يصدّق زميله. واشكر من جرّب أمام الجميع، سواء نجحت التجربة أم عدتم إلى الطريقة القديمة.`,
        ),
        { opensInDays: 7 },
      ),
      article(
        t('Plan on one page', 'خطة في صفحة'),
        t(
          '| Where and with whom | From – to | Better | Not worse | Who asks daily |\n| | | | | |\n\nBring it to evening three. We look at one plan together, and everyone improves their own.',
          '| أين ومع من | من – إلى | يتحسّن | لا يسوء | من يسأل يوميًّا |\n| | | | | |\n\nأحضرها إلى الأمسية الثالثة. ننظر معًا في خطة واحدة، ويحسّن كلٌّ خطّته.',
        ),
      ),
    ),
    section(
      t('Staying', 'البقاء'),
      article(
        t('The long middle', 'الوسط الطويل'),
        t(
          `After four weeks the new way is no longer new and not yet a habit. Enthusiasm has gone, mistakes still happen, and the first people quietly return to what they know. Most changes die here, in the long middle, because their leader has already moved on to the next.

# What helps now

1. **Ask about it each week**, in the same place and with the same words. What the leader asks about is what counts.
2. **Remove the old way.** As long as the old form lies in the drawer, it will be used in a hurry.
3. **Help the tenth person.** The first nine needed no help. What the tenth finds difficult is usually a real flaw.
4. **Tell one story a month** in which it has paid off, with a name and a day.

## When is it over?

When newcomers learn it from colleagues and nobody mentions it any more. This often takes nine months. Plan for them; a change which you can't accompany for nine months is better not begun this year.`,
          `بعد أربعة أسابيع لا تعود الطريقة الجديدة جديدة ولا تكون قد صارت عادة. ذهب الحماس، والأخطاء ما زالت تحدث، وأوائل الناس يعودون بهدوء إلى ما ألفوه. وهنا، في الوسط الطويل، يموت معظم التغيير، لأن قائده انتقل إلى ما بعده.

# ما ينفع الآن

1. **اسأل عنه كل أسبوع** في المكان نفسه وبالكلمات نفسها، فما يسأل عنه القائد هو ما يُعتدّ به.
2. **أزِل الطريقة القديمة.** ما دام النموذج القديم في الدرج فسيُستعمل عند العجلة.
3. **ساعد العاشر.** التسعة الأوائل لم يحتاجوا إلى عون، وما يصعب على العاشر عيب حقيقي في الغالب.
4. **اروِ قصة كل شهر** أثمر فيها التغيير، باسم ويوم.

## متى ينتهي؟

حين يتعلّمه القادمون الجدد من زملائهم ولا يذكره أحد. وكثيرًا ما يستغرق ذلك تسعة أشهر، فخطّط لها. والتغيير الذي لا تستطيع مرافقته تسعة أشهر خير ألا يبدأ هذه السنة.`,
        ),
      ),
      article(
        t('Calendar of questions', 'تقويم الأسئلة'),
        t(
          'Enter the weekly question into your calendar for the next nine months, now, before you close this page. It takes a minute and decides more than any kick-off.',
          'أدخل السؤال الأسبوعي في تقويمك للأشهر التسعة القادمة، الآن، قبل أن تغلق هذه الصفحة. يأخذ ذلك دقيقة ويحسم أكثر من أي حفل إطلاق.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const leadershipCourses = [meetings, coaching, change];
