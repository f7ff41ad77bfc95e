import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import { grantAccommodation, withdrawAccommodation } from '../assessment/assessment.public.ts';
import { examRoute, Findings } from '../exams/exams.public.ts';
import { listGroupAccommodations, listLearnerAccommodations } from './accommodations.reads.ts';
import { accommodatedExam } from './accommodations.service.ts';
import { readFindings, readScheduledExamForEditing } from './scheduled-exam.reads.ts';
import { accessSubsectionExam } from './scheduled-exams.access.ts';
import {
  AccommodationChange,
  AccommodationParams,
  AccommodationRow,
  GroupAccommodationParams,
  GroupAccommodationRow,
  SubsectionExamChange,
  SubsectionExamEditing,
  SubsectionExamParams,
} from './scheduled-exams.schemas.ts';
import { publishSubsectionExam, saveSubsectionExam, unpublishSubsectionExam } from './scheduled-exams.service.ts';

const forEditors: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/editing',
    operationId: 'getSubsectionExamForEditing',
    summary: 'How an exam is scheduled',
    access: instructor(),
    params: SubsectionExamParams,
    response: SubsectionExamEditing,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { exam } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return readScheduledExamForEditing(context, tx, exam);
      }),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/subsection-exams/:subsectionExamId',
    operationId: 'saveSubsectionExam',
    summary:
      'Saves how an exam is scheduled; running attempts get their new deadline; 409 when somebody saved in between',
    access: instructor(),
    params: SubsectionExamParams,
    body: SubsectionExamChange,
    response: Versioned,
    errors: { 409: ['exam.has-attempts', 'exam.other-kind'] },
    handle: (context, { params, body }) => saveSubsectionExam(context, params.subsectionExamId, body),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/findings',
    operationId: 'getSubsectionExamFindings',
    summary: 'What would go wrong when learners sit it',
    access: instructor(),
    params: SubsectionExamParams,
    response: Findings,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { exam } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return readFindings(context, tx, exam);
      }),
  }),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/publish',
    operationId: 'publishSubsectionExam',
    summary: 'Shows the exam to learners; 409 while something is missing',
    access: instructor(),
    params: SubsectionExamParams,
    errors: { 409: ['exam.not-ready'] },
    handle: (context, { params }) => publishSubsectionExam(context, params.subsectionExamId),
  }),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/unpublish',
    operationId: 'unpublishSubsectionExam',
    summary: 'Hides the exam again',
    access: instructor(),
    params: SubsectionExamParams,
    handle: (context, { params }) => unpublishSubsectionExam(context, params.subsectionExamId),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/accommodations',
    operationId: 'listExamAccommodations',
    summary: 'What was granted to whom',
    access: instructor(),
    params: SubsectionExamParams,
    response: Type.Object({ data: Type.Array(AccommodationRow) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessSubsectionExam(context, tx, params.subsectionExamId, 'edit');
        return { data: await listLearnerAccommodations(context, tx, params.subsectionExamId) };
      }),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/subsection-exams/:subsectionExamId/accommodations/:userId',
    operationId: 'saveExamAccommodation',
    summary: 'Grants a learner more time, attempts or another window; also while an attempt runs',
    access: instructor(),
    params: AccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params, body }) =>
      grantAccommodation(
        context,
        accommodatedExam(context, params.subsectionExamId),
        { userId: params.userId, courseGroupId: null },
        body,
      ),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/subsection-exams/:subsectionExamId/accommodations/:userId',
    operationId: 'deleteExamAccommodation',
    summary: 'Takes a grant back',
    access: instructor(),
    params: AccommodationParams,
    handle: (context, { params }) =>
      withdrawAccommodation(context, accommodatedExam(context, params.subsectionExamId), {
        userId: params.userId,
        courseGroupId: null,
      }),
  }),
];

const forGroups: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/group-accommodations',
    operationId: 'listExamGroupAccommodations',
    summary: 'What was granted to which group of the course',
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
    access: instructor(),
    params: GroupAccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params: { subsectionExamId, courseGroupId }, body }) =>
      grantAccommodation(context, accommodatedExam(context, subsectionExamId), { userId: null, courseGroupId }, body),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/subsection-exams/:subsectionExamId/group-accommodations/:courseGroupId',
    operationId: 'deleteExamGroupAccommodation',
    summary: "Takes a group's grant back",
    access: instructor(),
    params: GroupAccommodationParams,
    handle: (context, { params: { subsectionExamId, courseGroupId } }) =>
      withdrawAccommodation(context, accommodatedExam(context, subsectionExamId), { userId: null, courseGroupId }),
  }),
];

export const subsectionExamRoutes: RouteDefinition[] = [...forEditors, ...forGroups];
