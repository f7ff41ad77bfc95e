import { html, t } from '../build.ts';
import { acmeCategories } from '../categories.ts';
import { acmeCourses } from '../courses/acme.ts';
import { registrationForm } from '../forms.ts';
import { account, progressOf } from '../people.ts';
import type { DemoLanding, DemoMember, DemoOrganization } from '../types.ts';
import { plainPages, programPages } from './pages.ts';

const name = t('Acme Skills', 'أكمي للمهارات');

const landing: DemoLanding = {
  hero: {
    title: t('Good shops are made by people', 'المتاجر الجيدة يصنعها الناس'),
    subtitle: t(
      'Training for the whole shop floor: ten minutes before the shift, useful during it.',
      'تدريب لكل من يعمل في المتجر: عشر دقائق قبل النوبة تنفع في أثنائها.',
    ),
    primary: t('See the programmes', 'شاهد البرامج'),
    secondary: t('About Acme Skills', 'عن أكمي للمهارات'),
    picture: 'brand/acme-hero.webp',
  },
  about: {
    title: t('From the counter, for the counter', 'من المنضدة وإليها'),
    text: t(
      'Our programmes are written by shift leaders, storekeepers and cooks of our own shops. If a page does not help on a busy Thursday evening, it goes.',
      'يكتب برامجنا مشرفو النوبات وأمناء المخازن والطهاة في متاجرنا. والصفحة التي لا تنفع مساء خميس مزدحم نحذفها.',
    ),
    picture: 'brand/acme-about.webp',
  },
  values: [
    {
      icon: 'clock',
      title: t('Ten minutes', 'عشر دقائق'),
      text: t('Each unit fits between arriving and opening.', 'كل محور يتّسع له الوقت بين الوصول والفتح.'),
    },
    {
      icon: 'smartphone',
      title: t('On your phone', 'على هاتفك'),
      text: t('Large letters, little data.', 'حروف كبيرة وبيانات قليلة.'),
    },
    {
      icon: 'badge-check',
      title: t('Counts for your path', 'يُحسب في مسارك'),
      text: t('Finished programmes open the way to shift leader.', 'البرامج المنجزة تفتح لك الطريق إلى الإشراف.'),
    },
  ],
  figures: [
    { kind: 'courses', label: t('programmes', 'برامج') },
    { kind: 'learners', label: t('trainees', 'متدرّبًا') },
    { kind: 'completions', label: t('programmes finished', 'برنامجًا أُنجز') },
  ],
  voices: [
    {
      member: 'acme-learner',
      role: t('Sales assistant', 'بائعة'),
      quote: t(
        'Now I greet first and tidy later. It sounds small, and the tips say otherwise.',
        'صرت أحيّي أولًا وأرتّب لاحقًا. يبدو الأمر صغيرًا، لكن النتيجة تقول غير ذلك.',
      ),
    },
    {
      member: 'a02',
      role: t('Storekeeper', 'أمين مخزن'),
      quote: t('My back thanks the person who drew the lifting card.', 'ظهري يشكر من رسم بطاقة الرفع.'),
    },
    {
      member: 'a04',
      role: t('Cook', 'طاهٍ'),
      quote: t(
        'I thought I knew how to wash my hands. I was forty seconds short.',
        'كنت أظنّني أعرف كيف أغسل يديّ، وكان ينقصني أربعون ثانية.',
      ),
    },
  ],
  questions: [
    {
      question: t('Is training paid time?', 'هل وقت التدريب مدفوع؟'),
      answer: t('Yes. Ten minutes of each shift belong to it.', 'نعم، له عشر دقائق من كل نوبة.'),
    },
    {
      question: t('Can I learn at home?', 'هل أستطيع التعلّم في البيت؟'),
      answer: t('You may, but nobody expects it.', 'لك ذلك، لكن لا أحد يطالبك به.'),
    },
    {
      question: t('Which language should I choose?', 'أي لغة أختار؟'),
      answer: t(
        'The one in which you think fastest. You can change it at any time.',
        'اللغة التي تفكّر بها أسرع، ويمكنك تغييرها في أي وقت.',
      ),
    },
    {
      question: t('Who sees my results?', 'من يرى نتائجي؟'),
      answer: t(
        'You, your trainer and the training office. Not your customers and not your colleagues.',
        'أنت ومدرّبك ومكتب التدريب، لا الزبائن ولا الزملاء.',
      ),
    },
    {
      question: t("What if I don't pass?", 'ماذا لو لم أنجح؟'),
      answer: t(
        'You read it again and ask. There is no number of attempts after which it ends.',
        'تقرأ ثانية وتسأل. ولا يوجد عدد محاولات ينتهي عنده الأمر.',
      ),
    },
    {
      question: t('Where do I report a danger?', 'أين أبلّغ عن خطر؟'),
      answer: t(
        'To the shift leader at once, then in the red book at the back door.',
        'لمشرف النوبة فورًا، ثم في الدفتر الأحمر عند الباب الخلفي.',
      ),
    },
  ],
  contact: {
    email: 'training@acme.test',
    phone: '+966 12 555 0187',
    address: t('Acme Skills, Harbour Road 5, Jeddah', 'أكمي للمهارات، طريق الميناء 5، جدة'),
    hours: t('Every day, 9 am to 9 pm', 'كل يوم، من 9 صباحًا إلى 9 مساءً'),
  },
  footer: {
    line: t('Ten minutes before the doors open.', 'عشر دقائق قبل أن تُفتح الأبواب.'),
    rights: t(
      'Acme Skills is an invented organisation that shows what Sullam can do.',
      'أكمي للمهارات مؤسسة متخيَّلة تبيّن ما يستطيعه سُلَّم.',
    ),
  },
  featuredCourses: ['welcoming-customers', 'stock-and-shelves', 'lifting-safely'],
};

