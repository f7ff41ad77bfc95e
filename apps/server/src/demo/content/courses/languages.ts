import { article, course, section, t } from '../build.ts';

const plainArabic = course({
  key: 'plain-arabic-writing',
  category: 'languages',
  learningType: 'SELF_PACED',
  level: 'INTERMEDIATE',
  price: 0,
  minutes: 55,
  instructors: ['yusuf'],
  publishedDaysAgo: 88,
  languages: ['ar'],
  title: t('Plain Arabic for the workplace', 'العربية الواضحة في العمل'),
  subtitle: t('Letters and notices that are understood at first reading', 'رسائل وتعاميم تُفهم من القراءة الأولى'),
  description: {
    ar: 'ليست الفصاحة في الغموض. تعلّمك هذه الدورة أن تكتب الرسالة والتعميم والتقرير بعربية سليمة قريبة يفهمها القارئ من المرة الأولى، فلا يتّصل ليسأل عمّا تقصد.',
  },
  outcomes: {
    ar: 'أن تبدأ بما يهمّ القارئ\nأن تستبدل بالمصدر فعلًا صريحًا\nأن تقسّم الجملة الطويلة دون أن تفقد معناها\nأن تراجع نصّك بأذنك قبل عينك',
  },
  requirements: { ar: 'أن تكتب بالعربية في عملك من حين إلى آخر' },
  audience: { ar: 'موظفو المكاتب والعلاقات العامة والموارد البشرية' },
  sections: [
    section(
      { ar: 'القارئ أولًا' },
      article(
        { ar: 'ابدأ بما يريد أن يعرفه' },
        {
          ar: `يفتح القارئ رسالتك وهو يفكّر في ثلاثة أسئلة: ما الأمر؟ وما المطلوب مني؟ ومتى؟ فإذا وجد قبل جوابها أربعة أسطر من الديباجة فقد نصف صبره. ضع الجواب في السطر الأول ثم اشرح لمن أراد الشرح.

# قبل وبعد

| قبل | بعد |
| نحيطكم علمًا بأنه في إطار الحرص على تطوير بيئة العمل فقد تقرّر تعديل مواعيد الدوام | يبدأ الدوام ابتداءً من الأحد في السابعة والنصف |
| يُرجى التكرّم بالعمل على تزويدنا بالمستندات | أرسلوا إلينا من فضلكم صورة الهوية والعقد قبل الخميس |

## التحيّة لا تضيع

لا يعني الوضوح الجفاء. سلام قصير في البداية وشكر صادق في النهاية يكفيان، وما بينهما للأمر نفسه. وإذا كان الخبر غير سارّ فقله مبكرًا وبلطف، ثم اذكر السبب وما يستطيع القارئ فعله. فالخبر المدفون في الفقرة الرابعة لا يصير ألطف، بل يصير متأخّرًا. واكتب الموعد يومًا وتاريخًا معًا، فذلك يكشف الخطأ إن وقع.`,
        },
      ),
      article(
        { ar: 'تمرين: ثلاثة أسئلة' },
        {
          ar: 'خذ آخر رسالة أرسلتها وضع خطًّا تحت جواب كل سؤال من الأسئلة الثلاثة. في أي سطر يظهر أولها؟ أعد كتابة الرسالة بحيث تظهر كلها في السطرين الأولين، ثم قارن طول النسختين.',
        },
      ),
    ),
    section(
      { ar: 'الجملة' },
      article(
        { ar: 'أعِد الفعل إلى مكانه' },
        {
          ar: `تثقل الجملة العربية الحديثة حين نختبئ خلف المصدر: «قام الفريق بإجراء مراجعة للملف» وأصلها «راجع الفريق الملف». سبع كلمات صارت ثلاثًا، وعاد الفعل إلى صدر الجملة حيث تحبّه العربية.

# أفعال مساعدة لا تساعد

- قام بـ، وتمّ، وجرى، وعمل على: احذفها وانظر أي فعل يبقى.
- «تمّ إرسال الطلب»: من أرسله؟ إن كان معلومًا فقل «أرسلنا الطلب»، وإن لم يكن فقل «أُرسل الطلب».
- «يتوجّب العمل على تحسين»: حسِّنوا.

## جملة لفكرة واحدة

إذا تجاوزت الجملة خمسًا وعشرين كلمة فابحث عن «حيث» و«الأمر الذي» و«علمًا بأن»؛ فعند واحدة منها تنتهي جملة وتبدأ أخرى. ضع نقطة وأعِد ذكر الاسم إن لزم، فالتكرار الواضح خير من ضمير يحار القارئ في عائده. والفاصلة في العربية ليست زينة: ضعها حيث يتنفّس القارئ، ولا تضع اثنتين حيث تكفي نقطة.`,
        },
      ),
      article(
        { ar: 'حوّل هذه الجمل' },
        {
          ar: '1. تمّ القيام بإجراء دراسة حول أسباب التأخير.\n2. يعمل القسم على تقديم الدعم للموظفين الجدد.\n3. نظرًا لعدم توفّر المواقف فإنه يتعذّر استقبال السيارات.\n\nجواب ممكن للأولى: درسنا أسباب التأخير.',
        },
        { isOptional: true },
      ),
    ),
    section(
      { ar: 'المراجعة' },
      article(
        { ar: 'اقرأ بصوت مسموع' },
        {
          ar: `العين تقرأ ما قصدتَه، والأذن تسمع ما كتبتَه. لذلك لا توجد أداة مراجعة أرخص ولا أصدق من أن تقرأ نصّك بصوت مسموع، ببطء، كأنك تقرؤه على من لا يعرف الموضوع.

# ثلاث قراءات قصيرة

1. **للمعنى:** هل يستطيع القارئ أن يعمل بما كتبت دون أن يسأل؟
2. **للنَّفَس:** أين انقطع نفسك؟ هناك جملة طويلة.
3. **للحروف:** الهمزات والتاء المربوطة والعدد مع المعدود والأسماء.

## أخطاء تستحقّ عناية

العدد من ثلاثة إلى عشرة يخالف معدوده: ثلاثة أيام وثلاث ليالٍ. و«لن» لا تسبقها «سوف». واكتب «إن شاء الله» منفصلة. ولا تخجل من المعجم، فالكاتب الذي لا يفتحه ليس أعلم من غيره بل أجرأ. وإذا كان النص مهمًّا فدعه ليلة، ثم اقرأه في الصباح بعين من لم يكتبه، فستحذف منه سطرين على الأقل وتشكر نفسك. ويشكرك القارئ.`,
        },
        { prerequisite: 's2-1' },
      ),
      article(
        { ar: 'بطاقة المراجعة' },
        {
          ar: '- الجواب في السطر الأول\n- فعل في كل جملة\n- فكرة واحدة لكل جملة\n- موعد بيومه وتاريخه\n- قراءة بصوت مسموع\n\nاطبع البطاقة وعلّقها بجانب الشاشة شهرًا، ثم انزعها وانظر ماذا بقي.',
        },
      ),
    ),
  ],
});

