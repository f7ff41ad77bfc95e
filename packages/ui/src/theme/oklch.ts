/**
 * Colour arithmetic in OKLCH (a perceptual space: equal steps look equal), without the DOM, so that the server can
 * derive a theme too. The matrices are those of the OKLab definition.
 */

/** Lightness 0 to 1, chroma about 0 to 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#abc`, `abc` or `#aabbcc` as `#aabbcc`; anything else is undefined, so that nothing unchecked reaches a style sheet. */
export function normaliseHex(value: string | null | undefined): string | undefined {
  const digits = HEX.exec(value?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linearRgb(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

/** `#aabbcc` in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: hue < 0 ? hue + 360 : hue,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

function inGamut(rgb: Triple): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

/** The nearest colour that a screen can show: chroma is given up, lightness and hue are kept. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let low = 0;
  let high = color.c;
  let rgb = toLinearRgb({ ...color, l });
  if (!inGamut(rgb)) {
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2;
      if (inGamut(toLinearRgb({ ...color, l, c: middle }))) low = middle;
      else high = middle;
    }
    rgb = toLinearRgb({ ...color, l, c: low });
  }
  const channels = rgb.map((channel) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const one = luminance(first);
  const two = luminance(second);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** `share` (0 to 1) of `tint` over `base`, mixed in OKLab. */
export function mix(base: string, tint: string, share: number): string {
  const one = toOklch(base);
  const two = toOklch(tint);
  const radians = Math.PI / 180;
  const a = one.c * Math.cos(one.h * radians) * (1 - share) + two.c * Math.cos(two.h * radians) * share;
  const b = one.c * Math.sin(one.h * radians) * (1 - share) + two.c * Math.sin(two.h * radians) * share;
  return toHex({ l: one.l * (1 - share) + two.l * share, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** The same hue a step lighter (positive) or darker (negative). */
export function shiftLightness(hex: string, by: number): string {
  const color = toOklch(hex);
  return toHex({ ...color, l: color.l + by });
}

/**
 * The colour itself if it stands out from every background, otherwise its nearest shade that does, looked for in the
 * direction away from the first background.
 */
export function ensureContrast(hex: string, backgrounds: readonly string[], needed: number): string {
  const passes = (candidate: string) => backgrounds.every((background) => contrast(candidate, background) >= needed);
  if (passes(hex)) return hex;
  const color = toOklch(hex);
  const darker = luminance(backgrounds[0] ?? '#ffffff') > 0.18;
  const step = darker ? -0.01 : 0.01;
  for (let l = color.l + step; l > 0 && l < 1; l += step) {
    const candidate = toHex({ ...color, l });
    if (passes(candidate)) return candidate;
  }
  return darker ? '#000000' : '#ffffff';
}
