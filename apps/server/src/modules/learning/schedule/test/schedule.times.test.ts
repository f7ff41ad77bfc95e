import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  AMAZON,
  givenAttempt,
  givenHall,
  type Hall,
  sitting,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenAssignment, marking, working } from '../../../assessment/submissions/test/assignments.factory.ts';
import { choose } from '../../../assessment/surveys/test/surveys.factory.ts';
import { givenGroup, seat } from '../../course-groups/test/course-groups.factory.ts';
import { givenScheduledExam, givenSurvey, inHours, momentsOf, schedule, summaryOf } from './schedule.factory.ts';

const server = testServer();
let hall: Hall;
let learner: TestMember;
const at = (hours: number) => inHours(server, hours);
const look = async (as = learner, query = '') => summaryOf(await schedule(server, as, query));
const first = async (as = learner) => (await schedule(server, as)).body.data[0];
const passHours = (hours: number) => server.clock.advance(hours * 3_600_000);

beforeEach(async () => {
  hall = await givenHall(server);
  ({ learner } = hall);
});

describe('the schedule', () => {
  it('lists what opens, is due and closes, in the order of time', async () => {
    await givenScheduledExam(server, hall, { opensAt: at(24), closesAt: at(72) });
    const assignmentId = await givenAssignment(server, hall, { opensAt: at(-1), dueAt: at(48), closesAt: at(96) });
    await givenSurvey(server, hall, at(60));
    await givenSurvey(server, hall, at(61), { type: 'POLL' });
    await givenSurvey(server, hall, null);
    const { body } = await schedule(server, learner);
    expect(summaryOf({ body } as never)).toEqual([
      'ASSIGNMENT OPENS NOT_BEGUN',
      'EXAM OPENS NOT_BEGUN',
      'ASSIGNMENT DUE NOT_BEGUN',
      'SURVEY CLOSES NOT_BEGUN',
      'POLL CLOSES NOT_BEGUN',
      'EXAM CLOSES NOT_BEGUN',
      'ASSIGNMENT LATE_UNTIL NOT_BEGUN',
    ]);
    expect(body.total).toBe(7);
    expect(body.data[2]).toMatchObject({
      activityId: assignmentId,
      title: { en: 'Essay', ar: 'مقال' },
      course: { courseId: hall.courseId, title: { en: 'A course', ar: 'دورة' } },
      path: `/lms/courses/${hall.courseId}/assignments/${assignmentId}`,
      isLocked: false,
    });
    expect(body.courses).toEqual([{ courseId: hall.courseId, title: { en: 'A course', ar: 'دورة' } }]);
  });

  it('calls the end of an assignment without a due date its close, and never a due date that comes after it', async () => {
    await givenAssignment(server, hall, { closesAt: at(5) });
    expect(await look()).toEqual(['ASSIGNMENT CLOSES NOT_BEGUN']);
  });
});

