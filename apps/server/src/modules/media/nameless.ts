import type { Platform } from '../../kernel/context.ts';
import { namelessFileUrl } from './file-address.ts';
import type { MediaRef } from './media-ref.ts';

/** The name of a file where nobody may know whose it is: its number and its ending. Learners write theirs into it. */
export const namelessName = (name: string, index: number): string =>
  `${index + 1}${/\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''}`;

/** A file without what tells whose it is, in what is said of it and in what it is saved as. */
export const withoutName = (platform: Platform, ref: MediaRef, index: number): MediaRef => ({
  ...ref,
  name: namelessName(ref.name, index),
  alt: {},
  url: namelessFileUrl(platform, ref.url),
  variants: ref.variants.map((variant) => ({ ...variant, url: namelessFileUrl(platform, variant.url) })),
});
