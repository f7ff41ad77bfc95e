import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { reading, type Tx } from '../../../../kernel/database/database.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { type Classroom, givenClassroom } from '../../grades/test/grades.factory.ts';
import { readTranscript } from '../learner-grades.reads.ts';
import type { TranscriptEntry } from '../learner-grades.schemas.ts';

const server = testServer();
const COURSES = 8;
let room: Classroom;
let learner: TestMember;

/** A course that the learner is in, with a posted mark of its own place and one that isn't posted. */
async function givenGraded(index: number): Promise<number> {
  const { organizationId } = room;
  const { admin } = server;
  const { courseId } = await givenPublishedCourse(server, organizationId, { subsections: [] });
  await enrol(admin, organizationId, courseId, learner.userId, { at: new Date(Date.now() - index * 3_600_000) });
  const ids: number[] = [];
  for (const isPosted of [true, false]) {
    const [item] = await admin<{ id: number }[]>`
      insert into grade_items (organization_id, course_id, source, title, kind, maximum_points, weight, is_extra_credit,
        is_omitted, is_never_dropped, is_posted, position, created_at)
      values (${organizationId}, ${courseId}, 'MANUAL', ${admin.json({ en: 'Essay' })}, 'POINTS', 20, 1, false, false, false,
        ${isPosted}, 0, now()) returning grade_item_id as id`;
    await admin`insert into grades (organization_id, grade_item_id, user_id, course_id, state, points, changed_at)
      values (${organizationId}, ${item!.id}, ${learner.userId}, ${courseId}, 'MARKED', ${String(index + 1)}, now())`;
    ids.push(item!.id);
  }
  await admin`insert into grade_rows (organization_id, course_id, user_id, grade_item_ids, states, points, flags, versions)
    values (${organizationId}, ${courseId}, ${learner.userId}, ${ids.join()}, 'MM', ${`${index + 1} ${index + 1}`}, '00', '1,1')`;
  return courseId;
}

let courseIds: number[];
beforeAll(async () => {
  room = await givenClassroom(server);
  learner = await givenMember(server, room.organizationId);
  courseIds = [];
  for (let index = 0; index < COURSES; index += 1) courseIds.push(await givenGraded(index));
});

const transcript = async (query: string) =>
  (
    await call<{ data: TranscriptEntry[]; total: number }>(
      server,
      `GET /api/users/${learner.userId}/transcript?${query}`,
      { as: learner },
    )
  ).body;

/** How many statements a page takes. */
async function statementsOf(take: number): Promise<number> {
  let count = 0;
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name, receiver) {
        if (name === 'all' || name === 'one' || name === 'run' || name === 'sql') count += 1;
        return Reflect.get(target, name, receiver);
      },
    });
  const context = systemContext(server.platform, room.organizationId);
  const { data } = await reading(context, (tx) => readTranscript(context, counted(tx), learner.userId, { take }));
  expect(data).toHaveLength(take);
  return count;
}

describe('a transcript of many courses', () => {
  it('has the total of each by what is posted, newest first, page by page', async () => {
    const { data, total } = await transcript('take=5&skip=1');
    expect(total).toBe(COURSES);
    expect(data.map(({ courseId, totals }) => [courseId, totals.current.percent])).toEqual(
      courseIds.slice(1, 6).map((courseId, index) => [courseId, String((index + 2) * 5)]),
    );
  });

  it('says where lessons that the course requires are left', async () => {
    const { courseId, subsectionIds } = await givenPublishedCourse(server, room.organizationId, {
      subsections: ['One'],
    });
    const other = await givenMember(server, room.organizationId);
    await enrol(server.admin, room.organizationId, courseId, other.userId);
    const left = async () =>
      (await call<{ data: TranscriptEntry[] }>(server, `GET /api/users/${other.userId}/transcript`, { as: other })).body
        .data[0]?.hasOpenLessons;
    expect(await left()).toBe(true);
    await call(server, `POST /api/course-subsections/${subsectionIds[0]}/finished`, { as: other });
    expect(await left()).toBe(false);
  });

  it('takes as many statements as one of few', async () => {
    const few = await statementsOf(1);
    expect(few).toBeLessThan(12);
    expect(await statementsOf(COURSES)).toBe(few);
  });
});
