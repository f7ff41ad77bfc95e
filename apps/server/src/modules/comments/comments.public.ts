/** Views of its tables that others may read. */
export const VIEWS = ['comment_counts', 'comment_followings', 'like_counts', 'open_cases', 'visible_comments'] as const;

export { accessHost, type CommentHost, commentHosts, type HostAccess } from './comment-hosts.ts';
export { insertDemoComment, insertDemoLikes } from './comments.demo.ts';
export { findPlaced, listComments, listReplies } from './comments.reads.ts';
export {
  AppealBody,
  CaseListQuery,
  Comment,
  type CommentBody,
  CommentParams,
  CommentPatch,
  CommentVersions,
  Contributor,
  CreatedComment,
  caseFields,
  commentFields,
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
  likeComment,
  likeHost,
  markRead,
  readPeople,
  readPlaced,
  readVersions,
  removeComment,
  setFollowing,
} from './comments.service.ts';
export { commentAdded, talkChanged } from './comments.signals.ts';
export { listCases } from './moderation.reads.ts';
export { appeal, hideThing, reportThing } from './moderation.service.ts';
export { readOwn } from './readings.reads.ts';
export { listWordsOf } from './words-of.reads.ts';
