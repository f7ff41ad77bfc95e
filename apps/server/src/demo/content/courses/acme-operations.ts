import { article, course, section, t } from '../build.ts';

const stock = course({
  key: 'stock-and-shelves',
  category: 'operations',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 35,
  instructors: ['acme-instructor'],
  publishedDaysAgo: 75,
  title: t('Stock and shelves', 'المخزون والرفوف'),
  subtitle: t('Full where it counts, empty where it should be', 'ممتلئ حيث يهم وخالٍ حيث ينبغي'),
  description: t(
    'A shelf is a promise to the customer and a storeroom is a promise to the shelf. Learn to keep both with little walking.',
    'الرفّ وعد للزبون، والمخزن وعد للرفّ. تعلّم أن تفي بالاثنين بأقلّ مشي.',
  ),
  outcomes: t(
    'Count reliably\nOrder in time\nFill so that it sells',
    'أن تعدّ عدًّا موثوقًا\nأن تطلب في حينه\nأن تملأ الرفّ بما يبيع',
  ),
  requirements: t('None', 'لا شيء'),
  audience: t('Sales and storeroom', 'البيع والمخزن'),
  sections: [
    section(
      t('Counting', 'العدّ'),
      article(
        t('Count little, count often', 'عُدّ قليلًا وكثيرًا ما تعدّ'),
        t(
          `One large count each year finds out in January what went wrong in March. Ten articles each day find it out tomorrow. Choose them by lot, and every seventh day the ten that sell best.

# How to count

1. Two people: one counts aloud, one writes, without seeing the number that ought to be there.
2. From top to bottom, from start to end; put a dot on each finished shelf.
3. Open boxes count as pieces, sealed ones as boxes.
4. Then, and only then, compare.

# A difference is a question

Write no correction without a reason. Was it delivered short, put in the wrong place, broken, sold under another code, stolen? After four weeks the list of reasons shows where to begin, and usually it isn't theft but a label.`,
          `العدّ الكبير مرة في السنة يكتشف في يناير ما اختلّ في مارس، وعشرة أصناف كل يوم تكتشفه غدًا. اخترها بالقرعة، واجعل كل سابع يوم لأكثر عشرة أصناف بيعًا.

# كيف نعدّ

1. شخصان: يعدّ أحدهما بصوت مسموع ويكتب الآخر، دون أن يرى الرقم المفترض.
2. من الأعلى إلى الأسفل ومن البداية إلى النهاية، مع نقطة على كل رفّ فُرغ منه.
3. الصندوق المفتوح يُعدّ قطعًا، والمغلق يُعدّ صندوقًا.
4. ثم، وعندها فقط، قارنا.

# الفرق سؤال

لا تكتب تصحيحًا بلا سبب. أوصل ناقصًا، أم وُضع في غير مكانه، أم انكسر، أم بيع برمز آخر، أم سُرق؟ وبعد أربعة أسابيع تُظهر قائمة الأسباب من أين نبدأ، وهو في الغالب ليس السرقة بل بطاقة خاطئة على الرفّ لم ينتبه إليها أحد. فصحّح البطاقة اليوم، ولا تؤجّلها إلى الجرد.`,
        ),
      ),
      article(
        t('Ten today', 'عشرة اليوم'),
        t(
          'Draw ten articles and count them with a colleague before noon. Note time, difference and reason. Was one of the reasons yours?',
          'اسحب عشرة أصناف وعُدّها مع زميل قبل الظهر. دوّن الوقت والفرق والسبب. هل كان أحد الأسباب من عندك؟',
        ),
      ),
    ),
    section(
      t('Ordering', 'الطلب'),
      article(
        t('When is it time?', 'متى حان الوقت؟'),
        t(
          `Order too late and the shelf is empty, too early and the storeroom is full. The right moment can be calculated on a label:

$\\text{order at} = \\text{sales a day} \\times \\text{days of delivery} + \\text{reserve}$

If 6 kettles are sold a day, and delivery takes 4 days, and 8 are the reserve, you order when 32 are left. Write this number on the back of the shelf label in pencil.

# When the rule doesn't fit

- Before feasts and school: take last year's sales and not last week's.
- New articles: small amounts, twice a week, for a month.
- Slow articles: one on the shelf, none behind.

Whoever changes the number signs with initials and date. In this way the label becomes the memory of the shop. Never rub out the old one.`,
          `إن طلبت متأخّرًا فرغ الرفّ، وإن بكّرت امتلأ المخزن. واللحظة المناسبة تُحسب على بطاقة:

$\\text{حدّ الطلب} = \\text{مبيع اليوم} \\times \\text{أيام التوريد} + \\text{الاحتياطي}$

فإذا كنّا نبيع 6 غلّايات في اليوم، ويستغرق التوريد 4 أيام، والاحتياطي 8، فاطلب حين يبقى 32. واكتب هذا الرقم بقلم رصاص خلف بطاقة الرفّ.

# حين لا تناسب القاعدة

- قبل الأعياد والمدارس: خذ مبيع السنة الماضية لا الأسبوع الماضي.
- الأصناف الجديدة: كميات صغيرة مرتين في الأسبوع مدّة شهر.
- الأصناف البطيئة: واحدة على الرفّ ولا شيء خلفها.

ومن غيّر الرقم وقّع بحرفين وتاريخ، فتصير البطاقة ذاكرة المتجر. ولا تمحُ الرقم القديم بل اشطبه، كي يُرى كيف تغيّر. وإذا فرغ صنف قبل وصول الطلب فلا تكتفِ بالاعتذار للزبون، بل اسأل لماذا: أزاد البيع، أم تأخّر المورّد، أم نسي أحدنا؟ فلكل سبب علاج مختلف، والاحتياطي الأكبر ليس علاجها جميعًا.`,
        ),
      ),
      article(
        t('Five labels', 'خمس بطاقات'),
        t(
          'Calculate the number for five articles of your shelf and write it on the label. Ask an older colleague whether it feels right, and why not.',
          'احسب الرقم لخمسة أصناف في رفّك واكتبه على البطاقة. اسأل زميلًا أقدم هل يراه صحيحًا، ولماذا لا.',
        ),
      ),
    ),
    section(
      t('Filling', 'التعبئة'),
      article(
        t('A shelf that sells', 'رفّ يبيع'),
        t(
          `Customers take what they see, and they see what stands between hip and eye. There belongs what most people look for, not what we'd like to be rid of.

# Fill like this

1. Take out, wipe, check the dates.
2. Old to the front, new behind.
3. Labels forwards, edge to edge; no holes in the first row.
4. Price beneath the article, never beside it.
5. Empty boxes out at once, for a trolley in the way sells nothing.

# Times

Fill before opening and in the quiet hours. If you have to in between, stay at the side, and let the guest go first always. A question from a guest is more important than a full shelf: put the box down, turn round, and take them there instead of pointing.`,
          `يأخذ الزبائن ما يرونه، ويرون ما يقع بين الخاصرة والعين. فهناك مكان ما يبحث عنه معظم الناس، لا مكان ما نريد التخلّص منه.

# املأ هكذا

1. أخرِج، وامسح، وافحص التواريخ.
2. القديم إلى الأمام والجديد خلفه.
3. الوجوه إلى الأمام، حافّة بحافّة، ولا فراغ في الصف الأول.
4. السعر تحت الصنف، لا بجانبه أبدًا.
5. الصناديق الفارغة تخرج فورًا، فالعربة في الممرّ لا تبيع شيئًا.

# الأوقات

املأ قبل الفتح وفي الساعات الهادئة. وإن اضطررت بينهما فقف جانبًا ودع الضيف يمرّ أولًا دائمًا. وسؤال الضيف أهمّ من رفّ ممتلئ: ضع الصندوق والتفت إليه وامشِ معه إلى المكان بدل أن تشير بيدك من بعيد. وحين تفرغ من رفّ فقف أمامه لحظة وانظر إليه كما ينظر زبون مستعجل: هل يجد الصنف والسعر في ثلاث ثوانٍ؟ فإن لم يجدهما فأعِد الترتيب.`,
        ),
        { prerequisite: 's1-1' },
      ),
      article(
        t('Look from the aisle', 'انظر من الممرّ'),
        t(
          'Take three steps back and half close your eyes. Where is the hole? Where is it too full? Change one thing and look again tomorrow at the sales.',
          'تراجع ثلاث خطوات وأغمض عينيك نصف إغماضة. أين الفراغ؟ وأين الزحام؟ غيّر شيئًا واحدًا وانظر غدًا في المبيعات.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const shift = course({
  key: 'shift-leader',
  category: 'operations',
  learningType: 'BLENDED',
  level: 'ADVANCED',
  price: 0,
  minutes: 300,
  instructors: ['acme-instructor'],
  publishedDaysAgo: 20,
  isCertificateIssuedManually: true,
  title: t('Becoming a shift leader', 'الطريق إلى الإشراف'),
  subtitle: t('Keys, people and a calm evening', 'مفاتيح وناس ومساء هادئ'),
  description: t(
    'For those who will carry the keys from next quarter. Readings beside the shift, and two evenings with experienced leaders.',
    'لمن سيحملون المفاتيح ابتداءً من الربع القادم. قراءات إلى جانب النوبة، وأمسيتان مع مشرفين ذوي خبرة.',
  ),
  outcomes: t(
    'Hand over a shift in ten minutes\nShare out tasks fairly\nDecide in the small emergencies',
    'أن تسلّم نوبة في عشر دقائق\nأن توزّع المهام بإنصاف\nأن تقرّر في الطوارئ الصغيرة',
  ),
  requirements: t('Proposed by your branch', 'ترشيح من فرعك'),
  audience: t('Experienced assistants', 'المساعدون ذوو الخبرة'),
  sections: [
    section(
      t('Opening', 'الفتح'),
      article(
        t('The first ten minutes', 'الدقائق العشر الأولى'),
        t(
          `A shift becomes what its first ten minutes were. Come a quarter of an hour before the others, walk through the shop once without touching anything, and look with the eyes of a guest. Then gather the team, standing, at the same place each day.

# Five points

1. Who is here, who is missing, who covers?
2. One number from yesterday, and one praise with a name.
3. What is special today: delivery, offer, visit, weather?
4. Who is where until noon, and who has which break?
5. One question from the team.

Not more than five minutes. What concerns only one person is said to that person, later. If somebody arrives late, go on, and talk with them afterwards, alone and briefly. Ask before scolding.`,
          `تصير النوبة كما كانت دقائقها العشر الأولى. احضر قبل غيرك بربع ساعة، وامشِ في المتجر مرة دون أن تلمس شيئًا، وانظر بعين ضيف. ثم اجمع الفريق وقوفًا في المكان نفسه كل يوم.

# خمس نقاط

1. من حضر، ومن غاب، ومن يغطّي؟
2. رقم واحد من الأمس، وثناء واحد باسم صاحبه.
3. ما الخاصّ اليوم: توريد، أو عرض، أو زيارة، أو طقس؟
4. من أين يقف حتى الظهر، ومتى استراحة كلٍّ منا؟
5. سؤال واحد من الفريق.

لا أكثر من خمس دقائق. وما يخصّ شخصًا واحدًا يُقال له وحده لاحقًا. وإن تأخّر أحدهم فتابع، ثم كلّمه بعدها منفردًا وباختصار. ولا تبدأ بما أغضبك بالأمس، فالفريق يحمل نبرتك الأولى إلى آخر النوبة. واختم دائمًا بجملة واحدة تقول ما الذي سيجعل هذا اليوم يومًا جيدًا، فالفريق يتذكّرها في الزحام.`,
        ),
      ),
      article(
        t('Shadow a leader', 'رافق مشرفًا'),
        t(
          'Accompany a shift leader for the first half hour and write down every decision. There are usually more than twenty. Which one would have been hard for you?',
          'رافق مشرف نوبة في نصف الساعة الأولى ودوّن كل قرار. تزيد عادة على عشرين. أيّها كان سيصعب عليك؟',
        ),
      ),
    ),
    section(
      t('Sharing out', 'التوزيع'),
      article(
        t("Fair isn't equal", 'الإنصاف ليس التساوي'),
        t(
          `If everyone does the same, the strong are bored and the new are overwhelmed. Fair means: everyone carries what they can, learns something, and nobody always gets the bins.

# A board with three colours

- **Green:** tasks which everyone can do. They rotate daily, the leader included.
- **Yellow:** tasks which one learns beside somebody.
- **Red:** till closing, keys, complaints above the limit. By name.

Hang it where all can see it. Much quarrelling comes from not seeing how often others had the bins.

## Asking rather than ordering

"Could you take the delivery at eleven? Rana will show you the list." Name, task, time, help. And the reason if it isn't obvious. In the rush you may be short: "Till two, please, now." Those who are polite otherwise will be forgiven that.`,
          `إذا فعل الجميع الشيء نفسه ملّ القويّ وغرق الجديد. والإنصاف أن يحمل كلٌّ ما يقدر عليه ويتعلّم شيئًا، وألا تكون القمامة دائمًا من نصيب واحد.

# لوح بثلاثة ألوان

- **أخضر:** مهام يقدر عليها الجميع، تدور كل يوم والمشرف منهم.
- **أصفر:** مهام تُتعلّم بجانب زميل.
- **أحمر:** إغلاق الصندوق والمفاتيح والشكاوى فوق الحدّ، بالاسم.

علّقه حيث يراه الجميع، فكثير من الخصام سببه أن أحدًا لا يرى كم مرة حمل غيره القمامة.

## اسأل ولا تأمر

«هل تستلم التوريد في الحادية عشرة؟ ستريك رنا القائمة». الاسم والمهمّة والوقت والعون، والسبب إن لم يكن ظاهرًا. وفي الزحام لك أن تختصر: «الصندوق الثاني من فضلك، الآن». فمن كان مهذّبًا في غيره غُفر له ذلك، ومن لم يكن حُسب عليه كل حرف. واشكر في المساء من أنقذ الزحام.`,
        ),
      ),
      article(
        t('Draw your board', 'ارسم لوحك'),
        t(
          'Write all tasks of one shift on cards and sort them into the colours. How many red ones could become yellow if you showed somebody?',
          'اكتب مهام نوبة كاملة على بطاقات وصنّفها بالألوان. كم من الأحمر يمكن أن يصير أصفر لو علّمته أحدًا؟',
        ),
      ),
    ),
    section(
      t('Deciding and closing', 'القرار والإغلاق'),
      article(
        t('Small emergencies', 'طوارئ صغيرة'),
        t(
          `The till has stopped, the delivery is short, two have called in sick, and it's Thursday. There isn't a right answer, but there is an order of questions.

1. Is anyone in danger? Then that first, always.
2. What does the guest see? Solve that before what annoys only us.
3. What can be taken back? Decide it at once.
4. What can't be? Ring, even if it's late.

# Closing

Count with two, write with one, sign with both. Walk the evening round: heat, doors, bins, lights, alarm. Then write five lines for the morning: what was, what is missing, who needs thanks, what you have promised to a guest, and one thing that you'd do differently.

Those lines are the most important thing you leave behind. The keys are only the second.`,
          `توقّف الصندوق، ونقص التوريد، واعتذر اثنان لمرض، واليوم خميس. لا يوجد جواب صحيح، لكن يوجد ترتيب للأسئلة.

1. هل من أحد في خطر؟ فهو أولًا، دائمًا.
2. ما الذي يراه الضيف؟ حُلّه قبل ما لا يزعج إلا نحن.
3. ما الذي يمكن الرجوع عنه؟ قرّره فورًا.
4. ما الذي لا يمكن؟ اتّصل، ولو كان الوقت متأخّرًا.

# الإغلاق

يعدّ اثنان ويكتب واحد ويوقّع كلاهما. ثم جولة المساء: الحرارة والأبواب والقمامة والأنوار والإنذار. ثم خمسة أسطر للصباح: ما كان، وما ينقص، ومن يستحقّ الشكر، وما وعدت به ضيفًا، وشيء واحد كنت ستفعله على وجه آخر.

تلك الأسطر أهمّ ما تتركه خلفك، والمفاتيح بعدها في الترتيب. واقرأها بصوت مسموع قبل أن تغلق الباب، فما لا يُفهم منها الآن لن يُفهم في الصباح، وصاحب النوبة التالية لا يستطيع أن يسألك وأنت نائم.`,
        ),
        { opensInDays: 9 },
      ),
      article(
        t('Five lines tonight', 'خمسة أسطر الليلة'),
        t(
          'Write the five lines at the end of your next shift, even without keys, and show them to the leader in the morning. What did they already know?',
          'اكتب الأسطر الخمسة في نهاية نوبتك القادمة ولو بلا مفاتيح، وأرِها للمشرف في الصباح. ما الذي كان يعرفه منها؟',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const lifting = course({
  key: 'lifting-safely',
  category: 'safety',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 30,
  instructors: ['acme-instructor'],
  publishedDaysAgo: 110,
  title: t('Lifting safely', 'الرفع الآمن'),
  subtitle: t('Your back has to last longer than the shop', 'ظهرك يجب أن يعمّر أكثر من المتجر'),
  description: t(
    'Think, lift, carry, put down: four movements that look simple and are done wrongly a hundred times a day.',
    'فكّر، ارفع، احمل، ضع: أربع حركات تبدو سهلة وتُؤدّى خطأً مئة مرة في اليوم.',
  ),
  outcomes: t(
    'Judge a load before touching it\nLift from the legs\nUse trolleys and a second person',
    'أن تقدّر الحمل قبل لمسه\nأن ترفع من ساقيك\nأن تستعين بالعربة وبزميل',
  ),
  requirements: t('None', 'لا شيء'),
  audience: t('All who carry', 'كل من يحمل'),
  sections: [
    section(
      t('Thinking', 'التفكير'),
      article(
        t('Five seconds before', 'خمس ثوانٍ قبل الرفع'),
        t(
          `Most backs aren't injured by the heaviest box but by the one that was thought to be light, or by turning with a medium one. Five seconds before you touch it save weeks.

# Five looks

1. **What** does it weigh? Look at the label, tilt one corner.
2. **How** can it be held? Wet, sharp, soft below?
3. **Where** to? Is the way free, the door open, the place ready?
4. **With what?** Trolley, pallet truck, steps?
5. **With whom?** Above fifteen kilograms we always ask.

Asking isn't weakness; it's our rule, and it applies to the strong as well. Nobody gets a medal for the third box at once, and the branch gets nothing from somebody who lies on the sofa for three weeks.`,
          `معظم الظهور لا يؤذيها أثقل صندوق، بل صندوق ظُنّ خفيفًا، أو التفاف بصندوق متوسّط. وخمس ثوانٍ قبل أن تلمسه توفّر أسابيع.

# خمس نظرات

1. **كم** وزنه؟ انظر إلى البطاقة وأمِل زاوية واحدة.
2. **كيف** يُمسك؟ أهو مبلّل أو حادّ أو ليّن من أسفل؟
3. **إلى أين**؟ هل الطريق خالٍ والباب مفتوح والمكان جاهز؟
4. **بماذا**؟ عربة أم رافعة يدوية أم سلّم؟
5. **مع من**؟ ما زاد على خمسة عشر كيلوغرامًا نطلب فيه العون دائمًا.

وطلب العون ليس ضعفًا، بل قاعدتنا، وهي على القويّ أيضًا. فلا أحد ينال وسامًا على ثلاثة صناديق دفعة واحدة، ولا ينتفع الفرع بمن يستلقي على الأريكة ثلاثة أسابيع. ومن رأى زميلًا يستعجل فليقل له ذلك بلطف قبل الرفع لا بعده. وإن كنت متعبًا في آخر النوبة فخذ نظرة سادسة: هل يمكن تأجيله؟`,
        ),
      ),
      article(
        t('Guess and weigh', 'خمّن ثم زِن'),
        t(
          'Guess the weight of five boxes, then weigh them. By how much were you wrong, and in which direction? Write the true number on the boxes that come every week.',
          'خمّن وزن خمسة صناديق ثم زِنها. بكم أخطأت وفي أي اتجاه؟ واكتب الوزن الحقيقي على ما يأتي منها كل أسبوع.',
        ),
      ),
    ),
    section(
      t('Lifting', 'الرفع'),
      article(
        t('Close, low, straight', 'قريب ومنخفض ومستقيم'),
        t(
          `Three words, always in this order.

# Close

Step up to it until it nearly touches your shins. A box held with arms stretched out weighs several times as much for your back as one held at the belly.

# Low

Feet hip-wide, one a little in front. Bend knees and hips, let the seat go back as if there were a stool. Take hold at opposite corners, with the whole hand.

# Straight

Look ahead, breathe out, and stand up from your legs. The back stays as it is. No jerk, no hero.

## Turning

Never turn with your back, always with your feet. If you have to pass something on, take a step. Putting down is lifting in reverse and deserves just as much care, because that is when one thinks it is over.`,
          `ثلاث كلمات بهذا الترتيب دائمًا.

# قريب

اقترب منه حتى يكاد يلمس ساقيك. فالصندوق المحمول بذراعين ممدودتين أثقل على ظهرك أضعافًا من المحمول عند البطن.

# منخفض

القدمان بعرض الوركين وإحداهما متقدّمة قليلًا. اثنِ ركبتيك ووركيك، ودع مقعدك يرجع إلى الخلف كأن وراءه كرسيًّا. وأمسك بزاويتين متقابلتين بكامل كفّيك.

# مستقيم

انظر أمامك، وأخرِج نَفَسك، وقم من ساقيك. الظهر يبقى كما هو، بلا نفضة ولا بطولة.

## الدوران

لا تدُر بظهرك أبدًا، بل بقدميك. وإن كان عليك أن تناول غيرك فخذ خطوة. والوضع رفع معكوس ويستحقّ العناية نفسها، لأن المرء يظنّ عندها أن الأمر انتهى. وإن شعرت بوخزة فضع الحمل وتوقّف، وأخبر مشرف النوبة في الحال. ولا تُكمل النوبة وأنت تتألّم كي لا تُثقل على زملائك، فالألم الذي يُسكت عنه يومًا يطول أسابيع، وزملاؤك يفضّلون يومًا بلا مساعدتك.`,
        ),
      ),
      article(
        t('Film yourself', 'صوّر نفسك'),
        t(
          'Let a colleague film you from the side lifting an empty box, then a full one. Compare: what changes when it becomes heavy?',
          'دع زميلًا يصوّرك من الجانب وأنت ترفع صندوقًا فارغًا ثم ممتلئًا. قارن: ماذا يتغيّر حين يثقل؟',
        ),
      ),
    ),
    section(
      t('Moving', 'النقل'),
      article(
        t('Wheels before muscles', 'العجلات قبل العضلات'),
        t(
          `What can roll isn't carried. A trolley costs ten seconds to fetch and saves your knees for ten years. Push rather than pull: you see where you are going, and your weight helps.

# Trolley rules

- Heavy below, light above, nothing above your eyes.
- Check the wheels before loading; a jammed wheel turns a load over.
- On slopes the load stays on the uphill side of you.
- Never ride on it. Not even on Thursdays.

# In pairs

One gives the commands, aloud: "Ready, lift, go, stop, down." Both are about equally tall, or the taller goes at the lower end on stairs. If one says stop, both stop, at once and without asking why.

Ladders and steps: never with both hands full, and never the top rung.`,
          `ما يتدحرج لا يُحمل. إحضار العربة يكلّف عشر ثوانٍ ويوفّر على ركبتيك عشر سنين. وادفع ولا تجرّ، فأنت ترى طريقك ووزنك يعينك.

# قواعد العربة

- الثقيل أسفل والخفيف أعلى، ولا شيء فوق عينيك.
- افحص العجلات قبل التحميل، فالعجلة العالقة تقلب الحمل.
- على المنحدر يبقى الحمل في الجهة الأعلى منك.
- لا تركبها أبدًا، ولا حتى يوم الخميس.

# اثنان معًا

يعطي أحدهما الأوامر بصوت مسموع: «جاهز، ارفع، امشِ، قف، ضع». وليكونا متقاربين في الطول، وعلى الدرج يكون الأطول في الأسفل. وإذا قال أحدهما «قف» وقف الاثنان فورًا دون سؤال.

والسلالم: لا تصعدها ويداك مشغولتان معًا، ولا تقف على الدرجة العليا، ولا تمدّ جسمك جانبًا كي توفّر نزولًا وصعودًا. وأعِد العربة إلى مكانها فارغة وعجلاتها مثبّتة، فمن يحتاج إليها بعدك لا ينبغي أن يبحث عنها.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Report three places', 'أبلغ عن ثلاثة مواضع'),
        t(
          'Where do people in your branch carry something that might roll? Enter three places in the red book, with a proposal for each.',
          'أين يحمل الناس في فرعك ما يمكن أن يتدحرج؟ دوّن ثلاثة مواضع في الدفتر الأحمر مع اقتراح لكلٍّ منها.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const operationsCourses = [stock, shift, lifting];
