import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../generator/openapi.ts';
import { schemaTypes } from '../generator/schema-types.ts';
import { typeText } from '../generator/type-text.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const DOCUMENT: OpenApiDocument = {
  openapi: '3.0.3',
  paths: {
    '/api/courses/{courseId}': {
      get: {
        operationId: 'getCourse',
        summary: 'One course',
        parameters: [
          { name: 'courseId', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'languages', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['en', 'ar'] } } },
        ],
        responses: { 200: json({ $ref: '#/components/schemas/Course' }), '4XX': json({ type: 'object' }) },
      },
      delete: {
        operationId: 'deleteCourse',
        parameters: [{ name: 'courseId', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 204: {} },
      },
    },
    '/api/courses': {
      post: {
        operationId: 'createCourse',
        requestBody: {
          required: true,
          ...json({ type: 'object', properties: { title: { type: 'string' } }, required: ['title'] }),
        },
        responses: {
          201: json({ type: 'object', properties: { courseId: { type: 'integer' } }, required: ['courseId'] }),
        },
      },
    },
  },
  components: {
    schemas: {
      Course: {
        type: 'object',
        properties: { title: { type: 'string', nullable: true }, 'content-type': { type: 'string' } },
        required: ['title'],
      },
    },
  },
};

describe('schemaTypes', () => {
  const text = schemaTypes(DOCUMENT);

  it('names each operation by method and path, with its parts', () => {
    expect(text).toContain(`  /** One course */
  'GET /api/courses/{courseId}': {
    path: { courseId: number };
    query: { languages?: ('en' | 'ar')[] };
    answer: Course;
  };`);
    expect(text).toContain(`  'POST /api/courses': {
    body: { title: string };
    answer: { courseId: number };
  };`);
  });

  it('answers undefined where the server sends nothing', () => {
    expect(text).toContain(`  'DELETE /api/courses/{courseId}': {
    path: { courseId: number };
    answer: undefined;
  };`);
  });

  it('gives every part an alias by operation id', () => {
    expect(text).toContain(`export type GetCourseAnswer = Api['GET /api/courses/{courseId}']['answer'];`);
    expect(text).toContain(`export type CreateCourseBody = Api['POST /api/courses']['body'];`);
    expect(text).not.toContain('DeleteCourseBody');
  });

  it('writes shared schemas once', () => {
    expect(text).toContain(`export type Course = { title: string | null; 'content-type'?: string };`);
  });
});

describe('typeText', () => {
  it.each([
    [{ type: 'string', enum: ['a', null], nullable: true }, `'a' | null`],
    [{ type: 'array', items: { type: 'string', nullable: true } }, '(string | null)[]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ type: 'object', patternProperties: { '^.*$': { type: 'string' } } }, 'Record<string, string>'],
    [{ type: 'object', properties: {}, additionalProperties: false }, 'Record<string, never>'],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | number'],
    [{ allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }, 'A & B'],
    [{}, 'unknown'],
  ] as const)('%j is %s', (schema, expected) => {
    expect(typeText(schema)).toBe(expected);
  });
});
