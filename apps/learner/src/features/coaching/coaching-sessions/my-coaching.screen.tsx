import '../../../app.css';
import { CalendarSync, Search } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { RowRating } from '../coach-ratings/coach-ratings.public.ts';
import { GoalsCard, TasksCard } from '../coaching-goals/coaching-goals.public.ts';
import { OwnGroups } from '../group-sessions/group-sessions.public.ts';
import { type CoachingSessionCard, ownSessionsQuery } from './coaching-sessions.api.ts';
import { OwnCredits } from './own-credits.tsx';
import { nameOf, SessionHero, useStanding } from './session-hero.tsx';

const PAGE = 20;

const pathOf = ({ coachingSessionId }: CoachingSessionCard): string => `/coaching/sessions/${coachingSessionId}`;

interface SessionRowProps {
  readonly session: CoachingSessionCard;
  readonly now: Date;
  /** Ids of past sessions, whose ratings are shown. */
  readonly rated: number[];
}

function SessionRow({ session, now, rated }: SessionRowProps) {
  const format = useFormat();
  const words = useSlotWords();
  const authorText = useAuthorText();
  const standing = useStanding();
  const { slot, state } = session;
  const isPlain = state === 'BOOKED' && session.missedBy === null;
  return (
    <li className="relative flex items-center gap-4 py-3.5">
      <span className="grid size-14 shrink-0 place-items-center content-center rounded-md border border-line bg-canvas text-center text-xs text-muted">
        {format.day(slot.zoneDate, { month: 'short' })}
        <span className="block font-display text-lg leading-tight font-semibold text-ink">
          {format.day(slot.zoneDate, { day: 'numeric' })}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <UiLink
          href={pathOf(session)}
          className="block font-semibold text-ink no-underline after:absolute after:inset-0 hover:text-primary-text"
        >
          {authorText(session.title)}
        </UiLink>
        <span className="block text-sm text-muted">
          <bdi>{nameOf(session.coach)}</bdi> · {words.own(slot)}
        </span>
      </span>
      {!isPlain && <Badge tone={state === 'HELD' ? 'warning' : 'neutral'}>{standing(session, now)}</Badge>}
      {isPlain && rated.length > 0 && <RowRating coachingSessionId={session.coachingSessionId} among={rated} />}
    </li>
  );
}

interface SessionListProps {
  readonly title: string;
  readonly sessions: readonly CoachingSessionCard[];
  readonly now: Date;
  readonly isPast?: boolean;
}

function SessionList({ title, sessions, now, isPast = false }: SessionListProps) {
  const rated = isPast ? sessions.map(({ coachingSessionId }) => coachingSessionId) : [];
  if (sessions.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-2 text-panel">{title}</h2>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.coachingSessionId} session={session} now={now} rated={rated} />
        ))}
      </ul>
    </Card>
  );
}

/** The next session with the ways to prepare for it and to move it. */
function Next({ session, now }: { readonly session: CoachingSessionCard; readonly now: Date }) {
  const t = useT();
  const open = (
    <LinkButton
      href={pathOf(session)}
      size="lg"
      icon={CalendarSync}
      className="border border-white/35 bg-white/10! text-white! hover:bg-white/20!"
    >
      {session.questionCount > 0 && !session.isPrepared && session.abilities.answerQuestions
        ? t('coaching-sessions.mine.prepare', { count: session.questionCount })
        : t('coaching-sessions.mine.open')}
    </LinkButton>
  );
  return <SessionHero session={session} side="LEARNER" level={2} now={now} actions={open} />;
}

/** `/coaching/mine`: the reader's sessions. */
export function MyCoachingScreen() {
  const t = useT();
  const now = new Date();
  const [zone] = useReaderZone();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const upcoming = useQuery(ownSessionsQuery('upcoming', zone, 1, 100));
  const past = useQuery(ownSessionsQuery('past', zone, page, PAGE));
  const [next, ...later] = upcoming.data?.data ?? [];
  const isKnown = upcoming.data !== undefined && past.data !== undefined;
  const isEmpty = isKnown && upcoming.data.total === 0 && past.data.total === 0;
  const isFailed = (upcoming.isError && !upcoming.data) || (past.isError && !past.data);
  return (
    <div className="page-width page-gutter py-8">
      <header className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="me-auto text-page">{t('coaching-sessions.menu.mine')}</h1>
        {!isEmpty && (
          <LinkButton href="/coaching" variant="outline" icon={Search}>
            {t('coaching-sessions.mine.find')}
          </LinkButton>
        )}
      </header>
      {isFailed && (
        <ErrorState
          title={t('common.failed.title')}
          onRetry={() => {
            void upcoming.refetch();
            void past.refetch();
          }}
          retrying={upcoming.isFetching || past.isFetching}
        />
      )}
      {!isKnown && !isFailed && <SkeletonText lines={8} />}
      {isEmpty && (
        <div className="space-y-5">
          <OwnCredits />
          <EmptyState
            drawing="calendar"
            level={2}
            title={t('coaching-sessions.mine.empty')}
            description={t('coaching-sessions.mine.emptyText')}
            action={<LinkButton href="/coaching">{t('coaching-sessions.mine.find')}</LinkButton>}
          />
          <OwnGroups />
        </div>
      )}
      {isKnown && !isEmpty && (
        <div className="space-y-5">
          {next ? (
            <Next session={next} now={now} />
          ) : (
            <p className="text-muted">
              {t('coaching-sessions.mine.noneAhead')}{' '}
              <UiLink href="/coaching" className={textLinkClass}>
                {t('coaching-sessions.mine.find')}
              </UiLink>
            </p>
          )}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
            <div className="space-y-5">
              <SessionList title={t('coaching-sessions.mine.upcoming')} sessions={later} now={now} />
              <OwnGroups />
              <GoalsCard pair={{}} />
              <SessionList title={t('coaching-sessions.mine.past')} sessions={past.data.data} now={now} isPast />
              <Pagination
                page={page}
                pages={pagesOf(past.data.total, PAGE)}
                hrefOf={(number) => address.hrefWith({ page: number === 1 ? null : number })}
              />
            </div>
            <div className="space-y-5 max-lg:order-first">
              <OwnCredits />
              <TasksCard pair={{}} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
