import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  RULES,
  section,
  sitting,
} from '../../exam-attempts/test/exams.factory.ts';
import { changeOf, givenCategory, readQuestion } from '../../questions/test/questions.factory.ts';
import type { ExamCheck, ExamEditing, ExamPaper, ExamSummary, Findings, Section } from '../exams.schemas.ts';

const server = testServer();
let hall: Hall;
let questionId: number;

beforeAll(async () => {
  hall = await givenHall(server);
  questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
});

type Refusable = { errorCode?: string; version?: number; details?: { path: string }[] };
const as = () => hall.instructor;
const title = { en: 'Midterm', ar: 'منتصف الفصل' };
const read = async (examId: number) =>
  (await call<ExamEditing>(server, `GET /api/course-exams/${examId}`, { as: as() })).body;
const save = (examId: number, sections: Section[], version: number) =>
  call<Refusable>(server, `PUT /api/course-exams/${examId}`, {
    as: as(),
    body: { title, instructions: {}, sections, version },
  });
const create = async () =>
  (await call<{ examId: number }>(server, `POST /api/courses/${hall.courseId}/exams`, { as: as(), body: { title } }))
    .body.examId;
const findings = async (id: number) =>
  (await call<Findings>(server, `GET /api/subsection-exams/${id}/findings`, { as: as() })).body;
const drawn = (change: Partial<Section['draws'][number]>): Section['draws'][number] => ({
  ...fixed(0),
  questionId: null,
  ...change,
});

