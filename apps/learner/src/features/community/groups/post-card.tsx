import { Icon } from '@sullam/ui/base/icon.tsx';
import { Bookmark, Megaphone, MessageCircle, Pin } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import {
  AttachmentList,
  AuthorName,
  AuthorPicture,
  LikeButton,
  Moment,
  TALK_ACTION,
} from '../discussions/discussions.public.ts';
import { type Post, useLikePost, useSavePost } from './groups.api.ts';
import { LinkCard } from './link-card.tsx';
import { PollView } from './poll-view.tsx';
import { PostEditor } from './post-editor.tsx';
import { PostMenu } from './post-menu.tsx';

interface PostCardProps {
  readonly post: Post;
  /** In a list of several groups: whose it is. */
  readonly namesGroup?: boolean;
  /** Where the post is read by itself; in its group unless this says otherwise. */
  readonly href?: string;
}

const placeOf = ({ post, href }: Pick<PostCardProps, 'post' | 'href'>): string =>
  href ?? `/groups/${post.groupId}/post/${post.postId}`;

function Head({ post, namesGroup, href, onEdit }: PostCardProps & { readonly onEdit: () => void }) {
  const t = useT();
  const who = { author: post.author, isOwn: post.isOwn, isAnonymous: false };
  return (
    <div className="flex items-start gap-3">
      <AuthorPicture {...who} size={40} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="text-base font-semibold text-ink">
            <AuthorName {...who} />
          </span>
          {post.author.isStaff && <Badge tone="primary">{t('discussions.labels.leads')}</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-muted">
          <UiLink href={placeOf({ post, href })} className="text-muted no-underline hover:underline">
            <Moment at={post.createdAt} />
          </UiLink>
          {post.editedAt && <span>{t('groups.labels.edited')}</span>}
          {post.isAnnounced && (
            <span className="inline-flex items-center gap-1">
              <Icon of={Megaphone} size={14} mirrored />
              {t('groups.labels.announced')}
            </span>
          )}
          {namesGroup && (
            <UiLink href={`/groups/${post.groupId}`}>
              <AuthorTextFor as="span" text={post.groupName} />
            </UiLink>
          )}
        </p>
      </div>
      <PostMenu post={post} onEdit={onEdit} />
    </div>
  );
}

function Actions({ post, href }: Pick<PostCardProps, 'post' | 'href'>) {
  const t = useT();
  const format = useFormat();
  const like = useLikePost(post.postId);
  const save = useSavePost(post.postId);
  return (
    <div className="-ms-2 mt-3 flex flex-wrap items-center gap-2">
      {post.abilities.canTalk ? (
        <LikeButton
          count={post.likeCount}
          isLiked={post.isLiked}
          isPending={like.isPending}
          onToggle={(isLiked) => like.mutate(isLiked)}
        />
      ) : (
        post.likeCount > 0 && (
          <span className="px-2 text-sm text-muted">{t('discussions.labels.likes', { count: post.likeCount })}</span>
        )
      )}
      <UiLink
        href={placeOf({ post, href })}
        className={`${TALK_ACTION} no-underline`}
        aria-label={t('groups.counts.comments', { count: post.commentCount })}
      >
        <Icon of={MessageCircle} size={18} />
        {post.commentCount > 0 && <span>{format.number(post.commentCount)}</span>}
      </UiLink>
      <button
        type="button"
        aria-pressed={post.isSaved}
        className={`${TALK_ACTION} ms-auto`}
        onClick={() => !save.isPending && save.mutate(!post.isSaved)}
      >
        <Icon of={Bookmark} size={18} className={post.isSaved ? 'fill-current text-primary-text' : ''} />
        {t(post.isSaved ? 'groups.labels.saved' : 'groups.actions.save')}
      </button>
    </div>
  );
}

/** A post with all that can be done with it. */
export function PostCard({ post, namesGroup = false, href }: PostCardProps) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card as="article">
      {post.pinnedBy && (
        <p className="mb-3 flex items-center gap-1.5 text-sm font-semibold text-primary-text">
          <Icon of={Pin} size={16} />
          {t('groups.labels.pinnedBy', { person: post.pinnedBy.firstName })}
        </p>
      )}
      <Head post={post} namesGroup={namesGroup} href={href} onEdit={() => setEditing(true)} />
      {post.isHidden && (
        <div className="mt-3">
          {post.isHeld ? (
            <Banner tone="info">{t(post.isOwn ? 'groups.labels.held' : 'groups.labels.heldForReview')}</Banner>
          ) : (
            <Banner tone="warning">{t('groups.labels.hidden', { reason: post.hiddenReason })}</Banner>
          )}
        </div>
      )}
      {isEditing ? (
        <PostEditor post={post} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Prose html={post.content} className="mt-3 max-w-none! text-base" />
          {post.poll && <PollView postId={post.postId} poll={post.poll} />}
          <AttachmentList files={post.attachments} />
          {post.linkPreview && <LinkCard preview={post.linkPreview} />}
          {post.tags.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <UiLink
                    href={`/groups/${post.groupId}?tag=${encodeURIComponent(tag)}`}
                    className="rounded-sm bg-subtle px-2 py-1 text-sm text-primary-text no-underline hover:underline"
                  >
                    <bdi>#{tag}</bdi>
                  </UiLink>
                </li>
              ))}
            </ul>
          )}
          <Actions post={post} href={href} />
        </>
      )}
    </Card>
  );
}
