import '../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentThread } from '../discussions/comment-thread.tsx';
import { Composer } from '../discussions/composer.tsx';
import { useContribute } from '../discussions/talk.api.ts';
import { type Talk, talkOfPost } from '../discussions/talk.ts';
import { POST_COMMENTS_PAGE, postCommentsQuery, postQuery } from './groups.api.ts';
import { NoPermission } from './no-permission.tsx';
import { PostCard } from './post-card.tsx';

function CommentsPage({ talk, page }: { readonly talk: Talk; readonly page: number }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(postCommentsQuery(talk.host.id, page));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  return data.data.map((comment) => (
    <CommentThread key={comment.commentId} talk={talk} comment={comment} readAt={null} />
  ));
}

function Comments({ talk }: { readonly talk: Talk }) {
  const t = useT();
  const contribute = useContribute(talk.host);
  const [last, setLast] = useState(0);
  const { data } = useQuery(postCommentsQuery(talk.host.id, last));
  const total = data?.total ?? 0;
  const hasMore = total > (last + 1) * POST_COMMENTS_PAGE;
  return (
    <section className="mt-8" aria-label={t('groups.titles.comments')}>
      <h2 className="mb-5 text-xl">{t('groups.titles.comments')}</h2>
      <div className="space-y-7">
        {Array.from({ length: last + 1 }, (_, page) => (
          <CommentsPage key={page} talk={talk} page={page} />
        ))}
        {hasMore && (
          <Button variant="outline" size="sm" onClick={() => setLast(last + 1)}>
            {t('discussions.actions.later')}
          </Button>
        )}
        {data && total === 0 && <p className="text-muted">{t('groups.empty.comments')}</p>}
      </div>
      {talk.canTalk && (
        <div className="sticky z-10 -mx-1 mt-6 bottom-(--foot-height) bg-canvas px-1 pt-2 pb-3 print:hidden">
          <Composer
            host={talk.host}
            draftName={`comment.${talk.host.id}`}
            label={t('groups.fields.comment')}
            placeholder={t('groups.fields.commentHint')}
            action={t('groups.actions.comment')}
            onSend={async (said) => {
              await contribute.mutateAsync(said);
              setLast(Math.floor(total / POST_COMMENTS_PAGE));
            }}
          />
        </div>
      )}
    </section>
  );
}

/** `/groups/{groupId}/post/{postId}` and `/saved-post/{postId}` */
export function PostScreen() {
  const t = useT();
  const text = useAuthorText();
  const postId = usePathId('postId');
  const { data: post, isError } = useQuery(postQuery(postId));
  if (isError && !post) return <NoPermission />;
  return (
    <div className="page-width page-gutter py-6">
      <div className="mx-auto max-w-reading">
        {post ? (
          <>
            <BackLink href={`/groups/${post.groupId}`}>{text(post.groupName)}</BackLink>
            <h1 className="sr-only">{t('groups.titles.post')}</h1>
            <div className="mt-3">
              <PostCard post={post} isWhole />
            </div>
            <Comments talk={talkOfPost(post)} />
          </>
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
    </div>
  );
}
