import { Type } from 'typebox';
import { instructor, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, Person, page, Versioned } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { accessCourse, CourseParams } from '../../learning/courses/courses.public.ts';
import { AssignmentParams, accessAssignment, assignmentRoute } from '../assignments/assignments.public.ts';
import { SubmissionParams } from '../submissions/submissions.public.ts';
import { listAnnotations, removeAnnotation, saveAnnotation } from './annotations.service.ts';
import { readAssignmentProgress } from './assignment-progress.reads.ts';
import { exportMarks, zipOfFiles } from './exports.service.ts';
import { gradeWithoutSubmission } from './grades-without-submission.service.ts';
import { giveMark, giveMemberMark, reconcileMark, takeBackMark, takeBackMemberMark } from './marking.service.ts';
import { remindMissing } from './reminders.service.ts';
import { listSubmissions } from './submission-list.ts';
import { listMarkers } from './submission-markers.reads.ts';
import { listMarkChanges, readSubmissionForMarker, readVersionForMarker } from './submission-marking.reads.ts';
import {
  AnnotationBody,
  AnnotationParams,
  AnnotationRow,
  AssignmentProgress,
  GradeWithoutSubmissionBody,
  GroupOfAssignmentParams,
  LearnerOfAssignmentParams,
  MarkBody,
  MarkChange,
  Marked,
  MemberMarkBody,
  MemberMarkParams,
  SubmissionFileParams,
  SubmissionForMarker,
  SubmissionList,
  SubmissionListQuery,
  SubmissionVersionParams,
  TakeBackQuery,
  VersionForMarker,
} from './submission-marking.schemas.ts';

const access = instructor();
const rateLimit = { per: 'caller', count: 20, seconds: 600 } as const;

const submissions: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/courses/:courseId/assignments/progress',
    operationId: 'listAssignmentProgress',
    summary: 'How far each published assignment of a course is: handed in, waiting for the caller, the mean so far',
    access,
    params: CourseParams,
    response: Type.Object({ data: Type.Array(AssignmentProgress) }),
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'edit');
        return { data: await readAssignmentProgress(context, tx, courseId) };
      }),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/submissions',
    operationId: 'listSubmissions',
    summary: 'Who or which group has handed in what, how far marking is, and how many there are of each state',
    access,
    params: AssignmentParams,
    query: SubmissionListQuery,
    response: SubmissionList,
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        const { assignment } = await accessAssignment(context, tx, params.assignmentId, 'edit');
        return listSubmissions(context, tx, assignment, query);
      }),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/markers',
    operationId: 'listMarkers',
    summary: 'Who has marked something of an assignment; where two people mark, the other once both have',
    access,
    params: AssignmentParams,
    response: Type.Object({ data: Type.Array(Person) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { assignment } = await accessAssignment(context, tx, params.assignmentId, 'edit');
        return { data: await listMarkers(context, tx, assignment) };
      }),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/reminders',
    operationId: 'sendAssignmentReminders',
    refusesMasquerade: true,
    summary: 'Notifies everybody who has handed in nothing and still can; once a day, and says how many that were',
    access,
    params: AssignmentParams,
    response: Type.Object({ reminded: Type.Integer() }),
    rateLimit,
    handle: (context, { params }) => remindMissing(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/assignment-submissions/:assignmentSubmissionId',
    operationId: 'getSubmissionToMark',
    summary: 'A submission with its files, marks, and what comes next',
    access,
    params: SubmissionParams,
    response: SubmissionForMarker,
    handle: (context, { params }) =>
      reading(context, (tx) => readSubmissionForMarker(context, tx, params.assignmentSubmissionId)),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/assignment-submissions/:assignmentSubmissionId/versions/:number',
    operationId: 'getSubmissionVersion',
    summary: 'An earlier version as it was handed in',
    access,
    params: SubmissionVersionParams,
    response: VersionForMarker,
    handle: (context, { params }) =>
      reading(context, (tx) => readVersionForMarker(context, tx, params.assignmentSubmissionId, params.number)),
  }),
];

