import { COMMENTED_SUBJECTS, ENTITLED_SUBJECTS, POOLED_SUBJECTS } from '@sullam/domain/subjects.gen.ts';
import { expect, it } from 'vitest';
import { commentHosts } from '../../src/modules/community/comments/comments.public.ts';
import { placeFollowing } from '../../src/modules/learning/capacity/capacity.public.ts';
import { entitlementFollowing } from '../../src/modules/learning/entitlements/entitlements.public.ts';
import { EXTENSIONS } from '../../src/modules.ts';

const countOf = (parts: readonly { kind: string }[], kind: string): number =>
  parts.filter((part) => part.kind === kind).length;

it.each(COMMENTED_SUBJECTS)('one module contributes the host of comments on a %s', (kind) => {
  expect(countOf(EXTENSIONS.of(commentHosts), kind)).toBe(1);
});

it.each(ENTITLED_SUBJECTS)('at most one module follows entitlements to a %s', (kind) => {
  expect(countOf(EXTENSIONS.of(entitlementFollowing), kind)).toBeLessThan(2);
});

it.each(POOLED_SUBJECTS)('at most one module follows places of a %s', (kind) => {
  expect(countOf(EXTENSIONS.of(placeFollowing), kind)).toBeLessThan(2);
});
