import { expect } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import type { CourseGroup, GroupLearner } from '../course-groups.schemas.ts';

export const GROUPS_ON = { features: { 'course-groups': true } };

/** A group made by somebody who edits the course. */
export async function givenGroup(
  server: TestServer,
  editor: TestMember,
  courseId: number,
  settings: { name?: string; capacity?: number | null; isOpen?: boolean } = {},
): Promise<number> {
  const { name = 'A group', capacity = null, isOpen = false } = settings;
  const { status, body } = await call<{ courseGroupId: number }>(server, `POST /api/courses/${courseId}/groups`, {
    as: editor,
    body: { name: { en: name }, capacity, isOpen },
  });
  expect(status).toBe(201);
  return body.courseGroupId;
}

export const seat = (server: TestServer, editor: TestMember, courseGroupId: number, ...learners: TestMember[]) =>
  call(server, `POST /api/course-groups/${courseGroupId}/members`, {
    as: editor,
    body: { userIds: learners.map(({ userId }) => userId) },
  });

/** A course with an editor, short ways to its groups and to more learners. */
export async function givenGroupWorld(server: TestServer) {
  const organizationId = await givenOrganization(server, GROUPS_ON);
  const editor = await givenMember(server, organizationId, 'instructor');
  const { courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: editor.userId });
  const path = `/api/courses/${courseId}/groups`;
  const act = (as: TestMember, courseGroupId: number, action: 'join' | 'leave') =>
    call<{ errorCode?: string }>(server, `POST /api/course-groups/${courseGroupId}/${action}`, { as });
  return {
    organizationId,
    courseId,
    editor,
    path,
    given: (settings: Parameters<typeof givenGroup>[3] = {}) => givenGroup(server, editor, courseId, settings),
    async learners(count: number): Promise<TestMember[]> {
      const made: TestMember[] = [];
      for (let index = 0; index < count; index += 1) {
        const learner = await givenMember(server, organizationId);
        await givenEnrollment(server, learner, courseId);
        made.push(learner);
      }
      return made;
    },
    seat: (courseGroupId: number, ...learners: TestMember[]) => seat(server, editor, courseGroupId, ...learners),
    join: (as: TestMember, courseGroupId: number) => act(as, courseGroupId, 'join'),
    leave: (as: TestMember, courseGroupId: number) => act(as, courseGroupId, 'leave'),
    list: async (as: TestMember) => (await call<{ data: CourseGroup[] }>(server, `GET ${path}`, { as })).body.data,
    mine: async (as: TestMember) =>
      (await call<{ group: CourseGroup | null; members: { userId: number }[] }>(server, `GET ${path}/mine`, { as }))
        .body,
    learnersOf: async (query = '') =>
      (await call<{ data: GroupLearner[]; total: number }>(server, `GET ${path}/learners${query}`, { as: editor }))
        .body,
  };
}

export type GroupWorld = Awaited<ReturnType<typeof givenGroupWorld>>;
