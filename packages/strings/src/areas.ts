import type { AreaMessages } from './areas.gen.ts';

/** The areas of the wording, by the names of their files. */
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
