import { type SerializerCompiler, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { onceForEachSchema } from './once-for-each-schema.ts';

const compile = SerializerSelector()();

/**
 * An answer without the lengths of its texts: those are asked of what comes in. The serialiser looks at them where it
 * chooses a part of a union; none would fit a text that grew, as one does whose formulas are drawn.
 */
const withoutLengths = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (name, value) =>
    (name === 'maxLength' || name === 'minLength') && typeof value === 'number' ? undefined : value,
  );

/** What Fastify would use by itself: hundreds of operations refuse in the same words, and many answer with the same records. */
export const serializerCompiler: SerializerCompiler = onceForEachSchema((definition) =>
  compile({ ...definition, schema: withoutLengths(definition.schema) }),
);