describe('writing an exam', () => {
  it('keeps sections and draws in their order, and says how many questions fit', async () => {
    const examId = await create();
    const sections = [
      section([fixed(questionId, '4')], { isShuffled: true }),
      section([drawn({ take: 2, tags: ['geography'] })], { navigation: 'ONE_WAY', title: { ar: 'ثانيًا' } }),
    ];
    expect((await save(examId, sections, 1)).body).toEqual({ version: 2 });
    const exam = await read(examId);
    expect(exam).toMatchObject({ examId, courseId: hall.courseId, title, version: 2 });
    expect(exam.sections).toMatchObject([
      { isShuffled: true, draws: [{ questionId, marks: '4.0000', questionName: 'Rivers', candidateCount: 1 }] },
      { navigation: 'ONE_WAY', draws: [{ take: 2, tags: ['geography'], candidateCount: 1 }] },
    ]);
  });

  it('answers 409 to an old version and changes nothing', async () => {
    const examId = await create();
    expect((await save(examId, [section([fixed(questionId)])], 1)).status).toBe(200);
    expect(await save(examId, [], 1)).toMatchObject({ status: 409, body: { errorCode: 'conflict' } });
    expect((await read(examId)).sections).toHaveLength(1);
  });

  it('refuses questions of others, a question twice, and a fixed question that is drawn as well', async () => {
    const examId = await create();
    const other = await givenHall(server);
    const foreign = await givenQuestionOf(server, other, 'ESSAY');
    for (const draws of [
      [fixed(foreign)],
      [fixed(questionId), fixed(questionId)],
      [{ ...fixed(questionId), take: 2 }],
      [{ ...fixed(questionId), difficulty: 2 }],
      [fixed(questionId, '0')],
    ])
      expect((await save(examId, [section(draws)], 1)).status).toBe(400);
    expect((await read(examId)).version).toBe(1);
  });

  it('is for who edits the course', async () => {
    const examId = await create();
    const colleague = await givenMember(server, hall.organizationId, 'instructor');
    const other = await givenHall(server);
    for (const [caller, status] of [
      [colleague, 403],
      [hall.learner, 403],
      [other.instructor, 404],
    ] as const)
      expect((await call(server, `GET /api/course-exams/${examId}`, { as: caller })).status).toBe(status);
  });

  it('is gone where exams are switched off', async () => {
    const instructor = await givenMember(
      server,
      await givenOrganization(server, { features: { exams: false } }),
      'instructor',
    );
    const course = await givenPublishedCourse(server, instructor.organizationId, {
      instructorUserId: instructor.userId,
    });
    const { status } = await call(server, `GET /api/courses/${course.courseId}/exams`, { as: instructor });
    const lesson = await call(server, `POST /api/course-sections/${course.courseSectionId}/subsections`, {
      as: instructor,
      body: { kind: 'EXAM', title },
    });
    expect([status, lesson.status]).toEqual([404, 400]);
  });

  it('says of a draft what it comes to, without saving it', async () => {
    const own = await givenHall(server);
    const category = await givenCategory(server, own.instructor, 'Marks');
    const make = (marks: string) =>
      givenQuestionOf(server, own, 'TRUE_FALSE', { questionCategoryId: category, marks, negativeMarks: '0' });
    const [one, two] = [await make('1'), await make('2')];
    await make('5');
    const { examId } = await givenExam(server, own, [section([fixed(one)])], { isDraft: true });
    const check = async (sections: Section[]) =>
      (
        await call<ExamCheck>(server, `POST /api/course-exams/${examId}/check`, {
          as: own.instructor,
          body: { title, sections },
        })
      ).body;
    const checked = await check([
      section([fixed(two, '4'), drawn({ questionCategoryId: category, take: 2 })]),
      section([]),
    ]);
    expect(checked).toMatchObject({ questionCount: 3, leastMarks: '7', mostMarks: '11', expectedMinutes: 2 });
    expect(checked.sections[0]?.draws).toEqual([
      { candidateCount: 1, leastMarks: '4', mostMarks: '4' },
      { candidateCount: 3, leastMarks: '3', mostMarks: '7' },
    ]);
    expect(checked.findings).toEqual([{ code: 'section-empty', path: 'sections.1', isRequired: true, count: 0 }]);
    // who makes no parts reads of none
    expect((await check([section([])])).findings.map(({ code }) => code)).toEqual(['no-questions']);
    await server.admin`update questions set is_archived = true where question_id = ${two}`;
    await server.admin`update question_versions set is_ready = false where question_id = ${two}`;
    expect((await check([section([fixed(two)])])).findings.map(({ code, path }) => [code, path])).toEqual([
      ['question-not-ready', 'sections.0.draws.0'],
      ['question-archived', 'sections.0.draws.0'],
    ]);
    const { body } = await call<ExamEditing>(server, `GET /api/course-exams/${examId}`, { as: own.instructor });
    expect([body.version, body.sections.length]).toEqual([2, 1]);
  });

  it('copies an exam with its questions, and lists where each is used', async () => {
    const own = await givenHall(server);
    const asked = await givenQuestionOf(server, own, 'ESSAY');
    const { examId, subsectionExamId } = await givenExam(server, own, [section([fixed(asked, '3')])]);
    const copy = await call<{ examId: number }>(server, `POST /api/course-exams/${examId}/duplicate`, {
      as: own.instructor,
    });
    expect(copy.status).toBe(201);
    const list = await call<{ data: ExamSummary[] }>(server, `GET /api/courses/${own.courseId}/exams`, {
      as: own.instructor,
    });
    const byId = new Map(list.body.data.map((exam) => [exam.examId, exam]));
    expect(byId.get(copy.body.examId)).toMatchObject({ heldIn: [], questionCount: 1, leastMarks: '3', findings: [] });
    expect(byId.get(examId)?.heldIn).toMatchObject([{ subsectionExamId, isPublished: true }]);
  });

  it('gives its editors a paper with keys; the same seed gives the same paper', async () => {
    const own = await givenHall(server);
    const asked = await givenQuestionOf(server, own, 'SINGLE_CHOICE');
    const { examId } = await givenExam(server, own, [section([fixed(asked, '3')], { shufflesChoices: true })]);
    const paper = async (query = '') =>
      call<ExamPaper>(server, `GET /api/course-exams/${examId}/paper${query}`, { as: own.instructor });
    const first = await paper();
    expect(first.body).toMatchObject({ marks: '3.0000', questions: [{ position: 1, key: { type: 'SINGLE_CHOICE' } }] });
    expect((await paper(`?seed=${first.body.seed}`)).body).toEqual(first.body);
    const { status } = await call(server, `GET /api/course-exams/${examId}/paper`, { as: own.learner });
    expect(status).toBe(403);
  });

  it('leaves a trace in the audit trail', async () => {
    const examId = await create();
    await save(examId, [section([fixed(questionId)])], 1);
    await call(server, `DELETE /api/course-exams/${examId}`, { as: as() });
    const entries = await server.admin<{ action: string }[]>`
      select action from audit_entries where noun = 'exam' and noun_id = ${String(examId)} order by audit_entry_id`;
    expect(entries.map(({ action }) => action)).toEqual(['exam.create', 'exam.update', 'exam.delete']);
  });
});

