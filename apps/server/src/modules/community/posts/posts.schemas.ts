import { COMMENT_LIMITS } from '@sullam/domain/discussions/discussion.ts';
import { POST_LIMITS } from '@sullam/domain/posts.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  html,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Contributor, RequestKey } from '../comments/comments.public.ts';
import { LinkPreview } from '../link-previews/link-previews.public.ts';

export const PostParams = Type.Object({ postId: Id });

const PollOption = NamedObject('PollOption', {
  text: Type.String(),
  voteCount: Nullable(Type.Integer({ description: 'null: not shown before it is closed' })),
  isChosen: Type.Boolean(),
});
export const Poll = NamedObject('Poll', {
  options: Type.Array(PollOption),
  voteCount: Type.Integer(),
  closesAt: Nullable(DateTime),
  isClosed: Type.Boolean(),
  hidesResults: Type.Boolean(),
  canVote: Type.Boolean(),
});
export type Poll = Static<typeof Poll>;

export const PostAbilities = NamedObject('PostAbilities', {
  canTalk: Type.Boolean(),
  canEdit: Type.Boolean(),
  canDelete: Type.Boolean(),
  canModerate: Type.Boolean({ description: 'Pins it, takes it out of sight' }),
  canAppeal: Type.Boolean(),
});

export const Post = NamedObject('Post', {
  postId: Id,
  groupId: Id,
  groupName: LocalizedName,
  author: Contributor,
  isOwn: Type.Boolean(),
  content: Type.String(),
  attachments: Type.Array(MediaRef),
  poll: Nullable(Poll),
  linkPreview: Nullable(LinkPreview),
  tags: Type.Array(Type.String()),
  pinnedBy: Nullable(Person),
  isAnnounced: Type.Boolean(),
  isHidden: Type.Boolean(),
  hiddenReason: Type.String(),
  isHeld: Type.Boolean({ description: 'Hidden until a moderator has looked' }),
  createdAt: DateTime,
  editedAt: Nullable(DateTime),
  likeCount: Type.Integer(),
  isLiked: Type.Boolean(),
  isSaved: Type.Boolean(),
  commentCount: Type.Integer(),
  version: Type.Integer(),
  abilities: PostAbilities,
});
export type Post = Static<typeof Post>;

/** Where a list goes on: opaque to who asks. */
const Cursor = Type.Optional(Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,15})?$', maxLength: 31 }));
const Take = Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: POST_LIMITS.page }));

export const GroupPostsQuery = Type.Object({
  after: Cursor,
  take: Take,
  search: SearchText,
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
});
export const PostList = NamedObject('PostList', {
  pinned: Type.Array(Post, { description: 'With the first page only; not among the others' }),
  data: Type.Array(Post),
  next: Nullable(Type.String()),
});
export type PostList = Static<typeof PostList>;

const Attachments = Type.Array(Id, { maxItems: POST_LIMITS.files });
const Content = html('article', COMMENT_LIMITS.html);

export const PollBody = NamedObject('PollBody', {
  options: Type.Array(Type.String({ minLength: 1, maxLength: POST_LIMITS.pollOption }), {
    minItems: 2,
    maxItems: POST_LIMITS.pollOptions,
  }),
  closesAt: Type.Optional(Nullable(DateTime)),
  hidesResults: Type.Optional(Type.Boolean()),
});

/** What a post is made of, at once or later. */
export const postFields = {
  content: Content,
  mediaIds: Type.Optional(Attachments),
  poll: Type.Optional(Nullable(PollBody)),
  linkPreviewId: Type.Optional(Nullable(Id)),
  isAnnounced: Type.Optional(Type.Boolean({ description: 'Everybody in the group is told; for who runs it' })),
};
/** Made once for a draft. */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  maxLength: 36,
});
export const PostBody = NamedObject('PostBody', { ...postFields, requestKey: RequestKey });
export type PostBody = Static<typeof PostBody>;

export const PostPatch = NamedObject('PostPatch', {
  content: Content,
  mediaIds: Attachments,
  linkPreviewId: Type.Optional(Nullable(Id)),
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type PostPatch = Static<typeof PostPatch>;

export const CreatedPost = NamedObject('CreatedPost', { postId: Id });
export const SaveBody = NamedObject('SavePostBody', { isSaved: Type.Boolean() });
export const PinPostBody = NamedObject('PinPostBody', { isPinned: Type.Boolean() });
export const VoteBody = NamedObject('VoteBody', {
  option: Nullable(Type.Integer({ minimum: 0, maximum: POST_LIMITS.pollOptions - 1 })),
});

export const SavedPost = NamedObject('SavedPost', {
  postId: Id,
  savedAt: DateTime,
  post: Nullable(Post),
});
export type SavedPost = Static<typeof SavedPost>;

export const GroupFile = NamedObject('GroupFile', {
  postId: Id,
  createdAt: DateTime,
  author: Person,
  file: MediaRef,
});

export const PostPeopleQuery = Type.Object({ search: SearchText });
export const PostPeople = NamedObject('PostPeople', { data: Type.Array(Contributor) });
