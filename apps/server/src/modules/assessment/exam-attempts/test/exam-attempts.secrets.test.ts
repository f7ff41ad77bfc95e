import {
  QUESTION_TYPES,
  type QuestionAnswer,
  type QuestionContent,
  type QuestionKey,
} from '@sullam/domain/questions/question.ts';
import { questionSecretsIn } from '@sullam/domain/questions/question-secrets.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { addressOf, allOperations, bodyOf, queryOf, send, withQuery } from '../../../../../test/support/operations.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { RouteDefinition } from '../../../../kernel/http/route.ts';
import { keyWith } from '../../questions/question-texts.ts';
import { contentsOf, questionBody } from '../../questions/test/questions.factory.ts';
import {
  fixed,
  type GivenExam,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
  sitting,
  TAB,
} from './exams.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
let hall: Hall;
let pictureId: number;
let questions: number[];

beforeAll(async () => {
  hall = await givenHall(server);
  const [picture] = await server.admin<{ media_id: number }[]>`
    insert into media (organization_id, owner_user_id, kind, visibility, status, original_name, content_type, byte_size, storage_key)
    values (${hall.organizationId}, ${hall.instructor.userId}, 'IMAGE', 'PRIVATE', 'READY', 'map.png', 'image/png', 10, 'map') returning media_id`;
  pictureId = picture!.media_id;
  questions = [];
  for (const { content, key, name } of telling())
    questions.push(await givenQuestionOf(server, hall, content.type, { content, key, name }));
  // strange as their words are, they are asked
  await server.admin`update question_versions set is_ready = true where organization_id = ${hall.organizationId}`;
});

const marked = (word: string, path: string) => ({ en: `<p>${word} ${path.replaceAll(/[^a-z0-9]/gi, ' ')}</p>` });

/** One question of each type whose key, hints and name say what stands nowhere else. */
const telling = () =>
  contentsOf(pictureId).map(({ content, key }) => {
    const { type } = content;
    const accepted = (text: string) => ({ text, fraction: '1', feedback: marked(`Fed ${type}`, text) });
    const number = { value: '918273', tolerance: '5', fraction: '1', feedback: marked(`Fed ${type}`, 'number') };
    const said = keyWith(key, (_, path) => marked(`Said ${type}`, path));
    const words = {
      ...said,
      ...(said.type === 'SHORT_TEXT' ? { accepted: [accepted('Quagga')] } : {}),
      ...(said.type === 'NUMERIC' ? { accepted: [number] } : {}),
      ...(said.type === 'FILL_BLANKS'
        ? {
            blanks: {
              a: { weight: '1', texts: [accepted('Okapi')], numbers: [] },
              b: { weight: '2', texts: [], numbers: [number] },
            },
          }
        : {}),
    } as QuestionKey;
    return { content: { ...content, hints: [marked(`Hint ${type}`, 'one')] }, key: words, name: `Secret ${type}` };
  });

/** What has the name of a secret and is none: how far a course is, what was ordered, when a score comes. */
const HARMLESS = [
  /(progress|finished|finished-subsections|student-sections): .*fraction$/,
  /orders\/.*: order$/,
  /feeds\/preferences: order$/,
  /: releases\.(score|(scores|answers|explanations)\.rule)$/,
];

/** A wrong answer of each type, so that nothing in the payload is right by itself. */
const ANSWERS: Record<QuestionContent['type'], QuestionAnswer> = {
  SINGLE_CHOICE: { type: 'SINGLE_CHOICE', choiceId: 'amazon' },
  MULTIPLE_CHOICE: { type: 'MULTIPLE_CHOICE', choiceIds: ['amazon'] },
  TRUE_FALSE: { type: 'TRUE_FALSE', isTrue: false },
  SHORT_TEXT: { type: 'SHORT_TEXT', text: 'Rhine' },
  NUMERIC: { type: 'NUMERIC', number: '7', unit: 'km' },
  MATCHING: { type: 'MATCHING', pairs: { africa: 'amazon' } },
  ORDERING: { type: 'ORDERING', order: ['amazon', 'nile'] },
  FILL_BLANKS: { type: 'FILL_BLANKS', blanks: { a: 'Rhine', b: '7' } },
  DROPDOWN_CLOZE: { type: 'DROPDOWN_CLOZE', gaps: { a: 'amazon' } },
  HOTSPOT: { type: 'HOTSPOT', points: [{ x: 1, y: 1 }] },
  FILE_UPLOAD: null,
  ESSAY: { type: 'ESSAY', html: '<p>I think so.</p>' },
};

