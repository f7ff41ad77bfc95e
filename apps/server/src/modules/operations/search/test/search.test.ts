import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { releaseLesson } from '../../../../../test/support/classroom.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GivenCourse, givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { SearchResponse, SearchResult } from '../search.schemas.ts';

const server = testServer();
let organizationId: number;
let instructor: TestMember;
let administrator: TestMember;
let learner: TestMember;
let visitor: TestMember;
let course: GivenCourse;

const EN =
  '<p>The volcano erupted in 1883 and the sound was heard <b>far</b> away. Ash covered the islands for weeks.</p>';
const AR = '<p>ثار البُركان عام ١٨٨٣ وسُمع صوته من بعيد. غطّى الرماد الجزر لأسابيع، وقال العلماء إن المدارس أُغلقت.</p>';

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  instructor = await givenMember(server, organizationId, 'instructor');
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  visitor = await givenMember(server, organizationId);
  const { admin } = server;
  await admin`update members set first_name = 'Zuhair', last_name = 'Mansour' where user_id = ${instructor.userId}`;
  await admin`update members set first_name = 'Wafaa', last_name = 'Najjar' where user_id = ${learner.userId}`;
  course = await givenPublishedCourse(server, organizationId, {
    title: { en: 'Volcanoes of the world', ar: 'براكين العالم' },
    instructorUserId: instructor.userId,
    subsections: ['The great eruption', 'Glaciers'],
  });
  await givenPublishedCourse(server, organizationId, {
    title: { en: 'Volcano draft' },
    status: 'DRAFT',
    instructorUserId: administrator.userId,
  });
  const [article] = course.subsectionIds;
  await admin`update course_sections set title = ${admin.json({ en: 'Hot mountains', ar: 'جبال حارة' })} where course_section_id = ${course.courseSectionId}`;
  await admin`delete from subsection_texts where course_subsection_id = ${article as number}`;
  for (const [language, html] of [
    ['en', EN],
    ['ar', AR],
  ] as const)
    await admin`insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
      values (${organizationId}, ${article as number}, ${course.courseId}, ${language}, ${html}, fold_html(${html}))`;
  await enrol(admin, organizationId, course.courseId, learner.userId);
  const announcement = (courseId: number | null, title: string, isPublished: boolean) => admin`
    insert into announcements (organization_id, course_id, title, body, author_user_id, published_at)
    values (${organizationId}, ${courseId}, ${admin.json({ en: title })}, ${admin.json({ en: '<p>Bring a <i>hel</i>met.</p>' })}, ${instructor.userId}, ${isPublished ? new Date() : null})`;
  await announcement(course.courseId, 'Field trip', true);
  await announcement(null, 'Helmet day', true);
  await announcement(course.courseId, 'Secret helmet plan', false);
  await admin`insert into specializations (organization_id, title, is_published) values (${organizationId}, ${admin.json({ en: 'Earth sciences' })}, true), (${organizationId}, ${admin.json({ en: 'Earth draft' })}, false)`;
});

const search = (q: string, as: TestMember | null = learner, extra = '') =>
  call<SearchResponse>(server, `GET /api/search?q=${encodeURIComponent(q)}${extra}`, as ? { as } : { organizationId });
const found = async (q: string, kind: SearchResult['kind'], as: TestMember | null = learner) =>
  (await search(q, as)).body.data.filter((result) => result.kind === kind);
const titles = async (q: string, kind: SearchResult['kind'], as: TestMember | null = learner) =>
  (await found(q, kind, as)).map(({ title }) => title.en);

