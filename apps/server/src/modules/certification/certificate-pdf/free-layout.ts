import {
  type Box,
  type Drawing,
  type LayoutElement,
  type LayoutPicture,
  type LayoutShape,
  type LayoutSignature,
  type LayoutText,
  type Paper,
  type Standing,
  sheetSize,
  standings,
  wordsOf,
} from '@sullam/domain/certificates/layout.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { drawPart } from '@sullam/ui/theme/art/certificate-drawings.ts';
import { qrPath } from '@sullam/ui/theme/art/certificate-parts.ts';
import { FACES } from './font-faces.ts';
import { setText } from './free-text.ts';
import {
  type Align,
  type Block,
  type PlacedLine,
  type PlacedPicture,
  pair,
  place,
  pt,
  qrOf,
  saidIn,
} from './sheet-parts.ts';
import type { FreeTexts, SheetTexts } from './sheet-texts.ts';

/** From tenths of a millimetre to units, 96 to the inch. */
const UNIT = 96 / 254;

/** One thing that is painted. Reading order is a matter of its own: `rank` gives it. */
export type Layer =
  | { readonly kind: 'art'; readonly body: string; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly kind: 'picture'; readonly picture: PlacedPicture; readonly fills: boolean; readonly rank: number }
  | { readonly kind: 'text'; readonly block: Block; readonly rank: number };

/** How a text came out: its size in points, and whether it had to become smaller than an author would wish. */
export interface Fit {
  readonly size: number;
  readonly isFitting: boolean;
}

export interface Part {
  readonly elementId: string;
  readonly standing: Standing;
  readonly layers: readonly Layer[];
  readonly fit: Fit | null;
}

export interface FreeSheet {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly parts: readonly Part[];
}

/** Who reads the sheet hears headings first, then one language after the other, who signs, and the number. */
const RANKS = { heading: 0, en: 1, ar: 2, none: 3, signature: 4, number: 5 } as const;

const inUnits = ({ x, y, width, height }: Box): Box => ({
  x: x * UNIT,
  y: y * UNIT,
  width: width * UNIT,
  height: height * UNIT,
});

const short = (value: number): string => String(Math.round(value * 100) / 100);

const art = (body: string, at: { x: number; y: number; scale?: number }): Layer => ({
  kind: 'art',
  body,
  x: at.x,
  y: at.y,
  scale: at.scale ?? 1,
});

const TAGS: Partial<Record<LayoutText['says'], Block['tag']>> = { NAME: 'H2' };

const rankOf = ({ says, isHeading }: LayoutText, language: Language): number =>
  isHeading ? RANKS.heading : says === 'NUMBER' || says === 'ADDRESS' ? RANKS.number : RANKS[language];

function textLayers(texts: SheetTexts, free: FreeTexts, text: LayoutText, standing: Standing): Omit<Part, 'elementId'> {
  const language = standing.language ?? 'en';
  const facts = free.facts[language] ?? Object.values(free.facts)[0] ?? {};
  const words = wordsOf(text, language, facts);
  if (!words) return { standing, layers: [], fit: null };
  const box = inUnits(standing);
  const set = setText(words, {
    family: texts.family,
    language,
    face: text.face,
    size: pt(text.size),
    box,
    align: text.align,
    height: text.height,
  });
  const lines = set.lines.map(
    ({ line, column, baseline }): PlacedLine => place(line, column, baseline, text.color, language),
  );
  const tag = text.isHeading ? 'H1' : (TAGS[text.says] ?? 'P');
  return {
    standing,
    layers: [{ kind: 'text', block: { tag, lines }, rank: rankOf(text, language) }],
    fit: { size: (set.size * 72) / 96, isFitting: set.isFitting },
  };
}

/** A picture that is smaller than its box keeps to the outer edge; in the middle of the sheet, to the middle. */
function sideOf({ arrangement: { paper, orientation } }: FreeTexts, { x, width }: Box): Align {
  const sheetWidth = sheetSize(paper, orientation).width * UNIT;
  const off = x + width / 2 - sheetWidth / 2;
  if (Math.abs(off) < sheetWidth * 0.05) return 'center';
  return off < 0 ? 'left' : 'right';
}

/** A logo that the organisation hasn't brought: its name stands there instead. */
function nameInstead(texts: SheetTexts, { source }: LayoutPicture, box: Box, side: Align): Layer[] {
  if (source !== 'LOGO' && source !== 'LIGHT_LOGO') return [];
  const color = source === 'LOGO' ? '#0b2235' : '#ffffff';
  const said = LANGUAGES.filter((language) => saidIn(texts.issuer, language));
  return said.map((language, index): Layer => {
    const height = box.height / said.length;
    const set = setText(saidIn(texts.issuer, language), {
      family: texts.family,
      language,
      face: 'DISPLAY',
      size: pt(17),
      box: { ...box, y: box.y + index * height, height },
      align: side === 'center' ? 'MIDDLE' : (side === 'left') === (language === 'en') ? 'START' : 'END',
      height: 'MIDDLE',
    });
    const lines = set.lines.map(({ line, column, baseline }) => place(line, column, baseline, color, language));
    return { kind: 'text', block: { tag: 'P', lines }, rank: RANKS.heading };
  });
}

function pictureLayers(texts: SheetTexts, free: FreeTexts, picture: LayoutPicture, box: Box): Layer[] {
  const bytes =
    picture.source === 'FILE' ? free.pictures.get(picture.mediaId ?? 0) : (free.logos[picture.source] ?? undefined);
  const side = sideOf(free, box);
  if (!bytes) return nameInstead(texts, picture, box, side);
  const isLogo = picture.source === 'LOGO' || picture.source === 'LIGHT_LOGO';
  const words = isLogo ? texts.issuer : picture.alt;
  const alt = saidIn(words, 'en') || saidIn(words, 'ar') || null;
  const placed: PlacedPicture = { ...box, bytes, alt, align: side };
  return [{ kind: 'picture', picture: placed, fills: picture.fills, rank: RANKS.none }];
}

