import { DAY } from '@sullam/domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../test/support/arrange.ts';
import { callAs } from '../../../../test/support/classroom.ts';
import { enrol } from '../../../../test/support/enrol.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { CoursesInNeed, OrganizationFigures } from '../teaching.schemas.ts';

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
