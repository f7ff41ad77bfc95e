import '../../../app.css';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { exportSessions, type ManagedCoachingSession, sessionsQuery } from './managed-sessions.api.ts';
import { nameOf } from './person-name.ts';
import { SessionBadges } from './session-badges.tsx';
import { SessionDrawer } from './session-drawer.tsx';
import { SessionFilters } from './session-filters.tsx';
import { FILTER_NAMES, filtersOf, PERIODS, periodIn } from './session-query.ts';

const SORTS = {
  latest: { column: 'starts', direction: 'descending' },
  earliest: { column: 'starts', direction: 'ascending' },
} as const;

interface Opening {
  readonly onOpen: (coachingSessionId: number) => void;
}

function useColumns({ onOpen }: Opening): TableColumn<ManagedCoachingSession>[] {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  return [
    {
      id: 'starts',
      label: t('managed-sessions.columns.starts'),
      sortable: true,
      cell: ({ coachingSessionId, startsAt }) => (
        <button
          type="button"
          className="rounded-sm text-start font-medium whitespace-nowrap underline-offset-4 hover:underline"
          {...preloadOn(Drawer)}
          onClick={() => onOpen(coachingSessionId)}
        >
          {format.dateTime(startsAt)}
        </button>
      ),
    },
    { id: 'coach', label: t('managed-sessions.columns.coach'), cell: ({ coach }) => <bdi>{nameOf(coach)}</bdi> },
    {
      id: 'learner',
      label: t('managed-sessions.columns.learner'),
      cell: ({ learner, learnerCount }) =>
        learner ? <bdi>{nameOf(learner)}</bdi> : t('managed-sessions.counts.participants', { count: learnerCount }),
    },
    {
      id: 'type',
      label: t('managed-sessions.columns.type'),
      wideOnly: true,
      cell: ({ title }) => <span className="clip-line">{text(title)}</span>,
    },
    {
      id: 'state',
      label: t('managed-sessions.columns.state'),
      isPlain: true,
      cell: (session) => <SessionBadges session={session} />,
    },
  ];
}

/** `/coaching/sessions`: one-to-one and group sessions of all coaches. */
export function ManagedSessionsScreen() {
  const t = useT();
  const kit = useKit();
  const { configurations } = kit.bootstrap;
  const address = useAddressQuery();
  const list = useList(SORTS, 'latest');
  const calendar = {
    now: new Date(kit.now()),
    zone: configurations.time_zone,
    firstDay: firstDayOfWeek(configurations),
  };
  const filters = filtersOf(list.filter, calendar);
  const { skip, take, search, sort } = list.paging;
  const narrowed = { ...filters, ...(search ? { search } : {}) };
  const found = useQuery(sessionsQuery({ ...narrowed, skip, take, sort }));
  const opened = Number(list.filter('session')) || null;
  // the page of the list stays where it is
  const open = (id: number | null) => address.change({ session: id ?? undefined });
  const isNarrowed = FILTER_NAMES.some((name) => name !== 'period' && list.filter(name) !== undefined);
  return (
    <Page
      title={t('managed-sessions.titles.sessions')}
      actions={<ExportMenu file={(format) => exportSessions({ ...narrowed, format })} />}
    >
      <BackLink href="/coaching/coaches" className="mb-4">
        {t('managed-sessions.actions.back')}
      </BackLink>
      <ListTable
        label={t('managed-sessions.titles.sessions')}
        list={{ ...list, isNarrowed }}
        query={found}
        columns={useColumns({ onOpen: open })}
        rowId={({ coachingSessionId }) => String(coachingSessionId)}
        rowName={({ startsAt }) => startsAt}
        searchLabel={t('managed-sessions.filters.search')}
        besideSearch={<SessionFilters list={list} />}
        filters={
          <NativeSelect
            label={t('managed-sessions.filters.period')}
            hideLabel
            value={periodIn(list.filter)}
            options={PERIODS.map((value) => ({ value, label: t(`managed-sessions.periods.${value}`) }))}
            onChange={(period) => list.setFilter({ period })}
          />
        }
        empty={
          <EmptyState
            drawing="people"
            title={t('managed-sessions.texts.none')}
            description={t('managed-sessions.texts.noneHint')}
            compact
          />
        }
      />
      {opened !== null && <SessionDrawer coachingSessionId={opened} onClose={() => open(null)} />}
    </Page>
  );
}
