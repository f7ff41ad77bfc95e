import { t } from '../build.ts';
import type { DemoLanding } from '../types.ts';

export const madarLanding: DemoLanding = {
  hero: {
    title: t('Learn what you can use on Sunday', 'تعلّم ما ينفعك صباح الأحد'),
    subtitle: t(
      'Short, carefully made courses for people who work. Written in Arabic and English, by those who do the job themselves.',
      'دورات قصيرة متقنة لمن يعملون، كُتبت بالعربية والإنجليزية بأقلام من يمارسون المهنة.',
    ),
    primary: t('Browse the courses', 'تصفّح الدورات'),
    secondary: t('How we teach', 'كيف نعلّم'),
    picture: 'brand/madar-hero.webp',
  },
  about: {
    title: t('An academy for the middle of the week', 'أكاديمية لوسط الأسبوع'),
    text: t(
      'Madar means orbit. We believe that learning belongs near the work it serves and should come round again and again: a page read at noon, a conversation tried at two, a question brought back on Thursday. So our courses are small, end with something to do, and are improved by what learners tell us.',
      'نؤمن بأن التعلّم مكانه قرب العمل الذي يخدمه، وبأنه يدور ويعود كما يدور الكوكب في مداره: صفحة تُقرأ ظهرًا، ومحادثة تُجرَّب عند الثانية، وسؤال يعود به صاحبه يوم الخميس. لذلك جعلنا دوراتنا صغيرة، تنتهي بشيء يُعمل، ونحسّنها بما يقوله لنا المتعلّمون.',
    ),
    picture: 'brand/madar-about.webp',
  },
  values: [
    {
      icon: 'languages',
      title: t('Two languages, one care', 'لغتان وعناية واحدة'),
      text: t(
        'Each text is written for its reader, not translated word by word.',
        'كل نص كُتب لقارئه، ولم يُترجم كلمة بكلمة.',
      ),
    },
    {
      icon: 'timer',
      title: t('Made for full days', 'لأيام ممتلئة'),
      text: t(
        'Parts of five to ten minutes, ready to continue where you stopped.',
        'أجزاء من خمس دقائق إلى عشر، تتابعها من حيث توقّفت.',
      ),
    },
    {
      icon: 'hand',
      title: t('Something to try', 'شيء تجرّبه'),
      text: t('Every part ends with a small task from real work.', 'ينتهي كل جزء بمهمّة صغيرة من صميم العمل.'),
    },
    {
      icon: 'users',
      title: t('People who answer', 'من يجيبك'),
      text: t(
        'Instructors and coaches read your questions and reply.',
        'المدرّبون والمرشدون يقرؤون أسئلتك ويجيبون عنها.',
      ),
    },
  ],
  figures: [
    { kind: 'courses', label: t('courses in six fields', 'دورة في ستة مجالات') },
    { kind: 'learners', label: t('people learning with us', 'متعلّمًا معنا') },
    { kind: 'hours', label: t('hours of reading, watching and doing', 'ساعة من القراءة والمشاهدة والتطبيق') },
    { kind: 'completions', label: t('courses finished', 'دورة أُنجزت') },
  ],
  voices: [
    {
      member: 'learner',
      role: t('Project coordinator', 'منسّقة مشاريع'),
      quote: t(
        'I tried the three sentences the same afternoon. It was the first talk about lateness that ended with both of us laughing.',
        'جرّبت الجمل الثلاث في العصر نفسه، وكانت أول محادثة عن التأخّر تنتهي ونحن نضحك معًا.',
      ),
    },
    {
      member: 'm03',
      role: t('Branch accountant', 'محاسب فرع'),
      quote: t(
        'The budget sheet hangs on our fridge. My daughter moves the magnet when a month has gone well.',
        'ورقة الميزانية معلّقة على ثلاجتنا، وابنتي تحرّك المغناطيس كلما مرّ شهر على خير.',
      ),
    },
    {
      member: 'm08',
      role: t('Interface designer', 'مصمّمة واجهات'),
      quote: t(
        'For years I turned screens round and wondered why they felt borrowed. Now I know which things must not be turned.',
        'قلبتُ الشاشات سنوات وتساءلت لماذا تبدو مستعارة. الآن أعرف ما الذي لا يجوز قلبه.',
      ),
    },
  ],
  questions: [
    {
      question: t('Do I need to study at fixed times?', 'هل عليّ أن أدرس في أوقات محدّدة؟'),
      answer: t(
        'Self-paced courses are open day and night. Online, campus and blended courses have live dates, which you see before you enrol.',
        'الدورات الذاتية مفتوحة ليلًا ونهارًا. أما المباشرة والحضورية والمدمجة فلها مواعيد تراها قبل أن تلتحق.',
      ),
    },
    {
      question: t('Can I switch language in the middle?', 'هل أستطيع تغيير اللغة في منتصف الدورة؟'),
      answer: t(
        'Yes, at any time and without losing progress. A few courses exist in one language only and say so on their card.',
        'نعم، في أي وقت ودون أن تفقد تقدّمك. وبعض الدورات بلغة واحدة، وذلك مذكور على بطاقتها.',
      ),
    },
    {
      question: t('Do I receive a certificate?', 'هل أحصل على شهادة؟'),
      answer: t(
        'When all required parts are finished, the certificate appears in your profile. It carries an address at which anyone can verify it.',
        'حين تُنهي الأجزاء المطلوبة كلّها تظهر الشهادة في ملفّك، وعليها عنوان يتحقّق منه أي شخص.',
      ),
    },
    {
      question: t('How long do I keep access?', 'إلى متى يبقى وصولي إلى الدورة؟'),
      answer: t(
        'For as long as the course exists. Many learners come back to a page when they need it.',
        'ما دامت الدورة موجودة. وكثير من المتعلّمين يعودون إلى صفحة حين يحتاجون إليها.',
      ),
    },
    {
      question: t('Can my employer enrol a whole team?', 'هل تستطيع جهة عملي إلحاق فريق كامل؟'),
      answer: t(
        'Gladly. Write to us with the number of people and the courses you have in mind, and we shall propose a plan.',
        'بكل سرور. اكتبوا إلينا بعدد الأشخاص والدورات التي تفكّرون فيها، ونقترح عليكم خطة.',
      ),
    },
    {
      question: t('What if a course is not right for me?', 'ماذا لو لم تناسبني الدورة؟'),
      answer: t(
        'Tell us within fourteen days and before half of it is finished, and you get your money back without having to give reasons.',
        'أخبرنا خلال أربعة عشر يومًا وقبل إنهاء نصفها، ونعيد إليك المبلغ دون سؤال عن السبب.',
      ),
    },
  ],
  contact: {
    email: 'hello@demo.test',
    phone: '+966 11 555 0142',
    address: t('Madar Academy, Wadi Street 18, Riyadh', 'أكاديمية مدار، شارع الوادي ١٨، الرياض'),
    hours: t('Sunday to Thursday, 8 am to 4 pm', 'من الأحد إلى الخميس، من ٨ صباحًا إلى ٤ مساءً'),
  },
  footer: {
    line: t('Small courses, made with care.', 'دورات صغيرة صُنعت بعناية.'),
    rights: t(
      'Madar Academy is an invented organisation that shows what Sullam can do.',
      'أكاديمية مدار مؤسسة متخيَّلة تبيّن ما يستطيعه سُلَّم.',
    ),
  },
  featuredCourses: [
    'feedback-that-helps',
    'working-with-ai-assistants',
    'design-for-two-directions',
    'personal-budget',
    'plain-arabic-writing',
    'calm-under-pressure',
  ],
};