describe('what is found', () => {
  it('courses, sections and lessons by all words of their titles', async () => {
    expect(await titles('volcanoes world', 'course')).toEqual(['Volcanoes of the world']);
    expect(await titles('hot moun', 'section')).toEqual(['Hot mountains']);
    expect(await titles('glaciers', 'lesson')).toEqual(['Glaciers']);
    expect(await titles('glaciers world', 'lesson')).toEqual([]);
  });

  it('Arabic titles whatever their spelling', async () => {
    expect(await titles('جبال حاره', 'section')).toEqual(['Hot mountains']);
    expect(await titles('بَراكين', 'course')).toEqual(['Volcanoes of the world']);
  });

  it('articles by any of the words of a question, with the place marked', async () => {
    const [hit] = await found('When did the volcano erupt?', 'article');
    expect(hit).toMatchObject({
      id: course.subsectionIds[0],
      courseTitle: { en: 'Volcanoes of the world' },
      path: `/lms/courses/${course.courseId}/content/${course.subsectionIds[0]}`,
    });
    const { start, end } = hit?.highlights.excerpt.en?.[0] ?? { start: 0, end: 0 };
    expect(hit?.excerpt?.en?.slice(start, end).toLowerCase()).toBe('volcano');
  });

  it('Arabic articles by words with other prefixes and endings', async () => {
    for (const question of ['متى ثار بركان؟', 'ماذا قال عالم؟', 'الرمادُ', 'هل أغلقت مدرسة والمدارس؟']) {
      const [hit] = await found(question, 'article');
      expect(hit?.id, question).toBe(course.subsectionIds[0]);
    }
    expect((await found('١٨٨٣', 'article'))[0]?.id).toBe(course.subsectionIds[0]);
    const [hit] = await found('والبركان', 'article');
    const { start, end } = hit?.highlights.excerpt.ar?.[0] ?? { start: 0, end: 0 };
    expect(hit?.excerpt?.ar?.slice(start, end)).toBe('البُركان');
  });

  it('specializations and announcements, by their text too', async () => {
    expect(await titles('earth', 'specialization')).toEqual(['Earth sciences']);
    expect((await titles('helmets', 'announcement')).sort()).toEqual(['Field trip', 'Helmet day']);
  });

  it('treats wildcards and operators as letters', async () => {
    for (const q of ['%', '_', '\\', "' | !", '&', ':*', '(', '"volc', '<->'])
      expect((await search(q)).status, q).toBe(200);
    expect((await search('%')).body.total).toBe(0);
  });

  it('answers nothing for nothing', async () => {
    for (const q of ['', '   ', 'ً', 'qwertzuiop'])
      expect((await search(q)).body).toEqual({ data: [], total: 0, groups: [], isNear: false });
    expect((await call(server, 'GET /api/search', { as: learner })).status).toBe(200);
  });
});

