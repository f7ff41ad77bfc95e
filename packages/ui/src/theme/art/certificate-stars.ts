import type { SheetArt } from './certificate-art.ts';
import { part, qrPath, starPath, starPoints } from './certificate-parts.ts';
import { globe } from './globe.ts';
import { inksOf } from './inks.ts';
import { drawing, type Point, type Sheet, short } from './svg.ts';

const PAPER = '#fffdf8';
const GOLD = '#b98420';
const INK = '#0b2235';

const MAT = 14;
const SKY = { edge: 28, height: 262 } as const;
/** The seal sits on the horizon. */
const SEAL = { y: 290, size: 150 } as const;
const LADDER = { width: 40, foot: 154 } as const;
const QR = { size: 86, top: 141 } as const;

/** The planet of what was completed, rising. */
function skyOf(width: number, hue: number): string {
  const { height } = SKY;
  const inks = inksOf(hue);
  return globe({
    sheet: { width, height },
    center: [width / 2, 560],
    radius: 500,
    angle: 63,
    density: 6.2,
    turn: 0.26,
    tilt: [0, -0.62],
    light: [-0.35, -0.72, 0.6],
    inks,
    orbits: [],
    stars: 120,
    seed: 'certificate',
  });
}

const orbitOf = (width: number): string => {
  const at = (share: number) => short(width * share);
  return `<linearGradient id="orbit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="0"><stop stop-color="#7fe6c6" stop-opacity="0"/><stop offset=".3" stop-color="#7fe6c6" stop-opacity=".75"/><stop offset=".7" stop-color="#7fe6c6" stop-opacity=".75"/><stop offset="1" stop-color="#7fe6c6" stop-opacity="0"/></linearGradient><path d="M${at(0.019)} ${SKY.height}C${at(0.169)} 60 ${at(0.356)} 22 ${at(0.525)} 26C${at(0.694)} 30 ${at(0.844)} 110 ${at(0.993)} ${SKY.height}" fill="none" stroke="url(#orbit)" stroke-width="1.3"/><circle cx="${at(0.296)}" cy="66.5" r="17" fill="#00c08b" opacity=".18"/><circle cx="${at(0.296)}" cy="66.5" r="7.5" fill="#00c08b"/><circle cx="${at(0.712)}" cy="61" r="3.8" fill="#ffd27a"/>`;
};

const METAL = [
  [110, 70, 10],
  [214, 158, 46],
  [255, 238, 190],
] as const;

function metal(light: number): string {
  const [from, to, share] = light < 0.5 ? [METAL[0], METAL[1], light * 2] : [METAL[1], METAL[2], light * 2 - 1];
  return `#${from
    .map((value, at) =>
      Math.round(value + ((to[at] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A star of sixteen facets in gold, lit from the upper left, with a dial around its middle. */
function seal([x, y]: Point, size: number, hasMark: boolean): string {
  const points = starPoints([x, y], 8, size * 0.5, size * 0.385);
  const facets = points.map(([px, py], at) => {
    const [qx, qy] = points[(at + 1) % points.length] as Point;
    const angle = Math.atan2((py + qy) / 2 - y, (px + qx) / 2 - x) + (at % 2 ? 0.9 : -0.9);
    const color = metal(Math.min(1, Math.max(0, 0.5 + 0.42 * (-0.62 * Math.cos(angle) - 0.78 * Math.sin(angle)))));
    const corner = (cx: number, cy: number) => `${short(cx)} ${short(cy)}`;
    return `<path d="M${corner(x, y)}L${corner(px, py)}L${corner(qx, qy)}Z" fill="${color}" stroke="${color}" stroke-width=".5"/>`;
  });
  const ticks = Array.from({ length: 96 }, (_, at) => {
    const angle = (at * Math.PI) / 48;
    const on = (radius: number) => `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
    return `M${on(size * 0.312)}L${on(size * 0.328)}`;
  });
  const ring = (radius: number, more: string) =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${more}/>`;
  const shadow = `<radialGradient id="under" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y + size * 0.05)}" r="${short(size * 0.58)}"><stop offset=".7" stop-color="#050a22" stop-opacity=".34"/><stop offset="1" stop-color="#050a22" stop-opacity="0"/></radialGradient><circle cx="${short(x)}" cy="${short(y + size * 0.05)}" r="${short(size * 0.58)}" fill="url(#under)"/>`;
  const mark = hasMark
    ? ''
    : `<path d="${starPath([x, y], 8, size * 0.22, size * 0.168)}" fill="${GOLD}"/><path d="${starPath([x, y], 8, size * 0.13, size * 0.1)}" fill="#fdfaf0"/>`;
  return `${shadow}${facets.join('')}${ring(size * 0.34, `fill="#fdfaf0"`)}${ring(size * 0.34, `fill="none" stroke="${GOLD}" stroke-width="1.2"`)}<path d="${ticks.join('')}" fill="none" stroke="${GOLD}" stroke-width=".8"/>${ring(size * 0.296, 'fill="none" stroke="#d9ab4b" stroke-width=".7"')}${mark}`;
}

