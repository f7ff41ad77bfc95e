import type { CoverFamily } from './art/covers.ts';
import type { Ground } from './palette.ts';

/** What an organisation's look is made of besides its two colours. */
export interface ThemeLook {
  /** The face of headings: `text`: that of the text. */
  readonly face: DisplayFace;
  readonly ground: Ground;
  readonly corners: 'small' | 'round' | 'square';
  /** `title`: each word of an English button begins with a capital. */
  readonly buttonCase: 'title' | 'sentence';
  /** The hand of drawn covers, by which courses lie open on the page or stand on a board with a label below. */
  readonly covers: CoverFamily;
}

/** `text`, or a family whose files come with the product (styles/fonts.css). */
export type DisplayFace = 'text' | 'alyamama' | 'alexandria';

/** What whoever chose nothing has. */
export const PLAIN_LOOK: ThemeLook = {
  face: 'text',
  ground: 'plain',
  corners: 'small',
  buttonCase: 'title',
  covers: 'stars',
};

/** The comma leads on to the face of the text, for letters that a display face hasn't. */
const FACES: Record<DisplayFace, Readonly<Record<string, string>>> = {
  text: {},
  alyamama: { '--display-face': '"Alyamama",', '--display-spacing': '-0.015em' },
  alexandria: { '--display-face': '"Alexandria",', '--display-spacing': '-0.025em' },
};

const CORNERS: Record<ThemeLook['corners'], Readonly<Record<string, string>>> = {
  small: {},
  round: { '--r-control': '10px', '--r-sm': '6px', '--r-md': '10px', '--r-lg': '14px', '--r-xl': '24px' },
  square: { '--r-control': '0', '--r-sm': '0', '--r-md': '0', '--r-lg': '0', '--r-xl': '0' },
};

/**
 * `--shelf`: the board below a row of pictures; `--label`: the edge around the words below; `--foot`: its lower edge; `--shade`: what a
 * picture darkens to where words stand on it.
 */
const COVERS: Record<CoverFamily, Readonly<Record<string, string>>> = {
  stars: {},
  shelf: {
    '--shelf': '14px',
    '--label': '14px',
    '--foot': '8px',
    '--label-ground': 'var(--c-surface)',
    '--mark-shape': 'none',
    '--shade': '#2b0f06',
  },
};

const CASES: Record<ThemeLook['buttonCase'], Readonly<Record<string, string>>> = {
  title: {},
  sentence: { '--button-case': 'none' },
};

/** The CSS variables in which a look differs from the product's own. */
export const lookVariables = ({ face, corners, buttonCase, covers }: ThemeLook): Readonly<Record<string, string>> => ({
  ...FACES[face],
  ...CORNERS[corners],
  ...CASES[buttonCase],
  ...COVERS[covers],
});

/** The rule of those variables; empty where there are none. Safe to write into HTML: nothing in it was typed by anybody. */
export function lookCss(look: ThemeLook): string {
  const variables = Object.entries(lookVariables(look));
  return variables.length === 0 ? '' : `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
