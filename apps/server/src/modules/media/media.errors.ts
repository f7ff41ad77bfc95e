import { MEGABYTE } from '@sullam/domain/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { ACCEPTED, type MediaKind } from './media-kinds.ts';

export const tooLarge = (kind: MediaKind): Problem =>
  new Problem('media.too-large', 413, { values: { limit: ACCEPTED[kind].limit / MEGABYTE } });
/** The bytes are not what a file of this kind holds, whatever its name says. */
export const typeMismatch = (): Problem => new Problem('media.type-mismatch', 415);
export const unreadable = (): Problem => new Problem('media.unreadable', 415);
export const inUse = (): Problem => new Problem('media.in-use', 409);
export const linkExpired = (): Problem => new Problem('media.link-expired', 403);