const staff: [string, string, [string, number, number][]][] = [
  [
    'Hala Barakat',
    'هالة بركات',
    [
      ['welcoming-customers', 1, 12],
      ['food-hygiene', 0.5, 2],
    ],
  ],
  [
    'Joseph Pereira',
    'جوزيف بيريرا',
    [
      ['lifting-safely', 1, 20],
      ['stock-and-shelves', 0.66, 1],
    ],
  ],
  ['Fatimah Al-Johani', 'فاطمة الجهني', [['difficult-customers', 0.33, 4]]],
  [
    'Anwar Siddiqui',
    'أنور صدّيقي',
    [
      ['food-hygiene', 1, 9],
      ['lifting-safely', 0.5, 9],
    ],
  ],
  [
    'Rima Qasim',
    'ريما قاسم',
    [
      ['shift-leader', 0.16, 6],
      ['welcoming-customers', 1, 30],
    ],
  ],
];

const members: DemoMember[] = [
  account(
    'acme-learner',
    'learner@acme.test',
    'learner',
    { en: 'Reem Suleiman', ar: 'ريم سليمان' },
    {
      language: 'ar',
      joinedDaysAgo: 60,
      portrait: 'portraits/reem.webp',
      extra: { jobTitle: 'بائعة', phone: '+966502000001', country: 'SA', newsletter: false },
      progress: progressOf([
        ['welcoming-customers', 0.5, 0],
        ['lifting-safely', 1, 14],
        ['food-hygiene', 0.16, 5],
      ]),
      favorites: ['shift-leader'],
    },
  ),
  account(
    'acme-instructor',
    'instructor@acme.test',
    'instructor',
    { en: 'Samir Aboud', ar: 'سمير عبود' },
    {
      language: 'en',
      joinedDaysAgo: 320,
      portrait: 'portraits/samir.webp',
      headline: t('Shift leader for eleven years, trainer for four', 'مشرف نوبة أحد عشر عامًا ومدرّب أربعة'),
      biography: t(
        'Samir has opened nine shops and closed none. He still stands at the counter every Thursday.',
        'افتتح سمير تسعة متاجر ولم يغلق أيًّا منها، وما زال يقف عند المنضدة كل خميس.',
      ),
    },
  ),
  account(
    'acme-admin',
    'admin@acme.test',
    'admin',
    { en: 'Widad Haroun', ar: 'وداد هارون' },
    { language: 'en', joinedDaysAgo: 340 },
  ),
  // the learner of the first organisation works a shift here on weekends: one account, two memberships
  account(
    'acme-noura',
    'learner@demo.test',
    'learner',
    { en: 'Noura Al-Harbi', ar: 'نورة الحربي' },
    {
      language: 'en',
      joinedDaysAgo: 35,
      portrait: 'portraits/noura.webp',
      extra: { jobTitle: 'Weekend assistant', phone: '+966501000001', country: 'SA', newsletter: false },
      progress: progressOf([['welcoming-customers', 0.33, 2]]),
    },
  ),
  ...staff.map(([en, ar, progress], index) =>
    account(
      `a${String(index + 1).padStart(2, '0')}`,
      `${en.toLowerCase().split(' ')[0]}@staff.acme.test`,
      'learner',
      { en, ar },
      {
        language: index % 2 ? 'en' : 'ar',
        joinedDaysAgo: 20 + index * 31,
        progress: progressOf(progress),
        extra: {
          jobTitle: index % 2 ? 'Assistant' : 'مساعد',
          phone: `+96650200${1100 + index}`,
          country: 'SA',
          newsletter: false,
        },
      },
    ),
  ),
];

