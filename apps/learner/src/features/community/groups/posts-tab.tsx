import { ArrowUp, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { freshPostsQuery, type Group, postsQuery, useRefreshPosts } from './groups.api.ts';
import { PausedNote } from './paused-note.tsx';
import { PostComposer } from './post-composer.tsx';
import { PostStream } from './post-stream.tsx';
import { useLivePosts } from './use-live-posts.ts';

/** How many posts of others have come since the page was drawn. They are inserted by a press, never by themselves. */
function useFresh(groupId: number) {
  const client = useQueryClient();
  const refresh = useRefreshPosts();
  const { data: shown } = useQuery(postsQuery(groupId, {}));
  const [count, setCount] = useState(0);
  useLivePosts(groupId, () => {
    const { queryKey, queryFn } = freshPostsQuery(groupId);
    void client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).then(
      ({ data }) => {
        const newest = Math.max(0, ...(shown?.data ?? []).map(({ postId }) => postId));
        setCount(data.filter(({ postId, isOwn }) => postId > newest && !isOwn).length);
      },
      // what can't be asked now is asked with the next message
      () => setCount(0),
    );
  });
  const show = () => {
    setCount(0);
    void refresh();
    window.scrollTo({ top: 0 });
  };
  return { count, show };
}

/** The posts of a group, and where one posts. */
export function PostsTab({ group }: { readonly group: Group }) {
  const t = useT();
  const address = useAddressQuery();
  const tag = address.value('tag') ?? '';
  const search = address.value('search') ?? '';
  const fresh = useFresh(group.groupId);
  const [ownNewId, setOwnNewId] = useState<number | null>(null);
  const asked = { ...(tag ? { tag } : {}), ...(search ? { search } : {}) };
  const isNarrowed = tag !== '' || search !== '';
  return (
    <div className="min-w-0 space-y-4">
      {tag && (
        <p className="flex items-center gap-2">
          <bdi className="text-lg font-semibold">#{tag}</bdi>
          <IconButton
            icon={X}
            label={t('groups.actions.allPosts')}
            onClick={() => address.change({ tag: null }, { replace: true })}
          />
        </p>
      )}
      <PausedNote group={group} />
      {group.abilities.canPost && !isNarrowed && <PostComposer group={group} onPosted={setOwnNewId} />}
      {fresh.count > 0 && (
        <p className="sticky top-20 z-10 text-center">
          <Button variant="secondary" icon={ArrowUp} onClick={fresh.show}>
            {t('groups.counts.newPosts', { count: fresh.count })}
          </Button>
        </p>
      )}
      <PostStream
        key={`${tag} ${search}`}
        pageOf={(after) => postsQuery(group.groupId, asked, after)}
        ownNewId={ownNewId}
        empty={t(isNarrowed ? 'groups.empty.foundPosts' : 'groups.empty.posts')}
      />
    </div>
  );
}
