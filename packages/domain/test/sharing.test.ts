import { describe, expect, it } from 'vitest';
import { type Sharing, sharedRights } from '../src/sharing.ts';

describe('sharedRights', () => {
  it.each<[string, Sharing, boolean, boolean, boolean, boolean, boolean]>([
    ['a colleague, private', 'PRIVATE', false, false, false, false, false],
    ['a colleague, for use', 'USE', false, false, true, false, false],
    ['a colleague, for editing', 'EDIT', false, false, true, true, false],
    ['the owner, private', 'PRIVATE', true, false, true, true, true],
    ['the owner, for use', 'USE', true, false, true, true, true],
    ['who changes every course, private', 'PRIVATE', false, true, true, true, true],
    ['who changes every course, for use', 'USE', false, true, true, true, true],
  ])('of %s', (_who, sharing, isOwner, governs, canRead, canEdit, canShare) => {
    expect(sharedRights({ sharing, isOwner, governs })).toEqual({ canRead, canEdit, canShare });
  });
});
