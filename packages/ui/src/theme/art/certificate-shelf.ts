import type { SheetArt } from './certificate-art.ts';
import { qrPath, starPath } from './certificate-parts.ts';
import { bottle, carton, fruit, jar, Names, type Product, parcel, SHOP, tin } from './products.ts';
import { drawing, type Sheet, short } from './svg.ts';

const PAPER = '#fff6e6';
const STRIPES = 19;
const AWNING = 74;
/** With its shadow. */
const AWNING_DEEP = AWNING + 9;
/** The shelf's board, measured from the foot of the sheet. */
const BOARD = { above: 176, thickness: 16 } as const;
const TAG = { side: 64, width: 300, middle: 315, height: 126 } as const;
const STICKER = { y: 330, size: 168 } as const;
const QR = { size: 88, parcel: [152, 148], label: 112 } as const;

/** Stripes with round ends. */
function awning(width: number, colors: readonly [string, string]): string {
  const stripe = width / STRIPES;
  const radius = stripe / 2;
  const rows = colors.map((color, which) => {
    let path = '';
    for (let at = which; at < STRIPES; at += 2) {
      const x = at * stripe;
      path += `M${short(x)} 0H${short(x + stripe)}V${short(AWNING - radius)}A${short(radius)} ${short(radius)} 0 0 1 ${short(x)} ${short(AWNING - radius)}Z`;
    }
    return `<path d="${path}" fill="${color}"/>`;
  });
  return rows.join('');
}

const standing = ({ outline, body }: Product, x: number, y: number): string =>
  `<g transform="translate(${short(x)} ${short(y)})"><path d="${outline}" fill="${SHOP.ink}" fill-opacity=".2" transform="translate(14 0)"/>${body}</g>`;

/** What stands on both sides of the parcel. */
function wares(names: Names, width: number, y: number): string {
  const left = [
    standing(bottle(names, 62, 150, SHOP.sea, SHOP.ink), 95, y),
    standing(jar(names, 84, 96, SHOP.olive, SHOP.white), 190, y),
    standing(fruit(names, 72, 1, SHOP.tomato, SHOP.leaf), 274, y),
    standing(parcel(names, 108, 84, SHOP.rust, SHOP.honey), 372, y),
  ];
  const right = [
    standing(parcel(names, 86, 84, SHOP.pink, SHOP.brick), width - 337, y),
    standing(fruit(names, 64, 1, SHOP.olive, SHOP.sea), width - 251, y),
    standing(tin(names, 74, 92, SHOP.teal, SHOP.cream), width - 179, y),
    standing(carton(names, 84, 132, SHOP.white, SHOP.sea), width - 89, y),
  ];
  return left.join('') + right.join('');
}

/** A sticker with teeth and a star, light from the start. */
function sticker(x: number, size: number): string {
  const { y } = STICKER;
  const teeth = starPath([x, y], 18, size * 0.5, size * 0.455);
  return `<path d="${teeth}" fill="${SHOP.ink}" opacity=".2" transform="translate(9 9)"/><path d="${teeth}" fill="${SHOP.tomato}"/><clipPath id="teeth"><path d="${teeth}"/></clipPath><g clip-path="url(#teeth)"><rect x="${short(x + size * 0.12)}" y="${short(y - size)}" width="${size}" height="${size * 2}" fill="${SHOP.ink}" opacity=".14"/></g><circle cx="${short(x)}" cy="${y}" r="${short(size * 0.36)}" fill="none" stroke="${SHOP.white}" stroke-width="2.5"/><path d="${starPath([x, y + size * 0.015], 5, size * 0.25, size * 0.105)}" fill="${SHOP.honey}"/>`;
}

