import type { OTHER_KINDS } from '@sullam/question-formats/formats.ts';
import { Problem } from '../../../kernel/problem.ts';

/** Somebody saved in between; the details name what differs from the version that the caller had. */
export const changedMeanwhile = (changed: readonly string[]): Problem =>
  new Problem('conflict', 409, { details: changed.map((path) => ({ path, code: 'changedMeanwhile', values: {} })) });
/** Only its owner and those whom the owner lets edit it may change it. */
export const notEditable = (): Problem => new Problem('question.not-editable', 403);
/** Only its owner decides with whom it is shared. */
export const notOwner = (): Problem => new Problem('question.not-owner', 403);
/** The caller can sit an exam that asks it. */
export const keyClosed = (): Problem => new Problem('question.key-closed', 403);
/** An exam has taken it: it can be archived, not deleted. */
export const inUse = (): Problem => new Problem('question.in-use', 409);
/** Neither its content nor its name shows which type of question file it is. */
export const formatUnknown = (): Problem => new Problem('question-file.format-unknown', 415);
const KIND_CODES = {
  CARTRIDGE: 'question-file.cartridge',
  BLACKBOARD: 'question-file.blackboard',
  H5P: 'question-file.h5p',
  MOODLE_BACKUP: 'question-file.moodle-backup',
  OFFICE: 'question-file.document',
  PDF: 'question-file.document',
  WEB_PAGE: 'question-file.document',
  JSON: 'question-file.other-data',
  XML: 'question-file.other-data',
} as const;
/** A file of a kind that is known and isn't read here. */
export const otherKind = (kind: (typeof OTHER_KINDS)[number]): Problem => new Problem(KIND_CODES[kind], 415);
export const fileTooLarge = (): Problem => new Problem('media.too-large', 413);
