import { beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { AccommodationRow, AssignmentEditing } from '../../../assessment/assignments/assignments.schemas.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import type { MarkingProgress } from '../../../assessment/exam-marking/exam-marking.schemas.ts';
import type { PlagiarismOverview } from '../../../assessment/plagiarism/plagiarism.schemas.ts';
import {
  givenAssignment,
  givenRubric,
  RULES,
  working,
} from '../../../assessment/submissions/test/assignments.factory.ts';
import { type Classroom, inClassroom } from '../../../gradebook/grades/test/grades.factory.ts';
import type { CourseGroup } from '../../course-groups/course-groups.schemas.ts';
import { givenGroup } from '../../course-groups/test/course-groups.factory.ts';
import type { OutlineEditing } from '../course-content.schemas.ts';

const server = testServer();
const DAY = 86_400_000;
let hall: Hall;
let start: number;
const inDays = (days: number) => new Date(start + days * DAY).toISOString();

beforeEach(async () => {
  hall = await givenHall(server);
  start = Math.floor(server.clock.now().getTime() / 1000) * 1000;
});

const ask = async <Body>(operation: string, body?: object) =>
  (await callAs<Body>(server, hall.instructor, operation, body)).body;
const gradebookOf = (courseId: number) =>
  inClassroom(server, { ...hall, courseId, learners: [hall.learner] } satisfies Classroom);

/** The copy, and the one lesson of a kind in it. */
async function clone(shiftDays: number | null, kind: string) {
  const { courseId } = await ask<{ courseId: number }>(`POST /api/courses/${hall.courseId}/clone`, {
    shiftDays,
    includesGroups: true,
  });
  const { sections } = await ask<OutlineEditing>(`GET /api/courses/${courseId}/outline`);
  const lessons = sections.flatMap(({ subsections }) => subsections);
  return { courseId, id: lessons.find((lesson) => lesson.kind === kind)!.courseSubsectionId };
}

describe('cloning a course that is marked', () => {
  it('copies the gradebook without grades; items of exams come when these are published, as they stood', async () => {
    const old = gradebookOf(hall.courseId);
    await old.setUp({ scheme: 'WEIGHTED_CATEGORIES', passMark: '55.5', places: 1 });
    const gradeCategoryId = await old.category({ weight: '70', dropLowest: 1 });
    await old.category({ weight: '30', name: { en: 'Talks' } });
    const essay = await old.item({ gradeCategoryId, maximumPoints: '12.5', dueAt: inDays(4), isNeverDropped: true });
    await old.item({ title: { en: 'Attendance' }, kind: 'PASS_FAIL' });
    await old.mark(essay, hall.learner, '9');
    await old.post(essay);
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    await givenExam(server, hall, [section([fixed(questionId)])]);
    await server.runJobs();
    const made = (await old.structure()).items[2]!;
    const rules = { gradeCategoryId, weight: '2.5', isExtraCredit: true, isNeverDropped: true, isOmitted: true };
    const patch = { ...rules, version: made.version };
    expect((await old.ask(hall.instructor, `PATCH /api/course-grade-items/${made.gradeItemId}`, patch)).status).toBe(
      200,
    );
    const order = { gradeCategoryIds: [], gradeItemIds: [made.gradeItemId, essay] };
    expect((await old.of(hall.instructor, 'PUT COURSE/gradebook/order', order)).status).toBe(204);
    await old.unpost(made.gradeItemId);
    const before = await old.structure();
    expect(before.items.map(({ source }) => source)).toEqual(['EXAM', 'MANUAL', 'MANUAL']);

    const { courseId, id } = await clone(30, 'EXAM');
    const copy = gradebookOf(courseId);
    const seen = await copy.structure();
    const { categories, items, version, ...settings } = before;
    expect(seen).toMatchObject({ ...settings, courseId, version: 1 });
    expect(seen.categories).toEqual(
      categories.map((category, index) => ({
        ...category,
        gradeCategoryId: seen.categories[index]!.gradeCategoryId,
        version: 1,
      })),
    );
    const gradeItemId = expect.any(Number);
    const common = { gradeItemId, isPosted: false, version: 1 };
    expect(seen.items).toEqual([
      { ...items[1], ...common, gradeCategoryId: seen.categories[0]!.gradeCategoryId, dueAt: inDays(34) },
      { ...items[2], ...common },
    ]);
    expect(seen.categories[0]!.gradeCategoryId).not.toBe(gradeCategoryId);
    expect(seen.items[0]!.gradeItemId).not.toBe(essay);
    expect((await copy.report()).data).toEqual([]);
    expect(await old.structure()).toEqual(before);

    await ask(`POST /api/subsection-exams/${id}/publish`);
    await server.runJobs();
    const counts = { ...rules, gradeCategoryId: seen.categories[0]!.gradeCategoryId, isPosted: false };
    expect((await copy.structure()).items).toMatchObject([
      { source: 'EXAM', courseSubsectionId: id, ...counts },
      { source: 'MANUAL' },
      { source: 'MANUAL' },
    ]);
  });

  it('plans items again in a copy of a copy, without a category that was deleted in between', async () => {
    const old = gradebookOf(hall.courseId);
    const gradeCategoryId = await old.category();
    const assignmentId = await givenAssignment(server, hall, {});
    await server.runJobs();
    const [item] = (await old.structure()).items;
    expect(item).toMatchObject({ source: 'ASSIGNMENT', courseSubsectionId: assignmentId });
    const patch = { gradeCategoryId, weight: '3', version: item!.version };
    await old.ask(hall.instructor, `PATCH /api/course-grade-items/${item!.gradeItemId}`, patch);
    const first = await clone(null, 'ASSIGNMENT');
    const again = await ask<{ courseId: number }>(`POST /api/courses/${first.courseId}/clone`, {
      shiftDays: null,
      includesGroups: true,
    });
    const [category] = (await gradebookOf(first.courseId).structure()).categories;
    await ask(`DELETE /api/course-grade-categories/${category!.gradeCategoryId}`);
    const itemIn = async (courseId: number) => {
      const { sections } = await ask<OutlineEditing>(`GET /api/courses/${courseId}/outline`);
      const lessons = sections.flatMap(({ subsections }) => subsections);
      const id = lessons.find(({ kind }) => kind === 'ASSIGNMENT')!.courseSubsectionId;
      await ask(`POST /api/course-assignments/${id}/publish`);
      await server.runJobs();
      return (await gradebookOf(courseId).structure()).items[0];
    };
    expect(await itemIn(first.courseId)).toMatchObject({ gradeCategoryId: null, weight: '3' });
    const [other] = (await gradebookOf(again.courseId).structure()).categories;
    expect(await itemIn(again.courseId)).toMatchObject({ gradeCategoryId: other!.gradeCategoryId, weight: '3' });
  });

  it('clears due dates of items with all others', async () => {
    const assignmentId = await givenAssignment(server, hall, { dueAt: inDays(2) });
    await gradebookOf(hall.courseId).item({ dueAt: inDays(4) });
    const { courseId, id } = await clone(null, 'ASSIGNMENT');
    expect((await gradebookOf(courseId).structure()).items).toMatchObject([{ source: 'MANUAL', dueAt: null }]);
    expect(id).not.toBe(assignmentId);
    const assignment = await ask<AssignmentEditing>(`GET /api/course-assignments/${id}/editing`);
    expect(assignment).toMatchObject({ dueAt: null, isPublished: false });
  });

  it('gives the copy rubrics of its own where they were the course’s alone, and the rules are saved with them again', async () => {
    const rubricId = await givenRubric(server, hall.instructor, { courseId: hall.courseId });
    await givenAssignment(server, hall, { rubricId });
    const { courseId, id } = await clone(null, 'ASSIGNMENT');
    const copied = await ask<AssignmentEditing>(`GET /api/course-assignments/${id}/editing`);
    expect(copied).toMatchObject({ rubricVersion: 1, maximum: '10' });
    expect(copied.rubricId).not.toBe(rubricId);
    const saved = await callAs(server, hall.instructor, `PUT /api/course-assignments/${id}`, {
      ...RULES,
      rubricId: copied.rubricId,
      version: 1,
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    const { data } = await ask<{ data: object[] }>(`GET /api/courses/${courseId}/rubrics`);
    expect(data).toEqual([expect.objectContaining({ rubricId: copied.rubricId, courseId })]);
    const theirs = await ask<{ data: object[] }>(`GET /api/courses/${hall.courseId}/rubrics`);
    expect(theirs.data).toEqual([expect.objectContaining({ rubricId })]);
  });

  it('copies assignments with their rubric, dates of groups and the check of similarity, not what was handed in', async () => {
    const rubricId = await givenRubric(server, hall.instructor);
    const rules = { rubricId, dueAt: inDays(2), closesAt: inDays(3) };
    const assignmentId = await givenAssignment(server, hall, rules);
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId, { name: 'Red' });
    const grants = (of: number) => `/api/course-assignments/${of}/accommodations`;
    const own = { opensAt: null, dueAt: inDays(5), closesAt: inDays(6), note: 'Trip', version: 0 };
    await ask(`PUT ${grants(assignmentId)}/groups/${courseGroupId}`, own);
    await ask(`PUT ${grants(assignmentId)}/learners/${hall.learner.userId}`, own);
    const check = { isOn: true, thresholdPercent: 42, excludesQuotations: true };
    await ask(`PUT /api/copy-plagiarism-checks/assignments/${assignmentId}`, { ...check, version: 0 });
    expect((await working(server, hall.learner, assignmentId).handIn('<p>Mine</p>')).status).toBe(201);

    const { courseId, id } = await clone(10, 'ASSIGNMENT');
    expect(await ask<AssignmentEditing>(`GET /api/course-assignments/${id}/editing`)).toMatchObject({
      assignmentId: id,
      courseId,
      rubricId,
      rubricVersion: 1,
      dueAt: inDays(12),
      closesAt: inDays(13),
      isPublished: false,
      hasSubmissions: false,
      version: 1,
    });
    const groups = (await ask<{ data: CourseGroup[] }>(`GET /api/courses/${courseId}/groups`)).data;
    expect((await ask<{ data: AccommodationRow[] }>(`GET ${grants(id)}`)).data).toMatchObject([
      {
        learner: null,
        group: { courseGroupId: groups[0]!.courseGroupId },
        opensAt: null,
        dueAt: inDays(15),
        closesAt: inDays(16),
        note: 'Trip',
      },
    ]);
    expect(await ask<PlagiarismOverview>(`GET /api/copy-plagiarism-checks/assignments/${id}`)).toMatchObject({
      ...check,
      version: 1,
      checked: 0,
      waiting: 0,
    });
  });

  it('marks questions of the copied exams by the same rubrics', async () => {
    const rubricId = await givenRubric(server, hall.instructor);
    const questionId = await givenQuestionOf(server, hall, 'ESSAY');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const path = `/api/subsection-exams/${subsectionExamId}/question-rubrics/${questionId}`;
    expect((await callAs(server, hall.instructor, `PUT ${path}`, { rubricId, tolerance: '1.5' })).status).toBe(204);
    const { id } = await clone(null, 'EXAM');
    const { questions } = await ask<MarkingProgress>(`GET /api/subsection-exams/${id}/marking-progress`);
    expect(questions).toMatchObject([{ questionId, rubric: { rubricId, rubricVersion: 1, tolerance: '1.5' } }]);
  });

  it('copies the course’s own rubric once, for exams and assignments that are marked by it', async () => {
    const rubricId = await givenRubric(server, hall.instructor, { courseId: hall.courseId });
    const questionId = await givenQuestionOf(server, hall, 'ESSAY');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const path = `/api/subsection-exams/${subsectionExamId}/question-rubrics/${questionId}`;
    expect((await callAs(server, hall.instructor, `PUT ${path}`, { rubricId, tolerance: '1.5' })).status).toBe(204);
    await givenAssignment(server, hall, { rubricId });
    const { courseId, id } = await clone(null, 'EXAM');
    const { questions } = await ask<MarkingProgress>(`GET /api/subsection-exams/${id}/marking-progress`);
    const copied = questions[0]!.rubric!.rubricId;
    expect(copied).not.toBe(rubricId);
    const { data } = await ask<{ data: { rubricId: number }[] }>(`GET /api/courses/${courseId}/rubrics`);
    expect(data.map((rubric) => rubric.rubricId)).toEqual([copied]);
  });
});
