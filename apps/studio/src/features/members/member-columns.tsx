import { Badge } from '@sullam/ui/components/badge.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Person } from '../../parts/person.tsx';
import { MemberStatusBadge } from './member-status.tsx';
import type { MemberRow } from './members.api.ts';
import { PORTALS } from './portal-words.ts';

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
          mark={member.userId === me.id && <Badge>{t('studio.members.you')}</Badge>}
        />
      ),
    },
    {
      id: 'status',
      label: t('members.list.status'),
      cell: (member) => <MemberStatusBadge status={member.status} />,
    },
    {
      id: 'portals',
      label: t('studio.members.portals'),
      cell: (member) => {
        const held = PORTALS.filter(({ key }) => member.portals[key]);
        if (held.length === 0) return <span className="text-muted">{t('studio.members.learnerOnly')}</span>;
        return (
          <span className="flex flex-wrap gap-1">
            {held.map(({ key, word }) => (
              <Badge key={key} tone="primary">
                {t(word)}
              </Badge>
            ))}
          </span>
        );
      },
    },
    {
      id: 'sets',
      wideOnly: true,
      label: t('members.list.permissionSets'),
      cell: (member) => (
        <span className="clip-lines-2 max-sm:text-end">
          {format.list(member.permissionSets.map((set) => text(set.name))) || (
            <span className="text-muted">{t('common.labels.none')}</span>
          )}
        </span>
      ),
    },
    {
      id: 'joined',
      wideOnly: true,
      label: t('members.list.joined'),
      sortable: true,
      cell: (member) => <Moment at={member.joinedAt ?? member.requestedAt} />,
    },
    {
      id: 'lastSeen',
      label: t('members.list.lastSeen'),
      sortable: true,
      cell: (member) => <Moment at={member.lastSeenAt} never={t('members.list.never')} />,
    },
  ];
}
