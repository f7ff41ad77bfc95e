import type { Static } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseCard, FilterOptions } from '../../courses/courses.schemas.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});

const list = (query: string) =>
  call<{ data: CourseCard[]; total: number; instead?: string }>(server, `GET /api/courses?${query}`, { as: learner });
const titles = (answer: { body: { data: CourseCard[] } }) => answer.body.data.map((course) => course.title.en);

describe('the catalogue', () => {
  beforeAll(async () => {
    await givenPublishedCourse(server, organizationId, {
      title: { en: 'Data analysis', ar: 'تحليل البيانات' },
      price: 5000,
      minutes: 119,
    });
    await givenPublishedCourse(server, organizationId, {
      title: { en: 'Managing people', ar: 'إدارة الأفراد' },
      learningType: 'BLENDED',
      level: 'ADVANCED',
      minutes: 120,
    });
    await givenPublishedCourse(server, organizationId, { title: { en: 'Hidden draft' }, status: 'DRAFT' });
  });

  it('lists published courses only and counts them', async () => {
    const answer = await list('sort=title');
    expect(titles(answer)).toEqual(['Data analysis', 'Managing people']);
    expect(answer.body.total).toBe(2);
  });

  it('finds Arabic titles whatever the spelling of hamza and ta marbuta', async () => {
    expect(titles(await list(`search=${encodeURIComponent('اداره الافراد')}`))).toEqual(['Managing people']);
  });

  it('shows what comes close where nothing holds the words, and says which words those are', async () => {
    const answer = await list(`search=${encodeURIComponent('analyss')}`);
    expect(titles(answer)).toEqual(['Data analysis']);
    expect(answer.body).toMatchObject({ total: 1, instead: 'analysis' });
    const arabic = await list(`search=${encodeURIComponent('البينات')}`);
    expect(arabic.body).toMatchObject({ total: 1, instead: 'البيانات' });
  });

  it('says nothing of other words where the words themselves are found, nor where nothing comes close', async () => {
    expect((await list('search=analysis')).body).not.toHaveProperty('instead');
    expect((await list('search=xylophone')).body).toEqual({ data: [], total: 0 });
  });

  it('treats wildcard characters as letters', async () => {
    expect((await list('search=%25')).body.total).toBe(0);
  });

  it('filters by learning type and price', async () => {
    expect(titles(await list('learningTypes=BLENDED'))).toEqual(['Managing people']);
    expect(titles(await list('minPrice=1'))).toEqual(['Data analysis']);
    expect(titles(await list('maxPrice=0'))).toEqual(['Managing people']);
  });

  it('filters by level and by length, and knows no length of a course that says none', async () => {
    expect(titles(await list('levels=ADVANCED'))).toEqual(['Managing people']);
    expect((await list('levels=ADVANCED&levels=BEGINNER')).body.total).toBe(2);
    expect(titles(await list('lengths=SHORT'))).toEqual(['Data analysis']);
    expect(titles(await list('lengths=MEDIUM&levels=ADVANCED&search=people'))).toEqual(['Managing people']);
    expect(titles(await list('lengths=LONG'))).toEqual([]);
    const elsewhere = await givenOrganization(server);
    const as = await givenMember(server, elsewhere);
    const minutesOf = { none: 0, limit: 360, above: 361 };
    for (const [en, minutes] of Object.entries(minutesOf))
      await givenPublishedCourse(server, elsewhere, { title: { en }, minutes });
    const lengths = async (length: string) =>
      titles(await call<{ data: CourseCard[] }>(server, `GET /api/courses?lengths=${length}`, { as }));
    expect(await lengths('SHORT')).toEqual([]);
    expect(await lengths('MEDIUM')).toEqual(['limit']);
    expect(await lengths('LONG')).toEqual(['above']);
  });

  it('takes all filters at once, and leaves out what one is enrolled in', async () => {
    const all = 'languages=en&learningTypes=SELF_PACED&minPrice=5000&maxPrice=5000&isCertificateIssuedManually=0';
    expect(titles(await list(`${all}&filterOutEnrolledCourses=1&search=data&sort=popular`))).toEqual(['Data analysis']);
    expect(titles(await list(`${all}&learningCategories=999999`))).toEqual([]);
    const [free] = (await list('maxPrice=0')).body.data;
    await givenEnrollment(server, learner, free!.courseId);
    expect(titles(await list('filterOutEnrolledCourses=1'))).toEqual(['Data analysis']);
  });

  it('says what there is to filter by, and how much of it', async () => {
    const answer = await call<Static<typeof FilterOptions>>(server, 'GET /api/courses/filter-options', { as: learner });
    expect(answer.body).toMatchObject({
      learningTypes: [
        { value: 'BLENDED', count: 1 },
        { value: 'SELF_PACED', count: 1 },
      ],
      languages: [
        { value: 'ar', count: 2 },
        { value: 'en', count: 2 },
      ],
      levels: [
        { value: 'BEGINNER', count: 1 },
        { value: 'ADVANCED', count: 1 },
      ],
      lengths: [
        { value: 'SHORT', count: 1 },
        { value: 'MEDIUM', count: 1 },
      ],
      price: { min: 0, max: 5000 },
    });
  });

  it('pages with skip and take', async () => {
    const answer = await list('sort=title&skip=1&take=1');
    expect(titles(answer)).toEqual(['Managing people']);
    expect(answer.body.total).toBe(2);
  });

  it('shows nothing of another organisation', async () => {
    const other = await givenMember(server, await givenOrganization(server));
    const answer = await call<{ total: number }>(server, 'GET /api/courses', { as: other });
    expect(answer.body.total).toBe(0);
  });

  it('asks visitors to sign in where the organisation closed it to them', async () => {
    const closed = await givenOrganization(server, { allow_anonymous_course_view: false });
    expect((await call(server, 'GET /api/courses', { organizationId: closed })).status).toBe(401);
    expect((await call(server, 'GET /api/courses', { organizationId })).status).toBe(200);
  });

  it('refuses an unknown sort with the one error shape in Arabic', async () => {
    const answer = await call<{ status: number; errorCode: string; details: { path: string; message: string }[] }>(
      server,
      'GET /api/courses?sort=magic',
      { as: learner, language: 'ar' },
    );
    expect(answer.body).toMatchObject({ status: 400, errorCode: 'validation', details: [{ path: 'sort' }] });
    expect(answer.body.details[0]?.message).toMatch(/[\u0600-\u06ff]/);
  });
});
