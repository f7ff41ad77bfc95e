export { countPostsOf, isModeratedPost, isPostOf, readPosts } from './moderated-posts.reads.ts';
export { sanctionUndoing } from './post-host.ts';
export { HOST as POST_HOST, type PostRow } from './post-row.reads.ts';
export { preparePost, writePost } from './post-writing.ts';
export { findRules as readPostingRules } from './posting-rules.repository.ts';
export { ModerationReason } from './posting-rules.schemas.ts';
export { accessPost } from './posts.access.ts';
export { type DemoWriting, demoWritingOf } from './posts.demo.ts';
export { POSTED } from './posts.notifications.ts';
export { listFeed, listNews, listPostedBetween, listSaved } from './posts.reads.ts';
export {
  CreatedPost,
  GroupPostsQuery,
  PollBody,
  PostBody,
  PostList,
  postFields,
  SavedPost,
  Uuid,
} from './posts.schemas.ts';
export { postViewerOf } from './visible-posts.ts';
