import '../../../app.css';
import { COACH_STATUSES, type CoachStatus } from '@sullam/domain/coaching/coach.ts';
import {
  CalendarDays,
  EllipsisVertical,
  Eye,
  MessageSquare,
  SlidersHorizontal,
  UserPlus,
} from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { CoachingFigures, Decisions, UtilisationTable } from '../coach-figures/coach-figures.public.ts';
import { CoachName } from './coach-name.tsx';
import { CoachStatusBadge } from './coach-status.tsx';
import { type ManagedCoach, managedCoachesQuery } from './coaches.api.ts';
import { CoachingSettingsDialog } from './coaching-settings-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ToApprove } from './to-approve.tsx';
import { useCoachSteps } from './use-coach-steps.tsx';

const SORTS = { given: { column: '', direction: 'ascending' } } as const;

function useColumns(): TableColumn<ManagedCoach>[] {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return [
    { id: 'name', label: t('coaches.list.name'), cell: (coach) => <CoachName coach={coach} /> },
    {
      id: 'topics',
      label: t('coaches.list.topics'),
      cell: ({ topics }) => format.list(topics.map(({ title }) => text(title))),
    },
    {
      id: 'languages',
      label: t('coaches.list.languages'),
      cell: ({ languages }) => format.list(languages.map((code) => names.of(code) ?? code)),
    },
    {
      id: 'visibility',
      label: t('coaches.list.visibility'),
      cell: ({ visibility }) => t(`coaches.visibilities.${visibility}`),
    },
    { id: 'status', label: t('coaches.list.status'), cell: ({ status }) => <CoachStatusBadge status={status} /> },
  ];
}

type Steps = ReturnType<typeof useCoachSteps>;

function RowMenu({ coach, steps }: { readonly coach: ManagedCoach; readonly steps: Steps }) {
  const t = useT();
  const preview = useSignOnToken();
  const look = {
    id: 'profile',
    label: t('coaches.actions.profile'),
    icon: Eye,
    onAction: () => preview.mutate({ target: 'LEARNER', path: `/coaching/coaches/${coach.coachId}` }),
  };
  return (
    <MenuButton
      label={t('coaches.actions.more', { name: coach.name })}
      icon={EllipsisVertical}
      groups={[{ id: 'coach', items: [look, ...steps.itemsFor(coach)] }]}
    />
  );
}

/** `/coaching/coaches`: who waits for approval, and all coaches. */
export function ManagedCoachesScreen() {
  const t = useT();
  const list = useList(SORTS, 'given');
  const { sort: _sort, ...paging } = list.paging;
  const chosen = COACH_STATUSES.find((status) => status === list.filter('status'));
  const found = useQuery(managedCoachesQuery({ ...paging, ...(chosen ? { statuses: [chosen] } : {}) }));
  const columns = useColumns();
  const steps = useCoachSteps();
  const [open, setOpen] = useState<'invite' | 'settings' | null>(null);
  const choose = (status: CoachStatus | undefined) => list.setFilter({ status });
  const invite = (
    <Button icon={UserPlus} {...preloadOn(Dialog)} onClick={() => setOpen('invite')}>
      {t('coaches.actions.invite')}
    </Button>
  );
  return (
    <Page
      title={t('coaches.menu.coaches')}
      actions={
        <>
          <LinkButton variant="outline" icon={CalendarDays} href="/coaching/sessions">
            {t('coaches.actions.sessions')}
          </LinkButton>
          <LinkButton variant="outline" icon={MessageSquare} href="/coaching/testimonials">
            {t('coaches.actions.testimonials')}
          </LinkButton>
          <LinkButton href="/coaching/packages" variant="outline">
            {t('coaches.actions.packages')}
          </LinkButton>
          <Button variant="outline" icon={SlidersHorizontal} {...preloadOn(Dialog)} onClick={() => setOpen('settings')}>
            {t('coaches.actions.settings')}
          </Button>
          {invite}
        </>
      }
    >
      <CoachingFigures />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <UtilisationTable />
          <ListTable
            label={t('coaches.list.all')}
            list={list}
            query={found}
            columns={columns}
            rowId={({ coachId }) => String(coachId)}
            rowName={({ name }) => name}
            searchLabel={t('coaches.list.search')}
            filters={COACH_STATUSES.map((status) => (
              <FilterChip
                key={status}
                selected={chosen === status}
                onChange={(isOn) => choose(isOn ? status : undefined)}
              >
                {t(`coaches.statuses.${status}`)}
              </FilterChip>
            ))}
            rowActions={(coach) => <RowMenu coach={coach} steps={steps} />}
            empty={
              <EmptyState
                drawing="people"
                title={t('coaches.empty.none')}
                description={t('coaches.empty.text')}
                action={invite}
                compact
              />
            }
          />
        </div>
        <div className="space-y-6 max-lg:order-first">
          <ToApprove steps={steps} />
          <Decisions />
        </div>
      </div>
      {steps.dialog}
      {open === 'invite' && <InviteDialog onClose={() => setOpen(null)} />}
      {open === 'settings' && <CoachingSettingsDialog onClose={() => setOpen(null)} />}
    </Page>
  );
}
