import { EMAIL_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { type Static, type TObjectOptions, type TProperties, type TSchema, type TStringOptions, Type } from 'typebox';
import type { HtmlKind } from '../html.ts';
import { HTML_MARK } from './html-fields.ts';
import { LIMITS } from './limits.ts';

/** Where `Nullable` keeps a named schema as it is without null. */
export const WITHOUT_NULL = Symbol('without null');

/**
 * Gives a schema the name under which the OpenAPI document keeps it once and refers to it. It is the schema's title: an
 * annotation, which validation and serialising pass over. One name stands for one shape in the whole API.
 */
export const named = <T extends TSchema>(name: string, schema: T): T => {
  const { title } = schema as { title?: string };
  if (title !== undefined) throw new Error(`The schema ${title} can't be called ${name} too`);
  return Object.assign(schema, { title: name });
};

export const NamedObject = <const P extends TProperties>(name: string, properties: P, options: TObjectOptions = {}) =>
  named(name, Type.Object(properties, options));

/** A record's id: the database's bigint, inside what JSON numbers hold exactly. */
export const Id = named('Id', Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }));
export const DateTime = named('DateTime', Type.Unsafe<string>({ type: 'string', format: 'date-time' }));
/** An e-mail address in the form in which it is stored: cleaned and checked by `packages/domain` identifiers and form rules. */
export const Email = named(
  'Email',
  Type.Unsafe<string>({ type: 'string', format: 'email', maxLength: EMAIL_MAX_LENGTH }),
);

/**
 * What somebody typed, pasted or scanned to be looked up: a number, code or token, every text of a path. It arrives without
 * invisible characters and in Latin digits.
 */
export const code = (options: TStringOptions) => Type.String({ format: 'code', ...options });

/** One of some words: an enum, which serialises faster than a union of literals. */
export const OneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** A value that may be null. OpenAPI 3.0's `nullable`, which both validator and serialiser know. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const { title, ...plain } = schema as unknown as { title?: string; enum?: unknown[]; anyOf?: object[] };
  return Type.Unsafe<Static<T> | null>({
    ...plain,
    ...(title === undefined ? {} : { [WITHOUT_NULL]: schema }),
    // a union has no type of its own that could be null: its first part has
    ...(plain.anyOf
      ? { anyOf: plain.anyOf.map((part, index) => (index === 0 ? { ...part, nullable: true } : part)) }
      : { nullable: true }),
    ...(plain.enum ? { enum: [...plain.enum, null] } : {}),
  });
};

export const Language = named('Language', OneOf('en', 'ar'));

/**
 * A text field that holds HTML, of the kind that its service cleans it as: `prepareHtml` checks it and prepares large texts before
 * the handler runs.
 */
export const html = (kind: HtmlKind, maxLength: number) => Type.String({ maxLength, [HTML_MARK]: kind });

const inBoth = <T extends TSchema>(name: string, text: () => T) =>
  NamedObject(
    name,
    { en: Type.Optional(Nullable(text())), ar: Type.Optional(Nullable(text())) },
    { additionalProperties: false },
  );

/** A text that an author wrote in one or both languages. */
export const localized = (maxLength: number) => inBoth(`Localized${maxLength}`, () => Type.String({ maxLength }));
export const LocalizedName = localized(LIMITS.name);
export const LocalizedText = localized(LIMITS.text);
/** HTML with files, tables and formulas. */
export const LocalizedHtml = inBoth('LocalizedHtml', () => html('article', LIMITS.html));
/** HTML without them. */
export const LocalizedFormatted = inBoth('LocalizedFormatted', () => html('formatted', LIMITS.html));

/** skip and take of every paginated list. The client sends skip = page * size. */
export const PageQuery = {
  skip: Type.Optional(named('Skip', Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }))),
  take: Type.Optional(named('Take', Type.Integer({ minimum: 1, maximum: 100, default: 20 }))),
};

/** A page of a list; of named items it is named too: `CourseCardPage`. */
export const page = <T extends TSchema>(item: T) => {
  const list = Type.Object({ data: Type.Array(item), total: Type.Integer() });
  const { title } = item as { title?: string };
  return title === undefined ? list : named(`${title}Page`, list);
};

/** Text of a search field. */
export const SearchText = Type.Optional(named('SearchText', Type.String({ maxLength: 200 })));

export const Ok = NamedObject('Ok', { ok: Type.Literal(true) });

/** A member as others read of them. */
export const Person = NamedObject('Person', { userId: Id, firstName: Type.String(), lastName: Type.String() });

/** What was saved, and the version that the next change is made from. */
export const Versioned = NamedObject('Versioned', { version: Type.Integer() });

/** Every refusal and failure. */
export const ErrorBody = NamedObject('Error', {
  message: Type.String({ description: "In the caller's language" }),
  status: Type.Integer(),
  errorCode: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Object({ path: Type.String(), code: Type.String(), message: Type.String() }))),
});
