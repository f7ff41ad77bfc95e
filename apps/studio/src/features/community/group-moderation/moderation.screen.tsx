import '../../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type Act, useDecideCase } from '@sullam/web-kit/moderation/moderation.api.ts';
import { useDecided } from '@sullam/web-kit/moderation/use-decided.ts';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeys } from '../../../parts/keys.tsx';
import { ListStates } from '../../../parts/list-states.tsx';
import { CaseDecision } from './case-decision.tsx';
import { CaseQueue } from './case-queue.tsx';
import { caseQuery, casesQuery, PAGE, VIEWS } from './moderation.api.ts';
import { ModerationHead } from './moderation-head.tsx';
import { ReportedItem } from './reported-item.tsx';

/** The case at hand, from which one goes on to the next. */
function Case({ moderationCaseId, nextId, onGo, onDecided, onUndo }: CaseProps) {
  const t = useT();
  const decide = useDecideCase();
  const { data, error, isFetching, refetch } = useQuery(caseQuery(moderationCaseId));
  if (!data && error && 'status' in error && error.status === 404)
    return <EmptyState drawing="not-found" title={t('moderation-desk.empty.gone')} />;
  if (!data && error)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data)
    return (
      <div className="p-6 lg:col-span-2">
        <SkeletonText lines={8} />
      </div>
    );
  return (
    <>
      {/* scrolled by keys where nothing in it takes the focus */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area has to be reached by keys
        tabIndex={0}
        aria-label={t(`moderation-desk.labels.${data.commentId === null ? 'post' : 'comment'}`)}
        className="min-w-0 bg-subtle p-4 sm:p-6 lg:overflow-y-auto focus-visible:-outline-offset-2"
      >
        <ReportedItem found={data} onUndo={() => onUndo(moderationCaseId)} />
      </section>
      <CaseDecision
        key={`${moderationCaseId} ${data.status}`}
        found={data}
        isPending={decide.isPending}
        onLater={nextId === undefined ? undefined : () => onGo(nextId)}
        onDecide={(decision) =>
          decide.mutate(
            { moderationCaseId, ...decision },
            {
              onSuccess: () => {
                onDecided(moderationCaseId, decision.act);
                onGo(nextId);
              },
            },
          )
        }
      />
    </>
  );
}

interface CaseProps {
  readonly moderationCaseId: number;
  readonly nextId: number | undefined;
  /** To another case; undefined: to the queue. */
  readonly onGo: (moderationCaseId: number | undefined) => void;
  readonly onDecided: (moderationCaseId: number, act: Act) => void;
  readonly onUndo: (moderationCaseId: number) => void;
}

/** Decisions of this visit, the last of which can be taken back by a key as well. */
function useDecisions(go: (moderationCaseId: number) => void) {
  const { say, undo } = useDecided();
  const [lastId, setLastId] = useState<number>();
  const back = (moderationCaseId: number) => {
    setLastId(undefined);
    go(moderationCaseId);
  };
  return {
    lastId,
    onDecided: (moderationCaseId: number, act: Act) => {
      setLastId(moderationCaseId);
      say(act, moderationCaseId, () => back(moderationCaseId));
    },
    onUndo: (moderationCaseId: number) => undo(moderationCaseId, () => back(moderationCaseId)),
  };
}

/** `/groups/moderation`: what was reported in all groups, without who did: the queue, the thing in its place, the decision. */
export function GroupModerationScreen() {
  const t = useT();
  const address = useAddressQuery();
  const isWide = useIsWide();
  const view = VIEWS.find((each) => each === address.value('view')) ?? 'reports';
  const page = Math.max(1, Number(address.value('page')) || 1);
  const query = useQuery(casesQuery(view, page));
  const cases = query.data?.data ?? [];
  const asked = Number(address.value('case')) || undefined;
  // beside the queue there is room for the first one at once; on a phone it is opened from the queue
  const currentId = asked ?? (isWide ? cases[0]?.moderationCaseId : undefined);
  const at = cases.findIndex(({ moderationCaseId }) => moderationCaseId === currentId);
  const nextId = cases[at + 1]?.moderationCaseId ?? (at > 0 ? cases[0]?.moderationCaseId : undefined);
  const previousId = at > 0 ? cases[at - 1]?.moderationCaseId : undefined;
  const go = (moderationCaseId: number | undefined) =>
    address.change({ case: moderationCaseId ?? null }, { replace: asked !== undefined });
  const { lastId, ...decisions } = useDecisions(go);
  const undoableId = lastId ?? (view === 'done' ? currentId : undefined);
  const wayTo = (id: number | undefined) => (id === undefined ? undefined : () => go(id));
  const isOpen = currentId !== undefined;
  const [onNext, onPrevious] = [wayTo(isOpen ? cases[at + 1]?.moderationCaseId : undefined), wayTo(previousId)];
  useKeys({
    title: t('moderation-desk.titles.keys'),
    lines: [
      { id: 'moderation.next', shown: 'J', code: 'KeyJ', words: t('moderation-desk.actions.next'), run: onNext },
      {
        id: 'moderation.previous',
        shown: 'K',
        code: 'KeyK',
        words: t('moderation-desk.actions.previous'),
        run: onPrevious,
      },
      {
        id: 'moderation.undo',
        shown: 'U',
        code: 'KeyU',
        words: t('moderation-desk.actions.undo'),
        run: undoableId === undefined ? undefined : () => decisions.onUndo(undoableId),
      },
    ],
  });
  return (
    <div
      data-workspace
      className="flex flex-col bg-surface max-md:min-h-[calc(100dvh-var(--bars-height))] md:h-[calc(100dvh-var(--bars-height))]"
    >
      <ModerationHead
        view={view}
        hrefOf={(next) => address.hrefWith({ view: next === 'reports' ? null : next, case: null, page: null })}
        onNext={onNext}
        onPrevious={onPrevious}
      />
      <div className="min-h-0 flex-1 md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] lg:grid-cols-[18.25rem_minmax(0,1fr)_24.5rem]">
        <div
          className={cx('min-h-0 overflow-y-auto border-line md:border-e', currentId !== undefined && 'max-md:hidden')}
        >
          <ListStates
            query={query}
            empty={<EmptyState compact drawing="no-notifications" title={t(`moderation-desk.empty.${view}`)} />}
          />
          <CaseQueue
            cases={cases}
            currentId={currentId}
            hrefOf={(moderationCaseId) => address.hrefWith({ case: moderationCaseId })}
          />
          {query.data && query.data.total > PAGE && (
            <div className="p-4">
              <Pagination
                page={page}
                pages={Math.ceil(query.data.total / PAGE)}
                hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next, case: null })}
              />
            </div>
          )}
        </div>
        {currentId === undefined ? (
          <div className="bg-subtle max-md:hidden lg:col-span-2" />
        ) : (
          <div className="min-w-0 max-lg:overflow-y-auto lg:contents">
            <div className="border-b border-line px-4 py-2 md:hidden">
              <BackLink href={address.hrefWith({ case: null })}>{t('moderation-desk.actions.toQueue')}</BackLink>
            </div>
            <Case key={currentId} moderationCaseId={currentId} nextId={nextId} onGo={go} {...decisions} />
          </div>
        )}
      </div>
    </div>
  );
}
