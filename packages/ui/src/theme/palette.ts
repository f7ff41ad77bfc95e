/**
 * All colours of the interface, derived from an organisation's two. Pure: the server writes the result into the first
 * HTML, the studio previews it, and `contrastReport` shows an administrator which colour had to be corrected.
 */
import { contrast, ensureContrast, mix, normaliseHex, shiftLightness, toHex, toOklch } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** An organisation's own colours; a missing or unreadable one falls back to the product's. */
export interface ThemeColors {
  readonly primary?: string | null;
  readonly secondary?: string | null;
}

export const DEFAULT_COLORS = { primary: '#00416b', secondary: '#00c08b' } as const;
const DEFAULT_PRIMARY_IN_DARK = '#4e98bf';

const TEXT = 4.5;
const CONTROL = 3;

/** The papers that an organisation can choose from. */
export type Ground = 'plain' | 'ivory' | 'cream';

/**
 * What does not depend on the organisation's colours. On the plain ground canvas, ink (text), success, info and danger are the
 * specification's (section 9), as are the product's own primary and secondary colour; only what fails as text is corrected
 * (docs/decisions/0023).
 */
const PLAIN = {
  light: {
    canvas: '#fafdfc',
    surface: '#ffffff',
    raised: '#ffffff',
    subtle: '#eff3f4',
    line: '#dfe5e8',
    ink: '#666666',
    muted: '#707070',
    control: '#7c878d',
    success: '#00c08b',
    info: '#54c0e8',
    warning: '#e08a00',
    danger: '#ba1a1a',
    softShare: 0.1,
  },
  dark: {
    canvas: '#121212',
    surface: '#1c1e20',
    raised: '#26292c',
    subtle: '#2a2e31',
    line: '#34393d',
    ink: '#bdbdbd',
    muted: '#a3a3a3',
    control: '#7f888e',
    success: '#00c08b',
    info: '#54c0e8',
    warning: '#f0a53a',
    danger: '#d02c2f',
    softShare: 0.2,
    /** How light a deep colour becomes; lighter ones stay. */
    lift: 0.65,
  },
} as const;

const GROUNDS = {
  plain: PLAIN,
  /** Warm white and deep navy; in the dark an organisation's colour turns light instead of grey. */
  ivory: {
    light: {
      ...PLAIN.light,
      canvas: '#faf9f5',
      subtle: '#f1f2ec',
      line: '#e5e5de',
      ink: '#0b2235',
      muted: '#566775',
      success: '#00a176',
    },
    dark: {
      ...PLAIN.dark,
      canvas: '#071420',
      surface: '#0e2031',
      raised: '#142a3e',
      subtle: '#13293d',
      line: '#1d3448',
      control: '#74899a',
      ink: '#edf4f8',
      muted: '#9db2c1',
      success: '#1fd6a0',
      lift: 0.82,
    },
  },
  /** The cream of a shop wall and brown ink. */
  cream: {
    light: {
      ...PLAIN.light,
      canvas: '#fff6e6',
      subtle: '#fbecd3',
      line: '#ecdcc0',
      ink: '#2b0f06',
      muted: '#75533f',
      success: '#1f8f86',
      control: '#94775f',
    },
    dark: {
      ...PLAIN.dark,
      canvas: '#1c0c06',
      surface: '#2a150c',
      raised: '#341c11',
      subtle: '#341d12',
      line: '#45271a',
      control: '#a08370',
      ink: '#fff3dd',
      muted: '#d0b59e',
      lift: 0.8,
    },
  },
} as const;

const ON_DARK = '#0b1a24';

/** Every colour token; `kebab` names of these are the CSS variables (`--c-on-primary`). */
export type Palette = Readonly<Record<(typeof TOKENS)[number], string>>;

export const TOKENS = [
  'canvas',
  'surface',
  'raised',
  'subtle',
  'line',
  'control',
  'ink',
  'muted',
  'primary',
  'primary-hover',
  'primary-active',
  'on-primary',
  'primary-text',
  'primary-soft',
  'secondary',
  'secondary-hover',
  'on-secondary',
  'secondary-text',
  'secondary-soft',
  'focus',
  'success',
  'on-success',
  'success-text',
  'success-soft',
  'info',
  'on-info',
  'info-text',
  'info-soft',
  'warning',
  'on-warning',
  'warning-text',
  'warning-soft',
  'danger',
  'danger-hover',
  'on-danger',
  'danger-text',
  'danger-soft',
  'inverse',
  'on-inverse',
] as const;

/** The label colour on a fill: white if it can be read, else the dark ink, else black. */
export function onColor(fill: string): string {
  return ['#ffffff', ON_DARK].find((candidate) => contrast(candidate, fill) >= TEXT) ?? '#000000';
}

/** A pressed or hovered shade of a fill that never weakens its label: it moves away from the label's colour. */
function pressed(fill: string, by: number): string {
  return shiftLightness(fill, onColor(fill) === '#ffffff' ? -by : by);
}

/** In the dark a deep brand colour glows less than its surroundings; it is lifted to a middle lightness first. */
function liftForDark(hex: string, lift: number): string {
  const color = toOklch(hex);
  return color.l >= 0.6 ? hex : toHex({ ...color, l: lift, c: Math.min(color.c, 0.16) });
}

