import { type SerializerCompiler, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { onceForEachSchema } from './once-for-each-schema.ts';

const compile = SerializerSelector()();

/** What Fastify would use by itself: hundreds of operations refuse in the same words, and many answer with the same records. */
export const serializerCompiler: SerializerCompiler = onceForEachSchema(compile);
