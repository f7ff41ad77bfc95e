import { article, course, section, t } from '../build.ts';

const welcoming = course({
  key: 'welcoming-customers',
  category: 'service',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 30,
  instructors: ['acme-instructor'],
  publishedDaysAgo: 90,
  title: t('Welcoming customers', 'استقبال الزبائن'),
  subtitle: t('The first half minute', 'نصف الدقيقة الأولى'),
  description: t(
    'Whoever feels seen buys in peace and comes back. Three small units for the first day at the counter.',
    'من شعر بأنه مرئي اشترى مطمئنًّا وعاد. ثلاثة محاور صغيرة لليوم الأول عند المنضدة.',
  ),
  outcomes: t(
    'Greet in time\nAsk one good question\nSay goodbye so that people return',
    'أن تحيّي في حينه\nأن تسأل سؤالًا جيدًا واحدًا\nأن تودّع وداعًا يُعيد الزبون',
  ),
  requirements: t('None', 'لا شيء'),
  audience: t('New colleagues in the shop', 'الزملاء الجدد في المتجر'),
  sections: [
    section(
      t('Greeting', 'التحيّة'),
      article(
        t('Seen within ten steps', 'مرئيّ قبل عشر خطوات'),
        t(
          `A customer who comes in decides within ten steps whether they are a guest or a disturbance. You can help with very little: look up, stop what your hands are doing for a breath, and greet. Not loudly, and not from behind the shelf. A nod will do when you are busy with someone else; it says "I've seen you, it's your turn soon".

# What spoils it

- Talking on with a colleague while you greet
- "Can I help you?" at the door, since nearly everyone answers no
- Greeting the second person of a couple as if they were air

## What to say

Use the greeting that you'd use at home, in the language in which the guest speaks to you. Then leave them in peace for a minute, but stay within sight. Tidying a shelf nearby is a good place to wait: the hands are busy and the eyes are free.`,
          `الزبون الداخل يقرّر خلال عشر خطوات: أضيف هو أم إزعاج؟ وتستطيع أن تساعده بالقليل: ارفع نظرك، وأوقف يديك قدر نَفَس، وحيِّه. لا بصوت عالٍ ولا من خلف الرفّ. وإن كنت مشغولًا بغيره فإيماءة تكفي، فهي تقول: رأيتك ودورك قريب.

# ما يفسدها

- أن تتابع حديثك مع زميلك وأنت تحيّي
- «هل أساعدك؟» عند الباب، فالجميع تقريبًا يجيب بلا
- أن تحيّي أحد الاثنين وتتجاهل من معه

## ماذا تقول؟

حيِّ بما تحيّي به في بيتك، وباللغة التي يكلّمك بها الضيف. ثم دعه وشأنه دقيقة وأنت على مرأى منه. وترتيب رفّ قريب مكان جيد للانتظار: يداك مشغولتان وعيناك متاحتان. وإذا اقترب طفل فحيِّه هو أيضًا، فمن أكرم الصغير أكرم أهله، ومن تجاهله خسر البيت كله. وابدأ يومك بتحيّة زملائك واحدًا واحدًا، فمن هناك تأتي النبرة.`,
        ),
      ),
      article(
        t('During this shift', 'في هذه النوبة'),
        t(
          'Greet the next ten guests before they have taken ten steps. Count on your fingers. How many answered your look?',
          'حيِّ الضيوف العشرة القادمين قبل خطوتهم العاشرة، وعُدّ على أصابعك. كم منهم بادلك النظر؟',
        ),
      ),
    ),
    section(
      t('Asking', 'السؤال'),
      article(
        t('One question that opens', 'سؤال واحد يفتح'),
        t(
          `You can't answer a wish that you don't know. But nobody likes to be questioned either. One open question is enough: "What is it for?" It invites a story, and the story tells you size, price, occasion and worry.

# Listening with the hands

Fetch two things, not seven. Put them down side by side and say one difference: "This one is lighter, that one lasts longer." Then be silent. Choosing needs quiet.

## When you don't know

Say so: "I'm not sure, let me ask." Guests trust those who admit it far more than those who invent something. Take them along to the colleague who knows, introduce them with half a sentence, and listen yourself. Tomorrow you will be the one who knows.

Never talk somebody into something. The jacket that's brought back costs more than the jacket that wasn't sold.`,
          `لا تستطيع أن تلبّي رغبة لا تعرفها، ولا أحد يحبّ أن يُستجوَب. سؤال مفتوح واحد يكفي: «لأي غرض تريده؟» فهو يدعو إلى حكاية، والحكاية تخبرك بالمقاس والسعر والمناسبة والقلق.

# الإصغاء باليدين

أحضر شيئين لا سبعة. ضعهما متجاورين وقل فرقًا واحدًا: «هذا أخفّ، وذاك أطول عمرًا». ثم اصمت، فالاختيار يحتاج إلى هدوء.

## حين لا تعرف

قل ذلك: «لست متأكّدًا، دعني أسأل». فالضيف يثق بمن يعترف أكثر بكثير ممّن يخترع. خذه إلى الزميل الذي يعرف، وعرّف أحدهما بالآخر بنصف جملة، واستمع أنت أيضًا، فغدًا تكون أنت من يعرف.

ولا تُلحّ على أحد كي يشتري. فالسترة التي تُعاد أغلى كلفة من السترة التي لم تُبَع، والضيف الذي خرج راضيًا بلا كيس يعود ومعه صديق. فاسأل نفسك: هل كنت سأنصح به أختي أو جاري؟ فإن ترددت فاعرض غيره`,
        ),
      ),
      article(
        t('Swap questions', 'تبادلوا الأسئلة'),
        t(
          "Before opening, each names the question that worked best yesterday. Try a colleague's question today.",
          'قبل الفتح يذكر كلٌّ منكم السؤال الذي نفعه أمس. جرّب اليوم سؤال زميلك.',
        ),
      ),
    ),
    section(
      t('Parting', 'الوداع'),
      article(
        t('The last thing remembered', 'آخر ما يُذكر'),
        t(
          `People remember the beginning and the end. A friendly visit with a cold end was a cold visit. At the till you're the end, even if you have done nothing else for this guest.

# Four movements

1. Finish the sentence with your colleague and look up.
2. Say the sum clearly and wait; don't hurry anyone's purse.
3. Hand over the bag with the handle towards the guest, the receipt into the hand.
4. Say goodbye with something of your own: "Enjoy the lamp", rather than "next, please".

## When there is a queue

Look at the second in the row now and then. Say how long it takes if you know. Call for a second till before somebody asks for it, at the fourth person. And thank those who waited, because they have given you something: their time.`,
          `يتذكّر الناس البداية والنهاية. والزيارة اللطيفة التي خُتمت ببرود كانت زيارة باردة. وعند صندوق الدفع أنت النهاية، حتى لو لم تفعل لهذا الضيف شيئًا آخر.

# أربع حركات

1. أنهِ جملتك مع زميلك وارفع نظرك.
2. قل المبلغ بوضوح وانتظر، ولا تستعجل أحدًا.
3. ناول الكيس ومقبضه نحو الضيف، والإيصال في يده.
4. ودّعه بكلمة منك: «تمتّع بالمصباح» بدل «التالي من فضلك».

## حين يطول الصف

انظر بين حين وآخر إلى الثاني في الصف، وقل كم بقي إن كنت تعرف. واطلب فتح صندوق ثانٍ قبل أن يطلبه أحد، عند الشخص الرابع. واشكر من انتظر، فقد أعطاك شيئًا ثمينًا هو وقته. وإن أخطأت في الحساب فاعتذر مرة واحدة وصحّح بهدوء، فالهدوء في الخطأ أدعى إلى الثقة من السرعة. ثم ابدأ مع الضيف التالي كأنه أول ضيوف اليوم.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Listen to yourself', 'اسمع نفسك'),
        t(
          'What do you say as the last sentence? Find three that are yours, and use each for a day.',
          'ما آخر جملة تقولها؟ ابحث عن ثلاث تشبهك، واستعمل كلًّا منها يومًا.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const difficult = course({
  key: 'difficult-customers',
  category: 'service',
  learningType: 'BLENDED',
  level: 'INTERMEDIATE',
  price: 0,
  minutes: 150,
  instructors: ['acme-instructor'],
  publishedDaysAgo: 40,
  title: t('When customers are angry', 'حين يغضب الزبون'),
  subtitle: t('Stay calm, stay fair, stay safe', 'ابقَ هادئًا ومنصفًا وآمنًا'),
  description: t(
    'Anger is hardly ever meant for you, and still it lands on you. Readings and an evening of role play.',
    'قلّما يكون الغضب موجّهًا إليك، لكنه يقع عليك. قراءات وأمسية من تمثيل المواقف.',
  ),
  outcomes: t(
    'Let anger run out\nOffer two ways\nKnow when to end a talk',
    'أن تدع الغضب يفرغ\nأن تعرض طريقين\nأن تعرف متى تنهي الحديث',
  ),
  requirements: t('Three months in the shop', 'ثلاثة أشهر في المتجر'),
  audience: t('All who deal with complaints', 'كل من يتعامل مع الشكاوى'),
  sections: [
    section(
      t('Listening', 'الإصغاء'),
      article(
        t('Ninety seconds', 'تسعون ثانية'),
        t(
          `Anger is a wave, and it needs about ninety seconds to break. Whoever interrupts starts it anew. So your first task is not to solve anything but to let it run out, and to show that you are there.

# While it runs

- Stand at an angle, hands open and visible, a step farther away than usual.
- Nod, but don't smile.
- Say short things: "I see." "Since Monday, then."
- Don't explain, not even if you are right.

## Then say it back

"You bought the kettle on Sunday, it leaks, and on the phone nobody answered. Is that right?" It's a small miracle to watch: the shoulders come down at the word "right". Only now can a solution be heard. Saying sorry for the trouble isn't a confession of guilt; it's a courtesy.`,
          `الغضب موجة تحتاج إلى نحو تسعين ثانية حتى تنكسر، ومن قاطعها أعادها من البداية. فمهمّتك الأولى ليست أن تحلّ شيئًا، بل أن تدعها تفرغ وأن تُظهر أنك حاضر.

# وهي تفرغ

- قف بزاوية ويداك مفتوحتان ظاهرتان، وأبعد من المعتاد بخطوة.
- أومئ برأسك ولا تبتسم.
- قل القليل: «فهمت». «منذ الاثنين إذن».
- لا تشرح، حتى إن كنت على حق.

## ثم أعِد ما قال

«اشتريت الغلّاية يوم الأحد، وهي تسرّب، ولم يجبك أحد على الهاتف. أهذا صحيح؟» ستشهد معجزة صغيرة: تهبط الكتفان عند كلمة «صحيح». والآن فقط يمكن أن يُسمع حلّ. والاعتذار عن الإزعاج ليس اعترافًا بذنب، بل هو من حسن الخلق. واذكر اسمك، فالناس ألطف مع من له اسم، واسأل عن اسم الضيف وناده به مرة واحدة. فالاسم يُعيد الحديث إلى إنسانين اثنين.`,
        ),
      ),
      article(
        t('Rehearse', 'تمرّن'),
        t(
          'In pairs: one complains for ninety seconds, the other only says it back. Change places. What was hardest to hold in?',
          'في أزواج: يشكو أحدكما تسعين ثانية ويكتفي الآخر بإعادة ما قيل، ثم تبادلا. ما أصعب ما أمسكت عنه؟',
        ),
      ),
    ),
    section(
      t('Solving', 'الحلّ'),
      article(
        t('Two ways, never one', 'طريقان لا واحد'),
        t(
          `Someone who is offered a single way can only say yes or no, and angry people say no. Offer two, both of which you can keep: "I'll exchange it now, or give you the money back. What suits you better?" Choosing makes one calm again.

# What you may decide

| Up to | Alone |
| 100 | exchange or money back, with or without a receipt |
| 300 | with a receipt |
| above | with the shift leader, within ten minutes |

# If you can't

Say what won't be possible in one sentence, without "unfortunately" three times, and what will: "I can't repair it here. I'll send it in today, and you'll get a call by Thursday." Write the promise down in front of the guest. A promise on paper is believed, and kept.`,
          `من عُرض عليه طريق واحد لا يملك إلا نعم أو لا، والغاضب يقول لا. اعرض طريقين تقدر على الوفاء بهما: «أستبدلها لك الآن أو أُعيد إليك المبلغ، أيّهما أنسب؟» فالاختيار يُعيد الهدوء.

# ما لك أن تقرّره

| حتى مبلغ | وحدك |
| 100 | استبدال أو إعادة المبلغ، بإيصال أو من دونه |
| 300 | مع الإيصال |
| أعلى | مع مشرف النوبة خلال عشر دقائق |

# إن لم تستطع

قل ما لا يمكن في جملة واحدة، من غير أن تكرّر «للأسف» ثلاث مرات، ثم ما يمكن: «لا أستطيع إصلاحها هنا. أرسلها اليوم ويصلك اتصال قبل الخميس». واكتب الوعد أمام الضيف، فالوعد المكتوب يُصدَّق ويُوفى به. ثم سلّم الورقة لمن بعدك في النوبة، كي لا يضطرّ الضيف إلى رواية القصة مرة أخرى من أولها. فذلك يغضبه من جديد وحقّ له.`,
        ),
      ),
      article(
        t('Your two ways', 'طريقاك'),
        t(
          'Note the three commonest complaints of your department and two ways for each. Compare with the shift leader: may you promise all of them?',
          'دوّن أكثر ثلاث شكاوى في قسمك وطريقين لكلٍّ منها، وقارن مع مشرف النوبة: هل لك أن تعد بها كلها؟',
        ),
      ),
    ),
    section(
      t('Limits', 'الحدود'),
      article(
        t('When to end it', 'متى تُنهي الحديث'),
        t(
          `You have to bear anger, but not insults, threats or hands. The shop stands behind you. What counts is that you end it in good time and not in a temper.

# Three sentences, in this order

1. "I want to help you. For that I need us to speak calmly."
2. "If you go on shouting, I'll end the conversation and fetch my colleague."
3. "I'm ending it now." Then go, to where others are.

# Safe

- Never stand with your back to a corner, and keep the counter between you.
- Never follow anyone outside.
- If there are threats: agree, step back, press the button. No article is worth a person.

Afterwards take ten minutes, with water and a colleague, before you return to the till. Enter the event in the book, so that the next shift knows.`,
          `عليك أن تحتمل الغضب، لا الإهانة ولا التهديد ولا مدّ اليد. والمتجر يقف معك. والمهم أن تُنهي الحديث في حينه، لا في لحظة انفعال.

# ثلاث جمل بهذا الترتيب

1. «أريد أن أساعدك، وأحتاج لذلك إلى أن نتكلّم بهدوء».
2. «إن استمرّ الصراخ فسأنهي الحديث وأستدعي زميلي».
3. «أنهي الحديث الآن». ثم امضِ إلى حيث يوجد آخرون.

# بأمان

- لا تقف وظهرك إلى زاوية، ولتبقَ المنضدة بينكما.
- لا تتبع أحدًا إلى الخارج.
- عند التهديد: وافق، وتراجع، واضغط الزر. فلا بضاعة تساوي إنسانًا.

وبعدها خذ عشر دقائق مع ماء وزميل قبل أن تعود إلى الصندوق. ودوّن ما حدث في الدفتر كي تعرف النوبة التالية. وليس في طلب العون ضعف، بل هو ما نتوقّعه منك. وإذا عاد الضيف في يوم آخر هادئًا فاستقبله كأن شيئًا لم يكن.`,
        ),
        { prerequisite: 's1-1' },
      ),
      article(
        t('Where is the button?', 'أين الزر؟'),
        t(
          'Walk once to each alarm button of your floor, and ask who hears it. Then explain it to a new colleague.',
          'امشِ مرة إلى كل زر إنذار في طابقك واسأل من يسمعه، ثم اشرح ذلك لزميل جديد.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const hygiene = course({
  key: 'food-hygiene',
  category: 'safety',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 35,
  instructors: ['acme-instructor'],
  publishedDaysAgo: 60,
  title: t('Food hygiene', 'نظافة الغذاء'),
  subtitle: t('Hands, cold, order', 'اليدان والبرودة والترتيب'),
  description: t(
    'Nobody sees good hygiene; everybody remembers its absence. Three units for all who work with food, with the rules of our own kitchens.',
    'النظافة الجيدة لا يراها أحد، وغيابها لا ينساه أحد. ثلاثة محاور لكل من يعمل مع الغذاء بقواعد مطابخنا.',
  ),
  outcomes: t(
    'Wash your hands properly\nKeep cold and hot apart\nStore in the right order',
    'أن تغسل يديك كما ينبغي\nأن تفصل البارد عن الساخن\nأن تخزّن بالترتيب الصحيح',
  ),
  requirements: t('None', 'لا شيء'),
  audience: t('Kitchen, bakery and cheese counter', 'المطبخ والمخبز وركن الأجبان'),
  sections: [
    section(
      t('Hands', 'اليدان'),
      article(
        t('Forty seconds', 'أربعون ثانية'),
        t(
          `Hands are the tool which we use most and clean least. Count how long you wash: most people stop after eight seconds. We need forty, from sleeve to paper towel.

# The way of the water

1. Sleeves up, rings and watch off.
2. Warm water, soap, palms together.
3. Backs, between the fingers, thumbs one by one.
4. Fingertips in the palm, wrists last.
5. Rinse, dry with paper, close the tap with it.

# When

Before starting, after the toilet, after raw meat or eggs, after bins, money, telephone, nose and hair. Gloves don't replace washing; they are a second skin that gets just as dirty. Cuts get a blue plaster, so that it can be seen. Whoever has vomiting or diarrhoea stays at home and rings; nobody will be angry.`,
          `اليدان أكثر أدواتنا استعمالًا وأقلّها تنظيفًا. عُدّ كم تغسلهما: معظم الناس يتوقّف بعد ثماني ثوانٍ، ونحن نحتاج إلى أربعين، من الكمّ إلى المنشفة الورقية.

# طريق الماء

1. ارفع الكمّين وانزع الخاتم والساعة.
2. ماء دافئ وصابون، وراحة على راحة.
3. ظهر اليدين، وبين الأصابع، والإبهامان واحدًا واحدًا.
4. أطراف الأصابع في الراحة، ثم المعصمان.
5. اشطف وجفّف بورق وأغلق به الصنبور.

# متى

قبل البدء، وبعد دورة المياه، وبعد اللحم النيء أو البيض، وبعد المهملات والنقود والهاتف والأنف والشعر. والقفّاز لا يغني عن الغسل، فهو جلد ثانٍ يتّسخ مثل الأول. وللجرح لاصق أزرق كي يُرى. ومن أصابه قيء أو إسهال فليبقَ في البيت ويتّصل، ولن يغضب أحد. وقلّم أظفارك واترك الطلاء والأساور للبيت، فتحتها يختبئ ما لا تراه، وذكّر زميلك بلطف إن نسي، كما تحبّ أن يذكّرك.`,
        ),
      ),
      article(
        t('With a watch', 'بالساعة'),
        t(
          'Wash your hands once beside the clock. Where were you after eight seconds? Show a colleague the step that you used to leave out.',
          'اغسل يديك مرة بجانب الساعة. أين كنت بعد ثماني ثوانٍ؟ وأرِ زميلًا الخطوة التي كنت تتركها.',
        ),
      ),
    ),
    section(
      t('Cold and hot', 'البارد والساخن'),
      article(
        t('The lazy middle', 'الوسط الخطر'),
        t(
          `Germs love the middle: warm enough to grow, not hot enough to die. In our kitchens food is either cold, at five degrees or below, or hot, at sixty-three or above. What stands between is on its way, and the way has a clock.

| What | Rule of our kitchens |
| Delivery | measure, write down, into the cold within 20 minutes |
| Cooling down | shallow trays, cold within 90 minutes |
| Heating up | once, to 75 degrees in the middle |
| Counter | measure every two hours |

# The thermometer

Clean it before and after, put it into the thickest part, wait until the number stands still. Write down what it says and not what it ought to say. A wrong number that has been noticed is a good day's work; a nice one that was invented is a danger.`,
          `الجراثيم تحبّ الوسط: دافئ بما يكفي كي تنمو، وغير ساخن بما يكفي كي تموت. وفي مطابخنا الطعام إما بارد عند خمس درجات أو أقلّ، وإما ساخن عند ثلاث وستين أو أكثر. وما بينهما في الطريق، وللطريق ساعة.

| ماذا | قاعدة مطابخنا |
| الاستلام | قِس ودوّن، وإلى البرّاد خلال 20 دقيقة |
| التبريد | صوانٍ ضحلة، يبرد خلال 90 دقيقة |
| إعادة التسخين | مرة واحدة، إلى 75 درجة في الوسط |
| العرض | القياس كل ساعتين |

# ميزان الحرارة

نظّفه قبل القياس وبعده، وأدخله في أثخن موضع، وانتظر حتى يثبت الرقم. ودوّن ما يقوله لا ما ينبغي أن يقوله. فالرقم السيّئ الذي انتُبه إليه عمل يوم جيد، والجميل المخترَع خطر على كل من يأكل. وإذا تجاوز الرقم الحدّ فأوقف العرض، وأبلغ المشرف، وقرّرا معًا ما يُرمى قبل أن يسأل أحد.`,
        ),
      ),
      article(
        t('Check one fridge', 'افحص برّادًا'),
        t(
          'Measure at the top, in the middle and behind the door. Which place is warmest? Put what spoils fastest elsewhere.',
          'قِس في الأعلى وفي الوسط وخلف الباب. أي موضع أدفأ؟ انقل ما يفسد أسرع إلى غيره.',
        ),
      ),
    ),
    section(
      t('Order', 'الترتيب'),
      article(
        t('First in, first out', 'الأقدم أولًا'),
        t(
          `Order in the cold room is half of hygiene. Three rules make it easy, and they hold on Thursday evening, too.

1. **Old to the front.** What came first goes first. New deliveries are put behind, even if it takes two minutes longer.
2. **Raw below, ready above.** What drips must have nothing beneath it that is eaten as it is.
3. **Everything closed, everything labelled:** content, day, name. What has no label is thrown away; we don't sniff and guess.

# Colours of the boards

Red for raw meat, blue for fish, green for vegetables, white for bread and cheese. A board with deep cuts has retired.

## Allergens

If a guest asks, nobody guesses. Fetch the folder, look it up together, and wash board and knife anew. "I think it's fine" is a sentence that we don't use.`,
          `ترتيب غرفة التبريد نصف النظافة. وثلاث قواعد تسهّله، وهي صالحة مساء الخميس أيضًا.

1. **القديم إلى الأمام.** ما جاء أولًا يُستعمل أولًا، ويوضع الجديد خلفه وإن أخذ ذلك دقيقتين.
2. **النيء أسفل والجاهز أعلى.** فما يقطر لا يجوز أن يكون تحته ما يؤكل كما هو.
3. **كل شيء مغلق وعليه بطاقة:** المحتوى واليوم والاسم. وما لا بطاقة له يُرمى، فنحن لا نشمّ ونخمّن.

# ألوان الألواح

الأحمر للّحم النيء، والأزرق للسمك، والأخضر للخضار، والأبيض للخبز والجبن. واللوح ذو الشقوق العميقة تقاعد.

## مسبّبات الحساسية

إذا سأل ضيف فلا أحد يخمّن. أحضر الملف وانظرا فيه معًا، واغسل اللوح والسكين من جديد. أما «أظنّه لا بأس به» فجملة لا نستعملها، لأن ثمن الخطأ فيها يدفعه غيرنا. وإن لم يكن الصنف في الملف فقل للضيف إننا لا نعرف.`,
        ),
        { prerequisite: 's1-1' },
      ),
      article(
        t('Throw away three', 'ارمِ ثلاثة'),
        t(
          'Find three things without a label or past their day. Throw them away, write them down, and ask how they got there.',
          'ابحث عن ثلاثة أشياء بلا بطاقة أو فات يومها. ارمِها ودوّنها واسأل كيف وصلت إلى هنا.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const serviceCourses = [welcoming, difficult, hygiene];