const emails = course({
  key: 'business-english-emails',
  category: 'languages',
  learningType: 'SELF_PACED',
  level: 'INTERMEDIATE',
  price: 0,
  minutes: 50,
  instructors: ['yusuf'],
  publishedDaysAgo: 105,
  languages: ['en'],
  title: t('English e-mails that get answers', 'رسائل إنجليزية تأتيك بجواب'),
  subtitle: t('Short, polite and clear in a second language', 'قصيرة ومهذّبة وواضحة بلغة ثانية'),
  description: {
    en: 'You know enough English for good e-mails. What is missing is a handful of patterns: how to begin, how to ask, how to say no, and how to remind somebody for the third time without sounding angry.',
  },
  outcomes: {
    en: 'Write a subject line that is opened\nMake one request for each mail\nSay no and keep the relationship\nRemind politely and firmly',
  },
  requirements: { en: 'English at an intermediate level' },
  audience: { en: 'People who write to clients and colleagues abroad' },
  sections: [
    section(
      { en: 'Being opened' },
      article(
        { en: 'Subject and first line' },
        {
          en: `Your reader sees two things on the phone before deciding: the subject and about ten words of the first line. Use both for the matter itself.

# A subject says what and when

| Weak | Better |
| Question | Which size for the Dammam order? |
| Urgent!!! | Need your signature by Wed 12 March |
| Meeting | Can we move Thursday to 3 pm? |

# The first line

"I hope this e-mail finds you well" is not wrong; it merely uses the ten words for nothing. If you have something kind and true to say, say it: "Thank you for the quick drawing yesterday." Otherwise begin with the matter: "I'm writing about the lamps for floor two."

## Names and greetings

"Dear Ms Clarke" is safe in a first mail. After she signs as "Anna", you may write "Dear Anna" or "Hello Anna". If you can't tell from the name whether it is a man or a woman, use the full name: "Dear Robin Clarke". Nobody has ever been offended by it.`,
        },
      ),
      article(
        { en: 'Practice: five subjects' },
        {
          en: 'Open your sent folder and rewrite the last five subject lines so that each contains a what and a when. Which of the five mails would have been answered sooner? Write the best one on a card.',
        },
      ),
    ),
    section(
      { en: 'Asking' },
      article(
        { en: 'One request, three parts' },
        {
          en: `A mail with four questions receives one answer. Give each request its own mail, or number them, and build every request from three parts.

1. **What** you need, as a verb: confirm, send, choose, sign.
2. **Why**, in half a sentence, so that the reader can help better.
3. **When**, with day, date and time zone if it matters.

> Could you confirm the delivery date by Tuesday 4 June, so that we can book the crane?

# Degrees of politeness

| Form | Use |
| Please send… | routine, among colleagues |
| Could you send…? | the normal case |
| Would you be able to…? | a favour, or something unusual |
| I was wondering whether… | a large favour |

English grows politer with length, but only up to a point. Two such phrases in one sentence sound as if you were afraid. Choose one, and let the reason do the rest.

## After the request

Stop. "Thank you in advance" is fine; a second explanation isn't.`,
        },
      ),
      article(
        { en: 'Rewrite this request' },
        {
          en: '"Dear Sir, kindly be informed that we need urgently the documents and also the prices and when is the visit. Waiting your reply." Turn it into two mails with one request each. Then read both aloud: which words would you really say on the telephone?',
        },
      ),
    ),
    section(
      { en: 'Difficult mails' },
      article(
        { en: 'Saying no, and reminding' },
        {
          en: `A good no is quick, clear and leaves a door open. Put it in the second sentence, after one line of thanks; give one honest reason, not five; and offer what you can.

> Thank you for thinking of us. We can't take on the work in June, as both teams are in Jubail. I could suggest a colleague, or we could begin on 10 July. Which would help you more?

# Reminding in three steps

1. **After a week:** repeat the request, friendly, with the old mail below. "Just making sure that this reached you."
2. **After two:** say what depends on it. "Without the drawing we can't order on Sunday."
3. **After three:** say what you will do. "If I hear nothing by Thursday, I'll go ahead with size M."

The third is not a threat. It frees both of you, provided that you then really do it.

## Before you send

Wait ten minutes after writing an angry mail. Then take out every adverb, and the first sentence. What remains is usually what needs saying.`,
        },
        { prerequisite: 's2-1' },
      ),
      article(
        { en: 'A page of phrases' },
        {
          en: '- To begin: "I\'m writing about…"\n- To ask: "Could you…, so that…?"\n- To attach: "You\'ll find the list attached."\n- To correct yourself: "In my last mail I gave the wrong date. It should be…"\n- To close: "Let me know if anything is unclear."',
        },
        { isOptional: true },
      ),
    ),
  ],
});

