import type { TermSlug } from '@sullam/domain/terms.ts';

/** The six plural categories of Arabic. English uses `one` and `other` of them. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof PLURAL_CATEGORIES)[number];

/** A counted sentence: the placeholder {count} chooses the form. */
export type EnglishPlural = Readonly<Record<'one' | 'other', string>>;
export type ArabicPlural = Readonly<Record<PluralCategory, string>>;

/** What the file of an area in both languages has to be; `npm run generate` divides it by language. */
export type Words = Readonly<
  Record<string, { readonly en: string | EnglishPlural; readonly ar: string | ArabicPlural }>
>;

/** What an English file of an area has to be. */
export type EnglishMessages = Readonly<Record<string, string | EnglishPlural>>;

/** A message of either language, or an organisation's own, as it is found at run time. */
export type RuntimeMessage = string | Readonly<Partial<Record<PluralCategory, string>>>;
export type Catalogue = Readonly<Record<string, RuntimeMessage>>;

/** Fetches an area in one language. */
export type LoadMessages = () => Promise<{ messages: Catalogue }>;

type TermForm<Slug extends string> =
  | Slug
  | `${Slug}s`
  | `${Slug}Dual`
  | Capitalize<Slug>
  | `${Capitalize<Slug>}s`
  | `${'the' | 'The'}${Capitalize<Slug>}`
  | `${'the' | 'The'}${Capitalize<Slug>}s`
  | `${Slug}sOblique`
  | `the${Capitalize<Slug>}sOblique`
  | `toThe${Capitalize<Slug>}`
  | `toThe${Capitalize<Slug>}s`
  | `my${Capitalize<Slug>}s`;

/**
 * Placeholders filled from the organisation's terminology: {course}, {Courses}, {theCourse}, {TheCourses} ... The last
 * five forms are those that Arabic words differently by their place: {theStudentsOblique} after a preposition, a noun
 * or a verb ("كل المتعلّمين"), {toTheStudents} with the preposition ("للمتعلّمين"), {myCourses} ("دوراتي").
 */
export type TermPlaceholder = TermForm<TermSlug>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The placeholders of a message that its caller has to fill. */
export type ValueNames<Message> = Exclude<
  Message extends string ? Names<Message> : 'count' | { [Form in keyof Message]: Names<Message[Form]> }[keyof Message],
  TermPlaceholder
>;

/** A value that is already in the reader's language and direction, inserted without isolation. */
export interface RawValue {
  readonly raw: string;
}

/** Strings are isolated, numbers written in the reader's digits. */
export type Value = string | number | RawValue;

/** The second argument of `t` for a message; none when there is nothing to fill. */
export type ValuesOf<Message> = [ValueNames<Message>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in ValueNames<Message>]: Message extends string ? Value : Name extends 'count' ? number : Value;
      },
    ];

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** A text that contains each of the named placeholders. */
type Holding<Name extends string> = [Name] extends [never]
  ? string
  : Intersection<Name extends string ? `${string}{${Name}}${string}` : never> & string;

/**
 * What the Arabic file of an area has to be: the same keys, all six plural forms, every placeholder. Words for none,
 * one and two may leave the number out.
 */
export type ArabicOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Holding<ValueNames<English[Key]>>
    : Readonly<Record<PluralCategory, Holding<Exclude<ValueNames<English[Key]>, 'count'>>>>;
};

/** Keys whose Arabic text has a placeholder that the English one lacks; has to be `never`. */
export type ForeignPlaceholders<English, Arabic> = {
  [Key in keyof English & keyof Arabic]: Exclude<ValueNames<Arabic[Key]>, ValueNames<English[Key]>> extends never
    ? never
    : Key;
}[keyof English & keyof Arabic];

/** Marks a value as finished text. */
export function raw(text: string): RawValue {
  return { raw: text };
}
