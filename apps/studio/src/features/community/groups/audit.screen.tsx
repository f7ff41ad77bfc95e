import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { auditQuery, type GroupAuditEntry, groupQuery } from './groups.api.ts';

const SORTS = { at: { column: 'at', direction: 'descending' } } as const;

const nameOf = (person: GroupAuditEntry['person']) =>
  person ? <bdi>{`${person.firstName} ${person.lastName}`.trim()}</bdi> : '–';

/** What was done in a group, by whom and to whom. */
export function GroupAuditScreen() {
  const t = useT();
  const text = useAuthorText();
  const groupId = usePathId('groupId');
  const list = useList(SORTS, 'at');
  const { skip, take } = list.paging;
  const entries = useQuery(auditQuery(groupId, { skip, take }));
  const { data: group } = useQuery(groupQuery(groupId));
  const columns: TableColumn<GroupAuditEntry>[] = [
    { id: 'at', label: t('group-desk.fields.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'action',
      label: t('group-desk.fields.action'),
      cell: ({ action }) => t.lookUp(`group-desk.acts.${action.replace('social-group.', '')}`) ?? action,
    },
    { id: 'person', label: t('group-desk.fields.person'), cell: ({ person }) => nameOf(person) },
    { id: 'about', label: t('group-desk.fields.about'), cell: ({ about }) => nameOf(about) },
  ];
  return (
    <Page
      title={t('group-desk.titles.audit')}
      lead={group && text(group.name)}
      above={<BackLink href="/groups">{t('group-desk.titles.list')}</BackLink>}
    >
      <ListTable
        label={t('group-desk.titles.audit')}
        list={list}
        query={entries}
        columns={columns}
        rowId={({ auditEntryId }) => String(auditEntryId)}
        rowName={({ action }) => action}
        empty={<EmptyState drawing="no-notifications" title={t('group-desk.empty.audit')} compact />}
      />
    </Page>
  );
}