describe('drawing', () => {
  it('takes from a category and those below it, by tag and difficulty, nothing archived and nothing twice', async () => {
    const own = await givenHall(server);
    const top = await givenCategory(server, own.instructor, 'Top');
    const below = await givenCategory(server, own.instructor, 'Below', top);
    const make = (change: Parameters<typeof givenQuestionOf>[3]) => givenQuestionOf(server, own, 'TRUE_FALSE', change);
    const inTop = await make({ questionCategoryId: top, difficulty: 1, tags: ['A'] });
    const inBelow = await make({ questionCategoryId: below, difficulty: 3, tags: ['a', 'b'] });
    const archived = await make({ questionCategoryId: below });
    await make({ difficulty: 1 });
    await server.admin`update questions set is_archived = true where question_id = ${archived}`;
    const { subsectionExamId } = await givenExam(server, own, [
      section([drawn({ questionCategoryId: top, tags: ['A'], take: 1 }), fixed(inTop)]),
      section([drawn({ difficulty: 1 })], { isShuffled: true }),
    ]);
    const attempt = await givenAttempt(server, own.learner, subsectionExamId);
    const rows = await server.admin<{ question_id: number; section: number }[]>`
      select question_id, section from attempt_questions where exam_attempt_id = ${attempt} order by position`;
    expect(rows.slice(0, 2)).toEqual([
      { question_id: inBelow, section: 0 },
      { question_id: inTop, section: 0 },
    ]);
    expect(new Set(rows.map((row) => row.question_id)).size).toBe(3);
  });

  it('stays as it was when questions change later', async () => {
    const own = await givenHall(server);
    const id = await givenQuestionOf(server, own, 'TRUE_FALSE');
    const { subsectionExamId, examId } = await givenExam(server, own, [section([fixed(id)])]);
    const attempt = await givenAttempt(server, own.learner, subsectionExamId);
    const question = await readQuestion(server, own.instructor, id);
    await call(server, `PUT /api/questions/${id}`, {
      as: own.instructor,
      body: changeOf(question, { content: { ...question.content, prompt: { en: '<p>Another</p>' } } }),
    });
    expect(await readQuestion(server, own.instructor, id)).toMatchObject({ version: 2 });
    await call(server, `PUT /api/course-exams/${examId}`, {
      as: own.instructor,
      body: { title, instructions: {}, sections: [], version: 2 },
    });
    const { questions } = (await sitting(server, own.learner).latest(attempt)).body;
    expect(questions[0]?.question?.prompt.en).toContain('Which river');
  });
});

describe('publishing', () => {
  it('waits for what is missing, and says where', async () => {
    const { subsectionExamId } = await givenExam(
      server,
      hall,
      [section([drawn({ take: 50, tags: ['nobody has it'] })]), section([])],
      { isDraft: true, releaseScore: 'AT_TIME', releaseAnswers: 'AFTER_CLOSE' },
    );
    expect((await findings(subsectionExamId)).findings).toEqual(
      expect.arrayContaining([
        { code: 'no-questions', path: 'sections', isRequired: true, count: 0 },
        { code: 'draw-too-few', path: 'sections.0.draws.0', isRequired: true, count: 50 },
        { code: 'section-empty', path: 'sections.1', isRequired: true, count: 0 },
        { code: 'release-time-missing', path: 'releaseAt', isRequired: true, count: 0 },
        { code: 'release-without-close', path: 'closesAt', isRequired: false, count: 0 },
      ]),
    );
    const refused = await call<Refusable>(server, `POST /api/subsection-exams/${subsectionExamId}/publish`, {
      as: as(),
    });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'exam.not-ready' } });
    expect(refused.body.details?.map(({ path }) => path)).toContain('sections.0.draws.0');
  });
});

describe('holding an exam', () => {
  it('refuses addresses that are none, windows that end before they begin, and exams of other courses', async () => {
    const { subsectionExamId, examId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const other = await givenHall(server);
    const foreign = await givenExam(server, other, [section([fixed(await givenQuestionOf(server, other, 'ESSAY'))])]);
    for (const [change, status] of [
      [{ allowedAddresses: ['10.0.0.0/99'] }, 400],
      [{ allowedAddresses: ['somewhere'] }, 400],
      [{ opensAt: '2026-01-02T00:00:00.000Z', closesAt: '2026-01-01T00:00:00.000Z' }, 400],
      [{ examId: foreign.examId }, 404],
      [{ version: 0 }, 409],
    ] as const)
      expect(
        await call(server, `PUT /api/subsection-exams/${subsectionExamId}`, {
          as: as(),
          body: { ...RULES, examId, version: 3, ...change },
        }),
      ).toMatchObject({ status });
  });

  it('keeps the lesson, its exam and its course’s section once learners have sat it', async () => {
    const { subsectionExamId, examId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    await givenAttempt(server, await givenLearner(server, hall), subsectionExamId);
    for (const path of [
      `course-subsections/${subsectionExamId}`,
      `course-sections/${hall.courseSectionId}`,
      `course-exams/${examId}`,
    ])
      expect((await call(server, `DELETE /api/${path}`, { as: as() })).status).toBe(409);
  });
});
