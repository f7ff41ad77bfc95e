import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { type Tx, transaction } from '../../../../kernel/database/database.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { type Grant, grantEntitlement, revokeEntitlements } from '../entitlements.public.ts';

const DAY = 86_400_000;

const server = testServer();
let organizationId: number;
let learner: TestMember;
let courseId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
});

const system = () => systemContext(server.platform, organizationId);
const inTransaction = <R>(work: (tx: Tx) => Promise<R>) => transaction(system(), work);
const subject = () => ({ kind: 'COURSE' as const, id: courseId });
const entitled = () => ({ userId: learner.userId, subject: subject() });
const grant = (from: Pick<Grant, 'source'> & Partial<Grant>) =>
  inTransaction((tx) => grantEntitlement(system(), tx, { ...entitled(), grantedBy: null, ...from }));
const revoke = (from: Pick<Grant, 'source' | 'sourceKey'>) =>
  inTransaction((tx) => revokeEntitlements(system(), tx, entitled(), from));

async function isEnrolled(): Promise<boolean> {
  const [detail, list] = await Promise.all([
    call<{ isEnrolled: boolean; abilities: { canLearn: boolean } }>(server, `GET /api/courses/${courseId}`, {
      as: learner,
    }),
    call<{ data: { courseId: number }[] }>(server, `GET /api/users/${learner.userId}/my-courses`, { as: learner }),
  ]);
  const isListed = list.body.data.some((course) => course.courseId === courseId);
  // the ledger, the enrolment and the lists say the same
  expect([detail.body.isEnrolled, detail.body.abilities.canLearn]).toEqual([isListed, isListed]);
  return isListed;
}

describe('an entitlement to a course', () => {
  beforeAll(async () => {
    learner = await givenMember(server, organizationId);
  });

  it('enrols whoever has one, and revoking one of two leaves access', async () => {
    ({ courseId } = await givenPublishedCourse(server, organizationId));
    expect(await isEnrolled()).toBe(false);
    await grant({ source: 'ORDER', sourceKey: '71' });
    await grant({ source: 'BUNDLE', sourceKey: '5' });
    expect(await isEnrolled()).toBe(true);
    await revoke({ source: 'ORDER', sourceKey: '71' });
    expect(await isEnrolled()).toBe(true);
    await revoke({ source: 'BUNDLE', sourceKey: '5' });
    expect(await isEnrolled()).toBe(false);
  });

  it('is one for each source, however often it is granted', async () => {
    ({ courseId } = await givenPublishedCourse(server, organizationId));
    await Promise.all([1, 2, 3].map(() => grant({ source: 'ORDER', sourceKey: '72' })));
    await revoke({ source: 'ORDER', sourceKey: '72' });
    expect(await isEnrolled()).toBe(false);
    await grant({ source: 'ORDER', sourceKey: '72' });
    expect(await isEnrolled()).toBe(true);
  });

  it('keeps what was finished and the place, when it ends and comes again', async () => {
    const course = await givenPublishedCourse(server, organizationId);
    courseId = course.courseId;
    await grant({ source: 'GRANT' });
    const finished = `/api/course-subsections/${course.subsectionIds[0]}/finished`;
    expect((await call(server, `POST ${finished}`, { as: learner })).status).toBe(200);
    await revoke({ source: 'GRANT' });
    expect((await call(server, `POST ${finished}`, { as: learner })).status).toBe(403);
    await grant({ source: 'RULE', sourceKey: 'everybody' });
    const { body } = await call<{ percent: number }>(server, `GET /api/courses/${courseId}/progress`, { as: learner });
    expect(body.percent).toBe(50);
  });

  it('begins and ends at its times', async () => {
    ({ courseId } = await givenPublishedCourse(server, organizationId));
    const now = server.clock.now().getTime();
    await grant({ source: 'ORDER', startsAt: new Date(now + DAY), endsAt: new Date(now + 2 * DAY) });
    await server.runJobs();
    expect(await isEnrolled()).toBe(false);
    server.clock.advance(DAY);
    await server.runJobs();
    expect(await statusOf()).toBe('ACTIVE');
    server.clock.advance(DAY);
    await server.runJobs();
    expect(await statusOf()).toBe('ENDED');
  });

  const statusOf = async () => {
    const [row] = await server.admin<{ status: string; enrolled: string }[]>`
      select e.status, coalesce(n.status, 'CANCELLED') as enrolled from entitlements e left join enrollments n on n.course_id = e.subject_id and n.user_id = e.user_id
      where e.subject_id = ${courseId}`;
    expect(row!.enrolled).toBe(row!.status === 'ACTIVE' ? 'ACTIVE' : 'CANCELLED');
    return row!.status;
  };
});
