import type { messages as auth } from './areas/auth.en.ts';
import type { messages as common } from './areas/common.en.ts';
import type { messages as errors } from './areas/errors.en.ts';
import type { messages as shell } from './areas/shell.en.ts';

/** The areas of the wording; a new one is added here, in `load.ts` and in `check.ts`. */
export interface AreaMessages {
  common: typeof common;
  shell: typeof shell;
  auth: typeof auth;
  errors: typeof errors;
}

export type Area = keyof AreaMessages;

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All messages of all areas by key. */
export type Messages = Merged<AreaMessages[Area]>;

/** Every key of the wording. */
export type MessageKey = keyof Messages & string;

/** Error codes that have a wording; the only ones that the server may answer with. */
export type WordedErrorCode = MessageKey extends infer Key
  ? Key extends `errors.codes.${infer Code}`
    ? Code
    : never
  : never;
