/** Views of its tables that others may read. */
export const VIEWS = ['comment_counts', 'comment_standings', 'like_counts', 'open_cases', 'visible_comments'] as const;

export { accessHost, accessModeration, type CommentHost, commentHosts, type HostAccess } from './comment-hosts.ts';
export { mentionsIn } from './comment-text.ts';
export { type DemoComment, insertDemoComment, insertDemoLikes } from './comments.demo.ts';
export { findPlaced, listCases, listComments, listReplies, type OwnReading, readOwn } from './comments.reads.ts';
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
export { appeal, hideThing, reportThing } from './moderation.service.ts';
