import type { DemoQuestionCategory } from '../types.ts';
import {
  blanks,
  dropdowns,
  fileUpload,
  matching,
  multiple,
  numeric,
  ordering,
  type Pair,
  shortText,
  single,
  trueFalse,
} from './build-questions.ts';

const AVERAGES: Pair[] = [['averages', 'متوسطات']];
const PERCENT: Pair[] = [['percentages', 'نسب']];
const CHARTS: Pair[] = [['charts', 'رسوم بيانية']];

export const numbersQuestions: DemoQuestionCategory = {
  name: { en: 'Thinking with numbers', ar: 'التفكير بالأرقام' },
  questions: [
    single(
      'Per cent and percentage points',
      [
        'A rate of interest rises from 4 % to 5 %. By how much has it risen?',
        'ارتفع سعر الفائدة من ٤٪ إلى ٥٪. بكم ارتفع؟',
      ],
      [
        ['By one percentage point, which is 25 per cent', 'نقطة مئوية واحدة، أي ٢٥ بالمئة'],
        ['By one per cent', 'واحد بالمئة'],
        ['By five per cent', 'خمسة بالمئة'],
        ['By 20 per cent', '٢٠ بالمئة'],
      ],
      {
        tags: PERCENT,
        difficulty: 3,
        negativeMarks: '0.25',
        why: [
          'The difference of two rates is counted in percentage points; the rise compared with the start is $1/4 = 25\\%$.',
          'يُعدّ الفرق بين نسبتين بالنقاط المئوية، أما الزيادة مقارنةً بالبداية فهي $1/4 = 25\\%$.',
        ],
        hint: ['Compare the rise with where it started.', 'قارن الزيادة بما بدأت منه.'],
      },
      ['Exactly: both ways of saying it are right.', 'تمامًا: كلا التعبيرين صحيح.'],
    ),
    numeric(
      'Price before the discount',
      [
        'After a discount of 20 % a jacket costs 240 riyals. What was its price before?',
        'بعد خصم ٢٠٪ صار ثمن معطف ٢٤٠ ريالًا. كم كان ثمنه قبل الخصم؟',
      ],
      '300',
      {
        tags: PERCENT,
        difficulty: 2,
        why: ['$240 / 0.8 = 300$', '$240 / 0.8 = 300$'],
        hint: ['240 riyals are 80 % of the price.', '٢٤٠ ريالًا هي ٨٠٪ من الثمن.'],
      },
    ),
    trueFalse(
      'Up and down by ten',
      [
        'A price that rises by 10 % and then falls by 10 % is back where it was.',
        'ثمن ارتفع ١٠٪ ثم انخفض ١٠٪ يعود إلى ما كان عليه.',
      ],
      false,
      {
        tags: PERCENT,
        difficulty: 2,
        why: ['$1.1 \\times 0.9 = 0.99$: one per cent is missing.', '$1.1 \\times 0.9 = 0.99$: ينقصه واحد بالمئة.'],
      },
    ),
    blanks(
      'Reading a share',
      [
        'Of 200 people asked, 50 said yes. That is {{1}} per cent, or one in {{2}}.',
        'سُئل ٢٠٠ شخص فقال ٥٠ منهم نعم. هذا {{1}} بالمئة، أي واحد من كل {{2}}.',
      ],
      [{ value: '25' }, { value: '4' }],
      { tags: PERCENT, difficulty: 1, marks: '2' },
    ),
  ],
  children: [
    {
      name: { en: 'Averages', ar: 'المتوسطات' },
      questions: [
        single(
          'A salary that stands out',
          [
            'Nine people earn 5,000 a month and one earns 95,000. Which figure tells best what people here earn?',
            'تسعة أشخاص يكسب كل منهم ٥٠٠٠ شهريًا، وواحد يكسب ٩٥٠٠٠. أي رقم يصف أجور الناس هنا أفضل وصف؟',
          ],
          [
            ['The median, 5,000', 'الوسيط ٥٠٠٠'],
            ['The mean, 14,000', 'المتوسط ١٤٠٠٠'],
            ['The largest, 95,000', 'الأكبر ٩٥٠٠٠'],
          ],
          {
            tags: AVERAGES,
            difficulty: 2,
            why: [
              'One large figure draws the mean up; the median stays with most people.',
              'رقم كبير واحد يرفع المتوسط، أما الوسيط فيبقى حيث معظم الناس.',
            ],
          },
        ),
        numeric(
          'The median of five',
          ['What is the median of 3, 9, 4, 12 and 7?', 'ما وسيط الأعداد ٣ و٩ و٤ و١٢ و٧؟'],
          '7',
          { tags: AVERAGES, difficulty: 1, hint: ['Put them in order first.', 'رتّبها أولًا.'] },
        ),
        numeric(
          'Average speed',
          [
            'A bus covers 90 km in an hour and a half. What is its average speed?',
            'قطعت حافلة ٩٠ كيلومترًا في ساعة ونصف. ما متوسط سرعتها؟',
          ],
          '60',
          {
            tags: [...AVERAGES, ['units', 'وحدات']],
            difficulty: 2,
            tolerance: '0.5',
            units: [
              { name: 'km/h', factor: '1' },
              { name: 'm/s', factor: '3.6' },
            ],
          },
        ),
        ordering(
          'To the median, step by step',
          ['Put the steps to the median in order.', 'رتّب خطوات حساب الوسيط.'],
          [
            ['Write down all figures', 'اكتب كل الأرقام'],
            ['Put them in order of size', 'رتّبها بحسب كبرها'],
            ['Find the place in the middle', 'جد الموضع الأوسط'],
            ['With two in the middle, take their mean', 'إن كان في الوسط رقمان فخذ متوسطهما'],
          ],
          { tags: AVERAGES, difficulty: 2 },
        ),
        multiple(
          'What the mean hides',
          ['What does a mean alone not tell?', 'ما الذي لا يخبرنا به المتوسط وحده؟'],
          [
            ['How far the figures lie apart', 'مدى تباعد الأرقام'],
            ['Whether one figure stands out', 'وجود رقم شاذ'],
            ['How many figures there were', 'عدد الأرقام'],
          ],
          [['The sum divided by the number of figures', 'المجموع مقسومًا على عدد الأرقام']],
          { tags: AVERAGES, difficulty: 3, marks: '3' },
        ),
      ],
    },
    {
      name: { en: 'Charts', ar: 'الرسوم البيانية' },
      questions: [
        matching(
          'Which chart for what',
          ['Which chart fits which question?', 'أي رسم يناسب أي سؤال؟'],
          [
            [
              ['How did it change over the year?', 'كيف تغيّر خلال السنة؟'],
              ['Line', 'خطّي'],
            ],
            [
              ['Which of five shops sold most?', 'أي المتاجر الخمسة باع أكثر؟'],
              ['Bars', 'أعمدة'],
            ],
            [
              ['Do height and weight go together?', 'هل يرتبط الطول بالوزن؟'],
              ['Points', 'نقاط مبعثرة'],
            ],
          ],
          { tags: CHARTS, difficulty: 2, marks: '3' },
        ),
        trueFalse(
          'Bars from zero',
          ['The axis of a bar chart begins at zero.', 'يبدأ محور رسم الأعمدة من الصفر.'],
          true,
          {
            tags: CHARTS,
            difficulty: 1,
            why: [
              'The length of a bar is what people compare; cut at the foot, it lies.',
              'يقارن الناس أطوال الأعمدة، فإذا قُصّت من أسفلها كذبت.',
            ],
          },
        ),
        dropdowns(
          'Words about a chart',
          [
            'Time runs along the {{1}} axis. In an Arabic chart it begins at the {{2}}.',
            'يمتد الزمن على المحور {{1}}. وفي الرسم العربي يبدأ من {{2}}.',
          ],
          [
            [
              ['horizontal', 'الأفقي'],
              ['vertical', 'العمودي'],
            ],
            [
              ['right', 'اليمين'],
              ['left', 'اليسار'],
              ['top', 'الأعلى'],
            ],
          ],
          { tags: [...CHARTS, ['two directions', 'اتجاهان']], difficulty: 2, marks: '2' },
        ),
        shortText(
          'The name of the key',
          [
            'What is the small box called that says what each colour of a chart means?',
            'ما اسم المربع الصغير الذي يشرح معنى كل لون في الرسم البياني؟',
          ],
          ['legend', 'key', 'وسيلة إيضاح', 'مفتاح الرسم', 'مفتاح', 'دليل الألوان'],
          { tags: CHARTS, difficulty: 2 },
        ),
        fileUpload(
          'A chart of your own',
          [
            'Draw a chart of your expenses of one month and hand it in as a picture or a PDF.',
            'ارسم رسمًا بيانيًا لمصروفاتك في شهر وسلّمه صورةً أو ملف PDF.',
          ],
          ['png', 'jpg', 'pdf'],
          [
            'A title that says what it shows; axes with units; no more than five colours.',
            'عنوان يقول ما يعرضه، ومحاور بوحداتها، وخمسة ألوان على الأكثر.',
          ],
          { tags: CHARTS, difficulty: 3, marks: '5' },
        ),
      ],
    },
  ],
};
