import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION_CONTEXTS, type Permission } from '../src/permission.ts';
import { PERMISSION_CATEGORIES } from '../src/permission-categories.ts';
import { can, memberHolds, PERMISSION_CATALOGUE, PERMISSIONS, permissionCatalogue } from '../src/permissions.ts';

const permission = (slug: string, contextId: Permission['contextId'], ...prerequisites: string[]): Permission => ({
  slug,
  contextId,
  category: 'access',
  prerequisites,
});

const sample = permissionCatalogue([
  permission('g', 1),
  permission('u', 2),
  permission('o', 3, 'p'),
  permission('p', 3, 'q'),
  permission('q', 3),
  permission('two', 3, 'q', 'u'),
  permission('m', 4, 'o'),
  permission('w', 5),
  permission('a', 4, 'b'),
  permission('b', 4, 'c'),
  permission('c', 4, 'a'),
  permission('self', 4, 'self'),
  permission('dangling', 4, 'nowhere'),
]);

describe('can', () => {
  const ofContext = { 1: 'g', 2: 'u', 3: 'o', 4: 'm', 5: 'w' } as const;

  it.each(PERMISSION_CONTEXTS.map(({ id, bypass }) => [id, bypass] as const))(
    'context %d is bypassed by %s alone',
    (id, bypass) => {
      for (const [context, slug] of Object.entries(ofContext)) {
        expect([context, can([bypass], [slug], sample)]).toEqual([context, Number(context) === id]);
      }
    },
  );

  it.each([
    ['nothing held', [], ['q'], false],
    ['held', ['q'], ['q'], true],
    ['one of several', ['q'], ['g', 'q'], true],
    ['prerequisites missing', ['o'], ['o'], false],
    ['prerequisites half there', ['o', 'p'], ['o'], false],
    ['prerequisites there', ['o', 'p', 'q'], ['o'], true],
    ['one of two prerequisites there', ['two', 'q'], ['two'], false],
    ['both prerequisites there', ['two', 'q', 'u'], ['two'], true],
    ['prerequisite bypassed', ['m', 'organization_everything'], ['m'], true],
    ['only the prerequisites held', ['p', 'q'], ['o'], false],
    ['nothing required', ['q', 'global_everything'], [], false],
    ['unknown slug, even when held', ['ghost'], ['ghost'], false],
    ['unknown prerequisite', ['dangling', 'nowhere'], ['dangling'], false],
    ['cycle held whole', ['a', 'b', 'c'], ['a'], true],
    ['cycle with a gap', ['a', 'c'], ['a'], false],
    ['cycle of one', ['self'], ['self'], true],
    ['literal whatever for another context', ['whatever'], ['q'], false],
  ])('%s', (_, held, required, expected) => {
    expect(can(held, required, sample)).toBe(expected);
  });

  it('never takes rights away when more is held', () => {
    const slug = fc.constantFrom(...PERMISSIONS.map((each) => each.slug));
    fc.assert(
      fc.property(fc.array(slug), fc.array(slug), fc.array(slug), (held, more, required) => {
        if (can(held, required)) expect(can([...held, ...more], required)).toBe(true);
      }),
    );
  });
});

describe('the catalogue', () => {
  it('knows every prerequisite and lists nothing twice', () => {
    const unknown = PERMISSIONS.flatMap((each) => each.prerequisites).filter((slug) => !PERMISSION_CATALOGUE.has(slug));
    expect(unknown).toEqual([]);
    expect(PERMISSION_CATALOGUE.size).toBe(PERMISSIONS.length);
    // those of the specification have the tens for places
    expect(PERMISSIONS.filter(({ place }) => place % 10 === 0)).toHaveLength(5 + 7 + 32 + 5);
    expect(() => permissionCatalogue([permission('x', 1), permission('x', 1)])).toThrow('twice');
  });

  it('lets a learner learn and an instructor create', () => {
    const organization = ['organization_enabled', 'organization_lms'];
    const learner = memberHolds(organization, ['organization_member_access_courses']);
    expect(can(learner, ['organization_member_access_courses'])).toBe(true);
    expect(can(learner, ['organization_create_courses'])).toBe(false);
    expect(
      can(memberHolds(['organization_lms'], ['organization_member_access_courses']), [
        'organization_member_access_courses',
      ]),
    ).toBe(false);
    const instructor = memberHolds(organization, ['organization_create_courses']);
    expect(can(instructor, ['organization_create_courses'])).toBe(true);
    expect(can(instructor, ['organization_read_courses'])).toBe(false);
    expect(can(memberHolds(organization, ['organization_delete_courses']), ['organization_delete_courses'])).toBe(
      false,
    );
  });

  it("never hands the organisation's bypass to a member", () => {
    const learner = memberHolds(
      ['organization_everything', 'organization_delete_courses'],
      ['organization_member_access_courses'],
    );
    expect(can(learner, ['organization_member_access_courses'])).toBe(true);
    expect(can(learner, ['organization_delete_courses'])).toBe(false);
  });
});

describe('the list of permissions', () => {
  it('sorts each into a group that the editor shows', () => {
    const groups = new Set(PERMISSIONS.map(({ category }) => category));
    expect([...PERMISSION_CATEGORIES].filter((category) => !groups.has(category))).toEqual([]);
    expect([...groups].filter((group) => !PERMISSION_CATEGORIES.includes(group))).toEqual([]);
  });
});
