import type { BodyOf, Operation, PathOf, ResponseOf } from '@sullam/api-client/client.ts';
import { onTestFinished } from 'vitest';
import { jsonResponse } from './fixtures.ts';

/** What may stand in an address. A prefix is one of those that tests use: any word would take the addresses beside it as well. */
type Segment<Name, Values> = Name extends 'prefix'
  ? 'localhost' | 'student'
  : Name extends keyof Values
    ? Values[Name] & (string | number)
    : never;

/** An operation as it is called: `GET /api/courses/3` for `GET /api/courses/{courseId}`. */
type Called<Address extends string, Values> = Address extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}${Segment<Name, Values>}${Called<After, Values>}`
  : Address;

type Given<Value> = Value | Response | Promise<Value | Response>;

/** Responds to an operation by what was asked and sent. */
export type Respond<Key extends Operation> = (query: URLSearchParams, body: BodyOf<Key>) => Given<ResponseOf<Key>>;

/**
 * Responses of the server by "GET /api/courses/3" as it is called, each of the type that the operation has; a function
 * sees the query and the body, and may take its time.
 */
export type Responses = {
  [Key in Operation as Called<Key, PathOf<Key>>]?: Given<ResponseOf<Key>> | Respond<Key>;
};

type Serve = (url: string | URL | Request, init?: RequestInit) => Response | Promise<Response>;

const responseOf = (value: unknown): Response => (value instanceof Response ? value : jsonResponse(200, value));

/** What every page about a course asks for besides its own: where a test says nothing of it, nothing is new. */
const COURSE_NEWS = /^GET \/api\/courses\/\d+\/news$/;

/** A double of the server. A call without a response fails the test, also where the screen swallows the error. */
export function respondWith(responses: Responses, calls: string[]): Serve {
  const unanswered = new Set<string>();
  onTestFinished(() => {
    if (unanswered.size > 0) throw new Error(`The test has no response for ${[...unanswered].join(', ')}`);
  });
  return (url, { method = 'GET', body } = {}) => {
    const [path = '', query = ''] = String(url).split('?');
    const key = `${method} ${path}`;
    if (COURSE_NEWS.test(key) && !Object.hasOwn(responses, key)) return responseOf({ data: [], emptyLists: [] });
    calls.push(`${method} ${String(url)}`);
    if (!Object.hasOwn(responses, key)) {
      unanswered.add(key);
      throw new Error(`The test has no response for ${key}`);
    }
    const given: unknown = (responses as Record<string, unknown>)[key];
    const input: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const value: unknown = typeof given === 'function' ? given(new URLSearchParams(query), input) : given;
    return value instanceof Promise ? value.then(responseOf) : responseOf(value);
  };
}