describe('who finds what', () => {
  it('keeps texts of a course to those who learn or teach in it', async () => {
    expect(await titles('volcano', 'article', visitor)).toEqual([]);
    for (const as of [learner, instructor, administrator])
      expect(await titles('volcano', 'article', as)).toHaveLength(1);
    expect(await titles('eruption', 'lesson', visitor)).toEqual(['The great eruption']);
  });

  it('keeps the text of a lesson that is not open yet', async () => {
    const [first, second] = course.subsectionIds as [number, number];
    const { admin } = server;
    await releaseLesson(server, first, new Date(Date.now() + 86_400_000));
    expect(await titles('volcano', 'article')).toEqual([]);
    expect(await titles('volcano', 'article', instructor)).toHaveLength(1);
    await admin`update course_subsections set release_at = null, prerequisite_subsection_id = ${second} where course_subsection_id = ${first}`;
    expect(await titles('volcano', 'article')).toEqual([]);
    await admin`insert into finished_subsections values (${organizationId}, ${learner.userId}, ${course.courseId}, ${second}, now())`;
    expect(await titles('volcano', 'article')).toHaveLength(1);
    await admin`update course_subsections set prerequisite_subsection_id = null where course_subsection_id = ${first}`;
  });

  it('keeps drafts to their editors', async () => {
    expect(await titles('volcano draft', 'course')).toEqual([]);
    expect(await titles('volcano draft', 'course', administrator)).toEqual(['Volcano draft']);
    expect(await titles('earth draft', 'specialization')).toEqual([]);
    expect(await titles('secret helmet plan', 'announcement', instructor)).not.toContain('Secret helmet plan');
  });

  it('keeps announcements of a course to its learners', async () => {
    expect(await titles('helmet', 'announcement', visitor)).toEqual(['Helmet day']);
  });

  it('shows learners who teaches, instructors their learners, administrators everybody', async () => {
    expect(await titles('zuhair', 'member', visitor)).toEqual(['Zuhair Mansour']);
    expect(await titles('wafaa', 'member', visitor)).toEqual([]);
    expect(await titles('wafaa', 'member', instructor)).toEqual(['Wafaa Najjar']);
    expect(await titles('wafaa', 'member', administrator)).toEqual(['Wafaa Najjar']);
    const [hit] = await found('wafaa', 'member', administrator);
    expect(hit).toMatchObject({ application: 'studio', excerpt: { en: learner.email } });
    expect((await found('wafaa', 'member', instructor))[0]?.excerpt).toBeNull();
  });

  it('shows visitors the open catalogue only, and nothing where it is closed', async () => {
    const { groups } = (await search('volcanoes', null)).body;
    expect(groups).toEqual([{ kind: 'course', total: 1 }]);
    for (const q of ['helmet', 'zuhair', 'ash islands']) expect((await search(q, null)).body.total).toBe(0);
    const closed = await givenOrganization(server, { allow_anonymous_course_view: false });
    expect((await call(server, 'GET /api/search?q=volcano', { organizationId: closed })).status).toBe(401);
  });

  it('shows no more without the permission for courses than a visitor sees, and nothing where the catalogue is closed', async () => {
    const outsider = await givenMember(server, organizationId, 'learner', { permissions: [] });
    expect((await search('volcanoes', outsider)).body.groups).toEqual((await search('volcanoes', null)).body.groups);
    const closed = await givenOrganization(server, { allow_anonymous_course_view: false });
    await givenPublishedCourse(server, closed, { title: { en: 'Volcanoes' } });
    const outside = await givenMember(server, closed, 'learner', { permissions: [] });
    expect((await search('volcanoes', outside)).body.total).toBe(0);
    expect((await search('volcanoes', await givenMember(server, closed))).body.total).toBe(1);
  });

  it('shows nothing of another organisation', async () => {
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    for (const q of ['volcano', 'helmet', 'zuhair', 'earth', 'بركان'])
      expect((await search(q, stranger)).body.total).toBe(0);
  });
});

describe('the order and the pages', () => {
  it('groups what was found and counts each kind', async () => {
    const { data, groups, total } = (await search('volcano', administrator)).body;
    expect(groups).toEqual([
      { kind: 'course', total: 2 },
      { kind: 'article', total: 1 },
    ]);
    expect(total).toBe(3);
    expect(data.map(({ kind }) => kind)).toEqual(['course', 'course', 'article']);
  });

  it('puts what begins with the words first', async () => {
    await givenPublishedCourse(server, organizationId, { title: { en: 'Introduction to sailing' } });
    await givenPublishedCourse(server, organizationId, { title: { en: 'Sailing alone' } });
    await givenPublishedCourse(server, organizationId, { title: { en: 'A long course about boats and sailing' } });
    expect((await titles('sailing', 'course'))[0]).toBe('Sailing alone');
  });

  it('shows a few of each kind, and all of one kind page by page', async () => {
    for (let n = 0; n < 7; n += 1)
      await givenPublishedCourse(server, organizationId, { title: { en: `Knitting ${n}` } });
    const overview = (await search('knitting')).body;
    expect(overview.data).toHaveLength(5);
    expect(overview.groups).toEqual([{ kind: 'course', total: 7 }]);
    const page = (await search('knitting', learner, '&kind=course&skip=5&take=5')).body;
    expect(page.data).toHaveLength(2);
    expect(page.total).toBe(7);
    const behind = (await search('knitting', learner, '&kind=course&skip=50&take=5')).body;
    expect(behind).toEqual({ data: [], total: 7, groups: [{ kind: 'course', total: 7 }], isNear: false });
    expect((await search('knitting', learner, '&take=2')).body.data).toHaveLength(2);
  });
});
