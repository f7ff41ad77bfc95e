import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { RemoveDialog } from '@sullam/web-kit/moderation/remove-dialog.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { talkOfPost } from '../discussions/discussions.public.ts';
import { type Post, placedCommentQuery, postQuery } from './groups.api.ts';
import { NoPermission } from './no-permission.tsx';
import { PostCard } from './post-card.tsx';
import { PostComments } from './post-comments.tsx';

/** What was said about the post; begun where the address names a comment, once that is found. */
function Comments({ post }: { readonly post: Post }) {
  const commentId = Number(useAddressQuery().value('comment') ?? 0) || null;
  const placed = useQuery({ ...placedCommentQuery(commentId ?? 0), enabled: commentId !== null });
  if (commentId !== null && placed.isPending) return <SkeletonText lines={4} />;
  const { data } = placed;
  const target = commentId !== null && data?.postId === post.postId ? { commentId, position: data.position } : null;
  return (
    <PostComments
      key={`${post.postId} ${commentId ?? ''}`}
      talk={{
        ...talkOfPost(post),
        removal: (comment, onClose) => (
          <RemoveDialog thing={{ postId: post.postId, commentId: comment }} onClose={onClose} />
        ),
      }}
      groupId={post.groupId}
      target={target}
    />
  );
}

/** `/groups/{groupId}/post/{postId}` and `/saved-post/{postId}` */
export function PostScreen() {
  const t = useT();
  const text = useAuthorText();
  const postId = usePathId('postId');
  const isSaved = useDestinationPath().startsWith('/saved-post/');
  const { data: post, isError } = useQuery(postQuery(postId));
  if (isError && !post) return <NoPermission />;
  return (
    <div className="page-width page-gutter py-6">
      <div className="mx-auto max-w-reading">
        {post ? (
          <>
            {isSaved ? (
              <BackLink href="/saved-post">{t('shell.profile.savedPosts')}</BackLink>
            ) : (
              <BackLink href={`/groups/${post.groupId}`}>{text(post.groupName)}</BackLink>
            )}
            <h1 className="sr-only">{t('groups.titles.post')}</h1>
            <div className="mt-3">
              <PostCard post={post} />
            </div>
            <Comments post={post} />
          </>
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
    </div>
  );
}
