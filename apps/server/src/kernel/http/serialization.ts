import { type SerializerCompiler, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compile = SerializerSelector()();

/** What was made of a schema: hundreds of operations refuse in the same words, and many answer with the same records. */
const made = new WeakMap<object, ReturnType<SerializerCompiler>>();

/** What Fastify would use by itself, made once for each schema instead of once for each operation. */
export const serializerCompiler: SerializerCompiler = (definition) => {
  const schema = definition.schema as object;
  const known = made.get(schema);
  if (known) return known;
  const serialize = compile(definition);
  made.set(schema, serialize);
  return serialize;
};