const calligraphy = course({
  key: 'ruqah-calligraphy',
  category: 'languages',
  learningType: 'ON_CAMPUS',
  level: 'BEGINNER',
  price: 38900,
  minutes: 720,
  instructors: ['yusuf'],
  publishedDaysAgo: 37,
  languages: ['ar'],
  isCertificateIssuedManually: true,
  title: t('A hand for Ruq‘ah', 'خطّ الرقعة بيدك'),
  subtitle: t('Eight evenings with reed pen and ink, in Arabic', 'ثماني أمسيات مع القصبة والحبر'),
  description: {
    ar: 'الرقعة خطّ اليد اليومي: سريع وموجز وجميل إن أُحسن. في ثماني أمسيات حضورية تتعلّم ميزان حروفه ووصلاتها حتى تكتب سطرًا يسرّك أن تُهديه.',
  },
  outcomes: {
    ar: 'أن تمسك القلم بزاويته الصحيحة\nأن تكتب الحروف المفردة بميزان النقطة\nأن تصل الحروف دون انقطاع الإيقاع\nأن تُتمّ سطرًا متوازنًا',
  },
  requirements: { ar: 'لا شيء سوى الصبر، والأدوات نوفّرها' },
  audience: { ar: 'كل من أحبّ الحرف العربي، كبيرًا كان أو يافعًا' },
  sections: [
    section(
      { ar: 'القلم' },
      article(
        { ar: 'النقطة ميزان' },
        {
          ar: `قبل الحرف تأتي النقطة. ضع سنّ القلم على الورق مائلًا واسحبه بمقدار عرضه، تحصل على مربّع مائل صغير. هذا المربّع هو مسطرتك في كل ما يأتي: الألف في الرقعة نحو ثلاث نقاط، وسنّة الباء نقطة واحدة.

# الجلسة

اجلس بظهر مستقيم والورق أمامك مائل قليلًا، وتحته بضع أوراق كي يلين. أمسك القلم بثلاث أصابع دون ضغط، ودع الحركة تأتي من الكتف والساعد لا من الأصابع وحدها. فاليد المشدودة تكتب حرفًا مشدودًا.

## الزاوية

ثبّت زاوية السنّ ولا تدرها في أثناء الحرف. من هذه الزاوية الواحدة يأتي الرفيع والغليظ من تلقاء نفسيهما، فلا تضغط كي تُغلظ ولا ترفع كي تُرقّق. املأ صفحة بالنقاط ثم صفحة بالألفات، وانظر في كل سطر: هل تستوي المسافات؟ هل يتوازى الميل؟ عشر دقائق كل يوم خير من ساعة يوم الجمعة.`,
        },
      ),
      article(
        { ar: 'ما تحضره معك' },
        {
          ar: 'الورق والحبر والقصبات متوفّرة في القاعة. أحضر قميصًا لا تخاف عليه، ونصًّا قصيرًا تحبّه من سطر واحد: بيتًا أو حكمة أو اسمًا. سنكتبه في الأمسية الأخيرة.',
        },
      ),
    ),
    section(
      { ar: 'الحروف' },
      article(
        { ar: 'أُسر الحروف' },
        {
          ar: `لا تتعلّم ثمانية وعشرين شكلًا، بل بضع أُسر. الباء والتاء والثاء جسد واحد تفرّقه النقاط. والجيم والحاء والخاء أخوات، وكذلك الدال والذال، والراء والزاي. فإذا أتقنت واحدًا من كل أسرة فقد أتقنت أكثر الأبجدية.

# ترتيب التمرّن

1. الألف واللام: العمود والميل.
2. الباء وأخواتها: السطر المستقيم القصير.
3. الراء والواو: النزول تحت السطر.
4. الجيم وأخواتها: الكأس المفتوحة.
5. السين والصاد: الأسنان والعين.

## ما يميّز الرقعة

تجلس معظم حروفها على السطر ولا تهبط، ونقطتاها خطّ قصير، وثلاثتها زاوية صغيرة. وهي تختصر أسنان السين مدّة واحدة. هذا الاختصار ليس كسلًا بل أدب السرعة، فحافظ معه على وضوح الكلمة. واكتب كل حرف عشر مرات، وضع دائرة حول أحسنها، ثم اكتبه عشرًا أخرى وأنت تنظر إلى الدائرة وحدها. ولا تنتقل إلى أسرة جديدة قبل أن ترضى عن سابقتها.`,
        },
      ),
      article(
        { ar: 'صفحة للأسبوع' },
        {
          ar: 'خذ كلمات من أسرة واحدة واكتب كلًّا منها خمس مرات: باب، بيت، ثابت، تراب، ثبات. صوّر الصفحة الأولى والأخيرة واحفظهما، ففي الأسبوع الثامن سترى الطريق الذي مشيته.',
        },
      ),
    ),
    section(
      { ar: 'السطر' },
      article(
        { ar: 'الوصل والإيقاع' },
        {
          ar: `الحرف المفرد تمرين، والكلمة كتابة. عند الوصل تتغيّر الحروف أدبًا لجيرانها: ترتفع سنّة كي تُفسح لأخرى، وتميل كأس الجيم كي يمرّ ما قبلها. انظر إلى الكلمة كلها قبل أن تضع القلم، واعرف أين ستصعد وأين ستهبط.

# ثلاث نصائح

- ارسم خطّ السطر بقلم رصاص خفيف، فهو أرض الكلمات.
- اترك بين الكلمتين قدر نقطة ونصف لا أكثر، فالرقعة تحبّ القرب.
- ضع النقاط بعد تمام الكلمة، كي لا ينقطع النَّفَس.

## التوازن

حين تفرغ من السطر اقلب الورقة رأسًا على عقب. الآن لا تقرأ المعنى بل ترى الأشكال: أين الثقل؟ وأين الفراغ؟ السطر المتوازن يقف حتى وهو مقلوب. ولا تُصلح الحرف بعد جفافه، بل اكتب السطر من جديد؛ فالسطر الثاني أهدأ من الأول في الغالب. واحتفظ بالأسطر المتروكة كلّها، فمنها تتعلّم أكثر ممّا تظنّ.`,
        },
        { opensInDays: 20 },
      ),
      article(
        { ar: 'هديّة الأمسية الأخيرة' },
        {
          ar: 'في الأمسية الثامنة تكتب سطرك على ورق مصقول وتذيّله بتاريخه. اختر لمن تهديه قبل أن تكتبه، فاليد تكتب أجمل حين تعرف لمن تكتب. وتُمنح الشهادة بعد الاطّلاع على السطر.',
        },
        { isOptional: true },
      ),
    ),
  ],
});

