import { Problem } from '../../../kernel/problem.ts';

/** Not all bytes are there, or not those that were announced. */
export const uploadIncomplete = (): Problem => new Problem('media.upload-incomplete', 409);