/** Describes the API, the same for everybody. */
const IS_DOCUMENT = new Set(['/api/openapi.json']);
const ASKED = { search: 'Rivers', holder: TAB };

/** What every operation of the API that fits answers the learner. */
async function askAll(
  learner: TestMember,
  { examId, subsectionExamId }: GivenExam,
  attempt: number,
  fits: (route: RouteDefinition) => boolean,
): Promise<[string, unknown][]> {
  const known: Record<string, number> = {
    courseId: hall.courseId,
    courseSectionId: hall.courseSectionId,
    courseSubsectionId: subsectionExamId,
    subsectionExamId,
    examId,
    examAttemptId: attempt,
    attemptId: attempt,
    questionId: questions[0]!,
    userId: learner.userId,
  };
  const ids = (name: string): unknown => known[name];
  const answers: [string, unknown][] = [];
  for (const route of allOperations().filter((route) => !IS_DOCUMENT.has(route.path) && fits(route))) {
    const { headers } = await givenSession(server, learner.organizationId, learner.userId);
    const taken = Object.keys((route.query as { properties?: object } | undefined)?.properties ?? {});
    const asked = Object.entries(ASKED).filter(([name]) => taken.includes(name));
    const url = withQuery(addressOf(route, ids), { ...queryOf(route, ids), ...Object.fromEntries(asked) });
    const body = bodyOf(route, ids);
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const { text, contentType } = await send(server, { headers, url, method: route.method, ...payload });
    answers.push([`${route.method} ${route.path}`, contentType.includes('json') && text ? JSON.parse(text) : text]);
  }
  return answers;
}

const reads = ({ method }: RouteDefinition): boolean => method === 'GET';
const readAll = (learner: TestMember, exam: GivenExam, attempt: number) => askAll(learner, exam, attempt, reads);

/** What in these payloads gives a question away. */
const secretsIn = (payloads: readonly [string, unknown][], openedHints = 0): string[] =>
  payloads.flatMap(([operation, payload]) =>
    telling()
      .flatMap((question) => questionSecretsIn(payload, question, openedHints).map((path) => `${operation}: ${path}`))
      .filter((path) => !HARMLESS.some((harmless) => harmless.test(path))),
  );

