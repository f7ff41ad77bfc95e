import { mix, toHex } from '../oklch.ts';

/** The colours of a drawing in one hue, each list from the deepest to the one that shines. */
export interface Inks {
  readonly ramp: readonly string[];
  /** The same, turned aside a little: what lies between the stars. */
  readonly beside: readonly string[];
  /** The far side of the circle, for the one thing that catches the eye. */
  readonly accent: readonly string[];
  readonly line: string;
  readonly night: string;
}

const LIGHTNESS = [0.22, 0.4, 0.56, 0.75, 0.95] as const;
const CHROMA = [0.1, 0.14, 0.15, 0.11, 0.02] as const;
const ACCENT: readonly (readonly [number, number])[] = [
  [0.42, 0.1],
  [0.72, 0.16],
  [0.94, 0.05],
];

/** Yellows and greens carry more light than blues before they look the same: a step up keeps them from turning to mud. */
const liftOf = (hue: number): number => 0.09 * Math.max(0, Math.cos(((hue - 85) * Math.PI) / 140));

const turned = (hue: number): number => ((hue % 360) + 360) % 360;

/** `aside`: how many degrees the second list is turned away. */
export function inksOf(hue: number, accentHue = hue + 150, aside = 25): Inks {
  const lift = liftOf(turned(hue));
  const ramp = (h: number, deeper: number) =>
    LIGHTNESS.map((l, at) =>
      toHex({ l: l - deeper + (at > 0 && at < 4 ? lift : 0), c: CHROMA[at] ?? 0, h: turned(h) }),
    );
  return {
    ramp: ramp(hue, 0),
    beside: ramp(hue - aside, 0.05),
    accent: ACCENT.map(([l, c]) => toHex({ l, c, h: turned(accentHue) })),
    line: toHex({ l: 0.94, c: 0.04, h: turned(hue) }),
    night: toHex({ l: 0.16, c: 0.06, h: turned(hue) }),
  };
}

const STEPS = 40;

/** The colour at a place from 0 to 1 of a list, in so few steps that surfaces of one colour can be drawn together. */
export function shadesOf(stops: readonly string[]): (at: number) => string {
  const kept = new Map<number, string>();
  const last = stops.length - 1;
  return (at) => {
    const step = Math.round(Math.min(1, Math.max(0, at)) * STEPS);
    const known = kept.get(step);
    if (known) return known;
    const place = (step / STEPS) * last;
    const from = Math.min(last - 1, Math.floor(place));
    const shade = mix(stops[from] ?? '#000000', stops[from + 1] ?? '#ffffff', place - from);
    kept.set(step, shade);
    return shade;
  };
}
