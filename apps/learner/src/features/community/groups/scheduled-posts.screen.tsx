import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PostList, usePageNumber } from './post-list.tsx';
import { ScheduledCard } from './scheduled-card.tsx';
import { SCHEDULED_PAGE, scheduledPostsQuery } from './scheduled-posts.api.ts';

/** `/groups/scheduled`: what the reader has written for later, in one group or in all. */
export function ScheduledPostsScreen() {
  const t = useT();
  const groupId = Number(useAddressQuery().value('group')) || undefined;
  const query = useQuery(scheduledPostsQuery(groupId, usePageNumber()));
  const back = groupId === undefined ? '/groups/mine' : `/groups/${groupId}`;
  return (
    <PostList
      above={<BackLink href={back}>{t(groupId === undefined ? 'groups.titles.page' : 'groups.titles.group')}</BackLink>}
      title={t('groups.titles.scheduled')}
      description={t('groups.schedule.lead')}
      query={query}
      size={SCHEDULED_PAGE}
      empty={{
        title: t('groups.empty.scheduled'),
        action: <LinkButton href={back}>{t('groups.actions.toGroup')}</LinkButton>,
      }}
      idOf={({ scheduledPostId }) => scheduledPostId}
      draw={(post) => <ScheduledCard post={post} />}
    />
  );
}
