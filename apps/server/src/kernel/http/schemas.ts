import { type Static, type TSchema, Type } from 'typebox';
import { LIMITS } from './limits.ts';

/** A record's id: the database's bigint, inside what JSON numbers hold exactly. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const DateTime = Type.Unsafe<string>({ type: 'string', format: 'date-time' });
export const Email = Type.Unsafe<string>({ type: 'string', format: 'email', maxLength: 254 });

/** One of some words: an enum, which serialises faster than a union of literals. */
export const OneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** A value that may be null. OpenAPI 3.0's `nullable`, which both validator and serialiser know. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const plain = schema as unknown as { enum?: unknown[]; anyOf?: object[] };
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    // a union has no type of its own that could be null: its first part has
    ...(plain.anyOf
      ? { anyOf: plain.anyOf.map((part, index) => (index === 0 ? { ...part, nullable: true } : part)) }
      : { nullable: true }),
    ...(plain.enum ? { enum: [...plain.enum, null] } : {}),
  });
};

export const Language = OneOf('en', 'ar');

/** A text that an author wrote in one or both languages. */
export const localized = (maxLength: number) =>
  Type.Object(
    {
      en: Type.Optional(Nullable(Type.String({ maxLength }))),
      ar: Type.Optional(Nullable(Type.String({ maxLength }))),
    },
    { additionalProperties: false },
  );
export const LocalizedName = localized(LIMITS.name);
export const LocalizedText = localized(LIMITS.text);
export const LocalizedHtml = localized(LIMITS.html);

/** skip and take of every paginated list. The client sends skip = page * size. */
export const PageQuery = {
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

export const page = <T extends TSchema>(item: T) => Type.Object({ data: Type.Array(item), total: Type.Integer() });

/** What somebody typed into a search box. */
export const SearchText = Type.Optional(Type.String({ maxLength: 200 }));

export const Ok = Type.Object({ ok: Type.Literal(true) });

export const ErrorBody = Type.Object({
  message: Type.String({ description: "In the caller's language" }),
  status: Type.Integer(),
  errorCode: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Object({ path: Type.String(), code: Type.String(), message: Type.String() }))),
});
