import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { call } from '../../../../../test/support/call.ts';
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
  saveSettings,
  WATER,
} from './plagiarism.factory.ts';

const server = testServer();

const pdf = (text: string): Promise<Buffer> => {
  const file = new PDFDocument();
  const chunks: Buffer[] = [];
  file.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => file.on('end', () => resolve(Buffer.concat(chunks))));
  file.text(text).end();
  return done;
};

describe('two submissions of an assignment', () => {
  it('that are the same are found, with the later one as the one to look at', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    const [first, second] = [await givenLearner(server, room), await givenLearner(server, room)];
    await handIn(server, first, id, { text: WATER });
    server.clock.advance(60_000);
    await handIn(server, second, id, { text: `My own beginning. ${WATER.toUpperCase()}` });
    const { data, total } = (await findingsOf(server, room.instructor, id)).body;
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      isSameAssignment: true,
      dismissal: null,
      own: { learner: { userId: second.userId } },
      other: { learner: { userId: first.userId }, assignmentTitle: { en: 'Essay' } },
    });
    expect(data[0]!.shared).toBe(data[0]!.other.total);
    const { body } = await compare(server, room.instructor, id, data[0]!.findingId);
    const [passage] = body.passages;
    expect(body.ownText.text.slice(passage!.own.start, passage!.own.end)).toBe(WATER.slice(0, -1).toUpperCase());
    expect(body.otherText!.text.slice(passage!.other!.start, passage!.other!.end)).toBe(WATER.slice(0, -1));
  });

  it('say of each how much of it is like another one, until that was dismissed', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    const submissions: number[] = [];
    for (const text of [WATER, `${WATER} ${STARS}`, STARS.slice(0, 20)])
      submissions.push(await handIn(server, await givenLearner(server, room), id, { text }));
    const shares = async () =>
      (
        await call<{ data: { assignmentSubmissionId: number; shared: number; total: number }[] }>(
          server,
          `GET /api/copy-plagiarism-checks/assignments/${id}/shares`,
          { as: room.instructor },
        )
      ).body.data;
    // numbers of submissions are drawn, so that they are in no order
    const found = new Map((await shares()).map((share) => [share.assignmentSubmissionId, share]));
    expect(new Set(found.keys())).toEqual(new Set(submissions.slice(0, 2)));
    const [first, second] = submissions.map((submissionId) => found.get(submissionId));
    expect(first!.shared).toBe(first!.total);
    expect(second!.shared).toBeLessThan(second!.total);
    const [finding] = (await findingsOf(server, room.instructor, id)).body.data;
    const dismissal = `POST /api/copy-plagiarism-checks/assignments/${id}/findings/${finding!.findingId}/dismiss`;
    await call(server, dismissal, { as: room.instructor, body: { reason: 'They wrote it together' } });
    expect(await shares()).toEqual([]);
  });

  it('that differ are not', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    await handIn(server, await givenLearner(server, room), id, { text: WATER });
    await handIn(server, await givenLearner(server, room), id, { text: STARS });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(0);
    expect((await overviewOf(server, room.instructor, id)).body).toMatchObject({
      waiting: 0,
      checked: 2,
      unreadable: 0,
    });
  });

  it('are found in Arabic whatever their vowel marks', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    const plain =
      'تصف دورة الماء كيف ينتقل الماء من البحر إلى السماء ثم يعود، فترفع الحرارة البخار عن سطح البحر، ويحوله الهواء البارد في الأعلى إلى غيوم كثيفة';
    await handIn(server, await givenLearner(server, room), id, { text: plain });
    await handIn(server, await givenLearner(server, room), id, {
      text: plain.replaceAll('ا', 'اَ').replaceAll('إ', 'ا'),
    });
    const { data } = (await findingsOf(server, room.instructor, id)).body;
    expect(data).toHaveLength(1);
    expect(data[0]!.shared).toBe(data[0]!.own.total);
  });

  it('are found inside of files, and each file without words says why', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    await handIn(server, await givenLearner(server, room), id, { text: WATER });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    const files = [
      { name: 'essay.pdf', bytes: await pdf(WATER) },
      { name: 'picture.png', bytes: png },
    ];
    const submission = await handIn(server, await givenLearner(server, room), id, { files });
    const { body } = await checkOf(server, room.instructor, submission);
    expect(body).toMatchObject({ status: 'CHECKED', number: 1, isOn: true });
    expect(body.parts.map(({ name, problem }) => [name, problem])).toEqual([
      ['essay.pdf', null],
      ['picture.png', 'TYPE'],
    ]);
    expect(body.findings).toHaveLength(1);
  });
});

