import { Badge } from '@sullam/ui/components/badge.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Person } from '../../../parts/person.tsx';
import { MemberStatusBadge } from './member-status.tsx';
import type { MemberRow } from './members.api.ts';

/** The columns of the list of members. */
export function useMemberColumns({ onOpen }: { onOpen: (userId: number) => void }): TableColumn<MemberRow>[] {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const me = useMember();
  return [
    {
      id: 'name',
      label: t('members.list.name'),
      sortable: true,
      cell: (member) => (
        <Person
          firstName={member.firstName}
          lastName={member.lastName}
          image={member.profileImage}
          email={member.email}
          onOpen={() => onOpen(member.userId)}
          mark={member.userId === me.id && <Badge>{t('members.people.you')}</Badge>}
        />
      ),
    },
    {
      id: 'status',
      label: t('members.list.status'),
      isPlain: true,
      cell: (member) => <MemberStatusBadge status={member.status} />,
    },
    {
      id: 'sets',
      label: t('members.list.permissionSets'),
      isPlain: true,
      cell: (member) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="clip-lines-2">
            {format.list(member.permissionSets.map((set) => text(set.name))) || (
              <span className="text-muted">{t('common.labels.none')}</span>
            )}
          </span>
          {member.portals.isCoach && <Badge tone="primary">{t('members.permissionSets.coach')}</Badge>}
        </span>
      ),
    },
    {
      id: 'joined',
      wideOnly: true,
      label: t('members.list.joined'),
      sortable: true,
      cell: (member) =>
        member.joinedAt ? (
          <Moment at={member.joinedAt} />
        ) : (
          <span className="text-muted">{t('members.people.notYet')}</span>
        ),
    },
    {
      id: 'lastSeen',
      label: t('members.list.lastSeen'),
      sortable: true,
      cell: (member) => <Moment at={member.lastSeenAt} never={t('members.list.never')} />,
    },
  ];
}
