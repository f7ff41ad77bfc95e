import type { DemoQuestionCategory } from '../types.ts';
import {
  blanks,
  dropdowns,
  fileUpload,
  hotspot,
  matching,
  multiple,
  numeric,
  ordering,
  type Pair,
  shortText,
  single,
  trueFalse,
} from './build-questions.ts';

const DIRECTIONS: Pair[] = [['two directions', 'اتجاهان']];
const MONEY: Pair[] = [['money', 'مال']];
const SCREENS = 'articles/mirrored-screens.webp';

export const designQuestions: DemoQuestionCategory = {
  name: { en: 'Design for two directions', ar: 'التصميم لاتجاهين' },
  questions: [
    hotspot(
      'The menu for Arabic readers',
      [
        'Mark the menu of the page that is read from right to left.',
        'علّم قائمة الصفحة التي تُقرأ من اليمين إلى اليسار.',
      ],
      SCREENS,
      [{ shape: 'rectangle', x: 815, y: 190, width: 86, height: 626 }],
      { tags: DIRECTIONS, difficulty: 1, hint: ['It stands where reading begins.', 'تقف حيث تبدأ القراءة.'] },
    ),
    hotspot(
      'What is not mirrored',
      ['Mark the two signs that are the same on both pages.', 'علّم العلامتين اللتين لا تتغيران في الصفحتين.'],
      SCREENS,
      [
        { shape: 'ellipse', x: 325, y: 595, width: 68, height: 115 },
        { shape: 'ellipse', x: 608, y: 595, width: 68, height: 115 },
      ],
      {
        tags: DIRECTIONS,
        difficulty: 2,
        marks: '2',
        why: [
          'A recording plays in one direction everywhere: its sign is not turned round.',
          'تُشغَّل التسجيلات باتجاه واحد في كل مكان، فلا تُقلب علامتها.',
        ],
      },
    ),
    single(
      'A telephone number in Arabic',
      ['In which direction is a telephone number written in an Arabic line?', 'بأي اتجاه يُكتب رقم الهاتف في سطر عربي؟'],
      [
        ['From left to right', 'من اليسار إلى اليمين'],
        ['From right to left', 'من اليمين إلى اليسار'],
        ['In the direction of the page', 'باتجاه الصفحة'],
      ],
      { tags: DIRECTIONS, difficulty: 2 },
    ),
    matching(
      'Start and end',
      ['Where is it in a page in Arabic?', 'أين يقع في صفحة عربية؟'],
      [
        [
          ['The start of a line', 'بداية السطر'],
          ['At the right', 'في اليمين'],
        ],
        [
          ['The end of a line', 'نهاية السطر'],
          ['At the left', 'في اليسار'],
        ],
      ],
      { tags: DIRECTIONS, difficulty: 1, marks: '2' },
    ),
    dropdowns(
      'What turns round',
      ['The arrow to the next page {{1}}. The clock {{2}}.', 'سهم الصفحة التالية {{1}}. والساعة {{2}}.'],
      [
        [
          ['is turned round', 'يُقلب'],
          ['stays as it is', 'يبقى كما هو'],
        ],
        [
          ['stays as it is', 'تبقى كما هي'],
          ['is turned round', 'تُقلب'],
        ],
      ],
      { tags: DIRECTIONS, difficulty: 2, marks: '2' },
    ),
    fileUpload(
      'A form in both languages',
      [
        'Draw a form for a name, an address and a telephone number, once in English and once in Arabic.',
        'صمّم نموذجًا للاسم والعنوان ورقم الهاتف، مرة بالعربية ومرة بالإنجليزية.',
      ],
      ['pdf', 'png'],
      [
        'Labels at the start of the line; the number from left to right; the button at the end.',
        'التسميات في بداية السطر، والرقم من اليسار إلى اليمين، والزر في النهاية.',
      ],
      { tags: DIRECTIONS, difficulty: 4, marks: '6' },
    ),
  ],
};

export const moneyQuestions: DemoQuestionCategory = {
  name: { en: 'Personal budget', ar: 'الميزانية الشخصية' },
  questions: [
    numeric(
      'Saved in a year',
      [
        'Who puts 250 riyals aside each month, how much has he saved after a year?',
        'من يدّخر ٢٥٠ ريالًا كل شهر، كم ادّخر بعد سنة؟',
      ],
      '3000',
      { tags: MONEY, difficulty: 1 },
    ),
    numeric(
      'With interest',
      [
        'What do 1,000 riyals become in two years at 5 % a year, with interest on interest?',
        'كم تصير ١٠٠٠ ريال بعد سنتين بنسبة ٥٪ سنويًا مع ربح على الربح؟',
      ],
      '1102.5',
      {
        tags: MONEY,
        difficulty: 3,
        tolerance: '0.01',
        why: ['$1000 \\times 1.05^2 = 1102.5$', '$1000 \\times 1.05^2 = 1102.5$'],
      },
    ),
    ordering(
      'First things first',
      ['In which order are these paid from a salary?', 'بأي ترتيب تُدفع هذه من الراتب؟'],
      [
        ['Rent and food', 'الإيجار والطعام'],
        ['What is owed', 'الديون'],
        ['What is put aside', 'الادخار'],
        ['What one would like', 'ما نرغب فيه'],
      ],
      { tags: MONEY, difficulty: 2, marks: '2' },
    ),
    multiple(
      'Fixed expenses',
      ['Which are fixed expenses?', 'أي هذه مصروفات ثابتة؟'],
      [
        ['Rent', 'الإيجار'],
        ['Insurance', 'التأمين'],
        ['The telephone contract', 'اشتراك الهاتف'],
      ],
      [['A meal in a restaurant', 'وجبة في مطعم']],
      { tags: MONEY, difficulty: 1, marks: '3' },
    ),
    blanks(
      'Three jars',
      [
        'Of every hundred riyals fifty are for what is needed, thirty for what is wanted, and {{1}} to be {{2}}.',
        'من كل مئة ريال خمسون لما نحتاج إليه، وثلاثون لما نرغب فيه، و{{1}} من أجل {{2}}.',
      ],
      [{ value: '20' }, ['saved', 'put aside', 'الادخار', 'التوفير']],
      { tags: MONEY, difficulty: 2, marks: '2' },
    ),
    shortText(
      'More out than in',
      ['What is it called when more is spent than comes in?', 'ماذا نسمّي الحال حين يُنفَق أكثر مما يدخل؟'],
      ['deficit', 'a deficit', 'عجز', 'العجز'],
      { tags: MONEY, difficulty: 2 },
    ),
    trueFalse(
      'An emergency fund',
      ['An emergency fund holds what one needs for about three months.', 'يكفي صندوق الطوارئ حاجة نحو ثلاثة أشهر.'],
      true,
      { tags: MONEY, difficulty: 1 },
    ),
  ],
};