/** The colours as given, or the product's, before any correction. */
function givenColors(colors: ThemeColors, scheme: Scheme, ground: Ground): { primary: string; secondary: string } {
  const primary = normaliseHex(colors.primary) ?? DEFAULT_COLORS.primary;
  const secondary = normaliseHex(colors.secondary) ?? DEFAULT_COLORS.secondary;
  if (scheme === 'light') return { primary, secondary };
  const { lift } = GROUNDS[ground].dark;
  const isSpecified = ground === 'plain' && primary === DEFAULT_COLORS.primary;
  return {
    primary: isSpecified ? DEFAULT_PRIMARY_IN_DARK : liftForDark(primary, lift),
    secondary: liftForDark(secondary, lift),
  };
}

/** Derives every token of one scheme. */
export function palette(colors: ThemeColors, scheme: Scheme, paper: Ground = 'plain'): Palette {
  const ground = GROUNDS[paper][scheme];
  const given = givenColors(colors, scheme, paper);
  const plain = [ground.subtle, ground.canvas, ground.surface, ground.raised];
  const fills = [ground.surface, ground.canvas, ground.raised];
  const soft = (hex: string) => mix(ground.surface, hex, ground.softShare);
  const text = (hex: string) => ensureContrast(hex, [soft(hex), ...plain], TEXT);
  const fill = (hex: string) => ensureContrast(hex, fills, CONTROL);

  const primary = fill(given.primary);
  const { secondary } = given;
  const { success, info, danger } = ground;
  const warning = fill(ground.warning);
  const softs = [given.primary, secondary, ground.success, ground.info, ground.warning, ground.danger].map(soft);
  return {
    canvas: ground.canvas,
    surface: ground.surface,
    raised: ground.raised,
    subtle: ground.subtle,
    line: ground.line,
    control: ensureContrast(ground.control, fills, CONTROL),
    ink: ensureContrast(ground.ink, [...plain, ...softs], TEXT),
    muted: ensureContrast(ground.muted, [...plain, ...softs], TEXT),
    primary,
    'primary-hover': pressed(primary, 0.05),
    'primary-active': pressed(primary, 0.09),
    'on-primary': onColor(primary),
    'primary-text': text(given.primary),
    'primary-soft': soft(given.primary),
    secondary,
    'secondary-hover': pressed(secondary, 0.05),
    'on-secondary': onColor(secondary),
    'secondary-text': text(secondary),
    'secondary-soft': soft(secondary),
    focus: ensureContrast(given.primary, plain, CONTROL),
    success,
    'on-success': onColor(success),
    'success-text': text(ground.success),
    'success-soft': soft(ground.success),
    info,
    'on-info': onColor(info),
    'info-text': text(ground.info),
    'info-soft': soft(ground.info),
    warning,
    'on-warning': onColor(warning),
    'warning-text': text(ground.warning),
    'warning-soft': soft(ground.warning),
    danger,
    'danger-hover': pressed(danger, 0.05),
    'on-danger': onColor(danger),
    'danger-text': text(ground.danger),
    'danger-soft': soft(ground.danger),
    inverse: scheme === 'light' ? '#1d2930' : '#eceff1',
    'on-inverse': scheme === 'light' ? '#ffffff' : '#12202a',
  };
}

function declarations(tokens: Palette): string {
  return TOKENS.map((token) => `--c-${token}:${tokens[token]}`).join(';');
}

/** The style text with the variables of both schemes; safe to write into HTML, since it holds only computed colours. */
export function themeCss(colors: ThemeColors, ground: Ground = 'plain'): string {
  const light = `:root{color-scheme:light;${declarations(palette(colors, 'light', ground))}}`;
  // paper is light, whatever the screen is
  const dark = `@media not print{[data-scheme=dark]{color-scheme:dark;${declarations(palette(colors, 'dark', ground))}}}`;
  return light + dark;
}

/** One thing that was checked: how an organisation's colour, as given, stands against what it must be seen on. */
export interface ContrastFinding {
  readonly scheme: Scheme;
  readonly token: 'primary' | 'on-primary' | 'primary-text' | 'on-secondary' | 'secondary-text';
  /** The ratio of the colour as given. */
  readonly ratio: number;
  readonly needed: number;
  /** The colour as given and the one used instead. */
  readonly given: string;
  readonly used: string;
  /** True when the given colour was too weak and another shade is used. */
  readonly corrected: boolean;
}

/** What an administrator should know of two colours: which fail as they are, and what is used instead. */
export function contrastReport(colors: ThemeColors, ground: Ground = 'plain'): ContrastFinding[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const given = givenColors(colors, scheme, ground);
    const used = palette(colors, scheme, ground);
    const finding = (
      token: ContrastFinding['token'],
      color: string,
      backgrounds: readonly string[],
      needed: number,
    ): ContrastFinding => {
      const ratio = Math.min(...backgrounds.map((background) => contrast(color, background)));
      const corrected = ratio < needed;
      return {
        scheme,
        token,
        ratio: Math.round(ratio * 100) / 100,
        needed,
        given: color,
        used: used[token],
        corrected,
      };
    };
    return [
      finding('primary', given.primary, [used.surface, used.canvas, used.raised], CONTROL),
      finding('on-primary', '#ffffff', [used.primary], TEXT),
      finding('primary-text', given.primary, [used['primary-soft'], used.surface, used.subtle], TEXT),
      finding('on-secondary', '#ffffff', [used.secondary], TEXT),
      finding('secondary-text', given.secondary, [used['secondary-soft'], used.surface, used.subtle], TEXT),
    ];
  });
}
