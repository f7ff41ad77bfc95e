import { Problem } from '../../../kernel/problem.ts';

export const tooManyAttachments = (): Problem => new Problem('attachment.too-many', 409);
/** A file is replaced by a file, a link by a link. */
export const anotherKind = (): Problem => new Problem('attachment.another-kind', 409);
