import { Type } from 'typebox';
import { instructor, signedIn } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import type { RouteDefinition } from '../../kernel/http/route.ts';
import { page, Versioned } from '../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../courses/courses.public.ts';
import { ExamParams, examRoute, Findings } from '../exams/exams.public.ts';
import { listAccommodations, listGroupAccommodations } from './accommodations.reads.ts';
import { grantAccommodation, withdrawAccommodation } from './accommodations.service.ts';
import { closeOverdue } from './closing.service.ts';
import { readExamPaper } from './exam-paper.reads.ts';
import { ExamPaper, PaperQuery } from './exam-paper.schemas.ts';
import { readFindings, readHeldForEditing } from './held-exam.reads.ts';
import { accessSubsectionExam } from './subsection-exams.access.ts';
import { listOwnAttempts, listSubsectionExams, readSubsectionExam } from './subsection-exams.reads.ts';
import {
  AccommodationChange,
  AccommodationParams,
  AccommodationRow,
  AttemptSummary,
  GroupAccommodationParams,
  GroupAccommodationRow,
  PageOnly,
  SubsectionExamCard,
  SubsectionExamChange,
  SubsectionExamDetail,
  SubsectionExamEditing,
  SubsectionExamParams,
} from './subsection-exams.schemas.ts';
import { publishSubsectionExam, saveSubsectionExam, unpublishSubsectionExam } from './subsection-exams.service.ts';

const tag = 'Exams';

/** Attempts of the caller whose time is over are closed before they are shown. */
const closeOwn = (context: MemberContext, courseSubsectionId?: number) =>
  transaction(context, (tx) =>
    closeOverdue(context, tx, {
      userId: context.caller.userId,
      ...(courseSubsectionId === undefined ? {} : { courseSubsectionId }),
    }),
  );

const forLearners: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/courses/:courseId/subsection-exams',
    operationId: 'listSubsectionExams',
    summary: 'The exams of a course with how the learner stands',
    tag,
    access: signedIn(),
    params: CourseParams,
    query: PageOnly,
    response: page(SubsectionExamCard),
    handle: async (context, { params, query }) => {
      await closeOwn(context);
      return reading(context, async (tx) => {
        const { abilities } = await accessCourse(context, tx, params.courseId, 'learn');
        return listSubsectionExams(context, tx, params.courseId, abilities.canEdit, query);
      });
    },
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId',
    operationId: 'getSubsectionExam',
    summary: 'An exam before it is sat, with what was done already',
    tag,
    access: signedIn(),
    params: SubsectionExamParams,
    response: SubsectionExamDetail,
    handle: async (context, { params }) => {
      await closeOwn(context, params.subsectionExamId);
      return reading(context, async (tx) => {
        const { held, abilities } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'learn');
        return readSubsectionExam(context, tx, held, abilities.canEdit);
      });
    },
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/attempts',
    operationId: 'listOwnExamAttempts',
    summary: 'Previous attempts, the newest first',
    tag,
    access: signedIn(),
    params: SubsectionExamParams,
    query: PageOnly,
    response: page(AttemptSummary),
    handle: async (context, { params, query }) => {
      await closeOwn(context, params.subsectionExamId);
      return reading(context, async (tx) => {
        const { held, abilities } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'learn');
        return listOwnAttempts(context, tx, held, abilities.canEdit, query);
      });
    },
  }),
];

const forEditors: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/course-exams/:examId/paper',
    operationId: 'getExamPaper',
    summary: 'A paper as somebody might be given it, with its keys; 409 while the bank lacks what it draws',
    tag,
    access: instructor(),
    params: ExamParams,
    query: PaperQuery,
    response: ExamPaper,
    handle: (context, { params, query }) =>
      reading(context, (tx) => readExamPaper(context, tx, params.examId, query.seed)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/editing',
    operationId: 'getSubsectionExamForEditing',
    summary: 'How an exam is held',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    response: SubsectionExamEditing,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { held } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return readHeldForEditing(tx, held);
      }),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/subsection-exams/:subsectionExamId',
    operationId: 'saveSubsectionExam',
    summary: 'Saves how an exam is held; running attempts get their new deadline; 409 when somebody saved in between',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    body: SubsectionExamChange,
    response: Versioned,
    handle: (context, { params, body }) => saveSubsectionExam(context, params.subsectionExamId, body),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/findings',
    operationId: 'getSubsectionExamFindings',
    summary: 'What would go wrong when learners sit it',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    response: Findings,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { held } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return readFindings(context, tx, held);
      }),
  }),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/publish',
    operationId: 'publishSubsectionExam',
    summary: 'Shows the exam to learners; 409 while something is missing',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    handle: (context, { params }) => publishSubsectionExam(context, params.subsectionExamId),
  }),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/unpublish',
    operationId: 'unpublishSubsectionExam',
    summary: 'Hides the exam again',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    handle: (context, { params }) => unpublishSubsectionExam(context, params.subsectionExamId),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/accommodations',
    operationId: 'listExamAccommodations',
    summary: 'What was granted to whom',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    response: Type.Object({ data: Type.Array(AccommodationRow) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return { data: await listAccommodations(tx, params.subsectionExamId) };
      }),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/subsection-exams/:subsectionExamId/accommodations/:userId',
    operationId: 'saveExamAccommodation',
    summary: 'Grants a learner more time, attempts or another window; also while an attempt runs',
    tag,
    access: instructor(),
    params: AccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params, body }) =>
      grantAccommodation(context, params.subsectionExamId, { userId: params.userId }, body),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/subsection-exams/:subsectionExamId/accommodations/:userId',
    operationId: 'deleteExamAccommodation',
    summary: 'Takes a grant back',
    tag,
    access: instructor(),
    params: AccommodationParams,
    handle: (context, { params }) => withdrawAccommodation(context, params.subsectionExamId, { userId: params.userId }),
  }),
];

const forGroups: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/group-accommodations',
    operationId: 'listExamGroupAccommodations',
    summary: 'What was granted to which group of the course',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    response: Type.Object({ data: Type.Array(GroupAccommodationRow) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return { data: await listGroupAccommodations(tx, params.subsectionExamId) };
      }),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/subsection-exams/:subsectionExamId/group-accommodations/:courseGroupId',
    operationId: 'saveExamGroupAccommodation',
    summary: "Grants a group more time, attempts or another window; a learner's own grant goes before it",
    tag,
    access: instructor(),
    params: GroupAccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params: { subsectionExamId, courseGroupId }, body }) =>
      grantAccommodation(context, subsectionExamId, { courseGroupId }, body),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/subsection-exams/:subsectionExamId/group-accommodations/:courseGroupId',
    operationId: 'deleteExamGroupAccommodation',
    summary: "Takes a group's grant back",
    tag,
    access: instructor(),
    params: GroupAccommodationParams,
    handle: (context, { params: { subsectionExamId, courseGroupId } }) =>
      withdrawAccommodation(context, subsectionExamId, { courseGroupId }),
  }),
];

export const subsectionExamRoutes: RouteDefinition[] = [...forLearners, ...forEditors, ...forGroups];
