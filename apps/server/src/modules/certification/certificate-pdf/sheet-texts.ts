import type { Facts, SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import type { CoverFamily } from '@sullam/domain/configuration.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';

export { PAPERS, type Paper } from '@sullam/domain/certificates/layout.ts';

/** What one half of a sheet says. Both halves make the same claims in the same order; neither is a translation of the other. */
export interface SheetHalf {
  opening: string;
  name: string;
  completed: string;
  course: string;
  /** Sentences, set one below the other and wrapped where they are too long. */
  details: readonly string[];
  validUntil?: string | null;
}

export interface Signature {
  name: Localized;
  title: Localized;
  /** PNG or JPEG. */
  picture?: Buffer | null;
}

/** All that stands on a sheet, in words that never change once it is issued. */
export interface SheetTexts {
  family: CoverFamily;
  hue: number;
  rungs: number;
  heading: Localized;
  /** A half is absent where the holder's name isn't known in its script. */
  halves: Partial<Record<Language, SheetHalf>>;
  signatures: readonly Signature[];
  number: string;
  numberLabel: Localized;
  /** What the QR code leads to. */
  address: string;
  /** The same, short, for the eye. */
  shortAddress: string;
  issuer: Localized;
  /** PNG or JPEG, wide, for the ground of the family. */
  logo?: Buffer | null;
  /** PNG or JPEG, square: the middle of the seal. */
  mark?: Buffer | null;
  /** Of a sheet that its author arranged freely. */
  free?: FreeTexts;
}

/** What a free arrangement needs beside the words of all sheets. */
export interface FreeTexts {
  arrangement: SheetArrangement;
  /** What the certificate says in each language in which it is made out. */
  facts: Partial<Record<Language, Facts>>;
  /** PNG or JPEG, by their numbers. */
  pictures: ReadonlyMap<number, Buffer>;
  /** For light and for dark grounds. */
  logos: { readonly LOGO: Buffer | null; readonly LIGHT_LOGO: Buffer | null; readonly MARK: Buffer | null };
}