const marks: RouteDefinition[] = [
  assignmentRoute({
    method: 'PUT',
    path: '/api/assignment-submissions/:assignmentSubmissionId/mark',
    operationId: 'saveSubmissionMark',
    refusesMasquerade: true,
    summary:
      'Gives a submission its mark, by points or by an assessment; 409 when somebody marked or handed in meanwhile',
    access,
    params: SubmissionParams,
    body: MarkBody,
    response: Marked,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
        'submission-mark.too-high',
      ],
    },
    handle: (context, { params, body }) => giveMark(context, params.assignmentSubmissionId, body),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/marks-without-work/learners/:userId',
    operationId: 'saveMarkWithoutWork',
    refusesMasquerade: true,
    summary: 'Marks a learner who handed in nothing; 409 when somebody marked or handed in meanwhile',
    access,
    params: LearnerOfAssignmentParams,
    body: GradeWithoutSubmissionBody,
    response: Marked,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
        'submission-mark.too-high',
      ],
    },
    handle: (context, { params: { assignmentId, userId }, body }) =>
      gradeWithoutSubmission(context, assignmentId, { userId, courseGroupId: null }, body),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/marks-without-work/groups/:courseGroupId',
    operationId: 'saveGroupMarkWithoutWork',
    refusesMasquerade: true,
    summary: 'Marks everybody of a group that handed in nothing; 409 when somebody marked or handed in meanwhile',
    access,
    params: GroupOfAssignmentParams,
    body: GradeWithoutSubmissionBody,
    response: Marked,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
        'submission-mark.too-high',
      ],
    },
    handle: (context, { params: { assignmentId, courseGroupId }, body }) =>
      gradeWithoutSubmission(context, assignmentId, { userId: null, courseGroupId }, body),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/assignment-submissions/:assignmentSubmissionId/reconcile',
    operationId: 'decideSubmissionMark',
    refusesMasquerade: true,
    summary: 'Ends a difference between two markers',
    access,
    params: SubmissionParams,
    body: MarkBody,
    response: Marked,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
        'submission-mark.too-high',
      ],
    },
    handle: (context, { params, body }) => reconcileMark(context, params.assignmentSubmissionId, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/assignment-submissions/:assignmentSubmissionId/mark',
    operationId: 'deleteSubmissionMark',
    refusesMasquerade: true,
    summary: 'Takes the mark back, with what the markers gave; the history stays',
    access,
    params: SubmissionParams,
    query: TakeBackQuery,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
      ],
    },
    handle: (context, { params, query }) => takeBackMark(context, params.assignmentSubmissionId, query.version),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/assignment-submissions/:assignmentSubmissionId/members/:userId/mark',
    operationId: 'saveSubmissionMemberMark',
    refusesMasquerade: true,
    summary: 'Gives a member of a group a mark of their own, with the reason',
    access,
    params: MemberMarkParams,
    body: MemberMarkBody,
    response: Versioned,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
        'submission-mark.too-high',
      ],
    },
    handle: (context, { params, body }) => giveMemberMark(context, params.assignmentSubmissionId, params.userId, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/assignment-submissions/:assignmentSubmissionId/members/:userId/mark',
    operationId: 'deleteSubmissionMemberMark',
    refusesMasquerade: true,
    summary: "Lets the group's mark count for the member again",
    access,
    params: MemberMarkParams,
    errors: {
      409: [
        'submission-mark.not-disputed',
        'submission-mark.not-marked',
        'submission-mark.not-needed',
        'submission-mark.other-version',
      ],
    },
    handle: (context, { params }) => takeBackMemberMark(context, params.assignmentSubmissionId, params.userId),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/assignment-submissions/:assignmentSubmissionId/mark-changes',
    operationId: 'listSubmissionMarkChanges',
    summary: 'Every change of a mark: what it was, what it became, who and why',
    access,
    params: SubmissionParams,
    query: Type.Object(PageQuery),
    response: page(MarkChange),
    handle: (context, { params, query }) =>
      reading(context, (tx) => listMarkChanges(context, tx, params.assignmentSubmissionId, query)),
  }),
];

const annotations: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/submission-files/:submissionFileId/annotations',
    operationId: 'listSubmissionAnnotations',
    summary: 'Marks and comments on the pages of a file; learners get them with the mark',
    access: signedIn(),
    params: SubmissionFileParams,
    response: Type.Object({ data: Type.Array(AnnotationRow) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => ({ data: await listAnnotations(context, tx, params.submissionFileId) })),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/submission-files/:submissionFileId/annotations/:annotationKey',
    operationId: 'saveSubmissionAnnotation',
    refusesMasquerade: true,
    summary: 'Keeps an annotation, version 0 makes it; only who drew it changes it',
    access,
    params: AnnotationParams,
    body: AnnotationBody,
    response: Versioned,
    errors: { 409: ['submission-annotation.too-many'] },
    handle: (context, { params, body }) => saveAnnotation(context, params, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/submission-files/:submissionFileId/annotations/:annotationKey',
    operationId: 'deleteSubmissionAnnotation',
    refusesMasquerade: true,
    summary: 'Deletes an annotation of one’s own',
    access,
    params: AnnotationParams,
    errors: { 409: ['submission-annotation.too-many'] },
    handle: (context, { params }) => removeAnnotation(context, params),
  }),
];

const exports = (store: FileStore): RouteDefinition[] => [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/files',
    operationId: 'exportSubmissionFiles',
    summary: 'Everything that was handed in last as one archive (ZIP), a folder for each learner or group',
    access,
    params: AssignmentParams,
    isRaw: true,
    rateLimit,
    handle: async (context, { params }, { reply }) => {
      const { name, archive } = await zipOfFiles(context, store, params.assignmentId);
      await reply.type('application/zip').header('content-disposition', disposition(name)).send(archive);
    },
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/marks',
    operationId: 'exportSubmissionMarks',
    summary: 'The marks as CSV or as a workbook',
    access,
    params: AssignmentParams,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit,
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportMarks(context, params.assignmentId, query.format)),
  }),
];

export const submissionMarkingRoutes = (store: FileStore): RouteDefinition[] => [
  ...submissions,
  ...marks,
  ...annotations,
  ...exports(store),
];
