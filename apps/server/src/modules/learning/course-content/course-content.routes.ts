import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { accessCourse, CreatedCourse } from '../courses/courses.public.ts';
import { publishChanges } from './changes.service.ts';
import { cloneCourse } from './clone.service.ts';
import {
  CloneBody,
  CourseParams,
  NewSectionBody,
  OutlineBody,
  OutlineEditing,
  OutlineItem,
  OutlineVersion,
  PublishedChanges,
  Readiness,
  SectionBody,
  SectionEditing,
  SectionParams,
  SubsectionBody,
  SubsectionEditing,
  SubsectionParams,
  SubsectionPatch,
  TextBody,
  TextParams,
  TextSaved,
} from './course-content.schemas.ts';
import {
  listOutlineItems,
  listOutlineSections,
  readOutlineForEditing,
  readOutlineSection,
  readSubsectionForEditing,
} from './editing.reads.ts';
import { addSection, changeSection, removeSection, reorderOutline } from './outline.service.ts';
import { readReadiness } from './readiness.reads.ts';
import { addSubsection, changeSubsection, removeSubsection } from './subsections.service.ts';
import { writeText } from './texts.service.ts';

const ofCourse = (): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/outline',
    operationId: 'getCourseOutline',
    summary: 'Sections and lessons for the builder',
    access: instructor(),
    params: CourseParams,
    response: OutlineEditing,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, params.courseId, 'edit');
        return readOutlineForEditing(context, tx, params.courseId);
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/outline',
    operationId: 'reorderCourseOutline',
    summary: 'The whole order of a course; 409 when it has changed meanwhile',
    access: instructor(),
    params: CourseParams,
    body: OutlineBody,
    response: OutlineVersion,
    errors: { 409: ['section.foreign'] },
    handle: (context, { params, body }) => reorderOutline(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/readiness',
    operationId: 'getCourseReadiness',
    summary: 'What is missing before publication',
    access: instructor(),
    params: CourseParams,
    response: Readiness,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, params.courseId, 'edit');
        return readReadiness(context, tx, params.courseId);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/publish-changes',
    operationId: 'publishCourseChanges',
    summary: 'Shows learners every draft of a lesson in the course, and every exam and assignment that is ready',
    access: instructor(),
    params: CourseParams,
    response: PublishedChanges,
    handle: (context, { params }) => publishChanges(context, params.courseId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/clone',
    operationId: 'cloneCourse',
    summary: 'Copies a course with its content, exams and surveys into a new draft; learners stay behind',
    access: instructor(),
    params: CourseParams,
    body: CloneBody,
    response: CreatedCourse,
    successStatus: 201,
    handle: (context, { params, body }) => cloneCourse(context, params.courseId, body),
  }),
];

const listSections = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/sections',
  operationId: 'listCourseSections',
  summary: 'The sections of a course with their lessons, for its editors',
  access: instructor(),
  params: CourseParams,
  query: Type.Object(PageQuery),
  response: page(SectionEditing),
  handle: (context, { params, query }) =>
    reading(context, async (tx) => {
      await accessCourse(context, tx, params.courseId, 'edit');
      return listOutlineSections(context, tx, params.courseId, query);
    }),
});

const listSubsections = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/subsections',
  operationId: 'listCourseSubsections',
  summary: 'The lessons of a course in their order, for its editors',
  access: instructor(),
  params: CourseParams,
  query: Type.Object(PageQuery),
  response: page(OutlineItem),
  handle: (context, { params, query }) =>
    reading(context, async (tx) => {
      await accessCourse(context, tx, params.courseId, 'edit');
      return listOutlineItems(context, tx, params.courseId, query);
    }),
});

const ofSections = (): RouteDefinition[] => [
  listSections,
  byQuery(listSections, { path: '/api/course-sections', operationId: 'listSections' }),
  memberRoute({
    method: 'GET',
    path: '/api/course-sections/:courseSectionId',
    operationId: 'getCourseSection',
    summary: 'A section with its lessons, for the editors of its course',
    access: instructor(),
    params: SectionParams,
    response: SectionEditing,
    handle: (context, { params }) => reading(context, (tx) => readOutlineSection(context, tx, params.courseSectionId)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/sections',
    operationId: 'createCourseSection',
    summary: 'Adds a section at the end, or after another one',
    access: instructor(),
    params: CourseParams,
    body: NewSectionBody,
    response: Type.Object({ courseSectionId: Id }),
    successStatus: 201,
    handle: (context, { params, body }) => addSection(context, params.courseId, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-sections/:courseSectionId',
    operationId: 'updateCourseSection',
    summary: 'Renames a section',
    access: instructor(),
    params: SectionParams,
    body: SectionBody,
    handle: (context, { params, body }) => changeSection(context, params.courseSectionId, body.title),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-sections/:courseSectionId',
    operationId: 'deleteCourseSection',
    summary: 'Deletes a section with its lessons',
    access: instructor(),
    params: SectionParams,
    errors: { 409: ['assignment.has-work', 'exam.has-attempts'] },
    handle: (context, { params }) => removeSection(context, params.courseSectionId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-sections/:courseSectionId/subsections',
    operationId: 'createCourseSubsection',
    summary: 'Adds a lesson at the end of a section, or after another one; an exam comes with rules and no questions',
    access: instructor(),
    params: SectionParams,
    body: SubsectionBody,
    response: Type.Object({ courseSubsectionId: Id }),
    successStatus: 201,
    handle: (context, { params, body }) => addSubsection(context, params.courseSectionId, body),
  }),
];

const ofSubsections = (): RouteDefinition[] => [
  listSubsections,
  byQuery(listSubsections, { path: '/api/course-subsections', operationId: 'listSubsections' }),
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/editing',
    operationId: 'getCourseSubsectionForEditing',
    summary: 'A lesson with everything that its authors may change',
    access: instructor(),
    params: SubsectionParams,
    response: SubsectionEditing,
    handle: (context, { params }) =>
      reading(context, (tx) => readSubsectionForEditing(context, tx, params.courseSubsectionId)),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-subsections/:courseSubsectionId',
    operationId: 'updateCourseSubsection',
    summary: 'Changes a lesson; 409 when somebody saved in between',
    access: instructor(),
    params: SubsectionParams,
    body: SubsectionPatch,
    response: OutlineVersion,
    errors: { 409: ['subsection.prerequisite-cycle'] },
    handle: (context, { params, body }) => changeSubsection(context, params.courseSubsectionId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-subsections/:courseSubsectionId',
    operationId: 'deleteCourseSubsection',
    summary: 'Deletes a lesson',
    access: instructor(),
    params: SubsectionParams,
    errors: { 409: ['assignment.has-work', 'discussion-board.has-contributions', 'exam.has-attempts'] },
    handle: (context, { params }) => removeSubsection(context, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-subsections/:courseSubsectionId/texts/:language',
    operationId: 'saveSubsectionText',
    summary: 'Saves the text of a lesson in one language, for its authors (draft) or for the readers',
    access: instructor(),
    params: TextParams,
    body: TextBody,
    bodyLimit: LIMITS.articleBytes,
    response: TextSaved,
    handle: (context, { params, body }) => writeText(context, params.courseSubsectionId, params.language, body),
  }),
];

export const courseContentRoutes: RouteDefinition[] = [...ofCourse(), ...ofSections(), ...ofSubsections()];