describe('dates of one’s own', () => {
  it('an assignment follows what was granted to the learner, and to nobody else', async () => {
    const other = await givenLearner(server, hall);
    const id = await givenAssignment(server, hall, { dueAt: at(2000) });
    const grant = { opensAt: null, dueAt: at(24), closesAt: at(48), note: 'secret reason', version: 0 };
    const path = `/api/course-assignments/${id}/accommodations/learners/${learner.userId}`;
    expect((await callAs(server, hall.instructor, `PUT ${path}`, grant)).status).toBe(200);
    expect(momentsOf(await first())).toEqual({ DUE: grant.dueAt, LATE_UNTIL: grant.closesAt });
    expect(await look(other)).toEqual([]);
    expect(JSON.stringify((await schedule(server, learner)).body)).not.toContain('secret');
  });

  it('group work follows what was granted to the group', async () => {
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    const id = await givenAssignment(server, hall, { dueAt: at(2000), isGroupWork: true });
    const grant = { opensAt: null, dueAt: at(24), closesAt: null, note: '', version: 0 };
    const path = `/api/course-assignments/${id}/accommodations/groups/${courseGroupId}`;
    expect((await callAs(server, hall.instructor, `PUT ${path}`, grant)).status).toBe(200);
    expect(await look()).toEqual([]);
    await seat(server, hall.instructor, courseGroupId, learner);
    expect(momentsOf(await first())).toEqual({ DUE: grant.dueAt });
  });

  it('an exam follows the window and the extra time of the learner or of the group', async () => {
    const other = await givenLearner(server, hall);
    const closesAt = at(30);
    const id = await givenScheduledExam(server, hall, { closesAt, limitMinutes: 60 });
    const nothing = { extraPercent: null, extraAttempts: null, opensAt: null, closesAt: null, note: '', version: 0 };
    const own = `PUT /api/subsection-exams/${id}/accommodations/${learner.userId}`;
    await callAs(server, hall.instructor, own, { ...nothing, extraMinutes: 30 });
    expect(Date.parse(momentsOf(await first()).CLOSES!) - Date.parse(closesAt)).toBe(30 * 60_000);
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    await seat(server, hall.instructor, courseGroupId, other);
    const ofGroup = `PUT /api/subsection-exams/${id}/group-accommodations/${courseGroupId}`;
    const window = { opensAt: at(100), closesAt: at(120) };
    await callAs(server, hall.instructor, ofGroup, { ...nothing, extraMinutes: null, ...window });
    expect(momentsOf(await first(other))).toEqual({ OPENS: window.opensAt, CLOSES: window.closesAt });
  });
});

describe('how it stands', () => {
  it('of an assignment: begun, late, handed in, marked, missed', async () => {
    const id = await givenAssignment(server, hall, { dueAt: at(10), closesAt: at(40), release: 'BY_HAND' });
    const missed = await givenLearner(server, hall);
    const work = working(server, learner, id);
    await work.save('<p>Words</p>');
    expect(await look()).toEqual(['ASSIGNMENT DUE DRAFT', 'ASSIGNMENT LATE_UNTIL DRAFT']);
    passHours(11);
    expect(await look()).toEqual(['ASSIGNMENT DUE OVERDUE', 'ASSIGNMENT LATE_UNTIL OVERDUE']);
    await work.handIn('<p>Words</p>');
    expect(await look()).toEqual(['ASSIGNMENT DUE HANDED_IN']);
    const marker = marking(server, hall.instructor);
    const [row] = (await marker.list(id)).body.data;
    await marker.mark(row!.assignmentSubmissionId!, { points: '7' });
    expect(await look()).toEqual(['ASSIGNMENT DUE HANDED_IN']);
    await callAs(server, hall.instructor, `POST /api/course-assignments/${id}/release`);
    expect(await look()).toEqual(['ASSIGNMENT DUE MARKED']);
    passHours(40);
    expect(await look(missed)).toEqual(['ASSIGNMENT DUE MISSED', 'ASSIGNMENT LATE_UNTIL MISSED']);
  });

  it('of an exam: running until its time is up, handed in, marked once the score is let out, missed', async () => {
    const id = await givenScheduledExam(server, hall, {
      closesAt: at(30),
      limitMinutes: 60,
      releaseScore: 'AFTER_CLOSE',
    });
    const missed = await givenLearner(server, hall);
    const attemptId = await givenAttempt(server, learner, id);
    expect(await look()).toEqual(['EXAM TIME_UP RUNNING']);
    await sitting(server, learner).save(attemptId, 0, AMAZON);
    passHours(2); // nobody has closed it yet
    expect(await look()).toEqual(['EXAM CLOSES HANDED_IN']);
    await sitting(server, learner).latest(attemptId);
    expect(await look()).toEqual(['EXAM CLOSES HANDED_IN']);
    passHours(40);
    expect(await look()).toEqual(['EXAM CLOSES MARKED']);
    expect(await look(missed)).toEqual(['EXAM CLOSES MISSED']);
  });

  it('of a survey: answered or not; one that was closed by hand is gone', async () => {
    const surveyId = await givenSurvey(server, hall, at(10));
    const answered = await callAs(server, learner, `POST /api/course-surveys/${surveyId}/answers`, {
      answers: [choose('a')],
    });
    expect(answered.status).toBe(204);
    expect(await look()).toEqual(['SURVEY CLOSES HANDED_IN']);
    expect(await look(await givenLearner(server, hall))).toEqual(['SURVEY CLOSES NOT_BEGUN']);
    await callAs(server, hall.instructor, `POST /api/course-surveys/${surveyId}/close`);
    expect(await look()).toEqual([]);
  });
});

