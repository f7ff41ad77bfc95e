import { expect, it } from 'vitest';
import { isOwnPath } from '../src/own-path.ts';

const OWN = [
  '/',
  '/.well-known/x',
  '/a/...',
  '/a?b=/../c',
  '/courses/3/exams?tab=rules#window',
  '/a//b',
  '/%2F%2Fevil.test',
  '/?next=https://evil.test',
];
const FOREIGN = [
  '',
  'courses',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/courses\\..',
  'javascript:alert(1)',
  'https://evil.test/studio/',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/./evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  '/a/..//evil.test',
  '/a/%2E%2e//evil.test?x=1',
  '/.',
  '/a/.?next=/b',
  '/\u0000/evil.test',
  '/\u0001evil',
  '/\u007f/evil.test',
  '/\u0085/evil.test',
];
const WAYS_OUT = ['/../profile', '/%2e%2e/profile', '/courses/../../profile', '/.%2E/profile', '/..'];

it.each(OWN)('%s is a page of ours', (path) => {
  expect(isOwnPath(path)).toBe(true);
  expect(isOwnPath(path, '/studio')).toBe(true);
});

it.each(FOREIGN)('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
  expect(isOwnPath(path, '/studio')).toBe(false);
});

it.each(WAYS_OUT)('%s leads out of the studio', (path) => expect(isOwnPath(path, '/studio')).toBe(false));
