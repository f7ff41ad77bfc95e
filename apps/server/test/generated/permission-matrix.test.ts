import {
  can,
  isModulePermission,
  ORGANIZATION_MODULE_PERMISSIONS,
  PERMISSION_CATALOGUE,
  PERMISSIONS,
} from '@sullam/domain/permissions.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../support/arrange.ts';
import { call } from '../support/call.ts';
import { addressOf, allOperations, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

/** What an organisation gives and takes: to its members in a set, to itself the parts of the product. */
const GIVEN = PERMISSIONS.filter(
  ({ slug, contextId }) => contextId >= 3 && contextId <= 4 && !PLANNED_PERMISSIONS.has(slug),
).map(({ slug }): string => slug);
const BYPASSES = ['organization_everything', 'organization_member_full_access'];

/** Doors that not everybody signed in goes through. */
const DOORS = allOperations().flatMap((route) =>
  route.access.kind === 'permission' ? [{ route, slugs: route.access.slugs }] : [],
);

const server = testServer();
let world: World;
let administrator: TestMember;
let holder: TestMember;
let setId: number;
let draftCourseId: number;
let draftSpecializationId: number;

beforeAll(async () => {
  world = await givenWorld(server, { allow_anonymous_course_view: false });
  const { organizationId, members } = world;
  administrator = members.administrator;
  holder = await givenMember(server, organizationId, 'learner', { permissions: [] });
  const title = server.admin.json({ en: 'Not yet', ar: 'ليس بعد' });
  const [course] = await server.admin<{ id: number }[]>`
    insert into courses (organization_id, title, learning_type, status, created_by)
    values (${organizationId}, ${title}, 'SELF_PACED', 'DRAFT', ${administrator.userId}) returning course_id as id`;
  const [specialization] = await server.admin<{ id: number }[]>`
    insert into specializations (organization_id, title, is_published)
    values (${organizationId}, ${title}, false) returning specialization_id as id`;
  draftCourseId = course!.id;
  draftSpecializationId = specialization!.id;
  const set = await call<{ permissionSetId: number }>(server, 'POST /api/permission-sets', {
    as: administrator,
    body: { name: { en: 'What is tried' }, permissions: [] },
  });
  setId = set.body.permissionSetId;
  await call(server, `PUT /api/members/${holder.userId}/permission-sets`, {
    as: administrator,
    body: { permissionSetIds: [setId] },
  });
});

/** Through the operations that a person uses for it: what nobody can give is no right. */
async function hold(slugs: readonly string[]): Promise<void> {
  const set = await call<{ version: number }>(server, `GET /api/permission-sets/${setId}`, { as: administrator });
  const body = { version: set.body.version, permissions: slugs.filter((slug) => !isModulePermission(slug)) };
  expect((await call(server, `PATCH /api/permission-sets/${setId}`, { as: administrator, body })).status).toBe(204);
  for (const slug of ORGANIZATION_MODULE_PERMISSIONS) {
    const set = { as: administrator, body: { isHeld: slugs.includes(slug) } };
    expect((await call(server, `PUT /api/permissions-system/${slug}`, set)).status).toBe(204);
  }
}

/** What has to be held for it to have an effect. */
function neededFor(slug: string): string[] {
  const needs = PERMISSION_CATALOGUE.get(slug)?.prerequisites ?? [];
  return [...new Set([...needs.flatMap(neededFor), ...needs])];
}

async function isOpen({ route }: (typeof DOORS)[number]): Promise<boolean> {
  const nobody = (name: string) =>
    name === 'organizationId' ? world.organizationId : /Id$/.test(name) ? 999_999_999 : world.ids(name);
  const url = withQuery(addressOf(route, nobody), queryOf(route, nobody));
  // a body that nothing takes: who comes in changes nothing
  const payload = route.method === 'GET' || route.method === 'DELETE' ? undefined : '"neither object nor list"';
  const message = { method: route.method, url, headers: holder.headers, ...(payload ? { payload } : {}) };
  return (await send(server, message)).status !== 403;
}

/** What stands behind the doors that are open to all, by the noun that it belongs to. */
async function seenBehind(): Promise<string[]> {
  const { organizationId, members } = world;
  const abilitiesOf = async (noun: string, address: string) => {
    const { status, body } = await call<{ abilities?: Record<string, boolean> }>(server, `GET ${address}`, {
      as: holder,
    });
    if (status !== 200) return [];
    return [
      `${noun}: see`,
      ...Object.entries(body.abilities ?? {}).flatMap(([name, may]) => (may === true ? [`${noun}: ${name}`] : [])),
    ];
  };
  const registering = await call<{ errorCode?: string }>(server, 'POST /api/auth/register', {
    organizationId,
    body: { firstName: 'A', lastName: 'B', email: 'a@example.test', password: 'short' },
  });
  const catalogue = await call(server, 'GET /api/courses', { as: holder });
  const found = await Promise.all([
    abilitiesOf('courses, published', `/api/courses/${String(world.ids('courseId'))}`),
    abilitiesOf('courses, draft', `/api/courses/${draftCourseId}`),
    abilitiesOf('specializations, published', `/api/specializations/${String(world.ids('specializationId'))}`),
    abilitiesOf('specializations, draft', `/api/specializations/${draftSpecializationId}`),
    abilitiesOf('social-groups', `/api/groups/${String(world.ids('groupId'))}`),
    abilitiesOf('members, ordinary', `/api/members/${members.learner.userId}`),
    abilitiesOf('members, administrator', `/api/members/${administrator.userId}`),
  ]);
  return [
    ...(registering.body.errorCode === 'registration.closed' ? [] : ['registration: open']),
    ...(catalogue.status === 200 ? ['courses: catalogue'] : []),
    ...found.flat(),
  ];
}

interface Rights {
  doors: Set<string>;
  behind: Set<string>;
}

async function rights(asked: readonly (typeof DOORS)[number][] = DOORS): Promise<Rights> {
  await server.admin`delete from rate_limits`;
  const doors = new Set<string>();
  for (const door of asked) if (await isOpen(door)) doors.add(door.route.operationId);
  return { doors, behind: new Set(await seenBehind()) };
}

const beyond = (more: ReadonlySet<string>, less: ReadonlySet<string>) => [...more].filter((each) => !less.has(each));

/** The nouns behind open doors that a permission may change something of; by its category, a bypass all. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  // a specialization that is shown is a path through courses: whoever looks at courses looks at it
  courses: ['courses', 'specializations, published: see'],
  // and whoever may enrol in courses may enrol in all of a path's
  access: ['courses', 'specializations, published: see', 'specializations, published: canEnroll', 'social-groups'],
  specializations: ['specializations'],
  'social-groups': ['social-groups'],
  members: ['members'],
};
const nounsOf = (slug: string): readonly string[] | null => {
  if (slug === 'organization_registration_enabled') return ['registration'];
  if (isModulePermission(slug) || BYPASSES.includes(slug)) return null;
  return NOUNS[PERMISSION_CATALOGUE.get(slug)!.category] ?? [];
};

const opened = new Map<string, Rights>();

/** What was open when these were held: each set is asked once before something is added to it. */
const known = new Map<string, Rights>();

async function rightsBy(slugs: readonly string[]): Promise<Rights> {
  const key = slugs.toSorted().join();
  const found = known.get(key);
  if (found) return found;
  await hold(slugs);
  const asked = await rights();
  known.set(key, asked);
  return asked;
}

describe('each permission, given alone and taken', { timeout: 120_000 }, () => {
  it.each(GIVEN)('%s does what it names and nothing else', async (slug) => {
    // a part of the product shows in what depends on it
    const others = isModulePermission(slug)
      ? GIVEN.filter((other) => !BYPASSES.includes(other) && other !== slug)
      : neededFor(slug);
    const before = await rightsBy(others);
    await hold([...others, slug]);
    const after = await rights();
    expect([beyond(before.doors, after.doors), beyond(before.behind, after.behind)]).toEqual([[], []]);
    await hold(others);
    // what is remembered wrongly is what was open meanwhile
    const taken = await rights(
      DOORS.filter(({ route }) => !before.doors.has(route.operationId) && after.doors.has(route.operationId)),
    );
    expect([[...taken.doors], taken.behind]).toEqual([[], before.behind]);

    const change = { doors: beyond(after.doors, before.doors), behind: beyond(after.behind, before.behind) };
    opened.set(slug, { doors: new Set(change.doors), behind: new Set(change.behind) });
    expect(change.doors.length + change.behind.length, 'it changes nothing').toBeGreaterThan(0);
    const declared = DOORS.filter((door) => can([...others, slug], door.slugs) && !can(others, door.slugs)).map(
      ({ route }) => route.operationId,
    );
    expect(change.doors.toSorted()).toEqual(declared.toSorted());
    const nouns = nounsOf(slug);
    if (nouns) expect(change.behind.filter((each) => !nouns.some((noun) => each.startsWith(noun)))).toEqual([]);
  });

  it('is as the committed table says', async () => {
    const list = (found: ReadonlySet<string>, mark = '') => [...found].sort().map((each) => `- ${mark}${each}${mark}`);
    const parts = [...opened].map(([slug, { doors, behind }]) =>
      [`## ${slug}`, '', ...list(doors, '`'), ...list(behind)].join('\n'),
    );
    const text = `# What each permission opens\n\nMade by \`permission-matrix.test.ts\` (\`npx vitest run --project server permission-matrix --update\` writes it anew): the\noperations, and what stands behind those that are open to all, that a member gains when the permission is added to what\nit needs; for a part of the product, when the organisation gets it and the member holds all but the two bypasses.\n\n${parts.join('\n\n')}\n`;
    await expect(text).toMatchFileSnapshot('./permission-matrix.md');
  });
});
