import '../../../app.css';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { SAVED_PAGE, savedPostsQuery, useSavePost } from './groups.api.ts';
import { PostCard } from './post-card.tsx';
import { PostList, usePageNumber } from './post-list.tsx';

/** What was saved and is no longer the reader's to read: only that can be said of it. */
function Lost({ postId }: { readonly postId: number }) {
  const t = useT();
  const save = useSavePost(postId);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 border-dashed">
      <p className="text-muted">{t('groups.saved.lost')}</p>
      <Button variant="outline" size="sm" pending={save.isPending} onClick={() => save.mutate(false)}>
        {t('groups.actions.remove')}
      </Button>
    </Card>
  );
}

/** `/saved-post`: posts that the reader keeps at hand. */
export function SavedPostsScreen() {
  const t = useT();
  const { id: userId } = useMember();
  const query = useQuery(savedPostsQuery(userId, usePageNumber()));
  return (
    <PostList
      title={t('shell.profile.savedPosts')}
      description={t('groups.saved.hint')}
      query={query}
      size={SAVED_PAGE}
      empty={{
        title: t('groups.empty.saved'),
        action: <LinkButton href="/groups/mine?tab=feed">{t('groups.actions.toFeed')}</LinkButton>,
      }}
      idOf={({ postId }) => postId}
      draw={({ postId, post }) =>
        post ? <PostCard post={post} namesGroup href={`/saved-post/${postId}`} /> : <Lost postId={postId} />
      }
    />
  );
}
