import type { Configuration } from '@sullam/domain/configuration.ts';
import { normaliseHex, toOklch } from '@sullam/ui/theme/oklch.ts';
import { DEFAULT_COLORS } from '@sullam/ui/theme/palette.ts';
import type { Platform } from '../../../kernel/context.ts';
import { addressOf, type CoverDrawing, type CoverKind, type DialDrawing } from './cover-address.ts';
import type { HeroArt } from './covers.schemas.ts';

export { previewName } from './cover-address.ts';
export { HeroArt } from './covers.schemas.ts';
export { drawAhead } from './covers.service.ts';
export { drawStrip } from './draw-picture.ts';

/** For what belongs to no category. */
const NO_HUE = 215;

/** Whose covers they are, and in which hand they are drawn. */
export interface CoverOwner extends Pick<Platform, 'secret'> {
  organizationId: number;
  configuration: Pick<Configuration, 'cover_family'>;
}

/** The drawing that stands for a thing without a picture of its own. */
export const coverDrawing = (
  { configuration }: Pick<CoverOwner, 'configuration'>,
  kind: CoverKind,
  id: number,
  hue: number | null,
): CoverDrawing => ({ kind, family: configuration.cover_family, hue: hue ?? NO_HUE, id });

/** Its address. */
export const coverArt = (owner: CoverOwner, kind: CoverKind, id: number, hue: number | null): string =>
  addressOf(owner, owner.organizationId, coverDrawing(owner, kind, id, hue));

/** As many days as the dial has orbits for. */
const MOST_DAYS = 4;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The dial of an event's hours: moved hours are another drawing. */
export const eventDrawing = (
  { configuration }: Pick<CoverOwner, 'configuration'>,
  id: number,
  hue: number | null,
  days: readonly { time: string; durationMinutes: number }[],
): DialDrawing => ({
  kind: 'event',
  family: configuration.cover_family,
  hue: hue ?? NO_HUE,
  id: id % 2, // neighbours are drawn in two manners
  spans: days.slice(0, MOST_DAYS).map(({ time, durationMinutes }) => {
    const from = minutesOf(time);
    return [from, from + durationMinutes] as const;
  }),
});

/** Its address. */
export const eventArt = (
  owner: CoverOwner,
  id: number,
  hue: number | null,
  days: Parameters<typeof eventDrawing>[3],
): string => addressOf(owner, owner.organizationId, eventDrawing(owner, id, hue, days));

/** Things without a category have hues apart from their neighbours'. */
export const ownHue = (id: number): number => (id * 137) % 360;

/** The hue of the organisation's first colour. */
export const hueOf = (colors: readonly string[]): number =>
  Math.round(toOklch(normaliseHex(colors[0]) ?? DEFAULT_COLORS.primary).h) % 360;

/** Where the head of a landing page is drawn, in the organisation's colours. */
export function heroArt(owner: CoverOwner, colors: readonly string[]): HeroArt {
  const family = owner.configuration.cover_family;
  const look = {
    kind: 'hero' as const,
    family,
    primary: normaliseHex(colors[0]) ?? DEFAULT_COLORS.primary,
    secondary: normaliseHex(colors[1]) ?? DEFAULT_COLORS.secondary,
  };
  const address = (shape: 'wide' | 'tall') => addressOf(owner, owner.organizationId, { ...look, shape });
  return { family, wide: address('wide'), tall: address('tall') };
}
