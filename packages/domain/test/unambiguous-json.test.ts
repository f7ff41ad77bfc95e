import { expect, it } from 'vitest';
import { hasRepeatedMembers } from '../src/certificates/unambiguous-json.ts';

it.each([
  '{}',
  '[]',
  '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
  '{"a":"a","b":"a"}',
  '{"a":"{\\"a\\":1,","b":", \\"a\\": 2"}',
  '["a","a",{"x":["x","x"]}]',
  '"a"',
])('%s names each member once', (json) => {
  expect(hasRepeatedMembers(json)).toBe(false);
});

it.each([
  '{"a":1,"a":1}',
  '{"a":1,"b":[{"c":{"x":1,"y":2,"x":3}}]}',
  '{"a":1,"\\u0061":2}',
  '{"claims":{"name":"A"},"b":[1,2],"claims":{"name":"B"}}',
  '[{"a":{}},{"b":[],"b":[]}]',
])('%s names one twice', (json) => {
  expect(hasRepeatedMembers(json)).toBe(true);
});
