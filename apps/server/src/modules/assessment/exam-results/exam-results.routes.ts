import { type Static, type TSchema, Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { readingScheduledExam } from '../exam-marking/exam-marking.public.ts';
import { examRoute } from '../exams/exams.public.ts';
import { SubsectionExamParams } from '../scheduled-exams/scheduled-exams.public.ts';
import { listMarkChanges, listResults } from './exam-results.reads.ts';
import {
  AcceptBody,
  ExamStatistics,
  MarkChange,
  MarkChangesQuery,
  RegradeBody,
  RegradeDecision,
  RegradeDecisionParams,
  Regraded,
  RegradePreview,
  RegradePreviewBody,
  ResultRow,
  ResultsQuery,
  WithdrawBody,
} from './exam-results.schemas.ts';
import { type ExamExport, exportResults, exportStatistics } from './exam-results-export.service.ts';
import {
  acceptAlso,
  giveMarks,
  previewRegrade,
  previewWithdrawal,
  regradeQuestion,
  withdrawRegradeDecision,
} from './regrade.service.ts';
import { listRegradeDecisions } from './regrade-decisions.reads.ts';
import { readStatistics } from './statistics.reads.ts';

/** A change of the marks that a question gave in an exam. */
const regrade = <B extends TSchema>(
  path: string,
  operationId: string,
  summary: string,
  body: B,
  change: (context: MemberContext, id: number, body: Static<B>) => Promise<Static<typeof Regraded>>,
): RouteDefinition =>
  examRoute({
    method: 'POST',
    path: `/api/subsection-exams/:subsectionExamId/${path}`,
    operationId,
    refusesMasquerade: true,
    summary,
    access: instructor(),
    params: SubsectionExamParams,
    body,
    response: Regraded,
    errors: { 409: ['exam-regrade.not-asked', 'exam-regrade.other-type'] },
    handle: (context, input) => change(context, input.params.subsectionExamId, input.body as Static<B>),
  });

const ofExam: RouteDefinition[] = [
  regrade(
    'regrade',
    'renewQuestionMarks',
    'Marks a question by the key of its newest version',
    RegradeBody,
    regradeQuestion,
  ),
  regrade('give-marks', 'giveQuestionMarks', 'Gives everybody the mark of a question', RegradeBody, giveMarks),
  regrade('accept-also', 'acceptQuestionAnswer', 'Accepts another answer to a question', AcceptBody, acceptAlso),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/regrade-preview',
    operationId: 'previewQuestionMarks',
    summary: 'What one of the three changes would do; nothing is changed',
    access: instructor(),
    params: SubsectionExamParams,
    body: RegradePreviewBody,
    response: RegradePreview,
    errors: { 409: ['exam-regrade.not-asked', 'exam-regrade.other-type'] },
    handle: (context, { params, body }) => previewRegrade(context, params.subsectionExamId, body),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/regrade-decisions',
    operationId: 'listRegradeDecisions',
    summary: 'What was decided about questions after they were asked',
    access: instructor(),
    params: SubsectionExamParams,
    response: Type.Object({ data: Type.Array(RegradeDecision) }),
    handle: (context, { params }) =>
      readingScheduledExam(context, params.subsectionExamId, (tx, exam) => listRegradeDecisions(tx, exam)),
  }),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/regrade-decisions/:regradeDecisionId/withdraw',
    operationId: 'withdrawRegradeDecision',
    refusesMasquerade: true,
    summary: 'Takes back what was decided about a question; it is marked again by the rules, the decision stays listed',
    access: instructor(),
    params: RegradeDecisionParams,
    body: WithdrawBody,
    response: Regraded,
    errors: { 409: ['exam-regrade.already-withdrawn'] },
    handle: (context, { params, body }) => withdrawRegradeDecision(context, params, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/subsection-exams/:subsectionExamId/regrade-decisions/:regradeDecisionId/withdraw-preview',
    operationId: 'previewRegradeDecisionWithdrawal',
    summary: 'What taking back a decision would do; nothing is changed',
    access: instructor(),
    params: RegradeDecisionParams,
    response: RegradePreview,
    errors: { 409: ['exam-regrade.already-withdrawn'] },
    handle: (context, { params }) => previewWithdrawal(context, params),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/mark-changes',
    operationId: 'listMarkChanges',
    summary: 'Every change of a mark: what it was, what it became, who and why',
    access: instructor(),
    params: SubsectionExamParams,
    query: MarkChangesQuery,
    response: page(MarkChange),
    handle: (context, { params, query }) =>
      readingScheduledExam(context, params.subsectionExamId, (tx, exam) => listMarkChanges(tx, exam, query)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/results',
    operationId: 'listExamResults',
    summary: 'The attempts of all learners',
    access: instructor(),
    params: SubsectionExamParams,
    query: ResultsQuery,
    response: page(ResultRow),
    handle: (context, { params, query }) =>
      readingScheduledExam(context, params.subsectionExamId, (tx, exam) => listResults(tx, exam, query)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/statistics',
    operationId: 'getExamStatistics',
    summary: 'How the exam and each of its questions went',
    access: instructor(),
    params: SubsectionExamParams,
    response: ExamStatistics,
    handle: (context, { params }) =>
      readingScheduledExam(context, params.subsectionExamId, (tx, exam) => readStatistics(context, tx, exam)),
  }),
];

/** A table for a spreadsheet. */
const file = (
  path: 'results' | 'statistics',
  operationId: string,
  summary: string,
  make: ExamExport,
): RouteDefinition =>
  examRoute({
    method: 'GET',
    path: `/api/subsection-exams/:subsectionExamId/${path}/export`,
    operationId,
    summary,
    access: instructor(),
    params: SubsectionExamParams,
    query: TableFormatQuery,
    isRaw: true,
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await make(context, params.subsectionExamId, query.format)),
  });

const files: RouteDefinition[] = [
  file('results', 'exportExamResults', 'The attempts of all learners as CSV or as a workbook', exportResults),
  file('statistics', 'exportExamStatistics', 'How each question went as CSV or as a workbook', exportStatistics),
];

export const examResultsRoutes: RouteDefinition[] = [...ofExam, ...files];
