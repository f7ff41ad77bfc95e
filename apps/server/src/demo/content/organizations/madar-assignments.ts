import type { Assessment, CriterionContent, LevelContent } from '@sullam/domain/grading/rubric-content.ts';
import { t } from '../build.ts';
import type { DemoAssignment, DemoRubric, LocalizedText } from '../types.ts';

const level = (id: number, points: string, name: LocalizedText, description: LocalizedText): LevelContent => ({
  id,
  points,
  name,
  description,
});

const NAMES = [t('Strong', 'متين'), t('Sound', 'جيد'), t('Beginning', 'في البداية')] as const;

/** A criterion with three levels; ids are made of its own. */
const criterion = (
  id: number,
  name: LocalizedText,
  description: LocalizedText,
  points: readonly [string, string, string],
  levels: readonly [LocalizedText, LocalizedText, LocalizedText],
): CriterionContent => ({
  id,
  name,
  description,
  isRange: true,
  levels: levels.map((text, at) => level(id * 10 + at, points[at]!, NAMES[at]!, text)),
});

const feedbackRubric: DemoRubric = {
  key: 'written-feedback',
  author: 'salma',
  title: t('Feedback in writing', 'الملاحظات المكتوبة'),
  content: {
    allowsFreePoints: false,
    criteria: [
      criterion(
        1,
        t('Observation', 'الوصف'),
        t('What was seen, apart from what is thought of it', 'ما شوهد، منفصلًا عمّا يُظن فيه'),
        ['4', '2.5', '1'],
        [
          t('One situation, one behaviour, no label', 'موقف واحد وسلوك واحد بلا أوصاف'),
          t('A situation can be recognised; some words judge', 'الموقف واضح، وبعض الكلمات أحكام'),
          t('Judges the person', 'حكم على الشخص'),
        ],
      ),
      criterion(
        2,
        t('Effect', 'الأثر'),
        t('Why it matters, and to whom', 'لماذا يهم، ولمن'),
        ['3', '2', '1'],
        [
          t('The effect is concrete and shared by both', 'الأثر ملموس ويعني الطرفين'),
          t('An effect is named but stays general', 'ذُكر أثر لكنه عام'),
          t('No effect', 'لا أثر'),
        ],
      ),
      criterion(
        3,
        t('Next step', 'الخطوة التالية'),
        t('What comes now, and when both look at it again', 'ما الذي يلي، ومتى يُراجَع'),
        ['3', '2', '0'],
        [
          t('One step with a day', 'خطوة واحدة بموعد'),
          t('A step without a day', 'خطوة بلا موعد'),
          t('Left open', 'تُركت مفتوحة'),
        ],
      ),
    ],
  },
};

const judged = (observation: number, effect: string, next: number, comment: string): Assessment => [
  { criterionId: 1, levelId: observation, comment },
  { criterionId: 2, points: effect },
  { criterionId: 3, levelId: next },
];

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const lateReport = [
  'On Monday the weekly report reached the team at ten past eleven. We had agreed on nine.',
  'Because of that two of us went into the planning meeting without the figures, and the decision about the new shelf had to wait a week.',
  'Could you send it on Sunday evening from now on, even if one figure is missing? Let us look at it again on the 12th.',
];

const feedbackInWriting: DemoAssignment = {
  key: 'feedback-in-writing',
  course: 'feedback-that-helps',
  author: 'salma',
  title: t('Write one piece of feedback', 'اكتب ملاحظة واحدة'),
  instructions: t(
    '<p>Think of a real situation of the last two weeks. Write to the person what you saw, what it caused, and what you propose: <strong>eighty to two hundred words</strong>, without labels.</p><p>You may add a link to something that both of you can look at.</p>',
    '<p>تذكّر موقفًا حقيقيًّا من الأسبوعين الماضيين. اكتب إلى الشخص ما رأيت، وما ترتّب عليه، وما تقترحه: <strong>من ثمانين إلى مئتي كلمة</strong>، بلا أوصاف.</p><p>يمكنك أن تضيف رابطًا إلى شيء ينظر إليه كلاكما.</p>',
  ),
  takes: 'TEXT',
  rubric: 'written-feedback',
  maximum: '10',
  dueInDays: -4,
  submissions: [
    {
      member: 'learner',
      daysAgo: 6,
      body: paragraphs(
        'In the call with the supplier on Tuesday you answered three questions before they were asked to the end.',
        'I lost the thread twice, and the supplier sent the missing answer by mail a day later.',
        'For the next call I propose that one of us writes down the questions and the other answers. Shall we try it on Thursday?',
      ),
      link: 'https://example.org/notes/supplier-call',
      mark: {
        assessment: judged(10, '2.5', 30, 'Exactly what happened, and nothing else.'),
        comment: 'Clear and kind. Say a little more about what the interruption cost the supplier.',
      },
    },
    {
      member: 0,
      daysAgo: 5,
      body: paragraphs(...lateReport),
      mark: {
        assessment: judged(11, '3', 30, '“Again” hides a judgement.'),
        comment: 'The step and its day make this usable at once.',
      },
    },
    // words that are nearly those of somebody else, for whoever looks for likenesses
    {
      member: 1,
      daysAgo: 3,
      body: paragraphs(
        lateReport[0]!,
        lateReport[1]!,
        'Please send it on Sunday evening from now on. Let us look at it again next month.',
      ),
    },
    {
      member: 2,
      daysAgo: 5,
      body: paragraphs(
        'في اجتماع الأحد عرضتَ الأرقام قبل أن نتّفق على السؤال الذي نبحث عن جوابه.',
        'ناقشنا عشر دقائق رسمًا لم نحتج إليه، وخرجنا دون قرار في موعد التوريد.',
        'أقترح أن تبدأ الشريحة الأولى بالسؤال في سطر واحد. هل نجرّب ذلك يوم الثلاثاء القادم؟',
      ),
      mark: {
        assessment: judged(10, '3', 30, 'وصف دقيق بلا أحكام.'),
        comment: 'ملاحظة يستطيع زميلك أن يعمل بها اليوم.',
      },
    },
    {
      member: 3,
      daysAgo: 2,
      body: paragraphs('كنتَ غير منظّم في عرض الأسبوع الماضي ولم يفهم أحد شيئًا.', 'أرجو أن تستعدّ أكثر في المرة القادمة.'),
    },
    { member: 4, daysAgo: 1, body: paragraphs('On Wednesday you'), isDraft: true },
  ],
};

