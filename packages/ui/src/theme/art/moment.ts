import { globe } from './globe.ts';
import { wallHero } from './hero.ts';
import { inksOf } from './inks.ts';

/** The sheet of the picture, of a phone's proportions above what is written. */
export const MOMENT = { width: 780, height: 1070, center: [390, 470], radius: 309 } as const;

/** A planet in the colours of what was completed; ladder, kites and moon are drawn over it, as they move. */
const planet = (hue: number): string =>
  globe({
    sheet: { width: MOMENT.width, height: MOMENT.height },
    center: MOMENT.center,
    radius: MOMENT.radius,
    angle: 63,
    density: 4.2,
    turn: 0.24,
    tilt: [0.02, 0.12],
    light: [0.3, -0.62, 0.72],
    inks: inksOf(hue),
    orbits: [{ radius: 1.15, flatness: 0.2, slant: -19, opacity: 0.6, moons: [] }],
    stars: 60,
    seed: 'moment',
  });

/** What stands behind the moment when something is completed, as SVG. */
export const drawMoment = (family: 'stars' | 'shelf', hue: number): string =>
  family === 'shelf' ? wallHero() : planet(hue);