describe('what is still to be done', () => {
  beforeEach(async () => {
    await server.admin`update enrollments set enrolled_at = ${at(-3000)} where user_id = ${learner.userId}`;
  });

  it('lists each once by its end; with what is overdue, however old, and without what is done or over', async () => {
    const overdue = await givenAssignment(server, hall, { dueAt: at(-2000) });
    await givenAssignment(server, hall, { dueAt: at(-100), closesAt: at(-50) });
    const done = await givenAssignment(server, hall, { dueAt: at(20), closesAt: at(40) });
    await givenAssignment(server, hall, { opensAt: at(1), dueAt: at(30), closesAt: at(40) });
    await givenScheduledExam(server, hall, { opensAt: at(2), closesAt: at(900) });
    await working(server, learner, done).handIn('<p>Words</p>');
    const answer = await schedule(server, learner, '&toDo=1', { from: 0, to: 14 });
    expect(summaryOf(answer)).toEqual(['ASSIGNMENT DUE OVERDUE', 'ASSIGNMENT DUE NOT_BEGUN']);
    expect(answer.body.data[0]!.activityId).toBe(overdue);
  });

  it('counts each kind as its own list does, whichever kinds are asked for', async () => {
    await givenAssignment(server, hall, { dueAt: at(-2000) });
    await givenAssignment(server, hall, { dueAt: at(30), closesAt: at(40) });
    await givenScheduledExam(server, hall, { closesAt: at(31) });
    await givenSurvey(server, hall, at(20), { type: 'POLL' });
    const ask = async (query = '') => (await schedule(server, learner, `&toDo=1${query}`, { from: 0, to: 14 })).body;
    const { total, counts } = await ask();
    expect(counts).toEqual([
      { kind: 'EXAM', count: 1 },
      { kind: 'ASSIGNMENT', count: 2 },
      { kind: 'POLL', count: 1 },
    ]);
    expect(total).toBe(4);
    for (const { kind, count } of counts) {
      const ofKind = await ask(`&kinds=${kind}&take=1`);
      expect(ofKind.total).toBe(count);
      expect(ofKind.counts).toEqual(counts);
    }
  });
});

describe('what is asked for', () => {
  it('leaves out what was due before somebody joined, which they can hand in all the same', async () => {
    await givenAssignment(server, hall, { dueAt: at(24) });
    passHours(48);
    const newcomer = await givenLearner(server, hall);
    await server.admin`update enrollments set enrolled_at = ${at(-1)} where user_id = ${newcomer.userId}`;
    await server.admin`update enrollments set enrolled_at = ${at(-72)} where user_id = ${learner.userId}`;
    expect(await look(learner, '&toDo=1')).toEqual(['ASSIGNMENT DUE OVERDUE']);
    expect(await look(newcomer, '&toDo=1')).toEqual([]);
    expect(await look(newcomer)).toEqual(['ASSIGNMENT DUE DUE_BEFORE']);
    expect(await look(learner)).toEqual(['ASSIGNMENT DUE OVERDUE']);
    // what comes later holds for everybody
    await givenAssignment(server, hall, { dueAt: at(24) });
    expect(await look(newcomer, '&toDo=1')).toEqual(['ASSIGNMENT DUE NOT_BEGUN']);
  });

  it('leaves out what belongs to a course that is finished', async () => {
    await givenAssignment(server, hall, { dueAt: at(24) });
    expect(await look(learner, '&toDo=1')).toEqual(['ASSIGNMENT DUE NOT_BEGUN']);
    await server.admin`update enrollments set completed_at = ${at(0)} where user_id = ${learner.userId}`;
    expect(await look(learner, '&toDo=1')).toEqual([]);
    expect(await look()).toEqual(['ASSIGNMENT DUE NOT_BEGUN']);
  });
});
