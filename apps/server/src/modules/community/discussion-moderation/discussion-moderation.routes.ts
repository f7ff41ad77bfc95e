import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import {
  AppealBody,
  appeal,
  CaseListQuery,
  HideBody,
  hideThing,
  ReportBody,
  reportThing,
} from '../comments/comments.public.ts';
import { accessBoards, BoardParams, HOST } from '../discussion-boards/discussion-boards.public.ts';
import { listCourseCases } from './discussion-moderation.reads.ts';
import { CourseCase } from './discussion-moderation.schemas.ts';

const access = signedIn();
const thing = (hostId: number) => ({ hostKind: HOST, hostId, commentId: null });

/** Reports, appeals and decisions about discussions of a course. */
export const discussionModerationRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/moderation-cases',
    operationId: 'listCourseModerationCases',
    summary: 'What was reported in the discussions of a course, without who did; for those who run it',
    access,
    params: CourseParams,
    query: CaseListQuery,
    response: page(CourseCase),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessBoards(context, tx, params.courseId, 'edit');
        return listCourseCases(context, tx, params.courseId, query);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-discussion-boards/:discussionBoardId/report',
    operationId: 'reportDiscussionBoard',
    summary: 'Reports a discussion to those who run the course',
    access,
    rateLimit: { per: 'caller', count: 30, seconds: 600 },
    params: BoardParams,
    body: ReportBody,
    handle: (context, { params, body }) => reportThing(context, thing(params.discussionBoardId), body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-discussion-boards/:discussionBoardId/appeal',
    operationId: 'requestDiscussionBoardReview',
    summary: 'Its author asks another moderator to look again, once',
    access,
    params: BoardParams,
    body: AppealBody,
    handle: (context, { params, body }) => appeal(context, thing(params.discussionBoardId), body.text),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-discussion-boards/:discussionBoardId/hide',
    operationId: 'hideDiscussionBoard',
    summary: 'Takes a discussion out of sight; its author is told why',
    access,
    params: BoardParams,
    body: HideBody,
    handle: (context, { params, body }) => hideThing(context, thing(params.discussionBoardId), body.reason),
  }),
];