const translation = course({
  key: 'translation-workshop',
  category: 'languages',
  learningType: 'ONLINE',
  level: 'ADVANCED',
  price: 0,
  minutes: 360,
  instructors: ['yusuf'],
  publishedDaysAgo: 9,
  title: t('Translation workshop', 'ورشة الترجمة'),
  subtitle: t('Between Arabic and English without leaving traces', 'بين العربية والإنجليزية دون أثر'),
  description: t(
    'Six evenings, six short texts, a small group. We translate notices, instructions and a page of prose, and talk about each decision that hurt.',
    'ست أمسيات وستة نصوص قصيرة ومجموعة صغيرة. نترجم تعاميم وتعليمات وصفحة أدبية، ونتحدّث في كل قرار آلمنا.',
  ),
  outcomes: t(
    'Find the purpose of a text before its words\nMove sentences instead of copying their order\nHandle idioms, titles and units\nRevise with a method',
    'أن تجد غاية النص قبل كلماته\nأن تنقل الجملة لا ترتيبها\nأن تعالج التعابير والألقاب والوحدات\nأن تراجع بمنهج',
  ),
  requirements: t('Good reading in both languages', 'قراءة جيدة باللغتين'),
  audience: t('People who translate as part of another job', 'من يترجمون ضمن عمل آخر'),
  sections: [
    section(
      t('Purpose', 'الغاية'),
      article(
        t('What is the text meant to do?', 'ماذا يُراد من النص؟'),
        t(
          `Before you look up the first word, ask what the text is for. A safety notice has to make somebody keep away. A letter of thanks has to warm. If the translation does that, it is good, even though no word has remained in its place.

# Three readers

1. The one for whom the original was written.
2. The one for whom you write.
3. The one who will compare the two.

Most bad translations are made for the third. They are afraid of being caught and therefore keep close to the wording. Explain to your client beforehand that you move sentences, and why; it's the shortest conversation that you can have about quality.

## A test

Put the original away for an hour. Read only your version. Does it say what has to be done, in the way in which one says it here? Where you stumble, the other language is still looking through.`,
          `قبل أن تبحث عن أول كلمة اسأل ما غاية النص. لافتة السلامة ينبغي أن تُبعد القارئ، ورسالة الشكر ينبغي أن تُدفئه. فإن فعلت الترجمة ذلك فهي جيدة، وإن لم تبقَ كلمة في مكانها.

# ثلاثة قرّاء

1. من كُتب له الأصل.
2. من تكتب له أنت.
3. من سيقارن بينهما.

معظم الترجمات الرديئة كُتبت للثالث. فهي تخاف أن تُضبط متلبّسة، ولذلك تلتصق باللفظ. اشرح لصاحب النص مسبقًا أنك تنقل الجمل وتبدّل ترتيبها، ولماذا تفعل ذلك؛ فهذا أقصر حديث يمكن أن تجريه عن الجودة.

## اختبار

ضع الأصل جانبًا ساعة واقرأ نسختك وحدها. هل تقول ما ينبغي فعله كما يُقال هنا؟ وحيث تتعثّر فاللغة الأخرى ما زالت تُطلّ من وراء السطور، فأعِد الجملة من معناها لا من لفظها. واقرأها على زميل لم يطّلع على الأصل قط.`,
        ),
      ),
      article(
        t('Text for evening one', 'نص الأمسية الأولى'),
        t(
          '"Caution: wet floor. Please use the other entrance until noon." Translate it into Arabic for a hospital, a school and a shop. Which words change, and why?',
          '«تنبيه: الأرضية مبلّلة. يُرجى استعمال المدخل الآخر حتى الظهر». انقلها إلى الإنجليزية لمستشفى ومدرسة ومتجر. أي كلمات تتغيّر، ولماذا؟',
        ),
      ),
    ),
    section(
      t('Sentences', 'الجمل'),
      article(
        t("Move, don't copy", 'انقل ولا تنسخ'),
        t(
          `English likes to begin with a noun and to hang clauses behind it. Arabic likes to begin with a verb and to link with wa and fa. If you copy the order, the result is correct and foreign.

| English | Copied | Moved |
| The committee, which met on Monday, decided… | اللجنة التي اجتمعت يوم الاثنين قرّرت | اجتمعت اللجنة يوم الاثنين وقرّرت |
| It is important to note that… | من المهم ملاحظة أن | (leave out) |

# Links

English often joins sentences with nothing but a full stop. In Arabic that sounds breathless: the reader waits for the link. Conversely, three sentences joined by wa become, in English, two sentences and a semicolon.

## Voice and person

An English "we" is at times an Arabic passive, and an Arabic "it is requested" is an English "please". Ask who is speaking to whom and how close they stand. Then the grammar follows.`,
          `تحبّ الإنجليزية أن تبدأ باسم وتعلّق به الجمل، وتحبّ العربية أن تبدأ بفعل وتصل بالواو والفاء. فإن نسخت الترتيب كانت النتيجة صحيحة وغريبة.

| الإنجليزية | نسخ | نقل |
| The committee, which met on Monday, decided… | اللجنة التي اجتمعت يوم الاثنين قرّرت | اجتمعت اللجنة يوم الاثنين وقرّرت |
| It is important to note that… | من المهم ملاحظة أن | (تُحذف) |

# الوصل

كثيرًا ما تصل الإنجليزية الجمل بنقطة لا غير، وهذا في العربية لهاث، فالقارئ ينتظر الرابط. وعلى العكس تصير ثلاث جمل موصولة بالواو جملتين في الإنجليزية بينهما فاصلة منقوطة.

## الصوت والضمير

«نحن» الإنجليزية قد تكون مبنيًّا للمجهول في العربية، و«يُرجى» العربية هي please ببساطة. اسأل من يخاطب من، وكم يقترب أحدهما من الآخر، ثم يتبع النحو ذلك. ولا تتردّد في دمج جملتين قصيرتين أو شقّ جملة طويلة، فالنقطة ملكك.`,
        ),
      ),
      article(
        t('Exercise in pairs', 'تمرين ثنائي'),
        t(
          "Exchange a paragraph with your partner and translate it. Then translate the partner's version back without looking at the original. What has been lost on the way there, and what on the way back?",
          'تبادل مع زميلك فقرة وترجمها، ثم ترجم نسخته عودةً دون أن تنظر إلى الأصل. ما الذي ضاع في الذهاب، وما الذي ضاع في الإياب؟',
        ),
      ),
    ),
    section(
      t('Revising', 'المراجعة'),
      article(
        t('Four passes', 'أربع مراجعات'),
        t(
          `To revise everything at once is to revise nothing. Go through the text four times, quickly, with one question each time.

1. **Complete?** Lay both side by side, finger on the line. Has a sentence been lost, a "not" overlooked?
2. **Exact?** Numbers, dates, units, names, titles. Nothing else.
3. **At home?** Put the original away and read aloud.
4. **One voice?** The same term for the same thing, the same form of address throughout.

# Things that like to go wrong

- Billions: in some texts ten to the ninth, in some ten to the twelfth.
- Dates written with digits: 03/04 is March to some and April to others.
- Titles: leave out what would not be said here.
- Idioms: look for what one says *on the same occasion*.

> The best compliment is that nobody asks who translated it.

Keep a list of your decisions. The next text by the same author will thank you for it.`,
          `من راجع كل شيء دفعة واحدة لم يراجع شيئًا. مُرّ بالنص أربع مرات سريعة، بسؤال واحد كل مرة.

1. **أهو كامل؟** ضعهما جنبًا إلى جنب وإصبعك على السطر: هل ضاعت جملة أو غُفل عن نفي؟
2. **أهو دقيق؟** الأعداد والتواريخ والوحدات والأسماء والألقاب، ولا شيء سواها.
3. **أهو في بيته؟** ضع الأصل جانبًا واقرأ بصوت مسموع.
4. **أصوته واحد؟** المصطلح نفسه للشيء نفسه، وصيغة الخطاب نفسها من أوله إلى آخره.

# ما يحبّ أن يختلّ

- البليون: ألف مليون في نصوص ومليون مليون في أخرى.
- التواريخ بالأرقام: 03/04 مارس عند قوم وأبريل عند آخرين.
- الألقاب: احذف ما لا يُقال هنا.
- التعابير: ابحث عمّا يقال في المناسبة نفسها.

> أحسن ثناء ألا يسأل أحد من المترجم.

واحتفظ بقائمة قراراتك، فسيشكرك عليها النص التالي للكاتب نفسه. ومن سيترجمه بعدك.`,
        ),
        { opensInDays: 21 },
      ),
      article(
        t('Glossary sheet', 'ورقة المسرد'),
        t(
          '| Term | Ours | Never | Decided on |\n| | | | |\n\nOne line for each decision. Share the sheet with everyone who writes for the same client.',
          '| المصطلح | كلمتنا | لا نستعمل | تاريخ القرار |\n| | | | |\n\nسطر لكل قرار. وشارك الورقة مع كل من يكتب للعميل نفسه.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const reports = course({
  key: 'reports-people-read',
  category: 'languages',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 50,
  instructors: ['yusuf', 'salma'],
  publishedDaysAgo: 130,
  title: t('Reports people read', 'تقارير يقرؤها الناس'),
  subtitle: t('One page first, details after', 'صفحة أولًا ثم التفاصيل'),
  description: t(
    'A report is read by people who have something else to do. Turn it round: the conclusion first, the reasons next, the evidence last.',
    'التقرير يقرؤه أناس لديهم عمل آخر. فاقلبه: النتيجة أولًا، ثم الأسباب، ثم الأدلّة.',
  ),
  outcomes: t(
    'Write the one-page summary first\nBuild a report from questions\nUse headings that say something\nCut a text by a third',
    'أن تكتب ملخّص الصفحة أولًا\nأن تبني التقرير من أسئلة\nأن تضع عناوين تقول شيئًا\nأن تختصر النص بمقدار الثلث',
  ),
  requirements: t('A report that you have to write anyway', 'تقرير عليك كتابته على أي حال'),
  audience: t('Specialists and assistants', 'المتخصّصون والمساعدون'),
  sections: [
    section(
      t('Turned round', 'مقلوبًا'),
      article(
        t('The conclusion comes first', 'النتيجة أولًا'),
        t(
          `At school we learnt to tell things in the order in which we found them: task, method, observation, result. Readers at work want the opposite. They begin with the result and read backwards until they believe it.

# The first page

1. **Answer:** what should be done, in two sentences.
2. **Reasons:** three at most, the strongest first.
3. **Cost and risk:** what it takes and what may go wrong.
4. **Decision:** who has to decide what, by when.

Write this page before the rest. If you can't, your thinking isn't finished yet, and no further chapter will help. If you can, most of the chapters turn out to be evidence and may stand behind.

## But they must follow my reasoning!

They will, if they doubt it. Those who trust you save half an hour, those who don't find everything in its place. You lose nobody.`,
          `تعلّمنا في المدرسة أن نروي الأشياء بترتيب عثورنا عليها: المهمّة ثم الطريقة ثم الملاحظة ثم النتيجة. وقرّاء العمل يريدون العكس. يبدؤون بالنتيجة ويقرؤون عائدين حتى يقتنعوا.

# الصفحة الأولى

1. **الجواب:** ما الذي ينبغي فعله، في جملتين.
2. **الأسباب:** ثلاثة على الأكثر، أقواها أولًا.
3. **الكلفة والمخاطرة:** ما الذي يلزم، وما الذي قد يختلّ.
4. **القرار:** من يقرّر ماذا، ومتى.

اكتب هذه الصفحة قبل غيرها. فإن لم تستطع فتفكيرك لم يكتمل بعد، ولن ينفعك فصل آخر. وإن استطعت ظهر لك أن معظم الفصول أدلّة يمكنها أن تقف في الخلف.

## لكنّ عليهم أن يتبعوا استدلالي!

سيتبعونه إن شكّوا فيه. فمن يثق بك يوفّر نصف ساعة، ومن لا يثق يجد كل شيء في مكانه. وأنت لا تخسر أحدًا من الفريقين. بل تكسب من كان سيتوقّف عند الصفحة الثانية.`,
        ),
      ),
      article(
        t('Two sentences', 'جملتان'),
        t(
          'Write the answer of your report in two sentences, forty words at most, and send it to a colleague with the question: "What would you want to know next?" Their reply is your table of contents.',
          'اكتب جواب تقريرك في جملتين لا تزيدان على أربعين كلمة، وأرسله إلى زميل واسأله: «ماذا تودّ أن تعرف بعد ذلك؟» فردّه هو فهرسك.',
        ),
      ),
    ),
    section(
      t('Structure', 'البنية'),
      article(
        t('Headings that speak', 'عناوين تتكلّم'),
        t(
          `"3.2 Current situation" is a label on an empty drawer. "The old pump fails every nine days" is a message. Whoever reads only your headings from top to bottom should be able to retell the report.

# Try it

Copy all your headings into an empty page. Does it make sense? Where it jumps, something is missing; where two say the same, one may go.

## Questions as a plan

If you don't know how to begin, write down the ten questions that your reader will ask, in the order in which they come to mind. Answer each in a paragraph. Then turn each question into a heading which already contains the answer. In this way a report is written in an afternoon which would otherwise take a week.

# Tables and figures

Each needs a sentence beneath that says what one is meant to see. Without it, ten readers see ten things, and somebody asks about the wrong one in the meeting.`,
          `«3.2 الوضع الراهن» بطاقة على درج فارغ، أما «المضخّة القديمة تتعطّل كل تسعة أيام» فرسالة. ومن قرأ عناوينك وحدها من أعلى إلى أسفل ينبغي أن يستطيع رواية التقرير.

# جرّب

انسخ عناوينك كلها إلى صفحة فارغة. أهي مفهومة؟ حيث تقفز فهناك نقص، وحيث يقول عنوانان الشيء نفسه فأحدهما زائد.

## الأسئلة خطّة

إن لم تعرف كيف تبدأ فاكتب الأسئلة العشرة التي سيطرحها قارئك بترتيب ورودها في الذهن. أجب عن كلٍّ منها بفقرة، ثم حوّل كل سؤال إلى عنوان فيه الجواب. وهكذا يُكتب في عصر واحد تقرير كان سيأخذ أسبوعًا.

# الجداول والأشكال

يحتاج كلٌّ منها إلى جملة تحته تقول ما يُراد أن يُرى. فمن دونها يرى عشرة قرّاء عشرة أشياء، ثم يسأل أحدهم في الاجتماع عن الشيء الخطأ. وجملة واحدة تمنع ذلك.`,
        ),
      ),
      article(
        t('Headings check', 'فحص العناوين'),
        t(
          'Mark each heading of your report: L for label, M for message. Turn at least half of the labels into messages. The full stop at the end is not needed, but a verb is.',
          'ضع على كل عنوان علامة: «بطاقة» أو «رسالة»، وحوّل نصف البطاقات على الأقل إلى رسائل. لا حاجة إلى نقطة في آخر العنوان، لكنه يحتاج إلى فعل أو خبر.',
        ),
      ),
    ),
    section(
      t('Cutting', 'الحذف'),
      article(
        t('A third less', 'أقلّ بالثلث'),
        t(
          `Almost every first version may lose a third. It hurts for an hour and pleases for years. Go from large to small, because whoever starts with words will polish paragraphs which ought to go.

1. **Chapters:** which of them would nobody miss? To the appendix.
2. **Paragraphs:** which repeats what has been said? Out.
3. **Sentences:** which announces what comes next? Out.
4. **Words:** very, basically, in the context of, with regard to. Out.

# What must not be cut

Examples, numbers with their source, and the limits of your work. They cost room and earn trust.

## The last reading

Print it, on paper, in another typeface. Read it standing. You will see errors that the screen has hidden from you for a week. Then give it to somebody with one question only: "Where did you want to stop reading?"`,
          `تكاد كل مسوّدة أولى تحتمل أن تفقد ثلثها. يؤلم ذلك ساعة ويسرّ سنوات. سِر من الكبير إلى الصغير، لأن من يبدأ بالكلمات يصقل فقرات كان ينبغي أن تُحذف.

1. **الفصول:** أيّها لن يفتقده أحد؟ إلى الملحق.
2. **الفقرات:** أيّها يكرّر ما قيل؟ احذفها.
3. **الجمل:** أيّها يعلن عمّا سيأتي؟ احذفها.
4. **الكلمات:** جدًّا، وفي الحقيقة، وفي إطار، وفيما يتعلّق بـ. احذفها.

# ما لا يُحذف

الأمثلة، والأرقام بمصادرها، وحدود عملك. تأخذ مكانًا وتكسبك ثقة القارئ.

## القراءة الأخيرة

اطبعه على ورق بخطّ آخر واقرأه واقفًا، فسترى أخطاء أخفتها الشاشة عنك أسبوعًا. ثم أعطه لأحدهم بسؤال واحد: «أين وددت أن تتوقّف عن القراءة؟» وابدأ الحذف من ذلك الموضع. ولا تدافع عن النص وهو يجيب، بل دوّن ما يقوله كما يقوله، ثم قرّر وحدك في الغد ما تأخذ به وما تتركه.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Before sending', 'قبل الإرسال'),
        t(
          '- The answer is on page one\n- The headings tell the story\n- Each figure has a sentence\n- The next decision has a name and a date\n- A third is gone',
          '- الجواب في الصفحة الأولى\n- العناوين تروي القصة\n- لكل شكل جملة\n- للقرار التالي اسم وتاريخ\n- ذهب الثلث',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const languageCourses = [plainArabic, emails, calligraphy, translation, reports];
