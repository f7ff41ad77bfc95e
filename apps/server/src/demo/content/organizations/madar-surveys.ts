import { emptyQuestion, type SurveyAnswer, type SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import { t } from '../build.ts';
import type { DemoSurvey, LocalizedText } from '../types.ts';

const option = (id: string, en: string, ar: string) => ({ id, label: t(en, ar) });

/** A question of a kind with its words and its own parts. */
const ask = (
  questionKey: string,
  kind: SurveyQuestion['kind'],
  title: LocalizedText,
  parts: Partial<SurveyQuestion> = {},
): SurveyQuestion => ({ ...emptyQuestion(kind, questionKey), title, ...parts });

const degrees = [
  option('yes', 'I agree', 'أوافق'),
  option('partly', 'Partly', 'إلى حد ما'),
  option('no', 'I disagree', 'لا أوافق'),
];

const course = 'feedback-that-helps';
const author = 'salma';

const cells = (pace: string, examples: string, effort: string): SurveyAnswer => ({
  questionKey: 'statements',
  cells: [
    { row: 'pace', option: pace },
    { row: 'examples', option: examples },
    { row: 'effort', option: effort },
  ],
});

/** One person's answers to the survey about the course. */
const opinion = (use: number, where: string[], statements: SurveyAnswer, text?: string): SurveyAnswer[] => [
  { questionKey: 'use', value: use },
  { questionKey: 'where', options: where },
  statements,
  ...(text ? [{ questionKey: 'words', text }] : []),
];

const aboutCourse: DemoSurvey = {
  key: 'about-feedback',
  course,
  author,
  type: 'SURVEY',
  isAnonymous: true,
  resultsVisibility: 'AFTER_ANSWER',
  daysAgo: 6,
  closesInDays: 40,
  title: t('How was this course for you?', 'كيف كانت هذه الدورة بالنسبة إليك؟'),
  description: t(
    'Four short questions. We read every answer before we write the next edition.',
    'أربعة أسئلة قصيرة. نقرأ كل إجابة قبل أن نكتب الطبعة التالية.',
  ),
  questions: [
    ask('use', 'SCALE', t('How useful is it at work?', 'ما مدى نفعها في العمل؟'), {
      fromLabel: t('Not at all', 'لا نفع فيها'),
      toLabel: t('Every day', 'كل يوم'),
    }),
    ask('where', 'CHOICE', t('Where have you used it already?', 'أين طبّقت ما تعلّمته؟'), {
      isMultiple: true,
      hasOther: true,
      options: [
        option('team', 'With my team', 'مع فريقي'),
        option('manager', 'With my manager', 'مع مديري'),
        option('home', 'At home', 'في البيت'),
        option('not-yet', 'Not yet', 'ليس بعد'),
      ],
    }),
    ask('statements', 'MATRIX', t('How far do you agree?', 'إلى أي مدى توافق؟'), {
      options: degrees,
      rows: [
        option('pace', 'The pace was right.', 'كانت السرعة مناسبة.'),
        option('examples', 'The examples came from a life like mine.', 'جاءت الأمثلة من حياة تشبه حياتي.'),
        option('effort', 'The exercises were worth the time.', 'استحقّت التمارين وقتها.'),
      ],
    }),
    ask('words', 'TEXT', t('What should we change?', 'ماذا ينبغي أن نغيّر؟'), { isRequired: false }),
  ],
  answers: [
    opinion(5, ['team', 'home'], cells('yes', 'yes', 'yes'), 'لا تغيّروا شيئًا في الوحدة الثانية، فهي أفضل ما قرأت.'),
    opinion(4, ['team'], cells('yes', 'partly', 'yes'), 'More examples from remote teams, please.'),
    opinion(4, ['manager'], cells('partly', 'yes', 'yes'), 'التمرين الأخير طويل بعض الشيء.'),
    opinion(3, ['not-yet'], cells('partly', 'partly', 'no'), 'I would have liked a short video before each exercise.'),
    opinion(5, ['team', 'manager'], cells('yes', 'yes', 'partly'), 'أضيفوا نسخة للطباعة من قائمة الأسئلة (checklist).'),
  ],
};

const priorities = [
  option('practice', 'Practice in pairs', 'تدريب ثنائي'),
  option('written', 'Written feedback', 'الملاحظات المكتوبة'),
  option('difficult', 'Difficult conversations', 'المحادثات الصعبة'),
  option('upwards', 'Feedback to one’s manager', 'ملاحظات إلى المدير'),
];

const plan = (format: string, order: string[]): SurveyAnswer[] => [
  { questionKey: 'format', options: [format] },
  { questionKey: 'topics', options: order },
];

const meetUp: DemoSurvey = {
  key: 'meet-up',
  course,
  author,
  type: 'SURVEY',
  isAnonymous: false,
  resultsVisibility: 'AFTER_CLOSE',
  daysAgo: 3,
  closesInDays: 4,
  title: t('Planning our practice meeting', 'نخطّط للقائنا التدريبي'),
  description: t('So that we can write to you about the date.', 'كي نكتب إليك بشأن الموعد.'),
  questions: [
    ask('format', 'CHOICE', t('How would you like to meet?', 'كيف تودّ أن نلتقي؟'), {
      options: [
        option('online', 'Online, in the evening', 'عن بُعد مساءً'),
        option('riyadh', 'In Riyadh, on a Saturday', 'في الرياض يوم سبت'),
        option('either', 'Either is fine', 'كلاهما مناسب'),
      ],
    }),
    ask('topics', 'RANKING', t('What matters most to you?', 'ما الأهم بالنسبة إليك؟'), { options: priorities }),
  ],
  answers: [
    plan('online', ['difficult', 'practice', 'upwards', 'written']),
    plan('riyadh', ['practice', 'difficult', 'written', 'upwards']),
    plan('online', ['difficult', 'upwards', 'practice', 'written']),
    plan('either', ['practice', 'written', 'difficult', 'upwards']),
  ],
};

const vote = (questionKey: string, ...ids: string[]): SurveyAnswer[][] =>
  ids.map((id) => [{ questionKey, options: [id] }]);

const hardest: DemoSurvey = {
  key: 'hardest-moment',
  course,
  author,
  type: 'POLL',
  isAnonymous: true,
  resultsVisibility: 'AFTER_ANSWER',
  daysAgo: 2,
  title: t('The hardest moment of a feedback talk', 'أصعب لحظة في حديث الملاحظات'),
  questions: [
    ask('moment', 'CHOICE', t('When is it hardest for you?', 'متى يصعب عليك الأمر أكثر؟'), {
      options: [
        option('begin', 'To begin', 'عند البداية'),
        option('silence', 'To bear the silence', 'عند احتمال الصمت'),
        option('answer', 'To hear the answer', 'عند سماع الرد'),
        option('end', 'To end it well', 'عند ختامه بلطف'),
      ],
    }),
  ],
  answers: vote('moment', 'begin', 'silence', 'begin', 'answer', 'begin'),
};

const nextTopic: DemoSurvey = {
  key: 'next-topic',
  course,
  author,
  type: 'POLL',
  isAnonymous: false,
  resultsVisibility: 'AFTER_ANSWER',
  daysAgo: 1,
  title: t('The next live session', 'اللقاء المباشر القادم'),
  questions: [
    ask('topic', 'CHOICE', t('What shall we talk about?', 'عمَّ نتحدّث؟'), {
      options: [
        option('praise', 'Praise that does not sound hollow', 'ثناء لا يبدو أجوف'),
        option('remote', 'Feedback without seeing each other', 'ملاحظات دون أن يرى أحدنا الآخر'),
        option('cultures', 'Feedback between cultures', 'ملاحظات بين الثقافات'),
      ],
    }),
  ],
  answers: vote('topic', 'remote', 'cultures', 'remote'),
};

const firstMeeting: DemoSurvey = {
  key: 'first-meeting',
  course,
  author,
  type: 'POLL',
  isAnonymous: false,
  resultsVisibility: 'AFTER_CLOSE',
  daysAgo: 12,
  closesInDays: -5,
  title: t('Our first practice meeting', 'لقاؤنا التدريبي الأول'),
  questions: [
    ask('day', 'CHOICE', t('Which day suits you?', 'أي يوم يناسبك؟'), {
      options: [
        option('saturday', 'Saturday', 'السبت'),
        option('monday', 'Monday', 'الاثنين'),
        option('wednesday', 'Wednesday', 'الأربعاء'),
      ],
    }),
  ],
  answers: vote('day', 'monday', 'saturday', 'monday', 'wednesday', 'monday', 'saturday'),
};

/** What learners of one course are asked: two surveys and three polls, with and without names, one of them closed. */
export const madarSurveys: DemoSurvey[] = [aboutCourse, meetUp, hardest, nextTopic, firstMeeting];
