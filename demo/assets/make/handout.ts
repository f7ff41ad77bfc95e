/** Prints the budget hand-out: `node scripts/run.mjs demo/assets/make/handout.ts` (needs Chromium). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const font = (subset: string, weight: number): string => {
  const data = readFileSync(`node_modules/@fontsource/cairo/files/cairo-${subset}-${weight}-normal.woff2`).toString(
    'base64',
  );
  const range = subset === 'arabic' ? 'unicode-range:U+0600-06FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE80-FEFC;' : '';
  return `@font-face{font-family:Cairo;font-weight:${weight};src:url(data:font/woff2;base64,${data});${range}}`;
};
const fonts = ['latin', 'arabic'].flatMap((subset) => [400, 700].map((weight) => font(subset, weight))).join('');

const pair = (en: string, ar: string): string =>
  `<span lang="en" dir="ltr">${en}</span><span lang="ar" dir="rtl">${ar}</span>`;
const head = (number: number, en: string, ar: string): string =>
  `<header><b>Madar Academy · أكاديمية مدار</b><h1>${pair(en, ar)}</h1><i>${number} / 3</i></header>`;
const row = (en: string, ar: string, value = ''): string =>
  `<tr><td lang="en" dir="ltr">${en}</td><td class="v">${value}</td><td lang="ar" dir="rtl">${ar}</td></tr>`;

const table = (values: string[]): string => {
  const at = (index: number): string => values[index] ?? '';
  return `<table>
<tr class="t"><td lang="en" dir="ltr">Money in</td><td class="v">SAR · ريال</td><td lang="ar" dir="rtl">الداخل</td></tr>
${row('Income of the household', 'دخل البيت', at(0))}
<tr class="t"><td lang="en" dir="ltr">Box 1: fixed</td><td></td><td lang="ar" dir="rtl">الصندوق 1: ثابت</td></tr>
${row('Rent or home instalment', 'الإيجار أو قسط السكن', at(1))}${row('School and nursery', 'المدرسة والحضانة', at(2))}${row('Electricity, water, internet', 'الكهرباء والماء والإنترنت', at(3))}${row('Other instalments', 'أقساط أخرى', at(4))}
<tr class="t"><td lang="en" dir="ltr">Box 2: flexible</td><td></td><td lang="ar" dir="rtl">الصندوق 2: مرن</td></tr>
${row('Food (four weeks)', 'الطعام (أربعة أسابيع)', at(5))}${row('Fuel and transport', 'الوقود والتنقّل', at(6))}${row('Clothes, gifts, meals out', 'الملابس والهدايا والمطاعم', at(7))}${row('Pocket money for everyone', 'مصروف لكل فرد', at(8))}
<tr class="t"><td lang="en" dir="ltr">Box 3: one twelfth of the year</td><td></td><td lang="ar" dir="rtl">الصندوق 3: جزء السنة</td></tr>
${row('Yearly costs ÷ 12', 'تكاليف السنة ÷ 12', at(9))}${row('Reserve', 'الاحتياطي', at(10))}
<tr class="s"><td lang="en" dir="ltr">Left over, free to enjoy</td><td class="v">${at(11)}</td><td lang="ar" dir="rtl">الباقي، للاستمتاع</td></tr></table>`;
};

const steps = [
  ['Lay the plan beside what happened.', 'ضعوا الخطة بجانب ما حدث.'],
  ['Say what went well.', 'قولوا ما سار على ما يرام.'],
  ['Take the largest gap. Ask why, not who.', 'خذوا أكبر فرق واسألوا لماذا، لا مَن.'],
  ['Change one line for the coming month.', 'غيّروا سطرًا واحدًا للشهر القادم.'],
  ['Look three months ahead: what falls due?', 'انظروا ثلاثة أشهر إلى الأمام: ما المستحقّ؟'],
];

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A budget on one page · ميزانية في صفحة واحدة</title><style>${fonts}
@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:11.5pt/1.6 Cairo;color:#14323f}
section{width:210mm;height:297mm;padding:18mm 18mm 16mm;page-break-after:always;position:relative}section:last-child{page-break-after:auto}
header{border-bottom:2pt solid #00c08b;margin-bottom:7mm}header b{color:#00795a;font-size:10pt}header i{position:absolute;top:18mm;right:18mm;font-style:normal;font-size:10pt;color:#5b6b73}
h1{display:flex;justify-content:space-between;gap:10mm;margin:2mm 0 4mm;font-size:20pt;line-height:1.35;color:#00416b}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin-bottom:6mm}.two p{margin:0}
table{width:100%;border-collapse:collapse}td{padding:1.6mm 3mm;border-bottom:.5pt solid #cfdcd7;width:38%}td[dir=rtl]{text-align:right}.v{width:24%;text-align:center;font-variant-numeric:tabular-nums}
.t td{font-weight:700;background:#eaf6f1;color:#00416b}.s td{font-weight:700;background:#00416b;color:#fff}
ol{list-style:none;padding:0;margin:0}ol li{display:grid;grid-template-columns:1fr 12mm 1fr;align-items:center;padding:2.4mm 0;border-bottom:.5pt solid #cfdcd7}ol b{justify-self:center;width:9mm;height:9mm;line-height:9mm;text-align:center;border-radius:50%;background:#00c08b;color:#00281c}
.lines div{border-bottom:.6pt solid #9fb3ab;height:10mm}.year{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm;margin-top:3mm}.year div{border:.7pt solid #9fb3ab;border-radius:2mm;height:19mm;padding:1mm 2.5mm;font-size:9pt;color:#5b6b73;display:flex;justify-content:space-between}
footer{position:absolute;bottom:9mm;left:18mm;right:18mm;font-size:8.5pt;color:#5b6b73;display:flex;justify-content:space-between}</style></head><body>
<section>${head(1, 'A budget on one page', 'ميزانية في صفحة واحدة')}<div class="two"><p lang="en" dir="ltr">Write with a pencil, once a month. Use the true average of the last three months.</p><p lang="ar" dir="rtl">اكتبوا بقلم رصاص مرة كل شهر، وخذوا المتوسّط الحقيقي للأشهر الثلاثة الماضية.</p></div>${table([])}<footer>${pair('For your own use. Not financial advice.', 'لاستعمالكم الشخصي، وليست نصيحة مالية.')}</footer></section>
<section>${head(2, 'An example', 'مثال محلول')}<div class="two"><p lang="en" dir="ltr">A sample family with an income of 12,000 riyals. Yearly costs are 13,200, so each month carries 1,100.</p><p lang="ar" dir="rtl">أسرة افتراضية دخلها 12,000 ريال. تكاليفها السنوية 13,200، فيحمل كل شهر 1,100.</p></div>${table(['12,000', '4,000', '1,300', '600', '300', '1,600', '900', '800', '600', '1,100', '400', '400'])}<footer>${pair('4,000 + 1,300 + 600 + 300 = 6,200 fixed; 3,900 flexible', 'الثابت 6,200 والمرن 3,900')}</footer></section>
<section>${head(3, 'The monthly hour', 'ساعة الشهر')}<ol>${steps.map(([en = '', ar = ''], index) => `<li><span lang="en" dir="ltr">${en}</span><b>${index + 1}</b><span lang="ar" dir="rtl">${ar}</span></li>`).join('')}</ol>
<h1 style="font-size:14pt;margin-top:8mm">${pair('What we change', 'ما نغيّره')}</h1><div class="lines"><div></div><div></div></div>
<h1 style="font-size:14pt;margin-top:8mm">${pair('Calendar of yearly costs', 'تقويم تكاليف السنة')}</h1><div class="year">${Array.from(
  { length: 12 },
  (_, month) => {
    const date = new Date(Date.UTC(2025, month, 1));
    const name = (locale: string): string =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date);
    return `<div>${pair(name('en-GB'), name('ar-EG'))}</div>`;
  },
).join(
  '',
)}</div><footer>${pair('The plan serves the people in the house.', 'الخطة في خدمة أهل البيت.')}</footer></section></body></html>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const tab = await browser.newPage();
await tab.setContent(page, { waitUntil: 'load' });
await tab.evaluate('document.fonts.ready');
await tab.pdf({
  path: path.resolve('demo/assets/media/one-page-budget.pdf'),
  format: 'A4',
  printBackground: true,
  tagged: true,
});
await browser.close();
