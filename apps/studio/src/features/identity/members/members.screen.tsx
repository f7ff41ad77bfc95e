import '../../../app.css';
import { UserPlus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberBulkActions } from './member-bulk-actions.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { MemberDrawer } from './member-drawer.tsx';
import { MemberFilters } from './member-filters.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberQuestion, type MemberQuestionKind } from './member-question.tsx';
import { exportMembers, type MemberRow, type MemberStatus, membersQuery } from './members.api.ts';

const SORTS = {
  name: { column: 'name', direction: 'ascending' },
  newest: { column: 'joined', direction: 'descending' },
  'last-seen': { column: 'lastSeen', direction: 'descending' },
} as const;

/** Everybody of the organisation, for its administrators. */
export function MembersScreen() {
  const t = useT();
  const can = useCan();
  const list = useList(SORTS, 'name');
  const status = list.filter('status') as MemberStatus | undefined;
  const isOfCoaches = list.filter('portal') === 'coach';
  const set = list.filter('set');
  const query = {
    ...list.paging,
    ...(status ? { status } : {}),
    ...(isOfCoaches ? { portal: 'coach' as const } : {}),
    ...(set ? { permissionSetId: Number(set) } : {}),
    ...(list.filter('unanswered') ? { isUnanswered: true } : {}),
  };
  const members = useQuery(membersQuery(query));
  const [selected, setSelected] = useState<string[]>([]);
  const [isInviting, setInviting] = useState(list.filter('invite') === '1');
  const [opened, setOpened] = useState<number | null>(null);
  const [question, setQuestion] = useState<{ kind: MemberQuestionKind; member: MemberRow } | null>(null);
  const rows = members.data?.data ?? [];
  const columns = useMemberColumns({ onOpen: setOpened });
  const ask = (kind: MemberQuestionKind, member: MemberRow) => setQuestion({ kind, member });

  const closeInvitation = () => {
    setInviting(false);
    if (list.filter('invite')) list.setFilter({ invite: undefined });
  };
  return (
    <Page
      title={t('members.menu.members')}
      actions={
        <>
          <ExportMenu file={(format) => exportMembers(query, format)} />
          {can('organization_create_members') && (
            <Button icon={UserPlus} {...preloadOn(Dialog)} onClick={() => setInviting(true)}>
              {t('members.menu.invite')}
            </Button>
          )}
        </>
      }
    >
      <ListTable
        label={t('members.menu.members')}
        list={list}
        query={members}
        columns={columns}
        rowId={(member) => String(member.userId)}
        rowName={(member) => `${member.firstName} ${member.lastName}`}
        searchLabel={t('members.list.search')}
        filters={<MemberFilters list={list} counts={members.data?.counts} />}
        selected={selected}
        onSelect={setSelected}
        bulkActions={
          <MemberBulkActions
            members={rows.filter((member) => selected.includes(String(member.userId)))}
            onDone={() => setSelected([])}
          />
        }
        rowActions={(member) => <MemberMenu member={member} onOpen={setOpened} onAsk={ask} />}
        empty={
          <EmptyState
            drawing="no-results"
            title={status === 'PENDING' ? t('members.list.emptyPending') : t('members.list.empty')}
            compact
          />
        }
      />
      {isInviting && <InviteDialog onClose={closeInvitation} />}
      {opened !== null && <MemberDrawer userId={opened} onClose={() => setOpened(null)} onAsk={ask} />}
      {question && <MemberQuestion {...question} onClose={() => setQuestion(null)} />}
    </Page>
  );
}
