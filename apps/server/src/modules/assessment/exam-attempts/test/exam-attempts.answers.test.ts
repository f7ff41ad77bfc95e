import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenSession } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SubsectionExamDetail } from '../../exam-marks/exam-marks.schemas.ts';
import { contentsOf } from '../../questions/test/questions.factory.ts';
import {
  AMAZON,
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  OTHER_TAB,
  section,
  sitting,
  TAB,
} from './exams.factory.ts';

const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

async function givenChoiceExam() {
  const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  return givenExam(server, hall, [section([fixed(questionId)])]);
}

describe('an answer of which a part is blank', () => {
  it.each(['FREE', 'ONE_WAY'] as const)('counts as partly answered in a part of navigation %s', async (navigation) => {
    const questionIds = [
      await givenQuestionOf(server, hall, 'FILL_BLANKS'),
      await givenQuestionOf(server, hall, 'SINGLE_CHOICE'),
    ];
    const draws = questionIds.map((questionId) => fixed(questionId));
    const { subsectionExamId } = await givenExam(server, hall, [section(draws, { navigation })]);
    const learner = await givenLearner(server, hall);
    const { save, next, latest } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const first = async () => (await latest(attempt)).body.questions[0];
    await save(attempt, 1, { type: 'FILL_BLANKS', blanks: { a: 'Nile' } });
    expect(await first()).toMatchObject({ isAnswered: false, isPartlyAnswered: true });
    if (navigation === 'ONE_WAY') {
      await next(attempt, 1);
      expect(await first()).toMatchObject({ state: 'CLOSED', isAnswered: false, isPartlyAnswered: true });
      return;
    }
    await save(attempt, 1, { type: 'FILL_BLANKS', blanks: { a: 'Nile', b: '7' } }, { sequence: 2 });
    expect(await first()).toMatchObject({ isAnswered: true, isPartlyAnswered: false });
  });
});

describe('the acknowledgement of an answer', () => {
  it('is never given for another answer under the same number, from a tab that lost the attempt', async () => {
    const { subsectionExamId } = await givenChoiceExam();
    const learner = await givenLearner(server, hall);
    const { open, save, latest } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    await open(attempt, OTHER_TAB);
    expect((await save(attempt, 1, AMAZON, { holder: OTHER_TAB, sequence: 7 })).body.isSaved).toBe(true);
    expect(await save(attempt, 1, NILE, { holder: TAB, sequence: 7 })).toMatchObject({
      status: 409,
      body: { errorCode: 'exam.taken-over' },
    });
    expect((await latest(attempt, OTHER_TAB)).body.questions[0]?.answer).toEqual(AMAZON);
  });

  it('shows the holder what is stored where the number was used for another answer', async () => {
    const { subsectionExamId } = await givenChoiceExam();
    const learner = await givenLearner(server, hall);
    const { save } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    await save(attempt, 1, AMAZON, { sequence: 7 });
    expect((await save(attempt, 1, NILE, { sequence: 7 })).body).toMatchObject({
      isSaved: false,
      stored: { answer: AMAZON, isFlagged: false },
    });
    expect((await save(attempt, 1, AMAZON, { sequence: 7, isFlagged: true })).body.isSaved).toBe(false);
    expect((await save(attempt, 1, AMAZON, { sequence: 7 })).body).toMatchObject({ isSaved: true, stored: null });
  });

  it.each([
    ['itself, sent twice', NILE, { sequence: 5, isSaved: true, stored: null }],
    ['a newer one', AMAZON, { sequence: 6, isSaved: false, stored: { answer: AMAZON, isFlagged: false } }],
  ])('never reports an older one when it is overtaken on its way by %s', async (_name, answer, expected) => {
    const { subsectionExamId } = await givenChoiceExam();
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save } = sitting(server, learner);
    await save(attempt, 1, AMAZON, { sequence: 2 });
    const isHeldUp = async () =>
      (
        await server.admin`select from pg_stat_activity
          where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
      ).length > 0;
    const { saving } = await server.admin.begin(async (tx) => {
      await tx`update attempt_answers set sequence = ${expected.sequence}, answer = ${tx.json(answer as never)}
        where exam_attempt_id = ${attempt}`;
      const saving = save(attempt, 1, NILE, { sequence: 5 });
      await vi.waitUntil(isHeldUp, 5000);
      return { saving };
    });
    expect((await saving).body).toMatchObject(expected);
  });
});

describe('an exam in a locked lesson', () => {
  it('reveals nothing of its instructions', async () => {
    const { subsectionExamId } = await givenChoiceExam();
    const look = (as = hall.learner) =>
      callAs<SubsectionExamDetail>(server, as, `GET /api/subsection-exams/${subsectionExamId}`);
    expect((await look()).body.instructions.en).toContain('Read well');
    await server.admin`update course_subsections set released_group_ids = '{}' where course_subsection_id = ${subsectionExamId}`;
    expect((await look()).body.instructions).toEqual({});
    expect((await look(hall.instructor)).body.instructions.en).toContain('Read well');
    expect((await sitting(server, hall.learner).begin(subsectionExamId)).body.errorCode).toBe('subsection.locked');
  });
});

describe('a file that answers a question', () => {
  const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);

  it('is neither deleted nor exchanged once it is an answer', async () => {
    const { content, key } = contentsOf(0).find((each) => each.content.type === 'FILE_UPLOAD')!;
    const questionId = await givenQuestionOf(server, hall, 'FILE_UPLOAD', { content, key });
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const learner = await givenLearner(server, hall);
    const contribute = async (text: string) => {
      const as = { ...learner, ...(await givenSession(server, learner.organizationId, learner.userId)) };
      const { status, body } = await upload(server, pdf(text), { as, kind: 'DOCUMENT', name: `${text}.pdf` });
      expect(status).toBe(201);
      return body.mediaId;
    };
    const [answered, later] = [await contribute('answered'), await contribute('later')];
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, finish } = sitting(server, learner);
    expect((await save(attempt, 1, { type: 'FILE_UPLOAD', mediaIds: [answered] })).body.isSaved).toBe(true);
    await finish(attempt);
    const inUse = { status: 409, body: { errorCode: 'media.in-use' } };
    expect(await callAs(server, learner, `DELETE /api/media/${answered}`)).toMatchObject(inUse);
    const swap = { withMediaId: answered };
    expect(await callAs(server, learner, `POST /api/media/${later}/swap`, swap)).toMatchObject(inUse);
    expect((await callAs(server, learner, `DELETE /api/media/${later}`)).status).toBe(204);
  });
});
