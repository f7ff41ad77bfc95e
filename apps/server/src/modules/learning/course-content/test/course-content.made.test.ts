import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenAssignment } from '../../../assessment/submissions/test/assignments.factory.ts';
import { question } from '../../../assessment/surveys/test/surveys.factory.ts';
import type { CourseDetail } from '../../courses/courses.schemas.ts';
import type { OutlineEditing } from '../course-content.schemas.ts';

const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

const write = async <Body>(operation: string, body?: object) => {
  const answer = await callAs<Body>(server, hall.instructor, operation, body);
  expect(answer.status, operation).toBeLessThan(300);
  return answer.body;
};

const newLesson = async (kind: string, title = 'Half made') =>
  (
    await write<{ courseSubsectionId: number }>(`POST /api/course-sections/${hall.courseSectionId}/subsections`, {
      kind,
      title: { en: title },
    })
  ).courseSubsectionId;

const lessonsOf = ({ sections }: Pick<CourseDetail, 'sections'>) =>
  sections.flatMap(({ subsections }) => subsections.map(({ courseSubsectionId }) => courseSubsectionId));

/** Where somebody meets a lesson. */
async function placesOf(id: number, as = hall.learner) {
  const ask = async <Body>(operation: string) => (await callAs<Body>(server, as, operation)).body;
  const overview = await ask<CourseDetail>(`GET /api/courses/${hall.courseId}`);
  const outline = await ask<{ data: CourseDetail['sections'] }>(`GET /api/courses/${hall.courseId}/student-sections`);
  const ids = await ask<{ data: number[] }>(`GET /api/courses/${hall.courseId}/subsection-ids`);
  const opened = await callAs(server, as, `GET /api/course-subsections/${id}`);
  return {
    overview: lessonsOf(overview).includes(id),
    outline: lessonsOf({ sections: outline.data }).includes(id),
    ids: ids.data.includes(id),
    opens: opened.status,
  };
}

const NOWHERE = { overview: false, outline: false, ids: false, opens: 404 };
const EVERYWHERE = { overview: true, outline: true, ids: true, opens: 200 };

async function countsOf() {
  const { body } = await callAs<CourseDetail>(server, hall.learner, `GET /api/courses/${hall.courseId}`);
  const progress = await callAs<{ required: number }>(
    server,
    hall.learner,
    `GET /api/courses/${hall.courseId}/progress`,
  );
  return { lessons: body.subsectionCount, required: progress.body.required };
}

async function makeExam() {
  const sections = [section([fixed(await givenQuestionOf(server, hall, 'SINGLE_CHOICE'))])];
  const { subsectionExamId: id } = await givenExam(server, hall, sections, { isDraft: true });
  return id;
}

async function makeSurvey() {
  const id = await newLesson('SURVEY');
  const { surveyId } = await write<{ surveyId: number }>(`POST /api/courses/${hall.courseId}/surveys`, {
    type: 'SURVEY',
    title: { en: 'How was it?' },
  });
  await write(`PATCH /api/course-surveys/${surveyId}`, { version: 1, questions: [question('CHOICE', 'q1')] });
  await write(`PUT /api/course-subsections/${id}/survey`, { surveyId });
  return { id, surveyId };
}

/** Each kind of lesson: how it begins, what makes it, what takes that away again. */
const KINDS: readonly [
  kind: string,
  begin: () => Promise<{ id: number; make: string; body?: object; unmake?: string }>,
][] = [
  [
    'an article',
    async () => {
      const id = await newLesson('ARTICLE');
      return { id, make: `PUT /api/course-subsections/${id}/texts/en`, body: { version: 0, html: '<p>Here</p>' } };
    },
  ],
  [
    'an embedded page',
    async () => {
      const id = await newLesson('EMBED');
      const body = { version: 1, embedUrl: 'https://example.org/page' };
      return { id, make: `PATCH /api/course-subsections/${id}`, body };
    },
  ],
  [
    'an exam',
    async () => {
      const id = await makeExam();
      return {
        id,
        make: `POST /api/subsection-exams/${id}/publish`,
        unmake: `POST /api/subsection-exams/${id}/unpublish`,
      };
    },
  ],
  [
    'an assignment',
    async () => {
      const id = await givenAssignment(server, hall, { isDraft: true });
      return {
        id,
        make: `POST /api/course-assignments/${id}/publish`,
        unmake: `POST /api/course-assignments/${id}/unpublish`,
      };
    },
  ],
  [
    'a survey',
    async () => {
      const { id, surveyId } = await makeSurvey();
      return { id, make: `POST /api/course-surveys/${surveyId}/publish` };
    },
  ],
];

