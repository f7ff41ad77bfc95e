import { html, t } from '../build.ts';
import { madarCategories } from '../categories.ts';
import { madarCourses } from '../courses/madar.ts';
import { registrationForm } from '../forms.ts';
import { designQuestions, moneyQuestions } from '../questions/everyday.ts';
import { numbersQuestions } from '../questions/numbers.ts';
import { peopleQuestions } from '../questions/people.ts';
import type { DemoAnnouncement, DemoOrganization, DemoSpecialization } from '../types.ts';
import { madarAssignments, madarRubrics } from './madar-assignments.ts';
import { madarCalmAssignments } from './madar-calm-assignments.ts';
import { madarCourseGroups } from './madar-course-groups.ts';
import { madarDesignAssignments } from './madar-design-assignments.ts';
import { madarExams } from './madar-exams.ts';
import { madarGradebooks } from './madar-grades.ts';
import { madarLanding } from './madar-landing.ts';
import { madarMembers } from './madar-members.ts';
import { madarSurveys } from './madar-surveys.ts';
import { plainPages, programPages } from './pages.ts';

const name = t('Madar Academy', 'أكاديمية مدار');

const specializations: DemoSpecialization[] = [
  {
    key: 'new-leader',
    title: t('The new leader', 'القائد الجديد'),
    subtitle: t('Four courses for the first year of leading', 'أربع دورات للسنة الأولى في القيادة'),
    description: html(
      t(
        'Begin with talking and listening, go on to meetings and handing over, and end with a change that you lead yourself. Each course builds on a habit of the one before.',
        'ابدأ بالكلام والإصغاء، ثم الاجتماعات والتسليم، واختم بتغيير تقوده بنفسك. كل دورة تبني على عادة من التي قبلها.',
      ),
    ),
    cover: 'covers/specializations/new-leader.webp',
    courses: ['feedback-that-helps', 'meetings-worth-having', 'first-time-manager', 'leading-change'],
    price: 89900,
  },
  {
    key: 'data-at-work',
    title: t('Data at work', 'البيانات في العمل'),
    subtitle: t('From the first table to an honest chart', 'من أول جدول إلى رسم صادق'),
    description: html(
      t(
        'Five courses in an order that spares you detours: think first, then tidy, then calculate, then show, and finally let machines help without letting go of the wheel.',
        'خمس دورات بترتيب يجنّبك الالتفاف: فكّر أولًا، ثم رتّب، ثم احسب، ثم اعرض، وأخيرًا دع الآلات تعينك دون أن تترك المقود.',
      ),
    ),
    cover: 'covers/specializations/data-at-work.webp',
    courses: [
      'data-literacy',
      'spreadsheet-skills',
      'python-first-steps',
      'charts-that-speak',
      'working-with-ai-assistants',
    ],
    price: 99900,
  },
  {
    key: 'clear-communication',
    title: t('Clear communication', 'تواصل واضح'),
    subtitle: t('Reports, slides and two languages', 'تقارير وشرائح ولغتان'),
    description: html(
      t(
        'Three courses for everyone whose work is read or heard by others. You take one real text of your own through all of them.',
        'ثلاث دورات لكل من يقرأ الآخرون عمله أو يسمعونه. تأخذ معك فيها نصًّا حقيقيًّا واحدًا من عملك.',
      ),
    ),
    cover: 'covers/specializations/clear-communication.webp',
    courses: ['reports-people-read', 'slides-people-follow', 'translation-workshop'],
    price: 44900,
  },
];

const announcements: DemoAnnouncement[] = [
  {
    key: 'welcome',
    author: 'admin',
    daysAgo: 30,
    title: t('A new home for your courses', 'بيت جديد لدوراتك'),
    body: html(
      t(
        'Everything you have begun is here, in Arabic and English. Look into your profile once and choose the language and the notices that suit you.',
        'كل ما بدأته موجود هنا بالعربية والإنجليزية. زُر ملفّك مرة واختر اللغة والإشعارات التي تناسبك.',
      ),
    ),
  },
  {
    key: 'autumn-courses',
    author: 'admin',
    daysAgo: 16,
    title: t('Three new courses this month', 'ثلاث دورات جديدة هذا الشهر'),
    body: html(
      t(
        '**Working with AI assistants**, **Charts that speak** and **The healthy desk** are open. The first parts may be read before you decide.',
        'فُتحت دورات **العمل مع المساعدات الذكية** و**رسوم بيانية تتكلّم** و**المكتب الصحي**. ويمكنك قراءة الأجزاء الأولى قبل أن تقرّر.',
      ),
    ),
  },
  {
    key: 'maintenance',
    author: 'admin',
    daysAgo: 5,
    title: t('A short pause on Friday night', 'توقّف قصير ليلة الجمعة'),
    body: html(
      t(
        'Between 1 and 2 am on Friday pages may be slow while we move to a larger machine. Saved progress is not affected.',
        'بين الواحدة والثانية فجر الجمعة قد تبطؤ الصفحات ونحن ننتقل إلى جهاز أكبر. ولا يتأثّر تقدّمك المحفوظ.',
      ),
    ),
  },
  {
    key: 'feedback-circle',
    course: 'feedback-that-helps',
    author: 'salma',
    daysAgo: 9,
    title: t('Bring one sentence to Tuesday', 'أحضر جملة واحدة إلى لقاء الثلاثاء'),
    body: html(
      t(
        'On Tuesday at 4 pm we practise for half an hour online. Bring one sentence of praise that names a behaviour; nothing more is needed.',
        'نتمرّن يوم الثلاثاء في الرابعة عصرًا نصف ساعة عن بُعد. أحضر جملة ثناء واحدة تسمّي سلوكًا، ولا حاجة إلى أكثر من ذلك.',
      ),
    ),
  },
  {
    key: 'python-evening',
    course: 'python-first-steps',
    author: 'omar',
    daysAgo: 3,
    title: t('Evening two starts a quarter of an hour later', 'الأمسية الثانية تتأخّر ربع ساعة'),
    body: html(
      t(
        'We begin at 7.15 pm, so that everyone gets through the traffic. Please have your list of temperatures at hand.',
        'نبدأ في السابعة والربع مساءً كي يصل الجميع رغم الزحام. ولتكن قائمة درجات الحرارة في متناولكم.',
      ),
    ),
  },
  {
    key: 'budget-sheet',
    course: 'personal-budget',
    author: 'faisal',
    daysAgo: 1,
    title: t('The sheet has a third page', 'للورقة صفحة ثالثة'),
    body: html(
      t(
        'Many of you asked for a form for the monthly hour. It is now the third page of the printable sheet.',
        'طلب كثيرون منكم نموذجًا لساعة الشهر، وهو الآن الصفحة الثالثة من ورقة الطباعة.',
      ),
    ),
  },
];

