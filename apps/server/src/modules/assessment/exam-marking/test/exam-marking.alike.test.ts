import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../exam-attempts/test/exams.factory.ts';
import type { GradedAll } from '../exam-marking.schemas.ts';
import { givenHandedIn, markingExams, ofExam, scoreOf } from './exam-marking.factory.ts';

const server = testServer();
let hall: Hall;
let colleague: TestMember;
let essay: number;

beforeAll(async () => {
  hall = await givenHall(server);
  colleague = await givenMarker(server, hall);
  essay = await givenQuestionOf(server, hall, 'ESSAY');
});

const written = (text: string) => ({ type: 'ESSAY' as const, html: `<p>${text}</p>` });

/** Learners who write these answers; the ids of their attempts. */
async function givenWritten(texts: readonly string[], rules: Parameters<typeof givenExam>[3] = {}) {
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(essay)])], rules);
  const attempts: number[] = [];
  for (const text of texts) {
    const { attempt } = await givenHandedIn(server, hall, subsectionExamId, [written(text)]);
    attempts.push(attempt);
  }
  return { subsectionExamId, attempts };
}

const queue = (id: number, as = hall.instructor) => markingExams(server, as).queue(id, 'ALL');
const one = (examAttemptId: number, version = 1) => ({ examAttemptId, position: 1, version, markVersion: 1 });
const gradeAll = (answers: object[], as = hall.instructor, more: object = {}) =>
  callAs<GradedAll & { errorCode?: string; details?: { field: string }[] }>(
    server,
    as,
    'POST /api/submit-essay-grades',
    {
      answers,
      score: '1.5',
      comment: 'Well seen',
      ...more,
    },
  );

const takeBack = (answers: object[], as = hall.instructor) =>
  callAs<{ errorCode?: string }>(server, as, 'POST /api/undo-essay-grades', { answers });
/** Answers as marking them has left them. */
const marked = (attempts: readonly number[], { data }: GradedAll) =>
  attempts.map((examAttemptId, at) => ({
    examAttemptId,
    position: 1,
    version: data[at]?.version,
    markVersion: data[at]?.markVersion,
  }));

describe('marks of answers that say the same, taken back', () => {
  it('wait again, all of them, without a word of what was given', async () => {
    const { subsectionExamId, attempts } = await givenWritten(['Rain', 'rain', 'Sun']);
    const [first, second, third] = attempts as [number, number, number];
    const given = await gradeAll([one(second), one(first)]);
    await markingExams(server, hall.instructor).grade({ ...one(third), score: '2' });
    expect((await takeBack(marked([second, first], given.body))).status).toBe(204);
    expect([await scoreOf(server, first), await scoreOf(server, second)]).toEqual([null, null]);
    expect(await scoreOf(server, third)).toBe('2.000000');
    const { data } = await queue(subsectionExamId);
    expect(data.map(({ state }) => state)).toEqual(['PENDING', 'PENDING', 'MARKED']);
    // the version grows on: no picture from before fits what comes after
    expect(data[0]).toMatchObject({ givenScore: null, givenComment: '', version: 3 });
    const changed = await ofExam(server, hall.instructor, subsectionExamId).changes();
    expect(changed.filter(({ newScore }) => newScore === null)).toHaveLength(2);
    const audited = await server.admin`
      select noun_id from audit_entries where action = 'answer-review.take-back' and noun_id in ${server.admin([first, second].map(String))}`;
    expect(audited).toHaveLength(2);
    expect((await gradeAll([one(first, 3), one(second, 3)])).status).toBe(200);
  });

  it('stay where one was changed in between, or belongs to somebody else', async () => {
    const { attempts } = await givenWritten(['Rain', 'rain']);
    const [first, second] = attempts as [number, number];
    const answers = marked(attempts, (await gradeAll([one(first), one(second)])).body);
    expect((await takeBack(answers, colleague)).status).toBe(409);
    await markingExams(server, colleague).grade({ ...one(second, 2), score: '0.5' });
    expect((await takeBack(answers)).status).toBe(409);
    expect([await scoreOf(server, first), await scoreOf(server, second)]).toEqual(['1.500000', '0.500000']);
  });

  it('stay where they replaced an earlier mark', async () => {
    const { attempts } = await givenWritten(['Rain', 'rain']);
    const [first, second] = attempts as [number, number];
    await markingExams(server, colleague).grade({ ...one(second), score: '0.5' });
    const answers = marked(attempts, (await gradeAll([one(first), one(second, 2)])).body);
    const { status, body } = await takeBack(answers);
    expect([status, body.errorCode]).toEqual([409, 'answer-review.not-first']);
    expect([await scoreOf(server, first), await scoreOf(server, second)]).toEqual(['1.500000', '1.500000']);
  });

  it('leave what the other of two markers gave', async () => {
    const { subsectionExamId, attempts } = await givenWritten(['Rain', 'rain'], { markerCount: 2 });
    const answers = attempts.map((attempt) => one(attempt, 0));
    const half = marked(attempts, (await gradeAll(answers)).body);
    const whole = marked(attempts, (await gradeAll(answers, colleague)).body);
    expect((await takeBack(half)).status).toBe(409);
    expect((await takeBack(whole, colleague)).status).toBe(204);
    expect([await scoreOf(server, attempts[0]!), await scoreOf(server, attempts[1]!)]).toEqual([null, null]);
    expect((await queue(subsectionExamId)).data[0]).toMatchObject({ givenScore: '1.5000000000', version: 1 });
    expect((await queue(subsectionExamId, colleague)).data[0]).toMatchObject({ givenScore: null, version: 0 });
    const again = half.map((answer) => ({ ...answer, markVersion: 3 }));
    expect((await takeBack(again)).status).toBe(204);
    expect((await queue(subsectionExamId)).data[0]).toMatchObject({ givenScore: null, version: 0 });
  });

  it('are those of people who may mark, each once', async () => {
    const { attempts } = await givenWritten(['Rain']);
    const learner = await givenMarker(server, await givenHall(server));
    const given = marked(attempts, (await gradeAll([one(attempts[0]!)])).body);
    expect((await takeBack([...given, ...given])).status).toBe(400);
    expect((await takeBack(given, learner)).status).toBe(404);
    expect(await scoreOf(server, attempts[0]!)).toBe('1.500000');
  });
});

