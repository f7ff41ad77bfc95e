import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { AssignmentParams, assignmentRoute } from '../assignments/assignments.public.ts';
import { addComment, listComments, removeComment } from './submission-comments.service.ts';
import { readOwnSubmission, readOwnVersion } from './submissions.reads.ts';
import {
  CommentBody,
  CommentParams,
  DraftBody,
  OwnSubmission,
  OwnVersionParams,
  Receipt,
  SavedDraft,
  SubmissionComment,
  SubmissionParams,
  SubmissionVersion,
  SubmitBody,
} from './submissions.schemas.ts';
import { saveDraft, submitAssignment, withdrawSubmission } from './submissions.service.ts';

const access = signedIn();

const own: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/submission',
    operationId: 'getOwnSubmission',
    summary: "The caller's or their group's work: draft, versions handed in, and the mark once it is released",
    access,
    params: AssignmentParams,
    response: OwnSubmission,
    handle: (context, { params }) => reading(context, (tx) => readOwnSubmission(context, tx, params.assignmentId)),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/submission/draft',
    operationId: 'saveSubmissionDraft',
    refusesMasquerade: true,
    summary: 'Keeps what is being written; 409 when somebody of the group saved in between, and nothing is lost',
    access,
    params: AssignmentParams,
    body: DraftBody,
    response: SavedDraft,
    errors: {
      403: ['enrolment.not-enrolled'],
      409: [
        'assignment.closed',
        'assignment.no-group',
        'assignment.no-versions-left',
        'assignment.not-open-yet',
        'assignment.other-group',
        'assignment.resubmission-over',
        'submission.draft-changed',
        'subsection.locked',
      ],
    },
    handle: (context, { params, body }) => saveDraft(context, params.assignmentId, body),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/submission/submit',
    operationId: 'submitAssignment',
    refusesMasquerade: true,
    summary: 'Hands the draft in as a version that never changes; the response is the receipt',
    access,
    params: AssignmentParams,
    body: SubmitBody,
    response: Receipt,
    successStatus: 201,
    errors: {
      403: ['enrolment.not-enrolled'],
      409: [
        'assignment.closed',
        'assignment.no-group',
        'assignment.no-versions-left',
        'assignment.not-open-yet',
        'assignment.other-group',
        'assignment.resubmission-over',
        'submission.draft-changed',
        'submission.empty',
        'submission.too-many-words',
        'subsection.locked',
      ],
    },
    handle: (context, { params, body }) => submitAssignment(context, params.assignmentId, body.version),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/submission/withdraw',
    operationId: 'withdrawSubmission',
    refusesMasquerade: true,
    summary: 'Takes back what was handed in, while nobody has marked it; it becomes the draft again',
    access,
    params: AssignmentParams,
    errors: { 409: ['submission.already-marked', 'submission.not-withdrawable', 'submission.nothing-handed-in'] },
    handle: (context, { params }) => withdrawSubmission(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/submission/versions/:number',
    operationId: 'getOwnSubmissionVersion',
    summary: 'One of the versions that the caller or their group handed in',
    access,
    params: OwnVersionParams,
    response: SubmissionVersion,
    handle: (context, { params }) =>
      reading(context, (tx) => readOwnVersion(context, tx, params.assignmentId, params.number)),
  }),
];

const comments: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/assignment-submissions/:assignmentSubmissionId/comments',
    operationId: 'listSubmissionComments',
    summary: 'The conversation between learners and markers',
    access,
    params: SubmissionParams,
    response: Type.Object({ data: Type.Array(SubmissionComment) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => ({ data: await listComments(context, tx, params.assignmentSubmissionId) })),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/assignment-submissions/:assignmentSubmissionId/comments',
    operationId: 'createSubmissionComment',
    refusesMasquerade: true,
    summary: 'Says something; a marker may let it wait for the release of the mark',
    access,
    params: SubmissionParams,
    body: CommentBody,
    response: Type.Object({ submissionCommentId: Id }),
    successStatus: 201,
    errors: {
      409: [
        'submission.already-marked',
        'submission.draft-changed',
        'submission.empty',
        'submission.not-withdrawable',
        'submission.nothing-handed-in',
        'submission.too-many-words',
      ],
    },
    handle: (context, { params, body }) => addComment(context, params.assignmentSubmissionId, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/assignment-submissions/:assignmentSubmissionId/comments/:submissionCommentId',
    operationId: 'deleteSubmissionComment',
    refusesMasquerade: true,
    summary: "Takes one's own words back",
    access,
    params: CommentParams,
    handle: (context, { params }) => removeComment(context, params.assignmentSubmissionId, params.submissionCommentId),
  }),
];

export const submissionRoutes: RouteDefinition[] = [...own, ...comments];
