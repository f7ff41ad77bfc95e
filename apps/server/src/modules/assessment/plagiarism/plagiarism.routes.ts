import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { assignmentRoute } from '../assignments/assignments.public.ts';
import {
  DismissalBody,
  FindingComparison,
  FindingListQuery,
  FindingParams,
  PlagiarismAssignmentParams,
  PlagiarismFinding,
  PlagiarismOverview,
  PlagiarismSettingsBody,
  PlagiarismSubmissionParams,
  SubmissionCheck,
  SubmissionShare,
} from './plagiarism.schemas.ts';
import {
  changeSettings,
  dismissFinding,
  readComparison,
  readFindings,
  readOverview,
  readShares,
  readSubmissionCheck,
  runChecks,
} from './plagiarism.service.ts';

const access = instructor();
const base = '/api/copy-plagiarism-checks';

export const plagiarismRoutes: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: `${base}/assignments/:assignmentId`,
    operationId: 'getPlagiarismOverview',
    summary: 'Whether and how an assignment is checked for plagiarism, and how far that is',
    access,
    params: PlagiarismAssignmentParams,
    response: PlagiarismOverview,
    handle: (context, { params }) => readOverview(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'PUT',
    path: `${base}/assignments/:assignmentId`,
    operationId: 'savePlagiarismSettings',
    summary: 'Switches the check of an assignment and sets its threshold; 409 when somebody saved in between',
    access,
    params: PlagiarismAssignmentParams,
    body: PlagiarismSettingsBody,
    response: Type.Object({ version: Type.Integer() }),
    handle: (context, { params, body }) => changeSettings(context, params.assignmentId, body),
  }),
  assignmentRoute({
    method: 'POST',
    path: `${base}/assignments/:assignmentId/run`,
    operationId: 'runPlagiarismChecks',
    summary: 'Checks all submissions that count again; 409 while that goes on, or where the check is off',
    access,
    params: PlagiarismAssignmentParams,
    handle: (context, { params }) => runChecks(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'GET',
    path: `${base}/assignments/:assignmentId/findings`,
    operationId: 'listPlagiarismFindings',
    summary: 'Submissions of an assignment that are like others, the most alike first',
    access,
    params: PlagiarismAssignmentParams,
    query: FindingListQuery,
    response: page(PlagiarismFinding),
    handle: (context, { params, query }) => readFindings(context, params.assignmentId, query),
  }),
  assignmentRoute({
    method: 'GET',
    path: `${base}/assignments/:assignmentId/shares`,
    operationId: 'listPlagiarismShares',
    summary: 'Of each submission that is like another one, the largest share; dismissed findings don’t count',
    access,
    params: PlagiarismAssignmentParams,
    response: Type.Object({ data: Type.Array(SubmissionShare) }),
    handle: (context, { params }) => readShares(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'GET',
    path: `${base}/assignments/:assignmentId/findings/:findingId`,
    operationId: 'comparePlagiarismFinding',
    summary: 'Both texts of a finding with the passages that they share',
    access,
    params: FindingParams,
    response: FindingComparison,
    handle: (context, { params }) => readComparison(context, params.assignmentId, params.findingId),
  }),
  assignmentRoute({
    method: 'POST',
    path: `${base}/assignments/:assignmentId/findings/:findingId/dismiss`,
    operationId: 'dismissPlagiarismFinding',
    summary: 'Says that a finding means nothing, and why',
    access,
    params: FindingParams,
    body: DismissalBody,
    handle: (context, { params, body }) => dismissFinding(context, params, body.reason),
  }),
  assignmentRoute({
    method: 'POST',
    path: `${base}/assignments/:assignmentId/findings/:findingId/restore`,
    operationId: 'restorePlagiarismFinding',
    summary: 'Takes a dismissal back',
    access,
    params: FindingParams,
    handle: (context, { params }) => dismissFinding(context, params, null),
  }),
  assignmentRoute({
    method: 'GET',
    path: `${base}/submissions/:assignmentSubmissionId`,
    operationId: 'getSubmissionPlagiarismCheck',
    summary: 'How a submission was checked: what could be read of it, and what it is like',
    access,
    params: PlagiarismSubmissionParams,
    response: SubmissionCheck,
    handle: (context, { params }) => readSubmissionCheck(context, params.assignmentSubmissionId),
  }),
];
