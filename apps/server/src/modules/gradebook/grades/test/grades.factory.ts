import { unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { expect } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { givenEnrollment } from '../../../learning/enrollments/test/enrollments.factory.ts';
import type {
  CategoryBody,
  GradebookStructure,
  ItemBody,
  SettingsBody,
} from '../../grade-items/grade-items.schemas.ts';
import type { OwnGrades, OwnItemDetail } from '../../learner-grades/learner-grades.schemas.ts';
import type { CellChange, GradeDetail, GradesReport } from '../grades.schemas.ts';

/** A course with a gradebook, its instructor and its learners. */
export interface Classroom {
  organizationId: number;
  courseId: number;
  courseSectionId: number;
  instructor: TestMember;
  learners: TestMember[];
}

export async function givenClassroom(server: TestServer, learnerCount = 1): Promise<Classroom> {
  const organizationId = await givenOrganization(server, {
    features: { exams: true, assignments: true, grades: true, 'course-groups': true },
  });
  const instructor = await givenMember(server, organizationId, 'instructor');
  const { courseId, courseSectionId } = await givenPublishedCourse(server, organizationId, {
    instructorUserId: instructor.userId,
    subsections: ['Reading'],
  });
  const learners: TestMember[] = [];
  for (let index = 0; index < learnerCount; index += 1) {
    const learner = await givenMember(server, organizationId);
    await givenEnrollment(server, learner, courseId);
    learners.push(learner);
  }
  return { organizationId, courseId, courseSectionId, instructor, learners };
}

export const ITEM: ItemBody = {
  title: { en: 'Essay', ar: 'مقال' },
  gradeCategoryId: null,
  kind: 'POINTS',
  maximumPoints: '10',
  weight: '1',
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  dueAt: null,
};

export const CATEGORY: CategoryBody = {
  name: { en: 'Homework', ar: 'الواجبات' },
  weight: '50',
  aggregation: 'POINTS',
  isExtraCredit: false,
  dropLowest: 0,
  dropHighest: 0,
};

export const SETTINGS: SettingsBody = {
  scheme: 'TOTAL_POINTS',
  letterScale: [
    { letter: { en: 'A', ar: 'ممتاز' }, from: '90' },
    { letter: { en: 'F', ar: 'راسب' }, from: '0' },
  ],
  passMark: '60',
  places: 2,
  showsStatistics: true,
  version: 0,
};

type Refused = { errorCode?: string; details?: { path: string; code: string; message: string }[] };
type Marked = Pick<CellChange, 'state' | 'points' | 'comment'> & { version?: number };

/** What the people of a classroom do. */
export function inClassroom(server: TestServer, { courseId, instructor }: Classroom) {
  const ask = <Body>(as: TestMember, operation: string, body?: unknown) =>
    call<Body & Refused>(server, operation, { as, body });
  const of = <Body>(as: TestMember, operation: string, body?: unknown) =>
    ask<Body>(as, operation.replace('COURSE', `/api/courses/${courseId}`), body);
  const cell = (gradeItemId: number, learner: TestMember, mark: Marked): CellChange => ({
    gradeItemId,
    userId: learner.userId,
    version: 0,
    ...mark,
  });
  return {
    ask,
    cell,
    structure: async () => (await of<GradebookStructure>(instructor, 'GET COURSE/gradebook')).body,
    setUp: async (change: Partial<SettingsBody> = {}) =>
      expect((await of(instructor, 'PUT COURSE/gradebook', { ...SETTINGS, ...change })).status).toBe(200),
    category: async (change: Partial<CategoryBody> = {}) =>
      (await of<{ gradeCategoryId: number }>(instructor, 'POST COURSE/grade-categories', { ...CATEGORY, ...change }))
        .body.gradeCategoryId,
    item: async (change: Partial<ItemBody> = {}) =>
      (await of<{ gradeItemId: number }>(instructor, 'POST COURSE/grade-items', { ...ITEM, ...change })).body
        .gradeItemId,
    save: (cells: CellChange[], as = instructor) => of<{ versions: number[] }>(as, 'POST COURSE/grades', { cells }),
    /** Marks one grade that nobody has touched yet, unless a version is given. */
    mark: async (gradeItemId: number, learner: TestMember, points: string, version = 0) => {
      const answer = await of(instructor, 'POST COURSE/grades', {
        cells: [cell(gradeItemId, learner, { state: 'MARKED', points, version })],
      });
      expect(answer).toMatchObject({ status: 200 });
    },
    post: (gradeItemId: number, scope: 'ALL' | 'MARKED' = 'ALL', as = instructor) =>
      ask(as, `POST /api/course-grade-items/${gradeItemId}/post`, { scope }),
    unpost: (gradeItemId: number) => ask(instructor, `POST /api/course-grade-items/${gradeItemId}/unpost`),
    report: async (query = '') => (await of<GradesReport>(instructor, `GET COURSE/reports/grades${query}`)).body,
    cellOf: async (gradeItemId: number, learner: TestMember) => {
      const { body } = await of<GradesReport>(instructor, 'GET COURSE/reports/grades');
      const row = body.data.find(({ userId }) => userId === learner.userId);
      return row && unpackRow(row)[body.gradeItemIds.indexOf(gradeItemId)];
    },
    detail: async (gradeItemId: number, learner: TestMember) =>
      (await ask<GradeDetail>(instructor, `GET /api/course-grade-items/${gradeItemId}/grades/${learner.userId}`)).body,
    own: async (learner: TestMember) => (await of<OwnGrades>(learner, 'GET COURSE/grades')).body,
    ownItem: async (gradeItemId: number, learner: TestMember) =>
      (await ask<OwnItemDetail>(learner, `GET /api/course-grade-items/${gradeItemId}`)).body,
    of,
  };
}
