import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { Problem } from '../../../kernel/problem.ts';
import { ACCEPTED, type MediaKind } from './media-kinds.ts';

export const tooLarge = (kind: MediaKind): Problem =>
  new Problem('media.too-large', 413, { values: { limit: ACCEPTED[kind].limit / MEGABYTE } });
/** The bytes are not what a file of this kind holds, whatever its name says. */
export const typeMismatch = (): Problem => new Problem('media.type-mismatch', 415);

/** A list of alternatives as a sentence names them. */
const either = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(words);

/** How people call the endings of files; variants of one format once. */
const formatsOf = (kind: MediaKind): string[] => [
  ...new Set(ACCEPTED[kind].types.map(({ ending }) => (ending === 'm4v' ? 'mp4' : ending).toUpperCase())),
];

/** The file is what its name says, and such files are not used here. */
export const notAccepted = (kind: MediaKind, format: string, language: Language): Problem =>
  new Problem('media.not-accepted', 415, {
    values: { format: format.toUpperCase(), accepted: either(language, formatsOf(kind)) },
  });
/** A picture of a phone in a format that few programs read, and the server doesn't either; the message says how to get another. */
export const heicPicture = (language: Language): Problem =>
  new Problem('media.heic-picture', 415, { values: { accepted: either(language, formatsOf('IMAGE')) } });
/** A recording of a camera that browsers can't play. */
export const notPlayable = (): Problem => new Problem('media.not-playable', 415);
export const unreadable = (): Problem => new Problem('media.unreadable', 415);
export const inUse = (): Problem => new Problem('media.in-use', 409);
export const linkExpired = (): Problem => new Problem('media.link-expired', 403);
