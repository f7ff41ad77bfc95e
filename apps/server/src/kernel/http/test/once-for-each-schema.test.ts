import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { onceForEachSchema } from '../once-for-each-schema.ts';

it('makes something once of a schema that is there twice, in whichever operation, and anew of another', () => {
  const asked: unknown[] = [];
  const of = onceForEachSchema(({ schema }: { schema: unknown }) => asked.push(schema));
  const ids = () => Type.Object({ courseId: Type.Integer({ minimum: 1 }) });
  const one = ids();
  expect([of({ schema: one }), of({ schema: one }), of({ schema: ids() })]).toEqual([1, 1, 1]);
  expect(of({ schema: Type.Object({ courseId: Type.Integer({ minimum: 2 }) }) })).toBe(2);
  expect(of({ schema: Type.Object({ courseId: Type.Optional(Type.Integer({ minimum: 1 })) }) })).toBe(3);
  expect(asked).toHaveLength(3);
});
