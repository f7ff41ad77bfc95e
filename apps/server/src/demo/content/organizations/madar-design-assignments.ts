import type { DemoAssignment } from '../types.ts';

const REFLECTION = [
  'When I first opened the page in Arabic I looked for the menu on the wrong side, and only then understood how much I lean on habit.',
  'A mirrored page is not a page turned over like a sheet of glass. Arrows that lead onward turn round, clocks and players do not, and a phone number stays as it is in the middle of a sentence.',
  'What helped me most was to draw both pages beside each other from the first line on, so that neither became the copy of the other.',
];
const REFLECTION_IN_ARABIC = [
  'حين فتحت الصفحة بالعربية للمرة الأولى بحثت عن القائمة في الجهة الخطأ، وأدركت كم أعتمد على العادة.',
  'الصفحة المعكوسة ليست ورقة قُلبت أمام المرآة: تنعكس الأسهم التي تقود إلى الأمام، ولا تنعكس الساعات ومشغلات الصوت، ويبقى رقم الهاتف كما هو وسط الجملة.',
  'أكثر ما أعانني أن أرسم الصفحتين جنبًا إلى جنب من السطر الأول، فلا تصير إحداهما نسخة من الأخرى.',
];

const html = (paragraphs: readonly string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** One that is open and waits for markers, one that came back late and annotated. */
export const madarDesignAssignments: DemoAssignment[] = [
  {
    key: 'what-surprised-you',
    author: 'lina',
    takes: 'BOTH',
    maximum: '100',
    course: 'design-for-two-directions',
    title: { en: 'What surprised you?', ar: 'ما الذي فاجأك؟' },
    instructions: {
      en: '<p>Open a page that you know well in the other language. Describe in some 150 words what surprised you, and what you would do differently.</p><p>Write a text or attach a file with pictures.</p>',
      ar: '<p>افتح صفحة تعرفها جيدًا باللغة الأخرى، وصف في نحو ١٥٠ كلمة ما الذي فاجأك وما الذي كنت ستصنعه بطريقة مختلفة.</p><p>اكتب نصًا أو أرفق ملفًا فيه صور.</p>',
    },
    dueInDays: 6,
    isReleasedByHand: true,
    checksPlagiarism: true,
    submissions: [
      { member: 0, body: html(REFLECTION), daysAgo: 3 },
      { member: 1, body: html(REFLECTION_IN_ARABIC), daysAgo: 2 },
      // the second paragraph was taken from the first learner
      { member: 2, body: html(['I asked my sister to read our booking page with me.', REFLECTION[1]!]), daysAgo: 1 },
      {
        member: 3,
        body: html(['I had expected the icons to be the hard part; the numbers were.']),
        asset: 'media/one-page-budget.pdf',
        daysAgo: 1,
      },
    ],
  },
  {
    key: 'one-page',
    author: 'lina',
    takes: 'BOTH',
    maximum: '100',
    course: 'design-for-two-directions',
    title: { en: 'One page in two directions', ar: 'صفحة واحدة باتجاهين' },
    instructions: {
      en: '<p>Hand in one page, as a PDF, that works in both directions. Write beside it in two or three sentences what you had to decide.</p>',
      ar: '<p>سلّم صفحة واحدة بصيغة PDF تصلح للاتجاهين، واكتب معها في جملتين أو ثلاث ما الذي كان عليك أن تقرره.</p>',
    },
    dueInDays: -2,
    submissions: [
      {
        member: 'learner',
        body: html(['The table was the hardest: which column comes first when the figures stay as they are?']),
        asset: 'media/one-page-budget.pdf',
        daysAgo: 0.5,
        mark: {
          points: '86',
          comment: 'Clear and careful. Look once more at the order of the columns.',
          annotations: [
            {
              kind: 'HIGHLIGHT',
              color: 'YELLOW',
              comment: 'A good first line: one sees at once what the page is for.',
              shapes: [
                [
                  { x: 0.083, y: 0.092 },
                  { x: 0.405, y: 0.123 },
                ],
              ],
            },
            {
              kind: 'BOX',
              color: 'BLUE',
              comment: 'انعكس ترتيب الأعمدة هنا، أما الأرقام فتبقى كما هي.',
              shapes: [
                [
                  { x: 0.08, y: 0.294 },
                  { x: 0.92, y: 0.502 },
                ],
              ],
            },
            {
              kind: 'NOTE',
              color: 'RED',
              comment: 'What happens with a longer word here?',
              shapes: [[{ x: 0.78, y: 0.64 }]],
            },
          ],
        },
      },
    ],
  },
];
