import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { HOSTILE_HTML, TAMED_HTML } from '../../../../../test/support/hostile-html.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { SpecializationCard, SpecializationDetail } from '../specializations.schemas.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;
let learner: TestMember;
let courses: GivenCourse[];

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  courses = [
    await givenPublishedCourse(server, organizationId, { title: { en: 'First course' } }),
    await givenPublishedCourse(server, organizationId, { title: { en: 'Second course' } }),
    await givenPublishedCourse(server, organizationId, { title: { en: 'Draft course' }, status: 'DRAFT' }),
  ];
});

const create = async (body: object) =>
  (await call<{ specializationId: number }>(server, 'POST /api/specializations', { as: administrator, body })).body
    .specializationId;
/** One group of all of some courses. */
const allOf = (...courseIds: number[]) => [{ title: {}, neededCount: null, courseIds }];
const change = (id: number, body: object, as = administrator) =>
  call(server, `PATCH /api/specializations/${id}`, { as, body });
const detail = (id: number, as: TestMember) =>
  call<SpecializationDetail>(server, `GET /api/specializations/${id}`, { as });
const list = async (as: TestMember, query = '') =>
  (await call<{ data: SpecializationCard[]; total: number }>(server, `GET /api/specializations?${query}`, { as })).body;

describe('specializations', () => {
  it('are written first and shown later, with at least one course', async () => {
    const id = await create({
      title: { en: 'Data path', ar: 'مسار البيانات' },
      description: { en: HOSTILE_HTML },
    });
    expect((await detail(id, learner)).status).toBe(404);
    expect((await list(learner)).total).toBe(0);
    expect((await list(administrator, 'includeUnpublished=1')).total).toBe(1);
    expect((await list(learner, 'includeUnpublished=1')).total).toBe(0);
    expect((await change(id, { version: 1, isPublished: true })).body).toMatchObject({
      status: 409,
      errorCode: 'specialization.empty',
    });
    const groups = allOf(courses[1]!.courseId, courses[0]!.courseId, courses[2]!.courseId);
    expect((await change(id, { version: 1, isPublished: true, groups })).status).toBe(204);
    const { body } = await detail(id, learner);
    expect(body.courses.map(({ title }) => title.en)).toEqual(['Second course', 'First course']);
    expect(body).toMatchObject({
      courseCount: 2,
      progressPercent: null,
      description: { en: TAMED_HTML },
      abilities: { canEdit: false },
    });
    expect((await detail(id, administrator)).body.courses.length).toBe(3);
    expect((await list(learner, `search=${encodeURIComponent('البيانات')}`)).total).toBe(1);
  });

  it('say how far the caller is', async () => {
    const [first, second] = courses as [GivenCourse, GivenCourse];
    const id = await create({ title: { en: 'Progress' }, groups: allOf(first.courseId, second.courseId) });
    await change(id, { version: 1, isPublished: true });
    await enrol(server.admin, organizationId, first.courseId, learner.userId);
    await server.admin`insert into finished_subsections values (${organizationId}, ${learner.userId}, ${first.courseId}, ${first.subsectionIds[0]!}, now())`;
    expect((await detail(id, learner)).body).toMatchObject({ progressPercent: 25, completedCourseCount: 0 });
    expect((await detail(id, administrator)).body.progressPercent).toBeNull();
  });

  it('are enrolled in as a whole: in what is open and free, once, and in nothing where something has a price', async () => {
    const given = (changes: object = {}) => givenPublishedCourse(server, organizationId, changes);
    const [one, two, gone, hidden] = [await given(), await given(), await given(), await given({ status: 'DRAFT' })];
    const id = await create({
      title: { en: 'All' },
      groups: allOf(...[one, two, gone, hidden].map(({ courseId }) => courseId)),
    });
    await server.admin`update courses set expires_at = '2020-01-01' where organization_id = ${organizationId} and course_id = ${gone.courseId}`;
    const enter = (as: TestMember, specializationId = id) =>
      call<{ order: object }>(server, `POST /api/orders/add/specializations/${specializationId}`, { as });
    expect((await enter(learner)).status).toBe(404);
    await change(id, { version: 1, isPublished: true });
    const person = await givenMember(server, organizationId);
    await enrol(server.admin, organizationId, one.courseId, person.userId);
    expect((await detail(id, person)).body).toMatchObject({ isEnrolled: false, abilities: { canEnroll: true } });
    const first = await enter(person);
    expect(first).toMatchObject({
      status: 200,
      body: {
        order: { total: { minor: 0 }, purchasedItems: [{ itemId: id, purchasedItemType: { slug: 'specialization' } }] },
      },
    });
    const isIn = async () =>
      (await detail(id, person)).body.courses.filter((course) => course.isEnrolled).map((course) => course.courseId);
    expect(await isIn()).toEqual([one.courseId, two.courseId]);
    expect((await enter(person)).status).toBe(200);
    expect(await isIn()).toEqual([one.courseId, two.courseId]);
    const grants = await server.admin`select source, source_key from entitlements
      where organization_id = ${organizationId} and user_id = ${person.userId} and subject_id = ${two.courseId}`;
    expect(grants).toEqual([{ source: 'BUNDLE', source_key: `specialization-${id}` }]);

    const dear = await given({ price: 100 });
    const priced = await create({ title: { en: 'Dear' }, groups: allOf((await given()).courseId, dear.courseId) });
    await change(priced, { version: 1, isPublished: true });
    expect((await enter(person, priced)).body).toMatchObject({ status: 409, errorCode: 'enrolment.not-for-sale' });
    expect((await detail(priced, person)).body).toMatchObject({
      isEnrolled: false,
      abilities: { canEnroll: false },
      courses: [{ isEnrolled: false }, { isEnrolled: false }],
    });
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await enter(stranger)).status).toBe(404);
  });

  it('refuse an old version, foreign courses and foreign hands', async () => {
    const id = await create({ title: { en: 'Mine' }, groups: allOf(courses[0]!.courseId) });
    await change(id, { version: 1, isPublished: true });
    expect((await change(id, { version: 1, title: { en: 'Late' } })).status).toBe(409);
    const foreignOrganization = await givenOrganization(server);
    const foreign = await givenPublishedCourse(server, foreignOrganization);
    expect((await change(id, { version: 2, groups: allOf(foreign.courseId) })).body).toMatchObject({
      details: [{ path: 'groups.0.courseIds' }],
    });
    const stranger = await givenMember(server, foreignOrganization, 'administrator');
    expect((await change(id, { version: 2, title: { en: 'x' } }, stranger)).status).toBe(404);
    expect((await call(server, `DELETE /api/specializations/${id}`, { as: stranger })).status).toBe(404);
    expect((await detail(id, stranger)).status).toBe(404);
    expect((await change(id, { version: 2, title: { en: 'x' } }, learner)).status).toBe(403);
    expect(
      (await call(server, 'POST /api/specializations', { organizationId, body: { title: { en: 'x' } } })).status,
    ).toBe(401);
    expect((await call(server, `DELETE /api/specializations/${id}`, { as: administrator })).status).toBe(204);
    expect((await detail(id, administrator)).status).toBe(404);
  });

  it('are closed to visitors where the catalogue is', async () => {
    const closed = await givenOrganization(server, { allow_anonymous_course_view: false });
    expect((await call(server, 'GET /api/specializations', { organizationId: closed })).status).toBe(401);
    expect((await call(server, 'GET /api/specializations', { organizationId })).status).toBe(200);
  });
});

describe('a specialization of drafts alone', () => {
  it('isn’t shown until one of its courses is', async () => {
    const { courseId } = await givenPublishedCourse(server, administrator.organizationId, { status: 'DRAFT' });
    const id = await create({ title: { en: 'Later', ar: 'لاحقًا' } });
    const body = { version: 1, isPublished: true, groups: allOf(courseId) };
    expect((await change(id, body)).body).toMatchObject({
      status: 409,
      errorCode: 'specialization.no-published-course',
    });
    await server.admin`update courses set status = 'PUBLISHED' where course_id = ${courseId}`;
    expect((await change(id, body)).status).toBe(204);
    expect((await change(id, { version: 2, isPublished: false })).status).toBe(204);
  });
});
