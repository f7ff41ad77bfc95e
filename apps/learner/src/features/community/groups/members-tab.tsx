import { GROUP_MEMBERS_PAGE, type GroupMemberState } from '@sullam/domain/social-groups.ts';
import { Ellipsis } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useFormat, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { Moment } from '../discussions/discussions.public.ts';
import { type Group, type GroupMember, type MemberAct, membersQuery, useMemberAct } from './groups.api.ts';
import { PauseDialog } from './pause-dialog.tsx';

const STATES = ['ACCEPTED', 'PENDING', 'INVITED', 'BANNED'] as const satisfies readonly GroupMemberState[];

/** What can be done with somebody, by how they stand. */
function actsOf(person: GroupMember, isLeading: boolean): readonly (MemberAct | 'PAUSE')[] {
  if (person.status === 'BANNED' || person.status === 'INVITED') return ['REMOVE'];
  if (person.status !== 'ACCEPTED') return [];
  const role: MemberAct = person.role === 'ADMIN' ? 'MEMBER' : 'ADMIN';
  return [
    person.postsAgainAt === null ? 'PAUSE' : 'UNPAUSE',
    role,
    ...(isLeading ? (['HAND_OVER'] as const) : []),
    'REMOVE',
    'BANNED',
  ];
}

/** What changes for somebody more than a press should do. */
const ASKED = ['HAND_OVER', 'REMOVE', 'BANNED'] as const;
type AskedAct = (typeof ASKED)[number];

interface AskDialogProps {
  readonly act: AskedAct;
  readonly person: GroupMember;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function AskDialog({ act, person, pending, onConfirm, onClose }: AskDialogProps) {
  const t = useT();
  const name = `\u2068${`${person.firstName} ${person.lastName}`.trim()}\u2069`;
  return (
    <ConfirmDialog
      open
      danger={act !== 'HAND_OVER'}
      onClose={onClose}
      title={t(`groups.ask.${act}`, { name })}
      confirmLabel={t(`groups.acts.${act}`)}
      pending={pending}
      onConfirm={onConfirm}
    >
      {t(`groups.askText.${act}`)}
    </ConfirmDialog>
  );
}

function Acts({ person, group }: { readonly person: GroupMember; readonly group: Group }) {
  const t = useT();
  const act = useMemberAct(group.groupId);
  const [opened, setOpened] = useState<AskedAct | 'PAUSE' | null>(null);
  const close = () => setOpened(null);
  const { userId, status } = person;
  if (status === 'PENDING')
    return (
      <span className="flex gap-2">
        <Button size="sm" pending={act.isPending} onClick={() => act.mutate({ userId, act: 'ACCEPTED' })}>
          {t('groups.acts.ACCEPTED')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={act.isPending}
          onClick={() => act.mutate({ userId, act: 'REJECTED' })}
        >
          {t('groups.acts.REJECTED')}
        </Button>
      </span>
    );
  const items = actsOf(person, group.role === 'ADMIN').map((each) => ({
    id: each,
    danger: each === 'BANNED' || (each === 'REMOVE' && status === 'ACCEPTED'),
    label: t(each === 'REMOVE' && status === 'BANNED' ? 'groups.acts.UNBAN' : `groups.acts.${each}`),
    onAction: () => {
      const asked = each === 'PAUSE' ? each : ASKED.find((known) => known === each && status === 'ACCEPTED');
      if (asked) setOpened(asked);
      else if (each !== 'PAUSE') act.mutate({ userId, act: each });
    },
  }));
  return (
    <>
      <MenuButton icon={Ellipsis} size="sm" label={t('groups.actions.more')} groups={[{ id: 'member', items }]} />
      {opened === 'PAUSE' && <PauseDialog groupId={group.groupId} person={person} onClose={close} />}
      {opened !== null && opened !== 'PAUSE' && (
        <AskDialog
          act={opened}
          person={person}
          pending={act.isPending}
          onConfirm={() => act.mutate({ userId, act: opened }, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Who belongs to a group; for who runs it also who asks, is invited or kept out. */
export function MembersTab({ group }: { readonly group: Group }) {
  const t = useT();
  const format = useFormat();
  const { id: ownId } = useMember();
  const address = useAddressQuery();
  const { canManage } = group.abilities;
  const status = (canManage && STATES.find((each) => each === address.value('status'))) || 'ACCEPTED';
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(membersQuery(group.groupId, status, page));
  return (
    <div className="min-w-0">
      {canManage && (
        <fieldset className="mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">{t('groups.labels.status')}</legend>
          {STATES.map((each) => (
            <FilterChip
              key={each}
              selected={each === status}
              count={each === 'PENDING' && group.pendingCount > 0 ? format.number(group.pendingCount) : undefined}
              onChange={() => address.change({ status: each === 'ACCEPTED' ? null : each, page: null })}
            >
              {t(`groups.people.${each}`)}
            </FilterChip>
          ))}
        </fieldset>
      )}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={6} />}
      {data?.data.length === 0 && <EmptyState compact drawing="people" title={t('groups.empty.members')} />}
      {data && data.data.length > 0 && (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {data.data.map((person) => (
              <li key={person.userId} className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
                <Avatar
                  firstName={person.firstName}
                  lastName={person.lastName}
                  src={person.image ?? undefined}
                  size={40}
                />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-2 font-medium">
                    <bdi>{`${person.firstName} ${person.lastName}`.trim()}</bdi>
                    {person.role === 'ADMIN' && <Badge tone="primary">{t('discussions.labels.leads')}</Badge>}
                  </span>
                  <span className="text-sm">
                    <Moment at={person.since} />
                    {person.postsAgainAt !== null && (
                      <span className="ms-2 text-warning-text">
                        {t('groups.labels.memberPaused', { date: format.date(person.postsAgainAt, 'medium') })}
                      </span>
                    )}
                  </span>
                </span>
                {canManage && person.userId !== ownId && <Acts person={person} group={group} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data && (
        <div className="mt-8">
          <Pagination
            page={page}
            pages={pagesOf(data.total, GROUP_MEMBERS_PAGE)}
            hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
          />
        </div>
      )}
    </div>
  );
}
