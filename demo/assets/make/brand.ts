import { circle, group, hsl, line, random, rect, shape, svg } from './art.ts';
import { outlines } from './words.ts';

/** A geometric portrait: head, shoulders, and a headcloth, hair or scarf. */
export function portrait(key: string, hue: number, kind: 'scarf' | 'cloth' | 'hair' | 'long'): string {
  const next = random(key);
  const skin = hsl(24 + next() * 10, 42, 52 + next() * 24);
  const coat = hsl(hue, 45, 34);
  const wrap = hsl(hue + 18, 34, 58);
  const dark = hsl(24, 30, 14 + next() * 10);
  const top = {
    scarf: shape(
      'M118 250C100 120 160 66 256 66S412 120 394 250C400 340 372 420 330 452H182C140 420 112 340 118 250Z',
      wrap,
    ),
    long: shape(
      'M128 250C110 130 170 72 256 72S402 130 384 250C392 330 396 400 380 440H132C116 400 120 330 128 250Z',
      dark,
    ),
    cloth: shape('M120 240C110 120 170 74 256 74S402 120 392 240L420 430H92Z', '#f7f7f4'),
    hair: '',
  }[kind];
  const front = {
    scarf: '',
    long: shape(
      'M166 230C170 130 220 116 262 118S344 150 346 230C300 200 260 170 240 150C230 180 200 210 166 230Z',
      dark,
    ),
    cloth: line('M142 168Q256 128 370 168M146 190Q256 150 366 190', '#20242b', 14),
    hair: shape(
      'M160 236C140 120 200 84 262 86S372 128 352 236C346 190 330 168 300 160C250 176 200 170 186 172C170 186 164 206 160 236Z',
      dark,
    ),
  }[kind];
  return svg(
    512,
    512,
    rect(0, 0, 512, 512, 0, hsl(hue, 45, 88)),
    circle(256, 256, 210, hsl(hue, 50, 80)),
    top,
    shape('M60 512C60 420 140 400 256 400S452 420 452 512Z', coat),
    rect(218, 330, 76, 100, 36, skin),
    shape('M166 230C166 150 204 120 256 120S346 150 346 230C346 312 306 366 256 366S166 312 166 230Z', skin),
    front,
    kind === 'scarf'
      ? shape('M176 452C190 400 226 386 256 386S322 400 336 452C300 476 212 476 176 452Z', wrap)
      : shape('M218 408L256 452L294 408L330 424L256 500L182 424Z', '#ffffff', 'opacity="0.85"'),
    line('M204 232h26M282 232h26', dark, 9),
    line('M232 306q24 18 48 0', hsl(12, 40, 36), 7),
  );
}

const orbitMark = (a: string, b: string): string =>
  circle(32, 32, 25, 'none', `stroke="${a}" stroke-width="6"`) + circle(32, 32, 11, a) + circle(49.7, 14.3, 8, b);
const stackMark = (a: string, b: string): string =>
  shape('M32 6L58 56H44L32 32L20 56H6Z', a) + rect(24, 44, 16, 12, 2, b);

const fonts = 'node_modules/@fontsource/cairo/files/cairo';

const word = (en: string, ar: string, ink: string, soft: string): string =>
  outlines(en, `${fonts}-latin-700-normal.woff`, 24, 76, 29, ink) +
  outlines(ar, `${fonts}-arabic-700-normal.woff`, 18, 76, 55, soft);

/** The logos; words are outlines, so that no font is needed. */
export const logos = {
  madar: (light: boolean): string =>
    svg(
      250,
      64,
      orbitMark(light ? '#ffffff' : '#00416b', '#00c08b'),
      word('Madar Academy', 'أكاديمية مدار', light ? '#ffffff' : '#00416b', light ? '#bfe9dc' : '#00795a'),
    ),
  acme: (light: boolean): string =>
    svg(
      202,
      64,
      stackMark(light ? '#ffffff' : '#7c2d12', '#f59e0b'),
      word('Acme Skills', 'أكمي للمهارات', light ? '#ffffff' : '#7c2d12', light ? '#fde3b5' : '#a8560a'),
    ),
};

export const icons = {
  madar: svg(
    64,
    64,
    rect(0, 0, 64, 64, 14, '#00416b'),
    group('translate(8 8) scale(0.75)', orbitMark('#ffffff', '#00c08b')),
  ),
  acme: svg(
    64,
    64,
    rect(0, 0, 64, 64, 14, '#7c2d12'),
    group('translate(9 7) scale(0.72)', stackMark('#ffffff', '#f59e0b')),
  ),
};