describe('what is left out', () => {
  it('is the task itself, which both repeat', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room, { instructions: { en: `<p>${WATER}</p>` } });
    for (const end of ['Then I wrote this.', 'And I that.'])
      await handIn(server, await givenLearner(server, room), id, { text: `${WATER} ${end}` });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(0);
  });

  it('are quotations, where that is set', async () => {
    const room = await givenClassroom(server);
    for (const excludesQuotations of [true, false]) {
      const id = await givenAssignment(server, room, { check: { excludesQuotations } });
      for (const word of ['first', 'second'])
        await handIn(server, await givenLearner(server, room), id, { text: `The ${word} says “${WATER}”` });
      const { data } = (await findingsOf(server, room.instructor, id)).body;
      expect(data.filter(({ isSameAssignment }) => isSameAssignment)).toHaveLength(excludesQuotations ? 0 : 1);
    }
  });

  it("are one's own earlier versions and assignments", async () => {
    const room = await givenClassroom(server);
    const [id, next] = [await givenAssignment(server, room), await givenAssignment(server, room)];
    const learner = await givenLearner(server, room);
    for (const assignmentId of [id, id, next]) await handIn(server, learner, assignmentId, { text: WATER });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(0);
    expect((await findingsOf(server, room.instructor, next)).body.total).toBe(0);
  });

  it('is a similarity below the threshold', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room, { check: { thresholdPercent: 90 } });
    await handIn(server, await givenLearner(server, room), id, { text: `${WATER} ${STARS}` });
    await handIn(server, await givenLearner(server, room), id, {
      text: `${STARS} ${STARS.split('').reverse().join('')}`,
    });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(0);
  });

  it('is a version that was withdrawn', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    const first = await givenLearner(server, room);
    await handIn(server, first, id, { text: WATER });
    await call(server, `POST /api/course-assignments/${id}/submission/withdraw`, { as: first });
    await handIn(server, await givenLearner(server, room), id, { text: WATER });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(0);
  });

  it('is another organisation', async () => {
    const [here, there] = [await givenClassroom(server), await givenClassroom(server)];
    await handIn(server, await givenLearner(server, there), await givenAssignment(server, there), { text: WATER });
    const id = await givenAssignment(server, here);
    await handIn(server, await givenLearner(server, here), id, { text: WATER });
    expect((await findingsOf(server, here.instructor, id)).body.total).toBe(0);
  });
});

describe('the check of an assignment', () => {
  it('finds nothing while it is off, and all when it is switched on and run', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room, { check: null });
    for (let at = 0; at < 3; at += 1) await handIn(server, await givenLearner(server, room), id, { text: WATER });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(0);
    expect((await act(server, room.instructor, `${id}/run`)).body.errorCode).toBe('plagiarism.not-runnable');
    expect((await saveSettings(server, room, id, {})).body.version).toBe(1);
    expect((await act(server, room.instructor, `${id}/run`)).status).toBe(204);
    expect((await act(server, room.instructor, `${id}/run`)).body.errorCode).toBe('plagiarism.not-runnable');
    expect((await overviewOf(server, room.instructor, id)).body).toMatchObject({ isRunning: true, waiting: 3 });
    await server.runJobs();
    expect((await overviewOf(server, room.instructor, id)).body).toMatchObject({ isRunning: false, checked: 3 });
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(3);
  });

  it('notifies the instructors of a similarity, and who asked for a run when it is done', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    for (let at = 0; at < 3; at += 1) await handIn(server, await givenLearner(server, room), id, { text: WATER });
    await act(server, room.instructor, `${id}/run`);
    await server.runJobs();
    const notified = await server.admin<{ template_id: number; user_id: number }[]>`
      select template_id, user_id from notifications where organization_id = ${room.organizationId} and template_id in (16, 17) order by template_id`;
    expect(notified.map((row) => [row.template_id, row.user_id])).toEqual([
      [16, room.instructor.userId],
      [17, room.instructor.userId],
    ]);
  });

  it('ends although a version can’t be checked: the next run isn’t refused for ever', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    await handIn(server, await givenLearner(server, room), id, { text: WATER });
    await server.admin`update assignments set instructions = 'null' where course_subsection_id = ${id}`;
    expect((await act(server, room.instructor, `${id}/run`)).status).toBe(204);
    await expect(server.runJobs()).rejects.toThrow();
    expect((await overviewOf(server, room.instructor, id)).body).toMatchObject({ isRunning: false, checked: 0 });
    await server.admin`update assignments set instructions = '{}' where course_subsection_id = ${id}`;
    expect((await act(server, room.instructor, `${id}/run`)).status).toBe(204);
    await server.runJobs();
    expect((await overviewOf(server, room.instructor, id)).body).toMatchObject({ isRunning: false, checked: 1 });
  });

  it('sees a copy that is handed in at the same time', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    for (let at = 0; at < 2; at += 1)
      await handIn(server, await givenLearner(server, room), id, { text: WATER, isLeft: true });
    await server.runJobs();
    expect((await findingsOf(server, room.instructor, id)).body.total).toBe(1);
  });

  it('refuses settings that somebody else has saved meanwhile', async () => {
    const room = await givenClassroom(server);
    const id = await givenAssignment(server, room);
    expect((await saveSettings(server, room, id, { version: 0 })).status).toBe(409);
    expect((await saveSettings(server, room, id, { version: 1, thresholdPercent: 55 })).status).toBe(200);
    expect((await overviewOf(server, room.instructor, id)).body).toMatchObject({ thresholdPercent: 55, version: 2 });
  });
});
