import { demoWork } from '../../../demo/demo-content.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { gradeSources } from '../../gradebook/grades/grades.public.ts';
import { BoardParams, boardMarks } from '../discussion-boards/discussion-boards.public.ts';
import { loadDemoDiscussionMarks } from './discussion-grades.demo.ts';
import {
  DiscussionMarkBody,
  DiscussionParticipants,
  DiscussionWork,
  MarkParams,
  OwnDiscussionMark,
  ParticipantsQuery,
} from './discussion-grades.schemas.ts';
import { giveMark, readOwnMark, readParticipants, readWork } from './discussion-grades.service.ts';
import { boardsMarkedFor, hasMarks } from './discussion-marks.repository.ts';
import { discussionSource } from './discussion-source.ts';
import { gradeFollowing } from './grade-following.ts';

/** Grades for discussions: counted from what was written, or given by an instructor. */
export const discussionGradesModule = defineModule({
  name: 'discussion-grades',
  partOf: ['discussion-boards'],
  tag: 'Discussion boards',
  owns: ['discussion_marks'],
  personalRows: [
    retainedRows('discussion_marks', 'user_id', 'what a grade was given for has to be known later'),
    signedRows('discussion_marks', 'marked_by', 'who gave a grade has to be known later'),
  ],
  uses: ['comments', 'discussion-boards', 'enrollments', 'grades', 'members', 'notifications', 'rubrics'],
  contributes: [
    contribute(gradeSources, discussionSource),
    contribute(boardMarks, { hasAny: hasMarks, boardsMarkedFor }),
    contribute(demoWork, loadDemoDiscussionMarks),
  ],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/course-discussion-boards/:discussionBoardId/participants',
      operationId: 'listDiscussionParticipants',
      summary:
        'Learners with what they wrote on a graded discussion and what it is worth; for those who run the course',
      access: signedIn(),
      params: BoardParams,
      query: ParticipantsQuery,
      response: DiscussionParticipants,
      handle: (context, { params, query }) => readParticipants(context, params.discussionBoardId, query),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/course-discussion-boards/:discussionBoardId/participants/:userId',
      operationId: 'getDiscussionParticipant',
      summary:
        'What one learner wrote on a graded discussion, by what it is marked, and what was given; for those who run the course',
      access: signedIn(),
      params: MarkParams,
      response: DiscussionWork,
      handle: (context, { params }) => readWork(context, params),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/course-discussion-boards/:discussionBoardId/own-mark',
      operationId: 'getOwnDiscussionMark',
      summary: "By what a discussion is graded, and what was given for one's own part in it",
      access: signedIn(),
      params: BoardParams,
      response: OwnDiscussionMark,
      handle: (context, { params }) => readOwnMark(context, params.discussionBoardId),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/course-discussion-boards/:discussionBoardId/participants/:userId/mark',
      operationId: 'giveDiscussionMark',
      refusesMasquerade: true,
      summary: 'Gives a mark instead of what was counted, or takes it back; 409 when somebody saved in between',
      access: signedIn(),
      params: MarkParams,
      body: DiscussionMarkBody,
      handle: (context, { params, body }) => giveMark(context, params, body),
    }),
  ],
  signals: gradeFollowing,
});
