import type { Feature } from '@sullam/domain/features.ts';
import { givenPublishedCourse } from '../../src/modules/learning/courses/test/courses.factory.ts';
import { givenEnrollment } from '../../src/modules/learning/enrollments/test/enrollments.factory.ts';
import { givenMember, givenOrganization, givenSession, type TestMember } from './arrange.ts';
import { type CallResponse, call } from './call.ts';
import type { TestServer } from './test-server.ts';

export type Refusable = { errorCode?: string; details?: { path: string }[] };

/** Calls as somebody whose access token is fresh, however far the clock has moved. */
export async function callAs<Body = Record<string, never>>(
  server: TestServer,
  member: TestMember,
  operation: string,
  body?: unknown,
): Promise<CallResponse<Body & Refusable>> {
  const as = await givenSession(server, member.organizationId, member.userId);
  return call<Body & Refusable>(server, operation, { as, body });
}

/** An organisation with a course, its instructor and an enrolled learner. */
export interface Classroom {
  organizationId: number;
  courseId: number;
  courseSectionId: number;
  instructor: TestMember;
  learner: TestMember;
}

/** A published course with a learner; `subsectionIds` are its lessons, in order. */
export async function givenClassroom(
  server: TestServer,
  features: readonly Feature[],
  subsections: string[] = [],
): Promise<Classroom & { subsectionIds: number[] }> {
  const organizationId = await givenOrganization(server, {
    features: Object.fromEntries(features.map((feature) => [feature, true])),
  });
  const instructor = await givenMember(server, organizationId, 'instructor');
  const { courseId, courseSectionId, subsectionIds } = await givenPublishedCourse(server, organizationId, {
    instructorUserId: instructor.userId,
    subsections,
  });
  const room = { organizationId, courseId, courseSectionId, subsectionIds, instructor, learner: instructor };
  return { ...room, learner: await givenLearner(server, room) };
}

/** Another who is enrolled in the course. */
export async function givenLearner(server: TestServer, { organizationId, courseId }: Classroom): Promise<TestMember> {
  const learner = await givenMember(server, organizationId);
  await givenEnrollment(server, learner, courseId);
  return learner;
}

/** Lets a learner have joined their courses at another moment. */
export const joinedAt = (server: TestServer, { organizationId, userId }: TestMember, at: Date | string) =>
  server.admin`update enrollments set enrolled_at = ${at} where organization_id = ${organizationId} and user_id = ${userId}`;

/** Another who teaches the course. */
export async function givenMarker(server: TestServer, { organizationId, courseId }: Classroom): Promise<TestMember> {
  const marker = await givenMember(server, organizationId, 'instructor');
  await server.admin`insert into course_instructors (organization_id, course_id, user_id)
    values (${organizationId}, ${courseId}, ${marker.userId})`;
  return marker;
}

/** Says when a lesson opens; null: it is open. */
export const releaseLesson = (server: TestServer, courseSubsectionId: number, at: Date | string | null) =>
  server.admin`update course_subsections set release_at = ${at} where course_subsection_id = ${courseSubsectionId}`;