/** A rung for each step, green at the foot and gold at the top. */
function ladder(x: number, foot: number, top: number, rungs: number): string {
  const { width } = LADDER;
  const spread = foot - top;
  const steps = Array.from({ length: rungs }, (_, rung) => {
    const y = foot - 20 - (rungs > 1 ? (rung * (spread - 34)) / (rungs - 1) : 0);
    return `<rect x="${short(x - width / 2)}" y="${short(y - 2.5)}" width="${width}" height="5" rx="2.5" fill="url(#climb)"/>`;
  });
  const side = (from: number) =>
    `<rect x="${short(from)}" y="${short(top)}" width="4" height="${short(spread)}" rx="2" fill="url(#climb)"/>`;
  return `<linearGradient id="climb" gradientUnits="userSpaceOnUse" x1="0" y1="${short(foot)}" x2="0" y2="${short(top)}"><stop offset="0" stop-color="#00a176"/><stop offset=".55" stop-color="#2aa98a"/><stop offset="1" stop-color="#d39a2c"/></linearGradient>${side(x - width / 2 - 3)}${side(x + width / 2 - 1)}${steps.join('')}`;
}

/** A planet under a night sky, a gold seal on the horizon, a ladder that leads up to it. */
export function starsSheet({ sheet, hue, rungs, ladderTop, qr, hasMark }: SheetArt): string {
  const { width, height } = sheet;
  const middle = width / 2;
  const skyWidth = width - 2 * SKY.edge;
  const sky = part(windowOf(skyWidth, hue), 'window', SKY.edge, SKY.edge, skyWidth, SKY.height);
  const code = qrPath(qr, middle - QR.size / 2, height - QR.top, QR.size);
  const climb = ladderTop === null ? '' : ladder(middle, height - LADDER.foot, ladderTop, rungs);
  return drawing(
    sheet,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/><rect x="${MAT}" y="${MAT}" width="${width - 2 * MAT}" height="${height - 2 * MAT}" fill="none" stroke="#d9ab4b" stroke-width="1"/>${sky}${climb}${seal([middle, SEAL.y], SEAL.size, hasMark)}<path d="${code}" fill="${INK}"/>`,
  );
}

/** The head of the sky is darker, so that what is written on it stands out. */
const shade = (width: number): string =>
  `<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="118"><stop offset="0" stop-color="#060c2b" stop-opacity=".45"/><stop offset="1" stop-color="#060c2b" stop-opacity="0"/></linearGradient><rect width="${width}" height="118" fill="url(#shade)"/>`;

/** The sky with all that is in it, as a drawing of its own. */
const windowOf = (width: number, hue: number): string =>
  skyOf(width, hue).replace(/<\/svg>$/, `${shade(width)}${orbitOf(width)}</svg>`);

/** Parts of the sheet by themselves, for sheets that are arranged freely; each as large as its box, by what it is drawn in. */
export const starsParts = {
  sky: ({ width, height }: Sheet, hue: number): string => {
    const wide = (SKY.height * width) / height;
    return part(windowOf(wide, hue), 'window', 0, 0, wide, SKY.height);
  },
  skyHeight: SKY.height,
  seal: (hasMark: boolean): string => seal([SEAL.size / 2, SEAL.size / 2], SEAL.size, hasMark),
  sealSize: SEAL.size,
  ladder: ({ width, height }: Sheet, rungs: number): string => {
    const whole = LADDER.width + 7;
    return ladder(whole / 2, (whole * height) / width, 0, rungs);
  },
  ladderWidth: LADDER.width + 7,
} as const;
