import { COURSE_WORK, STUDIO_PERMISSIONS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { administrator, instructor, permission } from '../../../kernel/access/access.ts';
import { audit } from '../../../kernel/audit.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { type DateCell, momentCell } from '../../../kernel/table-cells.ts';
import { tableFile } from '../../../kernel/table-file.ts';
import { accessCourse, findCourseTitle } from '../courses/courses.public.ts';
import { readPulse } from './course-activity.reads.ts';
import { readCoursesInNeed } from './courses-in-need.reads.ts';
import { allStudents, listStudents } from './enrolled-students.reads.ts';
import { readOrganizationFigures } from './organization-figures.reads.ts';
import { listTeachers } from './teachers.reads.ts';
import {
  CourseParams,
  CoursesInNeed,
  type EnrolledStudent,
  OrganizationFigures,
  Pulse,
  PulseQuery,
  StudentsPage,
  StudentsQuery,
  Teacher,
  TeachersQuery,
  TeachingCourse,
  TeachingPage,
  TeachingQuery,
} from './teaching.schemas.ts';
import { listCourseApprovals, listTeachingCourses } from './teaching-courses.reads.ts';
import { readWaiting } from './waiting.reads.ts';
import { WaitingForMe } from './waiting.schemas.ts';

const COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'enrolled',
  'lastVisited',
  'completed',
  'finishedLessons',
  'requiredLessons',
  'percent',
] as const;

const rowOf = (moment: (at: string | null) => DateCell | null, student: EnrolledStudent) => [
  student.firstName,
  student.lastName,
  student.email,
  moment(student.enrolledAt),
  moment(student.lastVisitedAt),
  moment(student.completedAt),
  student.finishedCount,
  student.requiredCount,
  student.progressPercent,
];

export const teachingRoutes = (): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/studio/courses',
    operationId: 'listTeachingCourses',
    summary: 'The courses that the caller makes; all of them for who may read them and asks',
    access: permission(...COURSE_WORK),
    query: TeachingQuery,
    response: TeachingPage,
    handle: (context, { query }) => listTeachingCourses(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/studio/waiting',
    operationId: 'getWaitingForMe',
    summary: 'What waits for the caller in the studio, each line with its first item, and the next seven days',
    tag: 'teaching',
    access: permission(...STUDIO_PERMISSIONS),
    response: WaitingForMe,
    handle: (context) => reading(context, (tx) => readWaiting(context, tx)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/studio/pulse',
    operationId: 'getTeachingPulse',
    summary: 'How the courses that were changed last are doing: learners, median progress, activity by day',
    access: permission(...COURSE_WORK),
    query: PulseQuery,
    response: Pulse,
    handle: (context, { query }) => reading(context, (tx) => readPulse(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/studio/figures',
    operationId: 'getOrganizationFigures',
    summary: 'How the organisation is doing, week by week: active learners, enrolments, completions, new members',
    access: administrator(),
    response: OrganizationFigures,
    handle: (context) => reading(context, (tx) => readOrganizationFigures(context, tx)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/studio/courses-in-need',
    operationId: 'listCoursesInNeed',
    summary: 'Published courses whose learners stay away, or that nobody learns',
    access: administrator(),
    response: CoursesInNeed,
    handle: (context) => reading(context, (tx) => readCoursesInNeed(context, tx)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/studio/instructors',
    operationId: 'listTeachers',
    summary: 'Who can be an instructor of a course',
    access: instructor(),
    query: TeachersQuery,
    response: page(Teacher),
    handle: (context, { query }) => reading(context, (tx) => listTeachers(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-approvals',
    operationId: 'listCourseApprovals',
    summary: 'Courses that wait for approval',
    access: permission('organization_update_courses'),
    query: Type.Object(PageQuery),
    response: page(TeachingCourse),
    handle: (context, { query }) => listCourseApprovals(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/enrolled-students',
    operationId: 'listEnrolledStudents',
    summary: 'Who learns a course, and how far they are',
    access: instructor(),
    params: CourseParams,
    query: StudentsQuery,
    response: StudentsPage,
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, params.courseId, 'edit');
        return listStudents(context, tx, params.courseId, query);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/enrolled-students/export',
    operationId: 'exportEnrolledStudents',
    summary: 'The same as CSV or as a workbook',
    access: instructor(),
    params: CourseParams,
    query: TableFormatQuery,
    isRaw: true,
    handle: async (context, { params, query }, { reply }) => {
      const { head, title } = await resultWords(context);
      const { students, of } = await transaction(context, async (tx) => {
        await accessCourse(context, tx, params.courseId, 'edit');
        // names and addresses of many people leave the system: it is written down who took them
        await audit(context, tx, { action: 'course.export-students', noun: 'course', nounId: params.courseId });
        return {
          students: await allStudents(context, tx, params.courseId),
          of: await findCourseTitle(tx, params.courseId),
        };
      });
      const moment = (at: string | null) => momentCell(at, context.configuration.time_zone);
      const lines = [head(...COLUMNS), ...students.map((student) => rowOf(moment, student))];
      return sendTable(reply, tableFile(context, query.format, lines, { title: title('learners'), of }));
    },
  }),
];