const plan = (name: string, title: string, ...body: string[]) => ({ name, title, paragraphs: body });

const conversationPlan: DemoAssignment = {
  key: 'conversation-plan',
  course: 'feedback-that-helps',
  author: 'salma',
  title: t('Plan a conversation on one page', 'خطّط محادثة في صفحة واحدة'),
  instructions: t(
    '<p>Plan a conversation that you have put off. One page as a PDF: the situation, your first sentence, the question that you will ask, and what you will do if the answer surprises you.</p>',
    '<p>خطّط محادثة كنت تؤجّلها. صفحة واحدة بصيغة PDF: الموقف، وجملتك الأولى، والسؤال الذي ستسأله، وما ستفعله إن فاجأك الجواب.</p>',
  ),
  takes: 'FILES',
  maximum: '20',
  dueInDays: 6,
  submissions: [
    {
      member: 0,
      daysAgo: 2,
      pdf: plan(
        'conversation-plan.pdf',
        'A conversation about hand-overs',
        'Situation. At the end of three shifts this month the list of open orders was empty, although four orders were open each time.',
        'First sentence. "I would like to talk about the list at the end of the shift, because I had to call two customers twice."',
        'Question. "What happens in the last ten minutes of your shift?"',
        'If the answer surprises me. I say that I had not known this, and ask for a day to think about it.',
      ),
      mark: { points: '17.5', comment: 'The first sentence is excellent. Decide beforehand what you can offer.' },
    },
    {
      member: 3,
      daysAgo: 1,
      pdf: plan(
        'plan final.pdf',
        'Talking about deadlines',
        'Situation. Two of the last five drafts came after the day on which the printer needed them.',
        'First sentence. "I noticed that the last two drafts came on Friday, and I had promised Wednesday."',
        'Question. "At which moment do you know that a draft will be late?"',
        'If the answer surprises me. I repeat it in my own words before I answer.',
      ),
    },
    {
      member: 2,
      daysAgo: 1,
      pdf: plan(
        'my-plan.pdf',
        'The meeting that nobody prepares',
        'Situation. In four meetings out of four the first ten minutes went into finding the agenda.',
        'First sentence. "I want to stop coming unprepared, and I think that we can only do it together."',
        'Question. "What would you need on the day before?"',
        'If the answer surprises me. I ask for an example.',
      ),
    },
  ],
};

/** Written by a group together: its members see one draft, and get one mark. */
const groupCharter: DemoAssignment = {
  key: 'group-charter',
  course: 'feedback-that-helps',
  author: 'salma',
  title: t('How our group gives feedback', 'كيف تتبادل مجموعتنا الملاحظات'),
  instructions: t(
    '<p>Agree in your group on three sentences: when you give each other feedback, how, and what you leave out. One of you hands in for all.</p>',
    '<p>اتّفقوا في مجموعتكم على ثلاث جمل: متى يعطي أحدكم الآخر ملاحظات، وكيف، وما الذي تتركونه. يسلّم واحد منكم عن الجميع.</p>',
  ),
  takes: 'BOTH',
  isGroupWork: true,
  maximum: '10',
  dueInDays: 8,
  submissions: [],
};

/** By what learners of one course are marked, and what they were asked to hand in. */
export const madarRubrics: DemoRubric[] = [feedbackRubric];
export const madarAssignments: DemoAssignment[] = [feedbackInWriting, conversationPlan, groupCharter];
