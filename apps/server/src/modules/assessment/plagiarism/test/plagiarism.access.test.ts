import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  act,
  checkOf,
  compare,
  findingsOf,
  givenAssignment,
  givenClassroom,
  givenLearner,
  handIn,
  overviewOf,
  STARS,
  WATER,
} from './plagiarism.factory.ts';

const server = testServer();
const SECRET = 'This sentence belongs to the other one alone and is nobody else’s business at all.';

/** A text of one course that was copied in another one of the same organisation. */
async function givenCopyElsewhere() {
  const there = await givenClassroom(server);
  const here = await givenClassroom(server, there.organizationId);
  const original = await givenLearner(server, there);
  await handIn(server, original, await givenAssignment(server, there), { text: `${WATER} ${SECRET}` });
  const id = await givenAssignment(server, here);
  const copier = await givenLearner(server, here);
  const submission = await handIn(server, copier, id, { text: `${STARS} ${WATER}` });
  const { data } = (await findingsOf(server, here.instructor, id)).body;
  return { there, here, original, copier, id, submission, finding: data[0]! };
}

describe('a copy from another course', () => {
  it('shows whoever edits one course only what is shared', async () => {
    const { here, id, finding, original } = await givenCopyElsewhere();
    expect(finding.other).toMatchObject({
      learner: null,
      assignmentTitle: null,
      courseTitle: null,
      assignmentSubmissionId: null,
    });
    const answer = await compare(server, here.instructor, id, finding.findingId);
    expect(answer.body.otherText).toBeNull();
    expect(answer.body.passages[0]).toMatchObject({ other: null, excerpt: WATER.slice(0, -1) });
    const text = JSON.stringify([answer.body, finding]);
    expect(text).not.toContain('belongs to the other one');
    expect(text).not.toContain(`"userId":${original.userId}`);
  });

  it('shows all to who edits both', async () => {
    const { here, id, finding, original } = await givenCopyElsewhere();
    const administrator = await givenMember(server, here.organizationId, 'administrator');
    const { body } = await compare(server, administrator, id, finding.findingId);
    expect(body.otherText?.text).toContain('belongs to the other one');
    expect(body.other).toMatchObject({ learner: { userId: original.userId }, assignmentTitle: { en: 'Essay' } });
  });

  it('is nothing for learners, visitors and instructors of elsewhere', async () => {
    const { there, id, submission, finding, copier } = await givenCopyElsewhere();
    const stranger = (await givenClassroom(server)).instructor;
    for (const as of [copier, there.instructor, stranger]) {
      const answers = await Promise.all([
        overviewOf(server, as, id),
        findingsOf(server, as, id),
        compare(server, as, id, finding.findingId),
        checkOf(server, as, submission),
        act(server, as, `${id}/findings/${finding.findingId}/dismiss`, { reason: 'x' }),
        act(server, as, `${id}/run`),
      ]);
      for (const { status } of answers) expect([403, 404]).toContain(status);
    }
  });

  it('is found from its own side only by the assignment that it belongs to', async () => {
    const { here, finding } = await givenCopyElsewhere();
    const id = await givenAssignment(server, here);
    expect((await compare(server, here.instructor, id, finding.findingId)).status).toBe(404);
  });
});

describe('where marking is blind', () => {
  it('hides names until the marks are released', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room, { isBlind: true });
    for (let at = 0; at < 2; at += 1) await handIn(server, await givenLearner(server, room), id, { text: WATER });
    const { data } = (await findingsOf(server, room.instructor, id)).body;
    expect(data[0]).toMatchObject({ own: { learner: null }, other: { learner: null } });
  });

  it('numbers files instead of naming them: learners write their names into those', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room, { isBlind: true });
    const submissions: number[] = [];
    for (const name of ['sara-ahmad.txt', 'omar-ali.txt']) {
      const files = [{ name, bytes: Buffer.from(WATER) }];
      submissions.push(await handIn(server, await givenLearner(server, room), id, { text: '', files }));
    }
    const { data } = (await findingsOf(server, room.instructor, id)).body;
    const { body } = await compare(server, room.instructor, id, data[0]!.findingId);
    const check = (await checkOf(server, room.instructor, submissions[0]!)).body;
    expect([body.ownText, body.otherText, check].map((seen) => seen?.parts.map(({ name }) => name))).toEqual([
      ['1.txt'],
      ['1.txt'],
      ['1.txt'],
    ]);
  });
});

describe('a finding', () => {
  it('is dismissed with a reason, stays so when it is found again, and comes back', async () => {
    const { here, id, finding } = await givenCopyElsewhere();
    const path = `${id}/findings/${finding.findingId}`;
    expect((await act(server, here.instructor, `${path}/dismiss`, { reason: '' })).status).toBe(400);
    expect(
      (await act(server, here.instructor, `${path}/dismiss`, { reason: 'Their teacher gave it out.' })).status,
    ).toBe(204);
    await act(server, here.instructor, `${id}/run`);
    await server.runJobs();
    expect((await findingsOf(server, here.instructor, id, '?state=OPEN')).body.total).toBe(0);
    const dismissed = (await findingsOf(server, here.instructor, id, '?state=DISMISSED')).body.data;
    expect(dismissed[0]?.dismissal).toMatchObject({
      reason: 'Their teacher gave it out.',
      by: { userId: here.instructor.userId },
    });
    expect((await act(server, here.instructor, `${path}/restore`)).status).toBe(204);
    expect((await findingsOf(server, here.instructor, id, '?state=OPEN')).body.total).toBe(1);
  });
});