describe('what learners get before a release', () => {
  it('covers every type of question', () => {
    expect(new Set(telling().map(({ content }) => content.type))).toEqual(new Set(QUESTION_TYPES));
  });

  it('holds no key, no explanation, no score and no hint that was not opened: in no answer of the API', async () => {
    const exam = await givenExam(
      server,
      hall,
      [
        section(
          questions.map((id) => fixed(id)),
          { shufflesChoices: true, isShuffled: true },
        ),
      ],
      { releaseScore: 'NEVER', limitMinutes: 60 },
    );
    const learner = await givenLearner(server, hall);
    const { begin, open, latest, save, next, finish, review } = sitting(server, learner);
    const begun = await begin(exam.subsectionExamId);
    const attempt = begun.body.examAttemptId;
    const opened = await open(attempt);
    const payloads: [string, unknown][] = [
      ['begin', begun.body],
      ['open', opened.body],
    ];
    for (const { position, question } of opened.body.questions) {
      const answer = ANSWERS[question!.type];
      payloads.push([`save ${question!.type}`, (await save(attempt, position, answer)).body]);
      payloads.push([`older ${question!.type}`, (await save(attempt, position, null, { sequence: 1 })).body]);
      payloads.push([
        `refused ${question!.type}`,
        (await save(attempt, position, { type: 'ESSAY', html: '' }, { sequence: 2, holder: 'another-tab' })).body,
      ]);
    }
    payloads.push(['next', (await next(attempt, 1)).body], ['latest', (await latest(attempt)).body]);
    payloads.push(...(await readAll(learner, exam, attempt)));
    payloads.push(['finish', (await finish(attempt)).body], ['review', (await review(attempt)).body]);
    payloads.push(...(await readAll(learner, exam, attempt)));
    // what a learner may not do is refused without a word too much
    payloads.push(...(await askAll(learner, exam, attempt, (route) => !reads(route))));
    expect(payloads.length).toBeGreaterThan(allOperations().length);
    expect(payloads.every(([, payload]) => payload !== undefined)).toBe(true);
    expect(secretsIn(payloads)).toEqual([]);
  });

  it('holds nothing that markers write: no mark, no word, no comment, no rubric', async () => {
    const essay = questions[QUESTION_TYPES.indexOf('ESSAY')]!;
    const exam = await givenExam(server, hall, [section([fixed(essay)])], { releaseScore: 'NEVER' });
    const { subsectionExamId } = exam;
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, finish, review } = sitting(server, learner);
    await save(attempt, 1, ANSWERS.ESSAY);
    await finish(attempt);
    const asMarker = <Body>(operation: string, body: unknown) => callAs<Body>(server, hall.instructor, operation, body);
    const words = (name: string) => ({ name: { en: `Marker ${name}` }, description: { en: `Marker on ${name}` } });
    const levels = [{ id: 2, points: '1', ...words('level') }];
    const rubric = await asMarker<{ rubricId: number }>('POST /api/course-rubrics', {
      title: { en: 'Marker rubric' },
      content: { allowsFreePoints: false, criteria: [{ id: 1, isRange: false, levels, ...words('criterion') }] },
    });
    const chosen = await asMarker(`PUT /api/subsection-exams/${subsectionExamId}/question-rubrics/${essay}`, {
      rubricId: rubric.body.rubricId,
      tolerance: '0',
    });
    const place = { examAttemptId: attempt, position: 1 };
    const commented = await asMarker('POST /api/answer-comments', {
      ...place,
      ...{ start: 0, end: 7, quote: 'I think', comment: 'Marker comment' },
    });
    const marked = await asMarker('POST /api/submit-essay-grade', {
      ...place,
      ...{ score: null, comment: 'Marker word', version: 1 },
      assessment: [{ criterionId: 1, levelId: 2, comment: 'Marker assessment' }],
    });
    expect([chosen.status, commented.status, marked.status]).toEqual([204, 200, 200]);
    const payloads: [string, unknown][] = [
      ...(await readAll(learner, exam, attempt)),
      ['review', (await review(attempt)).body],
    ];
    for (const [operation, payload] of payloads)
      expect([operation, JSON.stringify(payload)]).toEqual([operation, expect.not.stringMatching(/marker/i)]);
    expect((await review(attempt)).body.questions[0]).toMatchObject({ comments: [], rubric: null, score: null });
  });

  it('shows hints as they are opened, one after the other', async () => {
    const { subsectionExamId } = await givenExam(server, hall, [section(questions.slice(0, 1).map((id) => fixed(id)))]);
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { hint, latest } = sitting(server, learner);
    expect((await latest(attempt)).body.questions[0]?.question).toMatchObject({ hints: [], hintCount: 1 });
    const opened = await hint(attempt, 1);
    expect(opened.body.questions[0]?.question).toMatchObject({ hints: [{ en: '<p>Hint SINGLE_CHOICE one</p>' }] });
    expect(secretsIn([['hint', opened.body]], 1)).toEqual([]);
    expect((await hint(attempt, 1, 1)).body.errorCode).toBe('exam-attempt.no-more-hints');
  });

  it('opens no other hint when one is asked for again, whose answer was lost', async () => {
    const body = questionBody({}, 'SINGLE_CHOICE');
    const hints = ['one', 'two'].map((word) => ({ en: `<p>${word}</p>` }));
    const id = await givenQuestionOf(server, hall, 'SINGLE_CHOICE', { content: { ...body.content, hints } });
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(id)])]);
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { hint } = sitting(server, learner);
    for (const _ of [1, 2])
      expect((await hint(attempt, 1, 0)).body.questions[0]?.question).toMatchObject({ hints: [{ en: '<p>one</p>' }] });
    expect((await hint(attempt, 1, 1)).body.questions[0]?.question?.hints).toHaveLength(2);
  });

  it('never lays out things to be ordered in their right order', async () => {
    const ordering = questions[QUESTION_TYPES.indexOf('ORDERING')]!;
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(ordering)])]);
    for (let round = 0; round < 8; round += 1) {
      const learner = await givenLearner(server, hall);
      const attempt = await givenAttempt(server, learner, subsectionExamId);
      const { questions: shown } = (await sitting(server, learner).latest(attempt)).body;
      const question = shown[0]?.question;
      expect(question?.type === 'ORDERING' && question.choices.map(({ id }) => id)).toEqual(['amazon', 'nile']);
    }
  });
});

