import { dial } from './dial.ts';
import { type HeroShape, planetHero, wallHero } from './hero.ts';
import { shelfCover } from './shelf-covers.ts';
import { shopClock } from './shop-clock.ts';
import { starCover } from './star-covers.ts';

export type { HeroShape };

/** The hand in which an organisation's covers are drawn. */
export type CoverFamily = 'stars' | 'shelf';

/** Part of every address: raised with a change of the drawings, so that nobody keeps old ones. */
export const DRAWING_VERSION = 1;

export interface CoverSubject {
  readonly family: CoverFamily;
  /** 0 to 359, the category's. */
  readonly hue: number;
  /** Says which one it is: the same always gives the same drawing. */
  readonly seed: string;
  /** Its number among its kind: neighbours are drawn in different manners. */
  readonly order: number;
}

/** A cover as SVG, 640 by 360. */
export const drawCover = ({ family, hue, seed, order }: CoverSubject): string =>
  family === 'shelf' ? shelfCover(hue, seed) : starCover(hue, seed, order);

export interface DialSubject {
  readonly family: CoverFamily;
  readonly hue: number;
  /** Its number among its kind: neighbours are drawn in different manners. */
  readonly id: number;
  /** From and to, in minutes after midnight; a day after the other. */
  readonly spans: readonly (readonly [from: number, to: number])[];
}

/** An event's cover as SVG, 640 by 360: a clock on which its hours are lit. */
export const drawDial = ({ family, hue, id, spans }: DialSubject): string =>
  family === 'shelf' ? shopClock(id, spans) : dial(hue, id, spans);

export interface HeroSubject {
  readonly family: CoverFamily;
  readonly primary: string;
  readonly secondary: string;
  readonly shape: HeroShape;
}

/** The picture of a landing page's head, composed for a reader from the left: the other way it is mirrored. */
export const drawHero = ({ family, primary, secondary, shape }: HeroSubject): string =>
  family === 'shelf' ? wallHero() : planetHero(primary, secondary, shape);
