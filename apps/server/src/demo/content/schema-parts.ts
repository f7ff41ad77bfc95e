/** What the schemas of the content's files are put together from. */
import { type TProperties, type TSchema, Type } from 'typebox';

export const object = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
export const optional = Type.Optional;
export const list = Type.Array;
export const oneOf = <const Value extends string>(values: readonly Value[]) => Type.Enum([...values]);
export const each = <const Key extends string, Schema extends TSchema>(keys: readonly Key[], schema: Schema) =>
  object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

export const string = Type.String({ minLength: 1 });
export const number = Type.Number();
export const whole = Type.Integer();
export const boolean = Type.Boolean();

/** Until when a buyer can cancel, in hours before the start, and how much comes back. */
export const cancellationTiers = list(object({ hoursBeforeStart: whole, refundPercent: whole }));

/** A wording that must exist in both languages. */
export const text = object({ en: string, ar: string });
export const authorText = Type.Object(
  { en: optional(string), ar: optional(string) },
  { additionalProperties: false, minProperties: 1 },
);
export const language = oneOf(['en', 'ar']);
