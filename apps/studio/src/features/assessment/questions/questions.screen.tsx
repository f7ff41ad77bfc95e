import '../../../app.css';
import { Download, Plus, Upload } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { CategoryNav } from './category-nav.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { JoinTags } from './join-tags.tsx';
import { QuestionBulkActions } from './question-bulk-actions.tsx';
import { useQuestionColumns } from './question-columns.tsx';
import { filterOf, QuestionFilters } from './question-filters.tsx';
import { QuestionMenu } from './question-menu.tsx';
import { type QuestionRow, questionsQuery, useDeleteQuestion } from './questions.api.ts';

const SORTS = {
  changed: { column: 'changed', direction: 'descending' },
  name: { column: 'name', direction: 'ascending' },
  type: { column: 'type', direction: 'ascending' },
  difficulty: { column: 'difficulty', direction: 'ascending' },
} as const;

/** The question bank of the organisation. */
export function QuestionsScreen() {
  const t = useT();
  const list = useList(SORTS, 'changed');
  const filter = filterOf(list, list.paging.search);
  const questions = useQuery(questionsQuery({ ...list.paging, ...filter }));
  const [selected, setSelected] = useState<string[]>([]);
  const [isImporting, setImporting] = useState(false);
  const [exportedIds, setExportedIds] = useState<readonly number[] | null>(null);
  const [deleting, setDeleting] = useState<QuestionRow | null>(null);
  const remove = useDeleteQuestion();
  const columns = useQuestionColumns();
  const rows = questions.data?.data ?? [];
  const chosen = rows.filter(({ questionId }) => selected.includes(String(questionId)));
  const category = list.filter('category');
  const newHref = `/questions/new${Number(category) > 0 ? `?category=${category}` : ''}`;
  return (
    <Page
      title={t('questions.titles.bank')}
      actions={
        <>
          <JoinTags />
          <Button variant="outline" icon={Upload} {...preloadOn(Dialog)} onClick={() => setImporting(true)}>
            {t('questions.list.import')}
          </Button>
          <Button
            variant="outline"
            icon={Download}
            {...preloadOn(Dialog)}
            disabled={rows.length === 0}
            onClick={() => setExportedIds([])}
          >
            {t('common.actions.export')}
          </Button>
          <LinkButton icon={Plus} href={newHref}>
            {t('questions.list.write')}
          </LinkButton>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <CategoryNav value={category} onChange={(id) => list.setFilter({ category: id })} />
        <ListTable
          label={t('questions.titles.bank')}
          list={{ ...list, isNarrowed: Object.keys(filter).some((name) => name !== 'questionCategoryId') }}
          query={questions}
          columns={columns}
          rowId={({ questionId }) => String(questionId)}
          rowName={({ name }) => name || t('questions.titles.untitled')}
          searchLabel={t('questions.list.search')}
          filters={<QuestionFilters list={list} />}
          selected={selected}
          onSelect={setSelected}
          bulkActions={
            <QuestionBulkActions
              questions={chosen}
              onDone={() => setSelected([])}
              onExport={() => setExportedIds(chosen.map(({ questionId }) => questionId))}
            />
          }
          rowActions={(question) => <QuestionMenu question={question} onDelete={setDeleting} />}
          empty={
            <EmptyState
              drawing="files"
              title={t(category ? 'questions.list.emptyCategory' : 'questions.list.empty')}
              description={t('questions.list.emptyText')}
              action={
                <>
                  <LinkButton icon={Plus} href={newHref}>
                    {t('questions.list.write')}
                  </LinkButton>
                  <Button variant="outline" icon={Upload} onClick={() => setImporting(true)}>
                    {t('questions.list.import')}
                  </Button>
                </>
              }
              compact
            />
          }
        />
      </div>
      {isImporting && <ImportDialog category={Number(category) || null} onClose={() => setImporting(false)} />}
      {exportedIds && <ExportDialog questionIds={exportedIds} filter={filter} onClose={() => setExportedIds(null)} />}
      {deleting && (
        <DeleteDialog
          id={deleting.questionId}
          name={deleting.name || t('questions.titles.untitled')}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('questions.actions.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
