import { type CoverFamily, drawCover } from '@sullam/ui/theme/art/covers.ts';
import { lookVariables } from '@sullam/ui/theme/look.ts';

/** A page of what screens are made of, for the gallery: it is no screen of the product. */
export interface Sheet {
  readonly name: string;
  readonly width: number;
  /** What stands in the place of a page's body, with the styles of the learner application. */
  readonly html: string;
}

/** Of the demo's categories. */
const HUES = { stars: [266, 200, 350, 75, 155, 30], shelf: [75, 10, 190, 45, 10, 75] } as const;
const FIRST_COURSE = 40;
const SEEDED = 18;
const MANNERS = 9;

function cover(family: CoverFamily, at: number, id: number, hue: number): string {
  const drawn = drawCover({ family, hue, seed: `course-${id}`, order: at });
  const source = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
  return `<img src="${source}" alt="" style="width:100%;aspect-ratio:16/9;border-radius:${family === 'stars' ? 14 : 0}px">`;
}

const several = (family: CoverFamily, count: number, first: number, hueOf: (at: number) => number): string =>
  Array.from({ length: count }, (_, at) => cover(family, at, first + at, hueOf(at))).join('');

const grid = (columns: number, covers: string): string =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px;padding:24px;background:#f1efea">${covers}</div>`;

const hueIn = (family: CoverFamily, each = 1) => {
  const hues = HUES[family];
  return (at: number): number => hues[Math.floor(at / each) % hues.length] ?? hues[0];
};

const face = (name: 'alyamama' | 'alexandria', words: string, language: 'en' | 'ar', style: string): string => {
  const variables = Object.entries(
    lookVariables({ face: name, ground: 'plain', corners: 'small', buttonCase: 'title', covers: 'stars' }),
  );
  const css = variables.map(([key, value]) => `${key}:${value.replaceAll('"', "'")}`).join(';');
  return `<h2 lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="${css};${style}">${words}</h2>`;
};

const part = (label: string, content: string): string =>
  `<section style="border-top:1px solid var(--c-line);padding:18px 0 28px"><p style="margin-bottom:12px;font-size:13px;color:var(--c-muted)">${label}</p>${content}</section>`;

/** The faces of headings and text; rungs and ladder are on the learner's home, which stands beside the same drawing. */
const foundations = (): string =>
  `<div style="padding:48px;max-width:720px">${[
    part(
      'Madar',
      face('alyamama', 'Rung by rung', 'en', 'font-size:64px') +
        face('alyamama', 'درجةً درجة حتى المدار', 'ar', 'font-size:56px'),
    ),
    part(
      'Acme',
      face('alexandria', 'Rung by rung.', 'en', 'font-size:64px;color:#7a2c12') +
        face('alexandria', 'درجةً درجة.', 'ar', 'font-size:60px;color:#7a2c12'),
    ),
    part(
      'Text',
      '<p>One idea, one page, one example from an office like yours.</p><p lang="ar" dir="rtl">فكرة واحدة في صفحة واحدة، ومثال من مكتب يشبه مكتبك: ٩٢٪.</p>',
    ),
  ].join('')}</div>`;

/** What was drawn as a sheet before it was built, as it is now. */
export const sheets = (): Sheet[] => [
  {
    name: 'sheet-covers-seeded',
    width: 1500,
    html: grid(
      6,
      several('stars', SEEDED, FIRST_COURSE, hueIn('stars')) +
        several('shelf', 6, FIRST_COURSE + SEEDED, hueIn('shelf')),
    ),
  },
  {
    name: 'sheet-covers',
    width: 1200,
    html: grid(3, several('stars', MANNERS, 1, hueIn('stars', 2)) + several('shelf', 3, 1, hueIn('shelf'))),
  },
  { name: 'sheet-foundations', width: 1200, html: foundations() },
];
