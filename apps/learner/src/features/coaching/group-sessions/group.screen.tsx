import '../../../app.css';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { GroupHero } from './group-hero.tsx';
import { GroupPeople } from './group-people.tsx';
import { type GroupSession, groupQuery, useCancelGroup } from './group-sessions.api.ts';
import { SeatButtons } from './seat-button.tsx';

/** Milliseconds between looks at the server. */
const TICK = 30_000;

function CancelButton({ group }: { readonly group: GroupSession }) {
  const t = useT();
  const notify = useNotify();
  const cancel = useCancelGroup(group.groupSessionId);
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  return (
    <>
      <Button size="sm" variant="danger-ghost" {...preloadOn(ConfirmDialog)} onClick={() => setAsking(true)}>
        {t('group-sessions.actions.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('group-sessions.titles.cancel')}
          confirmLabel={t('group-sessions.actions.cancel')}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            cancel.mutate(
              { message: message.trim() || null },
              {
                onSuccess: () => notify({ tone: 'success', text: t('group-sessions.done.cancel') }),
                onSettled: () => setAsking(false),
              },
            )
          }
        >
          <p className="mb-4">{t('group-sessions.words.told')}</p>
          <TextArea
            label={t('group-sessions.words.message')}
            optional
            rows={2}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

function GroupPage({ group }: { readonly group: GroupSession }) {
  const t = useT();
  return (
    <>
      <BackLink href="/coaching/mine">{t('coaching-sessions.menu.mine')}</BackLink>
      <div className="mt-4 space-y-5">
        <GroupHero group={group} />
        {group.message && (
          <blockquote dir="auto" className="text-muted wrap-anywhere">
            {group.message}
          </blockquote>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          <SeatButtons group={group} />
          {group.abilities.change && <CancelButton group={group} />}
        </div>
        <GroupPeople group={group} />
      </div>
    </>
  );
}

/** `/coaching/groups/{groupSessionId}`: a group session for learners and its coach. */
export function GroupScreen() {
  const t = useT();
  const authorText = useAuthorText();
  const [zone] = useReaderZone();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...groupQuery(usePathId('groupSessionId'), zone),
    refetchInterval: TICK,
  });
  usePageTitle(data && authorText(data.title));
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <div className="page-width page-gutter py-8">
      {data ? (
        <GroupPage key={data.groupSessionId} group={data} />
      ) : isPending ? (
        <div className="space-y-5">
          <SkeletonBar className="h-72 w-full" />
          <SkeletonText lines={6} />
        </div>
      ) : isGone ? (
        <EmptyState drawing="not-found" level={1} title={error.message} />
      ) : (
        <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}
