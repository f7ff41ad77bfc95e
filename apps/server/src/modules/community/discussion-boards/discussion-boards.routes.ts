import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { SubsectionParams } from '../../learning/course-content/course-content.public.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessLesson } from '../../learning/progress/progress.public.ts';
import { commentRoutes, LikeBody, LikeState, readPeople } from '../comments/comments.public.ts';
import { countOpenCases } from './board-cases.reads.ts';
import { readBoard } from './board-detail.reads.ts';
import { accessBoard, accessBoards, requireBoards } from './discussion-boards.access.ts';
import { countUnread, HOST, listBoards } from './discussion-boards.reads.ts';
import { findBoardOfLesson, findOwnGroup, findPlace, findSettings } from './discussion-boards.repository.ts';
import {
  AcceptBody,
  AllBoardsQuery,
  BoardBody,
  BoardListQuery,
  BoardParams,
  BoardPatch,
  BoardSettings,
  CourseBoardParams,
  CreatedBoard,
  DiscussionBoard,
  DiscussionBoardSummary,
  FollowBody,
  LockBody,
  OwnBoardSettings,
  People,
  PeopleQuery,
  PinBody,
} from './discussion-boards.schemas.ts';
import {
  acceptAnswer,
  changeBoard,
  changeContribution,
  changeSettings,
  contribute,
  createBoard,
  followBoard,
  likeBoard,
  lockBoard,
  pinBoard,
  publishBoard,
  readUpToNow,
  removeBoard,
  removeContribution,
} from './discussion-boards.service.ts';

const access = signedIn();

const oneBoard = (context: MemberContext, boardId: number, courseId?: number) =>
  reading(context, async (tx) => {
    const board = await accessBoard(context, tx, boardId);
    if (courseId !== undefined && board.course_id !== courseId) throw notFound();
    return readBoard(context, tx, board);
  });

const ofCourse: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/discussion-boards',
    operationId: 'listCourseDiscussionBoards',
    summary: 'Discussion boards of a course, pinned ones first, then those where something happened last',
    access,
    params: CourseParams,
    query: BoardListQuery,
    response: page(DiscussionBoardSummary),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        const [, boards] = await Promise.all([
          accessBoards(context, tx, params.courseId, 'learn'),
          listBoards(context, tx, { ...query, courseId: params.courseId }),
        ]);
        return boards;
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/discussion-boards/:discussionBoardId',
    operationId: 'getCourseDiscussionBoard',
    summary: 'One discussion board of a course',
    access,
    params: CourseBoardParams,
    response: DiscussionBoard,
    handle: (context, { params }) => oneBoard(context, params.discussionBoardId, params.courseId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/discussion-boards',
    operationId: 'createDiscussionBoard',
    refusesMasquerade: true,
    summary: 'Begins a discussion: of learners it is out at once; the same request key makes one',
    access,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    params: CourseParams,
    body: BoardBody,
    response: CreatedBoard,
    successStatus: 201,
    errors: { 403: ['discussion-board.instructors-start'] },
    handle: (context, { params, body }) => createBoard(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/discussion-settings',
    operationId: 'getCourseDiscussions',
    summary: 'What the caller may do with the discussions of a course, and what waits there',
    access,
    params: CourseParams,
    response: OwnBoardSettings,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        const { canManage, isLearning } = await accessBoards(context, tx, courseId, 'learn');
        const [settings, ownGroup, unreadCount, caseCount] = await Promise.all([
          findSettings(tx, courseId),
          context.features['course-groups'] ? findOwnGroup(tx, courseId, context.caller.userId) : undefined,
          countUnread(context, tx, courseId),
          canManage ? countOpenCases(tx, courseId) : 0,
        ]);
        const canStart = canManage || (isLearning && settings.learnersStart);
        return { ...settings, canStart, canManage, ownGroup: ownGroup ?? null, unreadCount, caseCount };
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/discussion-settings',
    operationId: 'setCourseDiscussions',
    summary: 'Decides what learners may do with the discussions of a course',
    access,
    params: CourseParams,
    body: BoardSettings,
    handle: (context, { params, body }) => changeSettings(context, params.courseId, body),
  }),
];

