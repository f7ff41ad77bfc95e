import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseCard } from '../../../learning/courses/courses.public.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { SearchResponse } from '../search.schemas.ts';

const server = testServer();
let administrator: TestMember;
let instructor: TestMember;
let learner: TestMember;
let courseCategoryId: number;
let tableTalk: number;

const TITLES = [
  { en: 'Leadership and leaders', ar: 'قيادة الفرق' },
  { en: 'A leader listens', ar: 'المدير القائد' },
  { en: 'Planning projects', ar: 'التخطيط للمشروعات' },
  { en: 'Privacy policies', ar: 'سياسات الخصوصية' },
];

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
  instructor = await givenMember(server, organizationId, 'instructor');
  learner = await givenMember(server, organizationId);
  for (const title of TITLES)
    await givenPublishedCourse(server, organizationId, { title, instructorUserId: administrator.userId });
  ({ courseId: tableTalk } = await givenPublishedCourse(server, organizationId, {
    title: { en: 'Table talk', ar: 'حديث المائدة' },
    instructorUserId: instructor.userId,
  }));
  const name = { en: 'Hospitality', ar: 'الضيافة' };
  const made = await call<{ courseCategoryId: number }>(server, 'POST /api/course-categories', {
    as: administrator,
    body: { name },
  });
  courseCategoryId = made.body.courseCategoryId;
  const { body } = await call<{ version: number }>(server, `GET /api/courses/${tableTalk}/editing`, {
    as: administrator,
  });
  await call(server, `PATCH /api/courses/${tableTalk}`, {
    as: administrator,
    body: { courseCategoryId, version: body.version },
  });
  await rename('Zubayda', 'Qasim');
});

async function rename(firstName: string, lastName: string): Promise<void> {
  const changed = await call(server, `PATCH /api/users/${instructor.userId}`, {
    as: instructor,
    body: { firstName, lastName },
  });
  expect(changed.status).toBe(200);
  await server.runJobs();
}

const search = async (q: string) =>
  (await call<SearchResponse>(server, `GET /api/search?q=${encodeURIComponent(q)}`, { as: learner })).body;
const coursesFor = async (q: string) =>
  (await search(q)).data.filter(({ kind }) => kind === 'course').map(({ title }) => title.en);
const catalogueFor = async (q: string) =>
  (
    await call<{ data: CourseCard[] }>(server, `GET /api/courses?search=${encodeURIComponent(q)}`, { as: learner })
  ).body.data.map(({ title }) => title.en);

describe.each([
  ['the search', coursesFor],
  ['the catalogue', catalogueFor],
] as const)('%s', (_, find) => {
  it.each([
    ['القيادة', 'Leadership and leaders'],
    ['وقيادة', 'Leadership and leaders'],
    ['plans', 'Planning projects'],
    ['planned project', 'Planning projects'],
    ['مشروع', 'Planning projects'],
    ['policy', 'Privacy policies'],
    ['سياسة', 'Privacy policies'],
  ])('finds %s by a relative', async (q, title) => {
    expect(await find(q)).toEqual([title]);
  });

  it.each([
    ['leader', ['A leader listens', 'Leadership and leaders']],
    ['leaders', ['Leadership and leaders', 'A leader listens']],
  ])('puts what holds %s whole before what holds a relative', async (q, titles) => {
    expect(await find(q)).toEqual(titles);
  });

  it.each(['hospitality', 'ضيافة', 'Zubayda', 'qasim table', 'talk hospitality'])(
    'finds courses by category and by who teaches: %s',
    async (q) => {
      expect(await find(q)).toEqual(['Table talk']);
    },
  );
});

describe('names beside the title', () => {
  it('follow a new name of the category, of the instructor, and another instructor', async () => {
    await call(server, `PATCH /api/course-categories/${courseCategoryId}`, {
      as: administrator,
      body: { name: { en: 'Catering' } },
    });
    expect(await coursesFor('catering')).toEqual(['Table talk']);
    await rename('Thurayya', 'Qasim');
    expect(await coursesFor('thurayya')).toEqual(['Table talk']);
    await call(server, `PUT /api/courses/${tableTalk}/instructors`, {
      as: administrator,
      body: { userIds: [administrator.userId] },
    });
    const { data, isNear } = await search('thurayya');
    expect([data.filter(({ kind }) => kind === 'course'), isNear]).toEqual([[], false]);
  });
});

describe('a search that nothing fits', () => {
  it.each([
    ['ledership', 'Leadership and leaders'],
    ['privcay', 'Privacy policies'],
    ['التخطيت', 'Planning projects'],
  ])('finds what is close to %s, and says so', async (q, title) => {
    const { data, isNear } = await search(q);
    expect([data[0]?.title.en, isNear]).toEqual([title, true]);
  });

  it('says nothing of the kind where the words are found', async () => {
    expect((await search('privacy')).isNear).toBe(false);
    expect((await search('qwertzuiop')).isNear).toBe(false);
  });
});