/** The picture of a signature, a rule below it, then name and title in both languages. */
function signatureLayers(free: FreeTexts, { name, title, mediaId, color }: LayoutSignature, box: Box): Layer[] {
  const { x, y, width, height } = box;
  const size = Math.min(14.7, height * 0.14);
  const below = size * 3.4;
  const rule = y + height - below;
  const picture = mediaId === null ? undefined : free.pictures.get(mediaId);
  const line = `<path d="M0 0h${short(width)}" fill="none" stroke="${color}" stroke-opacity=".45" stroke-width="1"/>`;
  const lines = [
    pair(name, { x, y: rule + size * 1.6, width }, FACES.bold, size, color),
    pair(title, { x, y: rule + size * 3, width }, FACES.text, size * 0.88, color),
  ];
  return [
    art(line, { x, y: rule }),
    ...(picture
      ? [
          {
            kind: 'picture' as const,
            picture: {
              bytes: picture,
              x,
              y,
              width: Math.min(width, 180),
              height: Math.max(1, height - below - 3),
              alt: null,
              align: 'left' as const,
            },
            fills: false,
            rank: RANKS.signature,
          },
        ]
      : []),
    ...lines
      .filter((each) => each.length > 0)
      .map((each): Layer => ({ kind: 'text', block: { tag: 'P', lines: each }, rank: RANKS.signature })),
  ];
}

function shapeLayer({ shape, fill, stroke, strokeWidth }: LayoutShape, { x, y, width, height }: Box): Layer {
  const thick = strokeWidth * UNIT;
  const outline = stroke && thick > 0 ? ` stroke="${stroke}" stroke-width="${short(thick)}"` : '';
  const paint = `fill="${fill ?? 'none'}"${outline}`;
  const [w, h] = [short(width), short(height)];
  if (shape === 'LINE') {
    const way = width >= height ? `M0 ${short(height / 2)}h${w}` : `M${short(width / 2)} 0v${h}`;
    return art(`<path d="${way}" fill="none"${outline}/>`, { x, y });
  }
  if (shape === 'RECTANGLE') return art(`<rect x="0" y="0" width="${w}" height="${h}" ${paint}/>`, { x, y });
  const [rx, ry] = [width / 2, height / 2];
  const arc = `A${short(rx)} ${short(ry)} 0 0 1`;
  return art(`<path d="M0 ${short(ry)}${arc} ${w} ${short(ry)}${arc} 0 ${short(ry)}Z" ${paint}/>`, { x, y });
}

/** The code stands in the middle of its box, square. */
function codeLayer(address: string, color: string, { x, y, width, height }: Box): Layer {
  const side = Math.min(width, height);
  const path = qrPath(qrOf(address), 0, 0, side);
  return art(`<path d="${path}" fill="${color}"/>`, { x: x + (width - side) / 2, y: y + (height - side) / 2 });
}

function drawingLayer(texts: SheetTexts, free: FreeTexts, drawing: Drawing, box: Box): Layer {
  const { elements } = free.arrangement;
  const hasMark = free.logos.MARK !== null && elements.some(({ picture }) => picture?.source === 'MARK');
  const drawn = drawPart({ drawing, box, hue: texts.hue, rungs: texts.rungs, hasMark });
  return art(drawn.body, { x: box.x + drawn.x, y: box.y + drawn.y, scale: drawn.scale });
}

function layersOf(texts: SheetTexts, free: FreeTexts, element: LayoutElement, box: Box): Layer[] {
  const { picture, signature, shape, code, drawing } = element;
  if (picture) return pictureLayers(texts, free, picture, box);
  if (signature) return signatureLayers(free, signature, box);
  if (shape) return [shapeLayer(shape, box)];
  if (code) return [codeLayer(texts.address, code.color, box)];
  return drawing ? [drawingLayer(texts, free, drawing.drawing, box)] : [];
}

const spokenIn = ({ halves }: SheetTexts): Language[] => LANGUAGES.filter((language) => halves[language]);

/** What one element puts on the sheet, once or in each language. */
export function partsOf(texts: SheetTexts, free: FreeTexts, element: LayoutElement): Part[] {
  const { paper, orientation } = free.arrangement;
  const { elementId, text } = element;
  return standings(element, sheetSize(paper, orientation).width, spokenIn(texts)).map((standing) =>
    text
      ? { elementId, ...textLayers(texts, free, text, standing) }
      : { elementId, standing, layers: layersOf(texts, free, element, inUnits(standing)), fit: null },
  );
}

/** Everything in its place, on the paper for which it was arranged. */
export function layOutFreely(texts: SheetTexts, free: FreeTexts): FreeSheet {
  const { paper, orientation, ground, elements } = free.arrangement;
  const { width, height } = sheetSize(paper, orientation);
  return {
    width: width * UNIT,
    height: height * UNIT,
    ground,
    parts: elements.flatMap((element) => partsOf(texts, free, element)),
  };
}

/** How a sheet for one paper lies on another: as large as it fits, in the middle. */
export function onPaper({ width, height }: Pick<FreeSheet, 'width' | 'height'>, free: FreeTexts, paper: Paper) {
  const size = sheetSize(paper, free.arrangement.orientation);
  const [paperWidth, paperHeight] = [size.width * UNIT, size.height * UNIT];
  const scale = Math.min(paperWidth / width, paperHeight / height);
  return {
    width: paperWidth,
    height: paperHeight,
    scale,
    x: (paperWidth - width * scale) / 2,
    y: (paperHeight - height * scale) / 2,
  };
}