describe('the release of score, answers and explanations', () => {
  const later = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();

  /** What a learner sees after handing in, now and after each step of time. */
  async function seen(rules: Parameters<typeof givenExam>[3], hours: number[] = []) {
    const id = questions[0]!;
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(id)])], rules);
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, finish, review } = sitting(server, learner);
    await save(attempt, 1, { type: 'SINGLE_CHOICE', choiceId: 'nile' });
    expect((await review(attempt)).body.errorCode).toBe('exam-attempt.still-running');
    await finish(attempt);
    const views: string[] = [];
    for (const hour of [0, ...hours]) {
      server.clock.advance(hour * HOUR);
      const { body } = await review(attempt);
      const [question] = body.questions;
      const { score } = question!;
      expect(score !== null).toBe(body.score !== null);
      expect(question?.key === null).toBe(!body.released.answers);
      const explains = question?.key?.explanation.en !== undefined;
      expect(explains).toBe((question?.feedback ?? []).length > 0);
      views.push(
        [body.score && 'score', question?.key && 'answers', explains && 'explanations'].filter(Boolean).join(' '),
      );
    }
    return views;
  }

  it.each([
    ['AT_ONCE', 'AT_ONCE', 'AT_ONCE', ['score answers explanations']],
    ['AT_ONCE', 'AT_ONCE', 'NEVER', ['score answers']],
    ['AT_ONCE', 'NEVER', 'AT_ONCE', ['score']],
    ['NEVER', 'NEVER', 'NEVER', ['']],
    ['NEVER', 'AT_ONCE', 'AT_ONCE', ['answers explanations']],
  ] as const)('score %s, answers %s, explanations %s', async (score, answers, explanations, expected) => {
    expect(await seen({ releaseScore: score, releaseAnswers: answers, releaseExplanations: explanations })).toEqual(
      expected,
    );
  });

  it('waits for the last learner’s window to close', async () => {
    const rules = { releaseScore: 'AT_ONCE', releaseAnswers: 'AFTER_CLOSE', closesAt: later(2) } as const;
    expect(await seen(rules, [1, 2])).toEqual(['score', 'score', 'score answers']);
  });

  it('comes at its moment', async () => {
    const rules = { releaseScore: 'AT_TIME', releaseAnswers: 'AT_TIME', releaseAt: later(5) } as const;
    expect(await seen({ ...rules, releaseExplanations: 'AT_TIME' }, [4, 2])).toEqual([
      '',
      '',
      'score answers explanations',
    ]);
  });

  it('never lets an explanation come before its answer', async () => {
    const rules = { releaseAnswers: 'AFTER_CLOSE', releaseExplanations: 'AT_ONCE' } as const;
    expect(await seen({ ...rules, closesAt: later(2) }, [3])).toEqual(['score', 'score answers explanations']);
  });

  it('notifies the learner when the score can be seen, and once', async () => {
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questions[0]!)])], {
      releaseScore: 'AT_TIME',
      releaseAt: later(3),
    });
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    await sitting(server, learner).finish(attempt);
    const notify = async () => {
      const job = server.app.jobs.find(({ name }) => name === 'exam-attempts.tell-released');
      await job?.run({ ...server.platform, organizationId: hall.organizationId }, {});
      await server.runJobs();
      return server.admin`select parameters, data from notifications where user_id = ${learner.userId} and template_id = 18`;
    };
    expect(await notify()).toHaveLength(0);
    server.clock.advance(4 * HOUR);
    expect(await notify()).toMatchObject([
      { parameters: { item: { en: 'Final exam' } }, data: { courseId: hall.courseId } },
    ]);
    expect(await notify()).toHaveLength(1);
  });
});
