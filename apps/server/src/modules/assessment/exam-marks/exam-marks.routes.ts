import { signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../../learning/courses/courses.public.ts';
import { accessOwnAttempt, closeOverdue, ownPaper } from '../exam-attempts/exam-attempts.public.ts';
import { examRoute } from '../exams/exams.public.ts';
import { accessSubsectionExam, PageOnly, SubsectionExamParams } from '../scheduled-exams/scheduled-exams.public.ts';
import { readAttemptReview } from './attempt-review.reads.ts';
import {
  AttemptReview,
  AttemptSummary,
  ReviewParams,
  SubsectionExamCard,
  SubsectionExamDetail,
} from './exam-marks.schemas.ts';
import { listOwnAttempts, listSubsectionExams, readSubsectionExam } from './learner-exams.reads.ts';

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
        const { exam, abilities } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'learn');
        return readSubsectionExam(context, tx, exam, abilities.canEdit);
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
        const { exam, abilities } = await accessSubsectionExam(context, tx, params.subsectionExamId, 'learn');
        return listOwnAttempts(context, tx, exam, abilities.canEdit, query);
      });
    },
  }),
];

const reviews: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/exams/review/:examAttemptId',
    operationId: 'getExamReview',
    summary: 'A finished attempt, as far as it is released',
    tag: 'Exam attempts',
    access: signedIn(),
    params: ReviewParams,
    response: AttemptReview,
    errors: { 409: ['exam-attempt.still-running'] },
    handle: async (context, { params }) => {
      const { examAttemptId } = params;
      await ownPaper(context, examAttemptId);
      await transaction(context, (tx) => closeOverdue(context, tx, { examAttemptId }));
      return reading(context, async (tx) =>
        readAttemptReview(context, tx, await accessOwnAttempt(context, tx, examAttemptId)),
      );
    },
  }),
];

export const examScoreRoutes: RouteDefinition[] = [...forLearners, ...reviews];