/** A ladder that leans from the board to the sticker. */
function leaning(middle: number, foot: number, top: number, rungs: number): string {
  const [x, high] = [middle + 115, middle + 61];
  const width = 46;
  let way = `M${short(x)} ${foot}L${short(high)} ${top}M${short(x + width)} ${foot}L${short(high + width - 4)} ${top}`;
  for (let rung = 1; rung <= rungs; rung++) {
    const share = rung / (rungs + 1);
    way += `M${short(x + (high - x) * share)} ${short(foot + (top - foot) * share)}h${short(width - 4 * share)}`;
  }
  return `<path d="${way}" fill="none" stroke="${SHOP.ink}" stroke-opacity=".2" stroke-width="8" transform="translate(12 0)"/><path d="${way}" fill="none" stroke="${SHOP.ink}" stroke-width="8" stroke-linecap="round"/>`;
}

/** A parcel whose label is the code. */
function labelled(middle: number, y: number, qr: SheetArt['qr']): string {
  const [width, height] = QR.parcel;
  const x = middle - width / 2;
  const inset = (width - QR.label) / 2;
  const code = qrPath(qr, middle - QR.size / 2, y - height + 38, QR.size);
  return `<g transform="translate(${short(x)} ${short(y - height)})"><rect x="14" y="0" width="${width}" height="${height}" fill="${SHOP.ink}" opacity=".2"/><rect width="${width}" height="${height}" fill="${SHOP.amber}"/><rect x="112" y="0" width="40" height="${height}" fill="${SHOP.ink}" opacity=".16"/><rect x="60" y="0" width="32" height="22" fill="${SHOP.tomato}"/><rect x="${inset}" y="26" width="${QR.label}" height="${QR.label}" fill="${SHOP.white}"/></g><path d="${code}" fill="${SHOP.ink}"/>`;
}

/** A price tag that hangs from the board. */
const tag = (x: number, y: number, width: number): string =>
  `<rect x="${short(x)}" y="${short(y + 8)}" width="${width}" height="${TAG.height}" fill="${SHOP.ink}" opacity=".08"/><rect x="${short(x)}" y="${short(y)}" width="${width}" height="${TAG.height}" fill="#ffffff"/>`;

/** A shop under its awning: a shelf with wares, a parcel with the code, a sticker to which a ladder leads, tags below. */
export function shelfSheet({ sheet, rungs, sealX, ladderTop, qr }: SheetArt): string {
  const { width, height } = sheet;
  const middle = width / 2;
  const y = height - BOARD.above;
  const below = y + BOARD.thickness;
  const names = new Names();
  const tags = [
    tag(TAG.side, below, TAG.width),
    tag(middle - TAG.middle / 2, below, TAG.middle),
    tag(width - TAG.side - TAG.width, below, TAG.width),
  ];
  const shadow = `<g transform="translate(0 9)" opacity=".2">${awning(width, [SHOP.ink, SHOP.ink])}</g>`;
  const head = `${shadow}${awning(width, [SHOP.tomato, SHOP.white])}`;
  const ground = `<rect width="${width}" height="${height}" fill="${PAPER}"/>`;
  const counter = `<rect x="0" y="${y}" width="${width}" height="${BOARD.thickness}" fill="${SHOP.brick}"/><rect x="0" y="${below}" width="${width}" height="${height - below}" fill="${SHOP.card}"/><rect x="0" y="${below}" width="${width}" height="12" fill="${SHOP.ink}" opacity=".1"/>`;
  return drawing(
    sheet,
    `${ground}${head}${counter}${wares(names, width, y)}${ladderTop === null ? '' : leaning(sealX, y, ladderTop, rungs)}${labelled(middle, y, qr)}${sticker(sealX, STICKER.size)}${tags.join('')}`,
  );
}

/** Parts of the sheet by themselves, for sheets that are arranged freely. */
export const shelfParts = {
  awning: ({ width, height }: Sheet): string => {
    const wide = (AWNING_DEEP * width) / height;
    return `<g transform="translate(0 9)" opacity=".2">${awning(wide, [SHOP.ink, SHOP.ink])}</g>${awning(wide, [SHOP.tomato, SHOP.white])}`;
  },
  awningHeight: AWNING_DEEP,
  sticker: (): string => {
    const half = STICKER.size / 2;
    return `<g transform="translate(0 ${half - STICKER.y})">${sticker(half, STICKER.size)}</g>`;
  },
  stickerSize: STICKER.size,
} as const;
