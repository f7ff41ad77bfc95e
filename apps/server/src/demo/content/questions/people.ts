import type { DemoQuestionCategory } from '../types.ts';
import {
  blanks,
  dropdowns,
  essay,
  matching,
  multiple,
  ordering,
  type Pair,
  shortText,
  single,
  trueFalse,
} from './build-questions.ts';

const FEEDBACK: Pair[] = [['feedback', 'تغذية راجعة']];
const TEAM: Pair[] = [['teams', 'فِرق']];
const CALM: Pair[] = [['calm', 'هدوء']];

export const peopleQuestions: DemoQuestionCategory = {
  name: { en: 'Leading people', ar: 'قيادة الناس' },
  questions: [
    single(
      'The first week of a new manager',
      ['What comes first in the first week of leading a team?', 'ما أول ما يُفعل في الأسبوع الأول من قيادة فريق؟'],
      [
        ['To listen to each person alone', 'الاستماع إلى كل شخص على انفراد'],
        ['To change how the team works', 'تغيير طريقة عمل الفريق'],
        ['To take over the hardest tasks oneself', 'تولّي أصعب المهام بنفسك'],
        ['To set goals for the whole year', 'وضع أهداف السنة كلها'],
      ],
      {
        tags: TEAM,
        difficulty: 1,
        why: ['Who has listened knows what to change.', 'من استمع عرف ما ينبغي تغييره.'],
      },
    ),
    multiple(
      'What to hand over',
      ['Which tasks can a manager hand over?', 'أي المهام يستطيع المدير تفويضها؟'],
      [
        ['Preparing the weekly report', 'إعداد التقرير الأسبوعي'],
        ['Leading a meeting about a detail', 'إدارة اجتماع عن تفصيل'],
      ],
      [
        ['Deciding about the pay of a colleague', 'تحديد أجر زميل'],
        ['A talk about somebody’s poor work', 'الحديث مع شخص عن ضعف عمله'],
      ],
      { tags: TEAM, difficulty: 3, marks: '2', isAllOrNothing: true },
    ),
    trueFalse(
      'Praise in public',
      [
        'Praise may be said before others, criticism is said alone.',
        'يُقال الثناء أمام الآخرين، ويُقال النقد على انفراد.',
      ],
      true,
      { tags: [...TEAM, ...FEEDBACK], difficulty: 1 },
    ),
    dropdowns(
      'Goals and tasks',
      [
        'A goal says {{1}} is to be reached. {{2}} chooses the way there.',
        'يقول الهدف {{1}} ينبغي بلوغه. و{{2}} يختار الطريق إليه.',
      ],
      [
        [
          ['what', 'ما الذي'],
          ['how', 'كيف'],
        ],
        [
          ['Who does the work', 'من يقوم بالعمل'],
          ['The manager alone', 'المدير وحده'],
        ],
      ],
      { tags: TEAM, difficulty: 2, marks: '2' },
    ),
    essay(
      'A decision that you would take again',
      [
        'Describe a decision at work that you would take again, and one that you would not. What makes the difference?',
        'صف قرارًا في العمل تتخذه ثانيةً، وقرارًا لا تتخذه. ما الفرق بينهما؟',
      ],
      [120, 400],
      [
        'Two decisions told so that one understands them (2); reasons for each (4); what follows for the next one (4).',
        'عرض القرارين عرضًا مفهومًا (٢)، وأسباب كل منهما (٤)، وما يترتب على القرار القادم (٤).',
      ],
      { tags: TEAM, difficulty: 4, marks: '10' },
    ),
  ],
  children: [
    {
      name: { en: 'Feedback', ar: 'التغذية الراجعة' },
      questions: [
        ordering(
          'Four steps of feedback',
          ['Put the four steps of feedback in order.', 'رتّب خطوات التغذية الراجعة الأربع.'],
          [
            ['Say what you have seen', 'قل ما رأيته'],
            ['Say what it led to', 'قل ما أدى إليه'],
            ['Ask how the other sees it', 'اسأل كيف يراه الآخر'],
            ['Agree on the next step', 'اتفقا على الخطوة التالية'],
          ],
          { tags: FEEDBACK, difficulty: 2, marks: '2' },
        ),
        matching(
          'Seen or judged',
          ['Is it an observation or a judgement?', 'أهي ملاحظة أم حكم؟'],
          [
            [
              ['“You came ten minutes late.”', '«جئت متأخرًا عشر دقائق.»'],
              ['An observation', 'ملاحظة'],
            ],
            [
              ['“You don’t care.”', '«أنت لا تهتم.»'],
              ['A judgement', 'حكم'],
            ],
          ],
          { tags: FEEDBACK, difficulty: 1, marks: '2' },
        ),
        single(
          'The better sentence',
          ['Which sentence helps most?', 'أي جملة أنفع؟'],
          [
            [
              'Slide four had six figures; I could not find the one that mattered.',
              'في الشريحة الرابعة ستة أرقام، ولم أجد المهم منها.',
            ],
            ['Your slides are bad.', 'شرائحك سيئة.'],
            ['It was quite nice.', 'كان لطيفًا.'],
            ['You always put too much on your slides.', 'أنت دائمًا تضع الكثير في شرائحك.'],
          ],
          { tags: FEEDBACK, difficulty: 1 },
          ['It names what was seen, and what followed.', 'تسمّي ما شوهد وما ترتب عليه.'],
        ),
        shortText(
          'I or you',
          [
            'With which word does a sentence begin that speaks of what one has felt oneself?',
            'بأي كلمة تبدأ جملة تتحدث عما شعر به قائلها؟',
          ],
          ['I', 'أنا'],
          { tags: FEEDBACK, difficulty: 2 },
        ),
        essay(
          'A note to a colleague',
          [
            'A colleague has handed in a report two days late without a word. Write what you say to her.',
            'سلّمت زميلة تقريرًا متأخرًا يومين دون كلمة. اكتب ما تقوله لها.',
          ],
          [60, 200],
          [
            'Observation, effect, question, next step: two marks each.',
            'الملاحظة والأثر والسؤال والخطوة التالية: درجتان لكل منها.',
          ],
          { tags: FEEDBACK, difficulty: 3, marks: '8' },
        ),
      ],
    },
    {
      name: { en: 'Calm under pressure', ar: 'هدوء تحت الضغط' },
      questions: [
        blanks(
          'A slow breath',
          [
            'Breathe in while you count to {{1}}, and out while you count to six. It is the long {{2}} that calms.',
            'خذ شهيقًا وأنت تعدّ إلى {{1}}، وزفيرًا وأنت تعدّ إلى ستة. {{2}} الطويل هو المهدّئ.',
          ],
          [{ value: '4' }, ['breath out', 'exhale', 'الزفير', 'زفير']],
          { tags: CALM, difficulty: 2, marks: '2' },
        ),
        trueFalse(
          'Several things at once',
          ['Who does two demanding things at once is quicker.', 'من يفعل أمرين صعبين معًا يكون أسرع.'],
          false,
          { tags: CALM, difficulty: 1 },
        ),
        multiple(
          'A break that helps',
          ['Which breaks help a tired head?', 'أي استراحات تنفع الذهن المتعب؟'],
          [
            ['A walk to the window and back', 'مشي إلى النافذة والعودة'],
            ['A glass of water without the telephone', 'كأس ماء بلا هاتف'],
          ],
          [
            ['Reading messages', 'قراءة الرسائل'],
            ['The next task', 'المهمة التالية'],
          ],
          { tags: CALM, difficulty: 1, marks: '2' },
        ),
      ],
    },
  ],
};
