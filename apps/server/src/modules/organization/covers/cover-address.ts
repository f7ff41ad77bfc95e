import { createHmac, timingSafeEqual } from 'node:crypto';
import { COVER_FAMILIES, type CoverFamily } from '@sullam/domain/configuration.ts';
import { smallArt } from '@sullam/domain/cover-art.ts';
import { DRAWING_VERSION, type HeroShape } from '@sullam/ui/theme/art/covers.ts';
import type { Platform } from '../../../kernel/context.ts';
import { derivedKey } from '../../../kernel/secrets.ts';

/** What a cover stands for. */
export const COVER_KINDS = ['course', 'path', 'category', 'page', 'group'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export interface CoverDrawing {
  kind: CoverKind;
  family: CoverFamily;
  /** 0 to 359. */
  hue: number;
  id: number;
}

export interface HeroDrawing {
  kind: 'hero';
  family: CoverFamily;
  shape: HeroShape;
  /** #rrggbb */
  primary: string;
  secondary: string;
}

/** The hours of an event as the dial shows them: from and to, in minutes after midnight, a day after the other. */
export type DialSpan = readonly [from: number, to: number];

export interface DialDrawing {
  kind: 'event';
  family: CoverFamily;
  hue: number;
  id: number;
  spans: readonly DialSpan[];
}

export type Drawing = CoverDrawing | DialDrawing | HeroDrawing;

const SIGNATURE_LENGTH = 22;

/** All that the drawing is made of, in words that a file may be called. */
function stemOf(drawing: Drawing): string {
  if (drawing.kind === 'hero')
    return `hero-${drawing.family}-${drawing.shape}-${drawing.primary.slice(1)}-${drawing.secondary.slice(1)}-v${DRAWING_VERSION}`;
  const hours = drawing.kind === 'event' ? `${drawing.spans.map((span) => span.join('to')).join('_')}-` : '';
  return `${drawing.kind}-${drawing.family}-${drawing.hue}-${drawing.id}-${hours}v${DRAWING_VERSION}`;
}

const signatureOf = ({ secret }: Pick<Platform, 'secret'>, organizationId: number, stem: string): string =>
  createHmac('sha256', derivedKey(secret, 'drawn cover'))
    .update(`${organizationId}\n${stem}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

/** The name under which a drawing is asked for and kept. */
export function nameOf(platform: Pick<Platform, 'secret'>, organizationId: number, drawing: Drawing): string {
  const stem = stemOf(drawing);
  return `${stem}.${signatureOf(platform, organizationId, stem)}.avif`;
}

/** The same as a JPEG in the shape of a link's preview: the programs that show those know no AVIF. */
export const previewName = (name: string): string => name.replace(/\.avif$/, '.jpg');

/** What a drawing can be had as. */
export type DrawnForm = 'WHOLE' | 'SMALL' | 'PREVIEW';

/** The name of a form, by that of the whole drawing. */
export const NAME_OF: Readonly<Record<DrawnForm, (name: string) => string>> = {
  WHOLE: (name) => name,
  SMALL: smallArt,
  PREVIEW: previewName,
};

/** Which form a name asks for. */
export function formOf(name: string): DrawnForm {
  if (name.endsWith('.jpg')) return 'PREVIEW';
  return name.endsWith('.small.avif') ? 'SMALL' : 'WHOLE';
}

export const addressOf = (platform: Pick<Platform, 'secret'>, organizationId: number, drawing: Drawing): string =>
  `/files/covers/${organizationId}/${nameOf(platform, organizationId, drawing)}`;

const COVER = /^([a-z]+)-([a-z]+)-(\d{1,3})-(\d{1,15})-v\d+$/;
const DIAL = /^event-([a-z]+)-(\d{1,3})-(\d{1,15})-((?:\d{1,4}to\d{1,4}_?){1,5})-v\d+$/;
const HERO = /^hero-([a-z]+)-(wide|tall)-([0-9a-f]{6})-([0-9a-f]{6})-v\d+$/;

const familyOf = (name: string | undefined): CoverFamily | undefined =>
  COVER_FAMILIES.find((family) => family === name);

function readStem(stem: string): Drawing | null {
  const [, named, coverFamily, hue, id] = COVER.exec(stem) ?? [];
  const kind = COVER_KINDS.find((each) => each === named);
  const family = familyOf(coverFamily);
  if (kind && family) return { kind, family, hue: Number(hue), id: Number(id) };
  const [, dialFamily, dialHue, eventId, hours] = DIAL.exec(stem) ?? [];
  const dialHand = familyOf(dialFamily);
  if (dialHand) {
    const spans = (hours ?? '').split('_').map((span) => span.split('to').map(Number) as unknown as DialSpan);
    return { kind: 'event', family: dialHand, hue: Number(dialHue), id: Number(eventId), spans };
  }
  const [, heroFamily, shape, primary, secondary] = HERO.exec(stem) ?? [];
  const hand = familyOf(heroFamily);
  return hand
    ? { kind: 'hero', family: hand, shape: shape as HeroShape, primary: `#${primary}`, secondary: `#${secondary}` }
    : null;
}

/** What a name that we gave out asks for; null for every other, and for drawings of an older version. */
export function readName(platform: Pick<Platform, 'secret'>, organizationId: number, name: string): Drawing | null {
  const drawing = readStem(name.split('.')[0] ?? '');
  if (!drawing) return null;
  const own = nameOf(platform, organizationId, drawing);
  const given = Buffer.from(name);
  const expected = Buffer.from(NAME_OF[formOf(name)](own));
  return given.length === expected.length && timingSafeEqual(given, expected) ? drawing : null;
}