export const acme: DemoOrganization = {
  key: 'acme',
  domainPrefix: 'acme',
  name,
  tagline: t('Ten minutes before the shift', 'عشر دقائق قبل النوبة'),
  colors: { primary: '#7c2d12', secondary: '#f59e0b' },
  logo: 'brand/acme-logo.svg',
  logoLight: 'brand/acme-logo-light.svg',
  icon: 'brand/acme-icon.svg',
  authPicture: 'brand/acme-auth.webp',
  features: [],
  questions: [],
  questionAuthor: 'acme-instructor',
  terms: [
    { slug: 'course', singular: t('Programme', 'برنامج'), plural: t('Programmes', 'برامج') },
    { slug: 'module', singular: t('Unit', 'محور'), plural: t('Units', 'محاور') },
    { slug: 'student', singular: t('Trainee', 'متدرّب'), plural: t('Trainees', 'متدرّبون') },
    { slug: 'instructor', singular: t('Trainer', 'مدرّب'), plural: t('Trainers', 'مدرّبون') },
  ],
  registrationForm: registrationForm.filter((field) => field.key !== 'interests'),
  landing,
  pages: plainPages(
    { name, email: landing.contact.email, phone: landing.contact.phone, prefix: 'acme' },
    t(
      'Acme Skills trains the people of forty shops, from the first day to the keys of the branch. Our trainers come from the floor and go back to it each week. We measure ourselves by one number: how many of our shift leaders began as assistants with us. At present it is seven of ten.',
      'تدرّب أكمي للمهارات العاملين في أربعين متجرًا، من يومهم الأول حتى مفاتيح الفرع. يأتي مدرّبونا من أرض المتجر ويعودون إليها كل أسبوع. ونقيس أنفسنا برقم واحد: كم من مشرفينا بدأ عندنا مساعدًا. وهو اليوم سبعة من كل عشرة.',
    ),
  ),
  programs: programPages('acme', {
    'leadership-development': ['shift-leader', 'difficult-customers'],
    'executive-coach': ['shift-leader'],
    'professional-leadership': ['stock-and-shelves', 'shift-leader'],
    webinars: ['welcoming-customers', 'food-hygiene'],
  }),
  categories: acmeCategories,
  courses: acmeCourses,
  specializations: [],
  surveys: [],
  courseGroups: [],
  exams: [],
  gradebooks: [],
  rubrics: [],
  assignments: [],
  announcements: [
    {
      key: 'acme-hygiene',
      author: 'acme-admin',
      daysAgo: 7,
      title: t('Food hygiene is due by the end of the month', 'نظافة الغذاء مطلوبة قبل نهاية الشهر'),
      body: html(
        t(
          'Everyone who works with food finishes the programme by the 30th. Your shift leader gives you the time.',
          'كل من يعمل مع الغذاء يُنهي البرنامج قبل يوم 30، ويمنحك مشرف النوبة الوقت اللازم.',
        ),
      ),
    },
  ],
  members,
};