const ofReaders: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-discussion-boards',
    operationId: 'listDiscussionBoards',
    summary: "Discussion boards of all the caller's courses, or of one",
    access,
    query: AllBoardsQuery,
    response: page(DiscussionBoardSummary),
    handle: (context, { query }) =>
      reading(context, async (tx) => {
        requireBoards(context);
        return listBoards(context, tx, query);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-discussion-boards/:discussionBoardId',
    operationId: 'getDiscussionBoard',
    summary: 'One discussion board, without its contributions',
    access,
    params: BoardParams,
    response: DiscussionBoard,
    errors: { 409: ['subsection.locked'] },
    handle: (context, { params }) => oneBoard(context, params.discussionBoardId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/discussion-board',
    operationId: 'getSubsectionDiscussionBoard',
    summary: 'The discussion that a lesson is',
    access,
    params: SubsectionParams,
    response: DiscussionBoard,
    handle: async (context, { params: { courseSubsectionId } }) => {
      const boardId = await reading(context, async (tx) => {
        requireBoards(context);
        await accessLesson(context, tx, courseSubsectionId, 'open');
        return findBoardOfLesson(tx, courseSubsectionId);
      });
      if (boardId === undefined) throw notFound();
      return oneBoard(context, boardId);
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-discussion-boards/:discussionBoardId/people',
    operationId: 'listDiscussionPeople',
    summary: 'Whom the caller can mention there, by the beginning of a name or a part of it',
    access,
    rateLimit: { per: 'caller', count: 300, seconds: 300 },
    params: BoardParams,
    query: PeopleQuery,
    response: People,
    handle: (context, { params, query }) =>
      reading(context, (tx) =>
        readPeople(
          context,
          tx,
          { hostKind: HOST, hostId: params.discussionBoardId },
          foldForSearch(query.search ?? '').trim(),
        ),
      ),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-discussion-boards/:discussionBoardId/like',
    operationId: 'setDiscussionBoardLike',
    summary: 'Likes a discussion, or takes that back',
    access,
    params: BoardParams,
    body: LikeBody,
    response: LikeState,
    handle: (context, { params, body }) => likeBoard(context, params.discussionBoardId, body.isLiked),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-discussion-boards/:discussionBoardId/following',
    operationId: 'followDiscussionBoard',
    summary: 'Is told of what is new in a discussion, or no longer',
    access,
    params: BoardParams,
    body: FollowBody,
    handle: (context, { params, body }) => followBoard(context, params.discussionBoardId, body.isFollowing),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-discussion-boards/:discussionBoardId/read',
    operationId: 'markDiscussionBoardRead',
    summary: 'The caller has read what is there now',
    access,
    params: BoardParams,
    handle: (context, { params }) => readUpToNow(context, params.discussionBoardId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-discussion-boards/:discussionBoardId/accepted-comment',
    operationId: 'acceptDiscussionAnswer',
    summary: 'Chooses the answer to a question, or none',
    access,
    params: BoardParams,
    body: AcceptBody,
    handle: (context, { params, body }) => acceptAnswer(context, params.discussionBoardId, body.commentId),
  }),
];

const ofWriters: RouteDefinition[] = [
  memberRoute({
    method: 'PATCH',
    path: '/api/course-discussion-boards/:discussionBoardId',
    operationId: 'updateDiscussionBoard',
    summary:
      'Changes a discussion: its author the text, who runs the course the rules too; 409 when somebody saved in between',
    access,
    params: BoardParams,
    body: BoardPatch,
    errors: { 409: ['discussion-board.has-marks', 'discussion-board.locked', 'discussion-board.not-published'] },
    handle: (context, { params, body }) => changeBoard(context, params.discussionBoardId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-discussion-boards/:discussionBoardId',
    operationId: 'deleteDiscussionBoard',
    summary: 'Deletes a discussion; learners only their own that nobody else has written on',
    access,
    params: BoardParams,
    errors: {
      409: [
        'discussion-board.has-contributions',
        'discussion-board.is-lesson',
        'discussion-board.locked',
        'discussion-board.not-published',
      ],
    },
    handle: (context, { params }) => removeBoard(context, params.discussionBoardId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-discussion-boards/:discussionBoardId/publish',
    operationId: 'publishDiscussionBoard',
    summary: 'Shows a draft to those whom it is for and notifies them',
    access,
    params: BoardParams,
    errors: { 409: ['discussion-board.already-published'] },
    handle: (context, { params }) => publishBoard(context, params.discussionBoardId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-discussion-boards/:discussionBoardId/pin',
    operationId: 'setDiscussionBoardPin',
    summary: 'Keeps a discussion on top of its list, or no longer',
    access,
    params: BoardParams,
    body: PinBody,
    handle: (context, { params, body }) => pinBoard(context, params.discussionBoardId, body.isPinned),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-discussion-boards/:discussionBoardId/lock',
    operationId: 'setDiscussionBoardLock',
    summary: 'Closes a discussion to writing, now or from a moment, for good or for a while; null opens it',
    access,
    params: BoardParams,
    body: LockBody,
    handle: (context, { params, body }) => lockBoard(context, params.discussionBoardId, body),
  }),
];

export const boardRoutes = (): RouteDefinition[] => [...ofCourse, ...ofReaders, ...ofWriters];

export const boardCommentRoutes = (): RouteDefinition[] =>
  commentRoutes({
    kind: HOST,
    path: '/api/discussion-board-comments',
    noun: 'DiscussionBoard',
    idName: 'discussionBoardId',
    bodyName: 'CommentBody',
    placedName: 'PlacedComment',
    word: 'contribution to a discussion',
    access: signedIn(),
    place: {
      fields: { courseId: Id },
      read: async (tx, boardId) => ({ courseId: (await findPlace(tx, boardId))!.courseId }),
    },
    add: contribute,
    change: changeContribution,
    remove: removeContribution,
  });
