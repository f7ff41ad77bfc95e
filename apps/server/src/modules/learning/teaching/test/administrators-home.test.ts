import { DAY } from '@sullam/domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { CoursesInNeed, OrganizationFigures } from '../teaching.schemas.ts';
import type { WaitingForMe } from '../waiting.schemas.ts';

const server = testServer();

async function givenPlace() {
  const organizationId = await givenOrganization(server);
  const administrator = await givenMember(server, organizationId, 'administrator');
  const learners = await Promise.all([1, 2, 3].map(() => givenMember(server, organizationId)));
  const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY);
  return { organizationId, administrator, learners: learners.map(({ userId }) => userId), ago };
}

describe('GET studio/figures', () => {
  it('counts each week of the last twelve, this one last, and who was active a year before, of this organisation only', async () => {
    const { organizationId, administrator, learners, ago } = await givenPlace();
    const { courseId, subsectionIds } = await givenPublishedCourse(server, organizationId);
    await givenPlace(); // joined meanwhile, elsewhere
    const { admin } = server;
    await admin`update members set joined_at = ${ago(400)} where organization_id = ${organizationId}`;
    await admin`update members set joined_at = ${ago(1)} where organization_id = ${organizationId} and user_id = ${learners[0]!}`;
    await enrol(admin, organizationId, courseId, [learners[0]!], { at: ago(1) });
    await enrol(admin, organizationId, courseId, [learners[1]!, learners[2]!], { at: ago(8), completedAt: ago(2) });
    for (const [learner, days] of [
      [learners[1]!, 8],
      [learners[1]!, 9],
      [learners[2]!, 41],
      [learners[2]!, 86],
      [learners[0]!, 365],
    ] as const)
      await admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
        values (${organizationId}, ${learner}, ${courseId}, ${subsectionIds[days % subsectionIds.length]!}, ${ago(days)})`;
    const sixWeeks = [0, 0, 0, 0, 0, 0];
    const { body } = await callAs<OrganizationFigures>(server, administrator, 'GET /api/studio/figures');
    expect(body.weeks).toHaveLength(12);
    expect(Object.fromEntries(body.figures.map(({ kind, counts }) => [kind, counts]))).toEqual({
      ACTIVE_LEARNERS: [...sixWeeks, 1, 0, 0, 0, 1, 0],
      ENROLMENTS: [...sixWeeks, 0, 0, 0, 0, 2, 1],
      COMPLETIONS: [...sixWeeks, 0, 0, 0, 0, 0, 2],
      NEW_MEMBERS: [...sixWeeks, 0, 0, 0, 0, 0, 1],
    });
    expect(body.activeAYearAgo).toEqual([...sixWeeks, 0, 0, 0, 0, 0, 1]);
  });
});

describe('GET studio/courses-in-need', () => {
  it('names published courses that a third stays away from, the worst first, then those that nobody learns', async () => {
    const { organizationId, administrator, learners, ago } = await givenPlace();
    const given = async (title: string, away: readonly number[], here: readonly number[], status = 'PUBLISHED') => {
      const { courseId } = await givenPublishedCourse(server, organizationId, { title: { en: title }, status });
      if (away.length > 0) await enrol(server.admin, organizationId, courseId, away, { at: ago(20) });
      if (here.length > 0) await enrol(server.admin, organizationId, courseId, here, { at: ago(2) });
    };
    const [one, two, three] = learners as [number, number, number];
    await given('Nobody', [], []);
    await given('A third', [one], [two, three]);
    await given('All', [one], []);
    await given('Well', [], [one, two]);
    await given('A draft', [], [], 'DRAFT');
    const { body } = await callAs<CoursesInNeed>(server, administrator, 'GET /api/studio/courses-in-need');
    expect(body.data.map(({ title, learnerCount, behindCount }) => [title.en, behindCount, learnerCount])).toEqual([
      ['All', 1, 1],
      ['A third', 1, 3],
      ['Nobody', 0, 0],
    ]);
  });
});

/** The call with which the studio draws the page at an address. */
const LISTS: readonly [RegExp, string][] = [
  [/^\/approvals$/, '/api/course-approvals'],
  [/^\/members\?status=INVITED&unanswered=1$/, '/api/members?status=INVITED&isUnanswered=true'],
  [/^\/members\?status=(\w+)$/, '/api/members?status=$1'],
  [/^\/courses\/(\d+)\/students\?status=inactive$/, '/api/courses/$1/enrolled-students?isBehind=true'],
  [/^\/courses\/(\d+)\/students$/, '/api/courses/$1/enrolled-students'],
];

function listAt(path: string): string {
  const found = LISTS.find(([address]) => address.test(path));
  if (!found) throw new Error(`Nothing says which list stands at ${path}.`);
  return `GET ${path.replace(...found)}`;
}

describe('every count of the home', () => {
  it('equals the list that it leads to', async () => {
    const { organizationId, administrator, learners, ago } = await givenPlace();
    const { admin } = server;
    const [one, two, three] = learners as [number, number, number];
    const totalAt = async (path: string) =>
      (await callAs<{ total: number }>(server, administrator, listAt(path))).body.total;
    // two who stay away, one of whom may not come back
    const { courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: administrator.userId });
    await enrol(admin, organizationId, courseId, [one, two], { at: ago(20) });
    await enrol(admin, organizationId, courseId, [three], { at: ago(2) });
    await admin`update members set status = 'DISABLED' where organization_id = ${organizationId} and user_id = ${two}`;
    for (const status of ['PENDING_APPROVAL', 'PENDING_APPROVAL', 'DRAFT'])
      await givenPublishedCourse(server, organizationId, { status });
    for (const [status, days] of [
      ['PENDING', 1],
      ['PENDING', 12],
      ['INVITED', 1],
      ['INVITED', 8],
      ['INVITED', 9],
    ] as const) {
      const { userId } = await givenMember(server, organizationId);
      await admin`update members set status = ${status}, requested_at = ${ago(days)}
        where organization_id = ${organizationId} and user_id = ${userId}`;
    }
    const { body: waiting } = await callAs<WaitingForMe>(server, administrator, 'GET /api/studio/waiting');
    expect(waiting.data.map(({ kind, count }) => [kind, count])).toEqual([
      ['FALLING_BEHIND', 1],
      ['APPROVALS', 2],
      ['JOIN_REQUESTS', 2],
      ['INVITATIONS', 2],
    ]);
    for (const { path, count } of waiting.data) expect(await totalAt(path), path).toBe(count);

    const { body: inNeed } = await callAs<CoursesInNeed>(server, administrator, 'GET /api/studio/courses-in-need');
    expect(inNeed.data.map(({ behindCount, learnerCount }) => [behindCount, learnerCount])).toEqual([[1, 3]]);
    for (const course of inNeed.data) {
      const students = `/courses/${course.courseId}/students`;
      expect(await totalAt(`${students}?status=inactive`)).toBe(course.behindCount);
      expect(await totalAt(students)).toBe(course.learnerCount);
    }
  });
});
