import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseDetail } from '../../courses/courses.schemas.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import type { EnrolledCourse, LearningStatistics } from '../catalogue.schemas.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;
let data: GivenCourse;
let people: GivenCourse;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  data = await givenPublishedCourse(server, organizationId, { title: { en: 'Data', ar: 'تحليل البيانات' } });
  people = await givenPublishedCourse(server, organizationId, { title: { en: 'People', ar: 'إدارة الأفراد' } });
  await givenPublishedCourse(server, organizationId, { title: { en: 'Not mine' } });
  await givenEnrollment(server, learner, data.courseId);
  server.clock.advance(60_000);
  await givenEnrollment(server, learner, people.courseId);
  for (const id of people.subsectionIds)
    await call(server, `POST /api/course-subsections/${id}/finished`, { as: learner });
});

const mine = (query: string, as = learner, userId = learner.userId) =>
  call<{ data: EnrolledCourse[]; total: number }>(server, `GET /api/users/${userId}/my-courses?${query}`, { as });
const titles = (answer: { body: { data: EnrolledCourse[] } }) => answer.body.data.map((course) => course.title.en);

describe('GET /api/users/{userId}/my-courses', () => {
  it('lists what somebody is enrolled in, last visited first', async () => {
    expect(titles(await mine(''))).toEqual(['People', 'Data']);
    server.clock.advance(60_000);
    await call(server, `PUT /api/course-subsections/${data.subsectionIds[1]}/visit`, { as: learner });
    const answer = await mine('');
    expect(titles(answer)).toEqual(['Data', 'People']);
    expect(answer.body).toMatchObject({
      total: 2,
      data: [{ lastVisitedSubsectionId: data.subsectionIds[1], progressPercent: 0 }, { progressPercent: 100 }],
    });
  });

  it('says what of the passing criteria doesn’t hold yet', async () => {
    const member = await givenMember(server, organizationId);
    const { courseId, subsectionIds } = await givenPublishedCourse(server, organizationId, { subsections: ['One'] });
    const criteria = { requiredShare: 100, minimumGrade: 60 };
    await server.admin`update courses set passing_criteria = ${server.admin.json(criteria)} where course_id = ${courseId}`;
    await givenEnrollment(server, member, courseId);
    const unmet = async () => (await mine('', member, member.userId)).body.data[0]?.unmet;
    expect(await unmet()).toEqual(['requiredShare', 'minimumGrade']);
    await call(server, `POST /api/course-subsections/${subsectionIds[0]}/finished`, { as: member });
    expect(await unmet()).toEqual(['minimumGrade']);
    await server.admin`insert into course_totals (organization_id, course_id, user_id, percent)
      values (${organizationId}, ${courseId}, ${member.userId}, '59')`;
    expect(await unmet()).toEqual(['minimumGrade']);
    await server.admin`update course_totals set percent = '121/2' where course_id = ${courseId}`;
    expect(await unmet()).toEqual([]);
    const detail = await call<CourseDetail>(server, `GET /api/courses/${courseId}`, { as: member });
    expect(detail.body.passingCriteria).toEqual(criteria);
  });

  it('says with which lesson somebody goes on, by name and length', async () => {
    const member = await givenMember(server, organizationId);
    const course = await givenPublishedCourse(server, organizationId, { subsections: ['One', 'Two', 'Three', 'Four'] });
    const [one, two, three, four] = course.subsectionIds as [number, number, number, number];
    await givenEnrollment(server, member, course.courseId);
    const next = async () => (await mine('', member, member.userId)).body.data[0]!;
    const finish = (id: number) => call(server, `POST /api/course-subsections/${id}/finished`, { as: member });
    const visit = (id: number) => call(server, `PUT /api/course-subsections/${id}/visit`, { as: member });
    await server.admin`update course_subsections set duration_minutes = 6 where course_subsection_id = ${one}`;
    expect(await next()).toMatchObject({
      finishedCount: 0,
      requiredCount: 4,
      nextLesson: { courseSubsectionId: one, kind: 'ARTICLE', title: { en: 'One' }, durationMinutes: 6 },
    });
    // where somebody was comes first, then what follows it, then what they left out
    await visit(two);
    expect((await next()).nextLesson?.courseSubsectionId).toBe(two);
    await finish(two);
    expect(await next()).toMatchObject({ finishedCount: 1, nextLesson: { courseSubsectionId: three } });
    await server.admin`update course_subsections set release_at = ${new Date(server.clock.now().getTime() + 86_400_000)} where course_subsection_id = ${three}`;
    expect((await next()).nextLesson?.courseSubsectionId).toBe(four);
    await finish(four);
    expect((await next()).nextLesson?.courseSubsectionId).toBe(one);
    await finish(one);
    expect((await next()).nextLesson).toBeNull();
  });

  it('shows only completed or only uncompleted ones, and all with neither or both', async () => {
    expect(titles(await mine('showOnlyCompletedCourses=1'))).toEqual(['People']);
    expect(titles(await mine('showOnlyUncompletedCourses=1'))).toEqual(['Data']);
    expect((await mine('showOnlyCompletedCourses=0&showOnlyUncompletedCourses=0')).body.total).toBe(2);
    expect((await mine('showOnlyCompletedCourses=1&showOnlyUncompletedCourses=1')).body.total).toBe(2);
  });

  it('searches in both languages, sorts and pages', async () => {
    expect(titles(await mine(`search=${encodeURIComponent('اداره')}`))).toEqual(['People']);
    expect(titles(await mine('sort=title'))).toEqual(['Data', 'People']);
    expect(titles(await mine('sort=newest'))).toEqual(['People', 'Data']);
    expect(titles(await mine('sort=progress'))).toEqual(['People', 'Data']);
    const second = await mine('sort=title&skip=1&take=1');
    expect(titles(second)).toEqual(['People']);
    expect(second.body.total).toBe(2);
  });

  it('is seen by oneself and administrators only', async () => {
    const administrator = await givenMember(server, organizationId, 'administrator');
    const seen = await mine('sort=title', administrator);
    expect(titles(seen)).toEqual(['Data', 'People']);
    expect(seen.body.data[1]).toMatchObject({ isEnrolled: true, progressPercent: 100 });
    expect((await mine('', await givenMember(server, organizationId))).status).toBe(404);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await mine('', stranger)).status).toBe(404);
    const anonymous = await call(server, `GET /api/users/${learner.userId}/my-courses`, { organizationId });
    expect(anonymous.status).toBe(401);
  });
});

