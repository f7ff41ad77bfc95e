import { describe, expect, it } from 'vitest';
import { operationsOf } from '../contract.ts';

const courseId = { name: 'courseId', in: 'path', required: true, schema: { type: 'integer' } };
const kind = { name: 'kind', in: 'query', schema: { anyOf: [{ const: 'EXAM' }, { const: 'POLL' }] } };

const inPlace = {
  paths: {
    '/api/courses/{courseId}': {
      get: { operationId: 'getCourse', parameters: [courseId, kind] },
      patch: { operationId: 'updateCourse', parameters: [courseId], requestBody: {} },
    },
  },
};

const referred = {
  paths: {
    '/api/courses/{courseId}': {
      parameters: [{ $ref: '#/components/parameters/CourseId' }],
      get: { operationId: 'getCourse', parameters: [{ $ref: '#/components/parameters/Kind' }] },
      patch: { operationId: 'updateCourse', requestBody: { $ref: '#/components/requestBodies/Course' } },
    },
  },
  components: {
    schemas: { Id: { type: 'integer' }, Exam: { const: 'EXAM' } },
    parameters: {
      CourseId: { ...courseId, schema: { $ref: '#/components/schemas/Id' } },
      Kind: { ...kind, schema: { anyOf: [{ $ref: '#/components/schemas/Exam' }, { const: 'POLL' }] } },
    },
  },
};

describe('the operations of a document', () => {
  it('are the same whether its parts stand in place or are referred to', () => {
    expect(operationsOf(referred)).toEqual(operationsOf(inPlace));
    expect(operationsOf(inPlace).map(({ operationId, method, hasBody }) => [operationId, method, hasBody])).toEqual([
      ['getCourse', 'GET', false],
      ['updateCourse', 'PATCH', true],
    ]);
  });

  it('are none where a reference leads nowhere', () => {
    const broken = {
      paths: { '/a': { get: { operationId: 'a', parameters: [{ $ref: '#/components/parameters/B' }] } } },
    };
    expect(() => operationsOf(broken)).toThrow('#/components/parameters/B');
  });
});