describe('answers that say the same', () => {
  it('come with the list as they were written, and as they are compared', async () => {
    const { subsectionExamId, attempts } = await givenWritten(['Because of rain.', 'because  of RAIN', 'The sun']);
    const { data } = await queue(subsectionExamId);
    expect(
      data.map(({ examAttemptId, text, wordCount, isTextWhole }) => [examAttemptId, text, wordCount, isTextWhole]),
    ).toEqual([
      [attempts[0], 'Because of rain.', 3, true],
      [attempts[1], 'because  of RAIN', 3, true],
      [attempts[2], 'The sun', 2, true],
    ]);
    expect(data[0]?.comparedText).toBe(data[1]?.comparedText);
    expect(data[0]?.comparedText).not.toBe(data[2]?.comparedText);
    expect(data[0]).toMatchObject({ version: 1, markVersion: 1, givenScore: null, givenComment: '' });
  });

  it('are marked in one go, each with a record of its own', async () => {
    const { subsectionExamId, attempts } = await givenWritten(['Rain', 'rain', 'Sun']);
    const [first, second, third] = attempts as [number, number, number];
    const { status, body } = await gradeAll([one(second), one(first)]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { score: '1.5', version: 2, attemptScore: '1.500000' },
      { score: '1.5', version: 2, attemptScore: '1.500000' },
    ]);
    const changed = await ofExam(server, hall.instructor, subsectionExamId).changes();
    expect(changed.map(({ examAttemptId }) => examAttemptId).sort()).toEqual([first, second].sort());
    const audited = await server.admin`
      select noun_id from audit_entries where action = 'answer-review.grade' and noun_id in ${server.admin([first, second].map(String))}`;
    expect(audited).toHaveLength(2);
    expect(await scoreOf(server, third)).toBeNull();
    const { data } = await queue(subsectionExamId);
    expect(data[0]).toMatchObject({
      givenScore: '1.5000000000',
      givenComment: 'Well seen',
      version: 2,
      state: 'MARKED',
    });
  });

  it('are all left as they were where one was marked in between', async () => {
    const { attempts } = await givenWritten(['Rain', 'rain']);
    const [first, second] = attempts as [number, number];
    await markingExams(server, colleague).grade({ ...one(second), score: '0.5' });
    expect((await gradeAll([one(first), one(second)])).status).toBe(409);
    expect([await scoreOf(server, first), await scoreOf(server, second)]).toEqual([null, '0.500000']);
  });

  it('wait for the second marker where two people mark', async () => {
    const { subsectionExamId, attempts } = await givenWritten(['Rain', 'rain'], { markerCount: 2 });
    const answers = attempts.map((attempt) => one(attempt, 0));
    expect((await gradeAll(answers)).body.data).toMatchObject([{ score: null }, { score: null }]);
    // what the other one gave is not told before one has marked oneself
    expect((await queue(subsectionExamId, colleague)).data[0]).toMatchObject({
      givenScore: null,
      givenComment: '',
      version: 0,
    });
    expect((await gradeAll(answers, colleague)).body.data).toMatchObject([{ score: '1.5' }, { score: '1.5' }]);
  });

  it('belong to one question, and to those who may mark it', async () => {
    const { attempts } = await givenWritten(['Rain']);
    const elsewhere = await givenWritten(['Rain']);
    const [first, other] = [one(attempts[0]!), one(elsewhere.attempts[0]!)];
    expect((await gradeAll([first, other])).status).toBe(400);
    expect((await gradeAll([first, first])).status).toBe(400);
    expect((await gradeAll([])).status).toBe(400);
    expect((await gradeAll([first], hall.instructor, { score: '9' })).body.errorCode).toBe(
      'answer-review.score-too-high',
    );
    const { learner } = await givenHandedIn(
      server,
      hall,
      (await givenExam(server, hall, [section([fixed(essay)])])).subsectionExamId,
      [written('Rain')],
    );
    expect((await gradeAll([first], learner)).status).toBe(403);
    expect(await scoreOf(server, attempts[0]!)).toBeNull();
  });
});
