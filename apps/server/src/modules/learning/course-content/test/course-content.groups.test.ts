import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { GROUPS_ON, givenGroup, seat } from '../../course-groups/test/course-groups.factory.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import type { LearningSubsection, SubsectionEditing } from '../course-content.schemas.ts';

const server = testServer();
let author: TestMember;
let [inside, outside]: TestMember[] = [];
let courseId: number;
let lessonId: number;
let courseGroupId: number;

beforeEach(async () => {
  const organizationId = await givenOrganization(server, GROUPS_ON);
  author = await givenMember(server, organizationId, 'instructor');
  const course = await givenPublishedCourse(server, organizationId, { instructorUserId: author.userId });
  courseId = course.courseId;
  lessonId = course.subsectionIds[0]!;
  inside = await givenMember(server, organizationId);
  outside = await givenMember(server, organizationId);
  for (const learner of [inside, outside]) await givenEnrollment(server, learner, courseId);
  courseGroupId = await givenGroup(server, author, courseId);
  await seat(server, author, courseGroupId, inside);
});

const release = (releasedGroupIds: number[] | null, version = 1) =>
  call(server, `PATCH /api/course-subsections/${lessonId}`, { as: author, body: { version, releasedGroupIds } });
const lesson = async (as: TestMember) =>
  (await call<LearningSubsection>(server, `GET /api/course-subsections/${lessonId}`, { as })).body;
const finish = (as: TestMember) => call(server, `POST /api/course-subsections/${lessonId}/finished`, { as });

describe('releasing a lesson to groups', () => {
  it('opens it to their members and keeps it from everybody else, who sees why', async () => {
    expect((await release([courseGroupId])).status).toBe(200);
    expect(await lesson(inside!)).toMatchObject({ lock: null, text: { en: '<p>One</p>' } });
    expect(await lesson(outside!)).toMatchObject({ lock: { reason: 'GROUP', until: null }, text: {} });
    expect((await finish(inside!)).status).toBe(200);
    expect(await finish(outside!)).toMatchObject({ status: 409, body: { errorCode: 'subsection.locked' } });
    const found = await call<{ data: unknown[] }>(server, 'GET /api/search?q=One', { as: outside! });
    expect(JSON.stringify(found.body)).not.toContain('<p>One');
  });

  it('follows who joins, keeps open what was finished, and lets editors pass', async () => {
    await release([courseGroupId]);
    await finish(inside!);
    await seat(server, author, courseGroupId, outside!);
    expect((await lesson(outside!)).lock).toBeNull();
    await call(server, `POST /api/courses/${courseId}/groups/unassign`, {
      as: author,
      body: { userIds: [inside!.userId, outside!.userId] },
    });
    expect((await lesson(inside!)).lock).toBeNull();
    expect((await lesson(outside!)).lock?.reason).toBe('GROUP');
    expect((await lesson(author)).lock).toBeNull();
  });

  it('does not become everybody’s when the group is deleted', async () => {
    await release([courseGroupId]);
    await call(server, `DELETE /api/course-groups/${courseGroupId}`, { as: author });
    expect((await lesson(outside!)).lock?.reason).toBe('GROUP');
    const editing = await call<SubsectionEditing>(server, `GET /api/course-subsections/${lessonId}/editing`, {
      as: author,
    });
    expect(editing.body.releasedGroupIds).toEqual([]);
    await release(null, 2);
    expect((await lesson(outside!)).lock).toBeNull();
  });

  it('takes groups of this course only', async () => {
    const other = await givenPublishedCourse(server, author.organizationId, { instructorUserId: author.userId });
    const foreign = await givenGroup(server, author, other.courseId);
    expect((await release([foreign])).body).toMatchObject({
      details: [{ path: 'releasedGroupIds', code: 'choice' }],
    });
  });
});