export const madar: DemoOrganization = {
  key: 'madar',
  domainPrefix: 'localhost',
  name,
  tagline: t('Learn what you can use', 'تعلّم ما ينفعك'),
  colors: { primary: '#00416b', secondary: '#00c08b' },
  logo: 'brand/madar-logo.svg',
  logoLight: 'brand/madar-logo-light.svg',
  icon: 'brand/madar-icon.svg',
  authPicture: 'brand/madar-auth.webp',
  terms: [],
  features: ['exams', 'assignments'],
  questions: [numbersQuestions, peopleQuestions, designQuestions, moneyQuestions],
  questionAuthor: 'salma',
  registrationForm,
  landing: madarLanding,
  pages: plainPages(
    { name, email: 'hello@demo.test', phone: '+966 11 555 0142', prefix: 'madar' },
    t(
      `Madar Academy was founded by people who had sat through too many long trainings and remembered too little. Our first course had eleven learners and fitted into four lunch breaks. It was about feedback, and it is still here, rewritten six times.\n\n# How we make a course\n\n1. Somebody who does the job writes down what they wish they had known.\n2. An editor in each language makes it readable.\n3. Twelve people try it at work and tell us what did not help.\n4. We cut.\n\n# What we don't do\n\nNo countdowns, no ranking of learners, no course longer than it has to be.`,
      `أسّس أكاديمية مدار أناس حضروا دورات طويلة كثيرة ولم يبقَ معهم منها إلا القليل. كان في دورتنا الأولى أحد عشر متعلّمًا واتّسعت لها أربع استراحات غداء. كانت عن الملاحظات النافعة، وما زالت هنا وقد أُعيدت كتابتها ست مرات.\n\n# كيف نصنع دورة\n\n1. يكتب من يمارس العمل ما كان يتمنّى أن يعرفه.\n2. يجعله محرّر في كل لغة مقروءًا.\n3. يجرّبه اثنا عشر شخصًا في عملهم ويخبروننا بما لم ينفع.\n4. ثم نحذف.\n\n# ما لا نفعله\n\nلا عدّ تنازليًّا، ولا ترتيب للمتعلّمين، ولا دورة أطول ممّا يلزم.`,
    ),
  ),
  programs: programPages('madar', {
    'leadership-development': ['first-time-manager', 'feedback-that-helps', 'leading-change'],
    'executive-coach': ['coaching-conversations', 'calm-under-pressure'],
    'professional-leadership': ['reports-people-read', 'data-literacy', 'slides-people-follow'],
    webinars: ['working-with-ai-assistants', 'charts-that-speak', 'design-for-two-directions'],
  }),
  categories: madarCategories,
  courses: madarCourses,
  specializations,
  announcements,
  surveys: madarSurveys,
  courseGroups: madarCourseGroups,
  exams: madarExams,
  gradebooks: madarGradebooks,
  rubrics: madarRubrics,
  assignments: [...madarAssignments, ...madarDesignAssignments, ...madarCalmAssignments],
  notice: {
    tone: 'info',
    text: t(
      'Next webinar: how to show doubt in a chart, Tuesday at 5 pm.',
      'اللقاء المباشر القادم: كيف تُظهر الشكّ في رسم بياني، الثلاثاء 5 مساءً.',
    ),
    link: '/landing-page/webinars',
    linkLabel: t('More about webinars', 'المزيد عن اللقاءات'),
  },
  members: madarMembers(madarCourses.filter((entry) => entry.status === 'PUBLISHED').map((entry) => entry.key)),
};
