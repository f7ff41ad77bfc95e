/** Views of its tables that others may read. */
export const VIEWS = ['comment_counts', 'comment_followings', 'like_counts', 'open_cases', 'visible_comments'] as const;

export { listWritten } from './comment-activity.repository.ts';
export {
  accessHost,
  type CommentHost,
  commentHosts,
  type Hidden,
  type HostAccess,
  type WrittenWords,
} from './comment-hosts.ts';
export { commentRoutes } from './comment-routes.ts';
export { contributor, filesOf, readBesides } from './comment-row.reads.ts';
export { type PreparedComment, prepareComment } from './comment-text.ts';
export { holdThing } from './comment-visibility.ts';
export { insertDemoComment, insertDemoLikes, insertDemoReports } from './comments.demo.ts';
export { findPlaced, listMemberComments } from './comments.reads.ts';
export {
  AppealBody,
  CaseListQuery,
  CaseParams,
  Comment,
  type CommentBody,
  CommentVersions,
  Contributor,
  caseFields,
  caseReason,
  HideBody,
  LikeBody,
  LikeState,
  ReportBody,
  RequestKey,
  WrittenComment,
} from './comments.schemas.ts';
export {
  accessComment,
  addComment,
  beginTalk,
  changeComment,
  likeHost,
  markRead,
  namePeople,
  readPeople,
  removeComment,
  setFollowing,
} from './comments.service.ts';
export { commentAdded, talkChanged } from './comments.signals.ts';
export { countHostAppeals, listCases, readAround, readCommentRecord } from './moderation.reads.ts';
export { accessCase, appeal, decideCaseIn, hideThing, hideThingIn, reportThing } from './moderation.service.ts';
export { readOwn } from './readings.reads.ts';
