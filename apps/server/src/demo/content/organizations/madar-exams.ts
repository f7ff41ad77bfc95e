import { html, t } from '../build.ts';
import type { DemoDraw, DemoExam, DemoExamSection, LocalizedText } from '../types.ts';

const fixed = (...questions: string[]): DemoDraw[] => questions.map((question) => ({ question }));

const section = (title: LocalizedText, draws: DemoDraw[], change: Partial<DemoExamSection> = {}): DemoExamSection => ({
  title,
  navigation: 'FREE',
  isShuffled: false,
  shufflesChoices: true,
  draws,
  ...change,
});

/** Nine types of questions, a part that goes one way, and an essay that somebody has to mark. */
const finalExam: DemoExam = {
  key: 'feedback-final',
  course: 'feedback-that-helps',
  author: 'salma',
  title: t('Final exam: feedback that helps', 'الاختبار النهائي: ملاحظات نافعة'),
  instructions: html(
    t(
      `Take your time: there is no clock, and what you write is saved as you go. You have two attempts, and the better one counts.

- In the first part you may go back and forth as you like.
- In the second part a question closes when you leave it.
- Somebody reads the last answer, therefore your score may take a few days.`,
      `خذ وقتك: لا ساعة هنا، وما تكتبه يُحفظ أولًا بأول. لك محاولتان، وتُحتسب أفضلهما.

- في الجزء الأول تنتقل بين الأسئلة كما تشاء.
- في الجزء الثاني يُغلق السؤال حين تغادره.
- يقرأ الإجابةَ الأخيرة إنسان، ولذلك قد تتأخّر درجتك بضعة أيام.`,
    ),
  ),
  sections: [
    section(
      t('What you know', 'ما تعرفه'),
      fixed(
        'The better sentence',
        'Praise in public',
        'What to hand over',
        'Seen or judged',
        'Four steps of feedback',
        'Goals and tasks',
        'I or you',
      ),
    ),
    section(
      t('Under pressure', 'تحت الضغط'),
      [...fixed('A slow breath'), { category: 'Calm under pressure', tags: [], take: 1, marks: '2' }],
      { navigation: 'ONE_WAY' },
    ),
    section(t('In your own words', 'بكلماتك'), fixed('A note to a colleague')),
  ],
  minutes: 40,
  rules: { attempts: 2, passPercent: '60', closesInDays: 13, answers: 'AFTER_CLOSE' },
};

/** Short, by the clock, as often as one likes. */
const quickExam: DemoExam = {
  key: 'feedback-quick',
  course: 'feedback-that-helps',
  author: 'salma',
  title: t('Five questions in five minutes', 'خمسة أسئلة في خمس دقائق'),
  instructions: html(
    t(
      'Five questions, drawn anew each time. The clock starts with the first question; when it runs out, what you have answered is handed in.',
      'خمسة أسئلة تُختار من جديد كل مرة. تبدأ الساعة مع السؤال الأول، وحين ينفد الوقت يُسلَّم ما أجبت عنه.',
    ),
  ),
  sections: [
    section(
      t('Five questions', 'خمسة أسئلة'),
      [
        { category: 'Feedback', tags: [], difficulty: 1, take: 2 },
        { category: 'Leading people', tags: ['teams'], difficulty: 2, take: 1 },
        { category: 'Calm under pressure', tags: [], take: 2 },
      ],
      { isShuffled: true },
    ),
  ],
  minutes: 5,
  rules: { limitMinutes: 5, passPercent: '50', answers: 'AT_ONCE' },
};

/** What is done with the hand: places in a picture, lists, a file. */
const practicalExam: DemoExam = {
  key: 'directions-practical',
  course: 'design-for-two-directions',
  author: 'lina',
  title: t('Practical exam: both directions', 'اختبار عملي: الاتجاهان'),
  instructions: html(
    t(
      'You mark places in a picture and hand in a drawing of your own, as a PDF or a PNG. One attempt, one hour.',
      'تعلّم مواضع في صورة وتسلّم رسمًا من عملك بصيغة PDF أو PNG. محاولة واحدة، ساعة واحدة.',
    ),
  ),
  sections: [
    section(
      t('At the screen', 'أمام الشاشة'),
      fixed(
        'The menu for Arabic readers',
        'What is not mirrored',
        'A telephone number in Arabic',
        'Start and end',
        'What turns round',
        'Average speed',
      ),
    ),
    section(t('Your own form', 'نموذجك'), [{ question: 'A form in both languages', marks: '8' }]),
  ],
  minutes: 60,
  rules: { limitMinutes: 60, attempts: 1, passPercent: '50', closesInDays: 12, answers: 'AFTER_CLOSE' },
};

/** Sat by a whole class and wholly marked: how an exam went. */
const midExam: DemoExam = {
  key: 'feedback-middle',
  course: 'feedback-that-helps',
  author: 'salma',
  title: t('Halfway exam: feedback that helps', 'اختبار منتصف الدورة: ملاحظات نافعة'),
  instructions: html(
    t(
      'Eight questions and one note that you write yourself. One attempt, thirty minutes.',
      'ثمانية أسئلة ورسالة قصيرة تكتبها بنفسك. محاولة واحدة، ثلاثون دقيقة.',
    ),
  ),
  sections: [
    section(
      t('What you know', 'ما تعرفه'),
      fixed(
        'The better sentence',
        'Praise in public',
        'What to hand over',
        'Seen or judged',
        'Four steps of feedback',
        'Goals and tasks',
        'I or you',
        'A slow breath',
      ),
    ),
    section(t('In your own words', 'بكلماتك'), fixed('A note to a colleague')),
  ],
  minutes: 30,
  rules: { limitMinutes: 30, attempts: 1, passPercent: '60', answers: 'AT_ONCE' },
  markedBy: 'salma',
};

export const madarExams: DemoExam[] = [finalExam, quickExam, practicalExam, midExam];
