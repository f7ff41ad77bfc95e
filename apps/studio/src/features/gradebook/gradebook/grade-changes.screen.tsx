import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { useList } from '../../../parts/use-list.ts';
import { Changer, ChangeText } from './grade-history.tsx';
import { type ChangesFilter, changesQuery, type GradeChange, structureQuery } from './gradebook.api.ts';
import { GradebookFrame } from './gradebook-frame.tsx';

const SOURCES = [
  'HAND',
  'IMPORT',
  'EXAM',
  'REGRADE',
  'ASSIGNMENT',
  'DISCUSSION',
  'REVERTED',
  'POSTED',
  'UNPOSTED',
] as const;
const SORTS = { newest: { column: 'when', direction: 'descending' } } as const;

/** The day after, at its beginning: a day that is asked for belongs to what is shown. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}

function useFilter(): ChangesFilter {
  const { value } = useAddressQuery();
  const id = (name: string) => Number(value(name)) || undefined;
  const source = SOURCES.find((each) => each === value('source'));
  const [item, learner, from, to] = [id('item'), id('learner'), value('from'), value('to')];
  return {
    ...(item ? { gradeItemId: item } : {}),
    ...(learner ? { userId: learner } : {}),
    ...(source ? { source } : {}),
    ...(from ? { from: new Date(`${from}T00:00`).toISOString() } : {}),
    ...(to ? { to: dayAfter(to) } : {}),
  };
}

function Filters() {
  const t = useT();
  const text = useAuthorText();
  const courseId = usePathId('courseId');
  const address = useAddressQuery();
  const { data: structure } = useQuery(structureQuery(courseId));
  const set = (name: string) => (value: string | null) =>
    address.change({ [name]: value || undefined, page: undefined });
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-4">
      <NativeSelect
        label={t('gradebook.fields.item')}
        value={address.value('item') ?? ''}
        options={[
          { value: '', label: t('gradebook.history.all') },
          ...(structure?.items ?? []).map(({ gradeItemId, title }) => ({
            value: String(gradeItemId),
            label: text(title),
          })),
        ]}
        onChange={set('item')}
      />
      <NativeSelect
        label={t('gradebook.fields.source')}
        value={address.value('source') ?? ''}
        options={[
          { value: '', label: t('gradebook.history.all') },
          ...SOURCES.map((source) => ({ value: source, label: t(`gradebook.history.sources.${source}`) })),
        ]}
        onChange={set('source')}
      />
      {(['from', 'to'] as const).map((name) => (
        <DatePicker
          key={name}
          className="max-sm:col-span-2"
          label={t(`gradebook.fields.${name}`)}
          value={address.value(name) ?? null}
          onChange={set(name)}
        />
      ))}
    </div>
  );
}

function useColumns(courseId: number): TableColumn<GradeChange>[] {
  const t = useT();
  const format = useFormat();
  const { data: structure } = useQuery(structureQuery(courseId));
  const itemOf = (id: number) => structure?.items.find(({ gradeItemId }) => gradeItemId === id);
  return [
    {
      id: 'learner',
      label: t('gradebook.columns.learner'),
      cell: ({ userId, firstName, lastName }) => (
        <UiLink
          href={`/courses/${courseId}/gradebook/learners/${userId}`}
          className="text-ink no-underline hover:underline"
        >
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </UiLink>
      ),
    },
    {
      id: 'item',
      label: t('gradebook.fields.item'),
      cell: ({ gradeItemId }) => <AuthorTextFor text={itemOf(gradeItemId)?.title} />,
    },
    {
      id: 'change',
      label: t('gradebook.titles.cell'),
      cell: (change) => (
        <span className="font-medium tabular">
          <ChangeText change={change} kind={itemOf(change.gradeItemId)?.kind ?? 'POINTS'} />
        </span>
      ),
    },
    {
      id: 'source',
      label: t('gradebook.fields.source'),
      cell: (change) => (
        <span>
          {t(`gradebook.history.sources.${change.source}`)}
          {change.reason && (
            <span className="block text-xs text-muted">
              <bdi>{change.reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    { id: 'person', label: t('gradebook.fields.person'), cell: (change) => <Changer change={change} /> },
    {
      id: 'when',
      label: t('gradebook.labels.date'),
      cell: ({ changedAt }) => (
        <time dateTime={changedAt} className="whitespace-nowrap text-muted">
          {format.dateTime(changedAt)}
        </time>
      ),
    },
  ];
}

/** `courses/{courseId}/gradebook/changes`: what became of all grades, by whom and why. */
export function GradeChangesScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const list = useList(SORTS, 'newest');
  const filter = useFilter();
  const { skip, take } = list.paging;
  const changes = useQuery({
    ...changesQuery(courseId, { skip, take, ...filter }),
    placeholderData: keepPreviousData,
  });
  return (
    <GradebookFrame>
      <p className="mb-4 max-w-reading text-muted">{t('gradebook.history.lead')}</p>
      <Filters />
      <ListTable
        label={t('gradebook.titles.changes')}
        list={{ ...list, isNarrowed: Object.keys(filter).length > 0 }}
        query={changes}
        columns={useColumns(courseId)}
        rowId={({ gradeChangeId }) => String(gradeChangeId)}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        empty={<EmptyState drawing="inbox" title={t('gradebook.history.empty')} compact />}
      />
    </GradebookFrame>
  );
}