describe('GET /api/users/{userId}/enrolled', () => {
  it('lists the newest enrolment first', async () => {
    const answer = await call<{ data: EnrolledCourse[] }>(server, `GET /api/users/${learner.userId}/enrolled`, {
      as: learner,
    });
    expect(titles(answer)).toEqual(['People', 'Data']);
    const other = await givenMember(server, organizationId);
    expect((await call(server, `GET /api/users/${learner.userId}/enrolled`, { as: other })).status).toBe(404);
  });
});

describe('GET /api/users/{userId}/course-statistics', () => {
  it('counts courses by progress and what was finished in twelve weeks', async () => {
    const answer = await call<LearningStatistics>(server, `GET /api/users/${learner.userId}/course-statistics`, {
      as: learner,
    });
    expect(answer.body).toMatchObject({ notStarted: 1, inProgress: 0, completed: 1, finishedSubsections: 2 });
    expect(answer.body.weeks).toHaveLength(12);
    expect(answer.body.weeks.at(-1)?.finishedSubsections).toBe(2);
    expect(answer.body.weeks[0]?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('counts what the lists behind the figures hold', async () => {
    const { body } = await call<LearningStatistics>(server, `GET /api/users/${learner.userId}/course-statistics`, {
      as: learner,
    });
    const totalOf = async (path: string) =>
      (await call<{ total: number }>(server, `GET /api/users/${learner.userId}/${path}`, { as: learner })).body.total;
    const lists = [
      await totalOf('my-courses?progress=NOT_STARTED'),
      await totalOf('my-courses?progress=IN_PROGRESS'),
      await totalOf('my-courses?progress=COMPLETED'),
      await totalOf('finished-subsections'),
    ];
    expect(lists).toEqual([body.notStarted, body.inProgress, body.completed, body.finishedSubsections]);
    expect(body.notStarted + body.inProgress + body.completed).toBe(await totalOf('my-courses'));
  });

  it('is nobody else’s business', async () => {
    const other = await givenMember(server, organizationId);
    expect((await call(server, `GET /api/users/${learner.userId}/course-statistics`, { as: other })).status).toBe(404);
  });
});

describe('GET /api/courses/recommended', () => {
  const recommended = async (as?: TestMember, of = organizationId) => {
    const answer = await call<{ data: EnrolledCourse[] }>(server, 'GET /api/courses/recommended?take=3', {
      ...(as ? { as } : { organizationId: of }),
    });
    expect(answer.status).toBe(200);
    return titles(answer);
  };

  it('offers what somebody is not enrolled in, their own categories first', async () => {
    const organization = await givenOrganization(server);
    const member = await givenMember(server, organization);
    const [category] = await server.admin<{ course_category_id: number }[]>`
      insert into course_categories (organization_id, name) values (${organization}, ${server.admin.json({ en: 'Data' })}) returning course_category_id`;
    const [enrolled, near] = [
      await givenPublishedCourse(server, organization, { title: { en: 'Enrolled' } }),
      await givenPublishedCourse(server, organization, { title: { en: 'Near' } }),
    ];
    await server.admin`update courses set course_category_id = ${category!.course_category_id} where course_id in (${enrolled.courseId}, ${near.courseId})`;
    const popular = await givenPublishedCourse(server, organization, { title: { en: 'Popular' } });
    await givenPublishedCourse(server, organization, { title: { en: 'Draft' }, status: 'DRAFT' });
    await givenEnrollment(server, await givenMember(server, organization), popular.courseId);
    await givenEnrollment(server, member, enrolled.courseId);
    expect(await recommended(member)).toEqual(['Near', 'Popular']);
    const { body } = await call<{ data: { reason: string; reasonTitle: unknown }[] }>(
      server,
      'GET /api/courses/recommended',
      { as: member },
    );
    expect(body.data.map(({ reason, reasonTitle }) => [reason, reasonTitle])).toEqual([
      ['LEARNS', { en: 'Enrolled' }],
      ['POPULAR', null],
    ]);
    expect((await recommended(undefined, organization))[0]).not.toBe('Draft');
  });

  it('gives a favourite as the reason for others of its category, and of itself only that it is one', async () => {
    const organization = await givenOrganization(server);
    const member = await givenMember(server, organization);
    const [category] = await server.admin<{ course_category_id: number }[]>`
      insert into course_categories (organization_id, name) values (${organization}, ${server.admin.json({ en: 'Data' })}) returning course_category_id`;
    const liked = await givenPublishedCourse(server, organization, { title: { en: 'Liked' } });
    const near = await givenPublishedCourse(server, organization, { title: { en: 'Near' } });
    await server.admin`update courses set course_category_id = ${category!.course_category_id} where course_id in (${liked.courseId}, ${near.courseId})`;
    expect((await call(server, `PUT /api/favorites/courses/${liked.courseId}`, { as: member })).status).toBeLessThan(
      300,
    );
    const { body } = await call<{ data: { title: { en: string }; reason: string; reasonTitle: unknown }[] }>(
      server,
      'GET /api/courses/recommended',
      { as: member },
    );
    expect(Object.fromEntries(body.data.map((each) => [each.title.en, [each.reason, each.reasonTitle]]))).toEqual({
      Liked: ['FAVORITE', null],
      Near: ['LIKES', { en: 'Liked' }],
    });
  });

  it('offers only what can be had: what has a price where it can be bought, and anything where people enrol themselves', async () => {
    const offered = async (configuration: Record<string, unknown>) => {
      const organization = await givenOrganization(server, configuration);
      await givenPublishedCourse(server, organization, { title: { en: 'Free' } });
      const { courseId } = await givenPublishedCourse(server, organization, { title: { en: 'Priced' } });
      await server.admin`update courses set price_minor = 9900 where course_id = ${courseId}`;
      return (await recommended(await givenMember(server, organization))).sort();
    };
    expect(await offered({})).toEqual(['Free']);
    expect(await offered({ marketplace_enabled: true })).toEqual(['Free', 'Priced']);
    expect(await offered({ self_enrollment_enabled: false })).toEqual([]);
  });

  it('is no less than a visitor sees, and empty where the catalogue is closed to them', async () => {
    const outsiderOf = (organization: number) => givenMember(server, organization, 'learner', { permissions: [] });
    const visitors = await recommended(undefined, organizationId);
    expect(visitors.length).toBeGreaterThan(0);
    expect(await recommended(await outsiderOf(organizationId))).toEqual(visitors);
    const closed = await givenOrganization(server, { allow_anonymous_course_view: false });
    await givenPublishedCourse(server, closed);
    expect(await recommended(await outsiderOf(closed))).toEqual([]);
    expect(await recommended(undefined, closed)).toEqual([]);
  });
});

describe('an organisation without a catalogue', () => {
  it('lists, recommends and finds no course that somebody isn’t in; who chooses courses in the studio has them all', async () => {
    const closed = await givenOrganization(server, { features: { 'all-courses': false } });
    const reader = await givenMember(server, closed);
    const author = await givenMember(server, closed, 'instructor');
    const { courseId } = await givenPublishedCourse(server, closed, { title: { en: 'Pottery' } });
    const lists = async (as: TestMember) => {
      const [listed, recommended, options, found] = await Promise.all(
        ['courses', 'courses/recommended', 'courses/filter-options', 'search?q=Pottery'].map(
          async (path) => (await call<Record<string, unknown[]>>(server, `GET /api/${path}`, { as })).body,
        ),
      );
      return [listed?.data?.length, recommended?.data?.length, options?.learningTypes?.length, found?.data?.length];
    };
    expect(await lists(reader)).toEqual([0, 0, 0, 0]);
    expect((await lists(author)).map(Boolean)).toEqual([true, true, true, true]);
    // who has its address still comes to it
    expect((await call(server, `GET /api/courses/${courseId}`, { as: reader })).status).toBe(200);
    await givenEnrollment(server, reader, courseId);
    expect((await lists(reader)).at(-1)).toBe(1);
  });
});
