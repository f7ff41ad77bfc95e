import '../../../app.css';
import { MINUTE } from '@sullam/domain/limits.ts';
import { Check, Ellipsis, ExternalLink, X } from '@sullam/ui/base/icons.ts';
import { Badge, FilterChip, type Tone } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { Person } from '../../../parts/person.tsx';
import { useList } from '../../../parts/use-list.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type ExternalCourse, exportExternalCourses, externalCoursesQuery } from './external-courses.api.ts';

const SORTS = { waiting: { column: '', direction: 'ascending' } } as const;
const STATUSES = ['PENDING', 'APPROVED', 'REFUSED'] as const;
const TONES: Record<ExternalCourse['status'], Tone> = { PENDING: 'warning', APPROVED: 'success', REFUSED: 'danger' };

interface Asking {
  readonly record: ExternalCourse;
  readonly isApproved: boolean;
}

/** What can be done with one: look at its certificate, accept it, refuse it; a decision may be changed. */
function RowMenu({ record, onAsk }: { readonly record: ExternalCourse; readonly onAsk: (asking: Asking) => void }) {
  const t = useT();
  const proof = record.file?.url ?? record.link;
  return (
    <MenuButton
      label={t('external-courses.actions.more', { title: record.title })}
      icon={Ellipsis}
      variant="ghost"
      groups={[
        {
          id: 'acts',
          items: [
            ...(proof
              ? [
                  {
                    id: 'open',
                    label: t('external-courses.actions.open'),
                    icon: ExternalLink,
                    onAction: () => window.open(proof, '_blank', 'noopener'),
                  },
                ]
              : []),
            ...(record.status === 'APPROVED'
              ? []
              : [
                  {
                    id: 'approve',
                    label: t('external-courses.actions.approve'),
                    icon: Check,
                    onAction: () => onAsk({ record, isApproved: true }),
                  },
                ]),
            ...(record.status === 'REFUSED'
              ? []
              : [
                  {
                    id: 'refuse',
                    label: t('external-courses.actions.refuse'),
                    icon: X,
                    danger: true,
                    onAction: () => onAsk({ record, isApproved: false }),
                  },
                ]),
          ],
        },
      ]}
    />
  );
}

/** What members recorded of their learning elsewhere, those that wait first. */
export function ExternalCoursesScreen() {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const list = useList(SORTS, 'waiting');
  const { sort: _sort, ...paging } = list.paging;
  const status = STATUSES.find((value) => value === list.filter('status'));
  const found = useQuery(externalCoursesQuery({ ...paging, ...(status ? { status } : {}) }));
  const [asking, setAsking] = useState<Asking | null>(null);
  const narrowing = { ...(paging.search ? { search: paging.search } : {}), ...(status ? { status } : {}) };
  const columns: TableColumn<ExternalCourse>[] = [
    {
      id: 'title',
      label: t('external-courses.fields.completed'),
      cell: ({ title, provider, reason, course }) => (
        <span className="block min-w-0 py-1 sm:min-w-60">
          <span className="clip-lines-2 font-medium">
            <bdi>{title}</bdi>
          </span>
          <span className="clip-line block text-xs font-normal text-muted">
            <bdi>{provider}</bdi>
          </span>
          {course && (
            <span className="clip-lines-2 text-xs font-normal text-success-text">
              {t('external-courses.texts.countsAs', { title: text(course.title) })}
            </span>
          )}
          {reason !== '' && (
            <span className="clip-lines-2 text-xs font-normal text-muted">
              <bdi>{reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'member',
      label: t('external-courses.fields.member'),
      cell: ({ member }) => <Person {...member} image={null} />,
    },
    {
      id: 'finished',
      label: t('external-courses.fields.finishedOn'),
      cell: ({ finishedOn }) => <span className="whitespace-nowrap">{format.date(finishedOn)}</span>,
    },
    {
      id: 'hours',
      label: t('external-courses.fields.hours'),
      wideOnly: true,
      cell: ({ minutes }) => <span className="whitespace-nowrap">{format.duration(minutes * MINUTE)}</span>,
    },
    {
      id: 'status',
      label: t('external-courses.fields.status'),
      cell: (one) => <Badge tone={TONES[one.status]}>{t(`external-courses.status.${one.status}`)}</Badge>,
    },
  ];
  return (
    <Page
      title={t('external-courses.titles.all')}
      lead={t('external-courses.titles.adminLead')}
      actions={<ExportMenu file={(format) => exportExternalCourses({ format, ...narrowing })} />}
    >
      <ListTable
        label={t('external-courses.titles.all')}
        list={list}
        query={found}
        columns={columns}
        rowId={({ externalCourseId }) => String(externalCourseId)}
        rowName={({ title }) => title}
        rowActions={(record) => <RowMenu record={record} onAsk={setAsking} />}
        searchLabel={t('external-courses.search')}
        filters={[undefined, ...STATUSES].map((value) => (
          <FilterChip
            key={value ?? 'all'}
            selected={status === value}
            onChange={() => list.setFilter({ status: value })}
          >
            {value ? t(`external-courses.status.${value}`) : t('common.labels.all')}
          </FilterChip>
        ))}
        empty={<EmptyState drawing="files" title={t('external-courses.empty.all')} compact />}
      />
      {asking && <DecisionDialog {...asking} onClose={() => setAsking(null)} />}
    </Page>
  );
}
