import { SCHEDULE_FAILURES } from '@sullam/domain/posts.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { LinkPreview } from '../link-previews/link-previews.public.ts';
import { PollBody, postFields, Uuid } from '../posts/posts.public.ts';

export const ScheduledPostParams = Type.Object({ scheduledPostId: Id });
export const ScheduledPostsQuery = Type.Object({ groupId: Type.Optional(Id), ...PageQuery });
export const CreatedScheduledPost = NamedObject('CreatedScheduledPost', { scheduledPostId: Id });

export const ScheduledPost = NamedObject('ScheduledPost', {
  scheduledPostId: Id,
  groupId: Id,
  /** null: the caller no longer reads the group. */
  groupName: Nullable(LocalizedName),
  content: Type.String(),
  attachments: Type.Array(MediaRef),
  poll: Nullable(PollBody),
  linkPreview: Nullable(LinkPreview),
  isAnnounced: Type.Boolean(),
  publishAt: DateTime,
  failure: Nullable(OneOf(...SCHEDULE_FAILURES)),
  version: Type.Integer(),
});
export type ScheduledPost = Static<typeof ScheduledPost>;

export const ScheduledPostBody = NamedObject('ScheduledPostBody', {
  ...postFields,
  publishAt: DateTime,
  requestKey: Uuid,
});
export type ScheduledPostBody = Static<typeof ScheduledPostBody>;

export const ScheduledPostPatch = NamedObject('ScheduledPostPatch', {
  ...postFields,
  publishAt: DateTime,
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type ScheduledPostPatch = Static<typeof ScheduledPostPatch>;
