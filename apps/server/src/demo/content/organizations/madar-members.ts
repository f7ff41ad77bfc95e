import { t } from '../build.ts';
import { account, learners, progressOf } from '../people.ts';
import type { DemoMember } from '../types.ts';

const names = [
  ['Abdullah Al-Qahtani', 'عبدالله القحطاني'],
  ['Emily Carter', 'إميلي كارتر'],
  ['Majed Al-Shehri', 'ماجد الشهري'],
  ['Rania Khoury', 'رانيا خوري'],
  ['Daniel Okafor', 'دانيال أوكافور'],
  ['Sara Al-Mutairi', 'سارة المطيري'],
  ['Khalid Benali', 'خالد بن علي'],
  ['Maryam Saleh', 'مريم صالح'],
  ['Hassan Jaber', 'حسن جابر'],
  ['Priya Nair', 'بريا ناير'],
  ['Abeer Al-Ghamdi', 'عبير الغامدي'],
  ['Thomas Wright', 'توماس رايت'],
  ['Nawal Idrissi', 'نوال الإدريسي'],
  ['Saad Al-Dossari', 'سعد الدوسري'],
  ['Layla Aziz', 'ليلى عزيز'],
  ['Waleed Farouk', 'وليد فاروق'],
  ['Amina Yusuf', 'أمينة يوسف'],
  ['Bilal Chaudhry', 'بلال شودري'],
  ['Hanan Al-Anazi', 'حنان العنزي'],
  ['Karim Lahlou', 'كريم لحلو'],
  ['Grace Mensah', 'غريس منساه'],
  ['Nasser Al-Subaie', 'ناصر السبيعي'],
  ['Dina Shaheen', 'دينا شاهين'],
  ['Ibrahim Tahan', 'إبراهيم طحّان'],
  ['Ghada Al-Balawi', 'غادة البلوي'],
  ['Mustafa Demir', 'مصطفى دمير'],
  ['Wafa Al-Rashid', 'وفاء الرشيد'],
  ['Peter Lindqvist', 'بيتر ليندكفيست'],
  ['Jawaher Al-Amri', 'جواهر العمري'],
  ['Tamer Hosni-Reda', 'تامر حسني رضا'],
].map(([en = '', ar = '']) => ({ en, ar }));

const teacher = (
  key: string,
  hue: { en: string; ar: string },
  headline: [string, string],
  biography: [string, string],
  email = `${key}@demo.test`,
  role: 'instructor' | 'coach' = 'instructor',
): DemoMember =>
  account(key, email, role, hue, {
    language: 'ar',
    joinedDaysAgo: 400,
    portrait: `portraits/${key}.webp`,
    headline: t(...headline),
    biography: t(...biography),
  });

export const instructors: DemoMember[] = [
  teacher(
    'salma',
    { en: 'Salma Darwish', ar: 'سلمى درويش' },
    ['Leads teams, and teaches leading', 'تقود الفرق وتعلّم القيادة'],
    [
      'Salma led a customer service of ninety people before she began to teach. She collects good questions and gives away most of them.',
      'قادت سلمى خدمة عملاء من تسعين شخصًا قبل أن تبدأ التدريس. تجمع الأسئلة الجيدة وتهدي معظمها.',
    ],
    'instructor@demo.test',
  ),
  teacher(
    'faisal',
    { en: 'Faisal Al-Otaibi', ar: 'فيصل العتيبي' },
    ['Makes money matters plain', 'يجعل شؤون المال واضحة'],
    [
      'Faisal kept the books of family firms for fifteen years. He draws every statement on one sheet before he explains it.',
      'أمسك فيصل دفاتر شركات عائلية خمسة عشر عامًا، ويرسم كل قائمة مالية على ورقة واحدة قبل أن يشرحها.',
    ],
  ),
  teacher(
    'lina',
    { en: 'Lina Haddad', ar: 'لينا حداد' },
    ['Designs in two directions', 'تصمّم باتجاهين'],
    [
      'Lina designs interfaces that are read from both sides. Her desk has two notebooks, one opening to each side.',
      'تصمّم لينا واجهات تُقرأ من الجهتين، وعلى مكتبها دفتران يُفتح كلٌّ منهما من جهة.',
    ],
  ),
  teacher(
    'omar',
    { en: 'Omar Bakri', ar: 'عمر بكري' },
    ['Numbers, programs and doubt', 'أرقام وبرامج وشكّ'],
    [
      'Omar is a statistician who writes programs so that others can go home earlier.',
      'عمر إحصائي يكتب برامج كي يعود غيره إلى البيت أبكر.',
    ],
  ),
  teacher(
    'huda',
    { en: 'Huda Al-Zahrani', ar: 'هدى الزهراني' },
    ['Health at work', 'الصحة في العمل'],
    [
      'Huda worked as a nurse in occupational health. She believes in small habits and open windows.',
      'عملت هدى ممرّضة في الصحة المهنية، وتؤمن بالعادات الصغيرة والنوافذ المفتوحة.',
    ],
  ),
  teacher(
    'yusuf',
    { en: 'Yusuf Mansour', ar: 'يوسف منصور' },
    ['Writes, edits, translates', 'يكتب ويحرّر ويترجم'],
    [
      'Yusuf edited a monthly magazine in two languages. He reads every sentence aloud, even on trains.',
      'حرّر يوسف مجلة شهرية بلغتين، ويقرأ كل جملة بصوت مسموع حتى في القطار.',
    ],
  ),
  teacher(
    'tariq',
    { en: 'Tariq Nassar', ar: 'طارق نصار' },
    ['Coach for people who lead', 'مرشد لمن يقودون'],
    [
      'Tariq has been coaching managers for twelve years and still begins each talk with the same question.',
      'يرشد طارق المديرين منذ اثني عشر عامًا، وما زال يبدأ كل لقاء بالسؤال نفسه.',
    ],
    'coach@demo.test',
    'coach',
  ),
];

/** All members; the thirty learners spread over the published courses. */
export function madarMembers(courses: string[]): DemoMember[] {
  return [
    account(
      'learner',
      'learner@demo.test',
      'learner',
      { en: 'Noura Al-Harbi', ar: 'نورة الحربي' },
      {
        language: 'en',
        joinedDaysAgo: 140,
        portrait: 'portraits/noura.webp',
        extra: {
          jobTitle: 'Project coordinator',
          phone: '+966501000001',
          country: 'SA',
          interests: ['leadership', 'writing'],
          newsletter: true,
        },
        progress: progressOf([
          ['feedback-that-helps', 0.6, 0],
          ['personal-budget', 1, 21],
          ['design-for-two-directions', 0.33, 3],
          ['calm-under-pressure', 0.5, 8],
          ['meetings-worth-having', 1, 48],
          ['data-literacy', 0, 1],
        ]),
        favorites: ['working-with-ai-assistants', 'translation-workshop', 'first-time-manager'],
      },
    ),
    account(
      'admin',
      'admin@demo.test',
      'admin',
      { en: 'Maha Al-Fahad', ar: 'مها الفهد' },
      { language: 'ar', joinedDaysAgo: 420, portrait: 'portraits/maha.webp' },
    ),
    ...instructors,
    ...learners(names, courses, 'learners.demo.test'),
  ];
}