describe('a course that is not out', () => {
  it('is shown to its author as it goes out: texts that are drafts are required as set, and counted once', async () => {
    const { courseId } = await write<{ courseId: number }>('POST /api/courses', { title: { en: 'Clear emails' } });
    const { courseSectionId } = await write<{ courseSectionId: number }>(`POST /api/courses/${courseId}/sections`, {
      title: { en: 'Before you write' },
    });
    const { courseSubsectionId: id } = await write<{ courseSubsectionId: number }>(
      `POST /api/course-sections/${courseSectionId}/subsections`,
      { kind: 'ARTICLE', title: { en: 'Why clarity matters' } },
    );
    const text = { version: 0, html: '<p>Here</p>', document: { type: 'doc' }, isDraft: true };
    await write(`PUT /api/course-subsections/${id}/texts/en`, text);
    const overview = await write<CourseDetail>(`GET /api/courses/${courseId}`);
    const outline = await write<{ data: CourseDetail['sections'] }>(`GET /api/courses/${courseId}/student-sections`);
    const lesson = await write<{ isRequired: boolean }>(`GET /api/course-subsections/${id}`);
    expect({
      count: overview.subsectionCount,
      overview: overview.sections[0]?.subsections[0]?.isRequired,
      outline: outline.data[0],
      lesson: lesson.isRequired,
    }).toMatchObject({
      count: 1,
      overview: true,
      outline: { requiredCount: 1, subsections: [{ isRequired: true }] },
      lesson: true,
    });
  });
});

describe('a lesson without content', () => {
  it.each(KINDS)('is nowhere for learners while %s has nothing, and there from when it has', async (_, begin) => {
    const before = await countsOf();
    const { id, make, body, unmake } = await begin();
    expect(await placesOf(id)).toEqual(NOWHERE);
    expect(await countsOf()).toEqual(before);
    expect((await placesOf(id, hall.instructor)).opens).toBe(200);
    await write(make, body);
    expect(await placesOf(id)).toEqual(EVERYWHERE);
    expect(await countsOf()).toEqual({ lessons: before.lessons + 1, required: before.required + 1 });
    if (!unmake) return;
    await write(unmake);
    expect(await placesOf(id)).toEqual(NOWHERE);
    expect(await countsOf()).toEqual(before);
  });

  it("can't be finished, and nobody waits for it", async () => {
    const [empty, after] = [await newLesson('ARTICLE'), await newLesson('ARTICLE')];
    await write(`PUT /api/course-subsections/${after}/texts/en`, { version: 0, html: '<p>Here</p>' });
    const { body } = await callAs<{ version: number }>(
      server,
      hall.instructor,
      `GET /api/course-subsections/${after}/editing`,
    );
    await write(`PATCH /api/course-subsections/${after}`, { version: body.version, prerequisiteSubsectionId: empty });
    const finish = (id: number) => callAs(server, hall.learner, `POST /api/course-subsections/${id}/finished`);
    expect((await finish(empty)).status).toBe(404);
    const opened = await callAs<{ lock: unknown }>(server, hall.learner, `GET /api/course-subsections/${after}`);
    expect(opened.body.lock).toBeNull();
    expect((await finish(after)).status).toBeLessThan(300);
  });

  it('is not found by its title', async () => {
    const id = await newLesson('ARTICLE', 'Zanzibar spices');
    const search = async () =>
      (
        await callAs<{ data: { id: number }[] }>(server, hall.learner, 'GET /api/search?q=zanzibar&kind=lesson')
      ).body.data.map((hit) => hit.id);
    expect(await search()).toEqual([]);
    await write(`PUT /api/course-subsections/${id}/texts/en`, { version: 0, html: '<p>Here</p>' });
    expect(await search()).toEqual([id]);
  });

  it('is empty again once its text is taken away', async () => {
    const id = await newLesson('ARTICLE');
    await write(`PUT /api/course-subsections/${id}/texts/en`, { version: 0, html: '<p>Here</p>' });
    await write(`PUT /api/course-subsections/${id}/texts/en`, { version: 1, html: '' });
    expect(await placesOf(id)).toEqual(NOWHERE);
    const { sections } = await write<OutlineEditing>(`GET /api/courses/${hall.courseId}/outline`);
    const lesson = sections
      .flatMap(({ subsections }) => subsections)
      .find(({ courseSubsectionId }) => courseSubsectionId === id);
    expect(lesson?.hasContent).toBe(false);
  });
});
