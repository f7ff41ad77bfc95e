import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse, CourseParams } from '../courses/courses.public.ts';
import { accessLearner, LearnerParams } from '../enrollments/enrollments.public.ts';
import { outlineAhead, outlineFor, readOutline, sectionProgress } from './course-outline.reads.ts';
import { readCourseStatistics } from './course-statistics.reads.ts';
import {
  findCourseOfSection,
  listFinished,
  readCompletion,
  readCourseProgress,
  readEnrollment,
  readSectionCounts,
} from './progress.reads.ts';
import {
  Completion,
  CourseProgress,
  CourseStatistics,
  FinishedResponse,
  FinishedSubsection,
  LastVisited,
  SectionParams,
  SectionProgress,
  StudentSection,
  SubsectionParams,
} from './progress.schemas.ts';
import { finishSubsection, unfinishSubsection } from './progress.service.ts';

export const progressRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/course-subsections/:courseSubsectionId/finished',
    operationId: 'finishSubsection',
    summary: 'Marks a subsection as finished',
    access: signedIn(),
    params: SubsectionParams,
    response: FinishedResponse,
    errors: { 403: ['enrolment.not-enrolled'], 409: ['subsection.finished-by-doing', 'subsection.locked'] },
    handle: (context, { params }) => finishSubsection(context, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-subsections/:courseSubsectionId/finished',
    operationId: 'unfinishSubsection',
    summary: 'Takes the mark away; an earned completion is kept',
    access: signedIn(),
    params: SubsectionParams,
    response: FinishedResponse,
    errors: { 403: ['enrolment.not-enrolled'], 409: ['subsection.finished-by-doing'] },
    handle: (context, { params }) => unfinishSubsection(context, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/progress',
    operationId: 'getCourseProgress',
    summary: "The caller's progress in a course and in each section",
    access: signedIn(),
    params: CourseParams,
    response: CourseProgress,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'learn');
        return readCourseProgress(context, tx, courseId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/completion',
    operationId: 'getCourseCompletion',
    summary: 'Whether the caller has completed a course, and what is missing',
    access: signedIn(),
    params: CourseParams,
    response: Completion,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'learn');
        return readCompletion(context, tx, courseId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/last-visited-subsection',
    operationId: 'getLastVisitedSubsection',
    summary: 'Where the caller left off',
    access: signedIn(),
    params: CourseParams,
    response: LastVisited,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'learn');
        const place = await readEnrollment(context, tx, courseId);
        const courseSubsectionId = place?.visitedSubsectionId ?? null;
        return {
          courseSubsectionId,
          visitedAt: courseSubsectionId === null ? null : (place?.visitedAt?.toISOString() ?? null),
        };
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/student-sections',
    operationId: 'listSectionsForStudent',
    summary: 'The outline with what is finished, what is locked, and the progress of each section',
    access: signedIn(),
    params: CourseParams,
    response: Type.Object({ data: Type.Array(StudentSection) }),
    handle: async (context, { params: { courseId } }) => {
      // in one go; what the caller may not learn is dropped
      const [outline, access] = await reading(context, (tx) =>
        Promise.all([readOutline(context, tx, courseId), accessCourse(context, tx, courseId, 'learn')]),
      );
      const sections = await outlineAhead(context, access, outline);
      return { data: sections.map((section) => ({ ...section, ...sectionProgress(section) })) };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/subsection-ids',
    operationId: 'listSubsectionIds',
    summary: 'The subsections of a course in their order',
    access: signedIn(),
    params: CourseParams,
    response: Type.Object({ data: Type.Array(Id) }),
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        const { abilities } = await accessCourse(context, tx, courseId, 'see');
        const outline = outlineFor(abilities, await readOutline(context, tx, courseId));
        return { data: outline.flatMap((section) => section.subsections.map((item) => item.courseSubsectionId)) };
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/statistics',
    operationId: 'getCourseStatistics',
    summary: 'A course in figures for who learns it',
    access: signedIn(),
    params: CourseParams,
    response: CourseStatistics,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'learn');
        return readCourseStatistics(context, tx, courseId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-sections/:courseSectionId/progress',
    operationId: 'getSectionProgress',
    summary: "The caller's progress in one section",
    access: signedIn(),
    params: SectionParams,
    response: SectionProgress,
    handle: (context, { params: { courseSectionId } }) =>
      reading(context, async (tx) => {
        const courseId = await findCourseOfSection(tx, courseSectionId);
        if (courseId === undefined) throw notFound();
        await accessCourse(context, tx, courseId, 'learn');
        const sections = await readSectionCounts(context, tx, courseId);
        const section = sections.find((candidate) => candidate.courseSectionId === courseSectionId);
        if (!section) throw notFound();
        return section;
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/finished-subsections',
    operationId: 'listFinishedSubsections',
    summary: 'What somebody has finished, latest first',
    access: signedIn(),
    params: LearnerParams,
    query: Type.Object({ ...PageQuery, courseId: Type.Optional(Id) }),
    response: page(FinishedSubsection),
    handle: async (context, { params, query }) => {
      await accessLearner(context, params.userId);
      const { userId, masqueraderUserId } = context.caller;
      const isOwn = userId === params.userId && masqueraderUserId === null;
      return reading(context, (tx) => listFinished(tx, params.userId, { ...query, isOwn }));
    },
  }),
];
