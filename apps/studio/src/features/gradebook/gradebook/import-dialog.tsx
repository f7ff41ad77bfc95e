import { ApiError } from '@sullam/api-client/api-error.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { TriangleAlert } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useCellView } from './cell-view.ts';
import { unusual } from './grade-input.ts';
import { type ImportPreview, type Item, importPreviewQuery, type Structure, useImportGrades } from './gradebook.api.ts';
import type { ChosenGroup } from './group-filter.tsx';

const ACCEPT = '.csv,.tsv,.txt,.xlsx';
const MOST_BYTES = 10 * 1024 * 1024;
const SHOWN = 200;

interface PreviewProps {
  readonly structure: Structure;
  readonly preview: ImportPreview;
}

interface OddityProps {
  readonly change: ImportPreview['changes'][number];
  readonly item: Item | undefined;
}

/** A sign at points above the maximum or below zero: a column or a digit may have slipped. */
function Oddity({ change, item }: OddityProps) {
  const t = useT();
  const odd = item && unusual(change.new.points, item);
  if (!odd) return null;
  const text = t(`gradebook.cells.unusual${odd}`);
  return (
    <span title={text} className="me-1.5 inline-block align-middle text-warning-text">
      <Icon of={TriangleAlert} size={16} />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** Says that a list is longer than what is shown of it. */
function FirstOf({ total }: { readonly total: number }) {
  const t = useT();
  const format = useFormat();
  if (total <= SHOWN) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      {t('gradebook.import.first', { count: format.number(SHOWN), total: format.number(total) })}
    </p>
  );
}

/** What the file would change, cell by cell. */
function Changes({ structure, preview }: PreviewProps) {
  const t = useT();
  const text = useAuthorText();
  const { contentOf } = useCellView();
  const head = 'sticky top-0 bg-subtle px-3 py-2 text-xs font-semibold text-muted';
  const shown = preview.changes.slice(0, SHOWN);
  const items = new Map(structure.items.map((item) => [item.gradeItemId, item]));
  const worded = (gradeItemId: number, value: ImportPreview['changes'][number]['old']) =>
    contentOf(value, items.get(gradeItemId)?.kind ?? 'POINTS') || t('grades.states.BLANK');
  return (
    <div>
      <section
        aria-label={t('gradebook.import.changes', { count: preview.changeCount })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-lg border border-line"
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-start`}>
                {t('gradebook.columns.learner')}
              </th>
              <th scope="col" className={`${head} text-start`}>
                {t('gradebook.fields.item')}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t('gradebook.import.before')}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t('gradebook.import.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => (
              <tr key={`${change.userId}:${change.gradeItemId}`} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-start font-normal">
                  <bdi>{`${change.firstName} ${change.lastName}`}</bdi>
                </th>
                <td className="px-3 py-2">
                  <bdi>{text(items.get(change.gradeItemId)?.title)}</bdi>
                </td>
                <td className="px-3 py-2 text-end text-muted tabular">{worded(change.gradeItemId, change.old)}</td>
                <td className="px-3 py-2 text-end font-medium tabular">
                  <Oddity change={change} item={items.get(change.gradeItemId)} />
                  {worded(change.gradeItemId, change.new)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <FirstOf total={preview.changeCount} />
    </div>
  );
}

/** What is wrong in the file, and what is left out of it. */
function Problems({ preview }: { readonly preview: ImportPreview }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {preview.unknownColumns.length > 0 && (
        <Banner tone="warning" live="off">
          {t('gradebook.import.unknownColumns', { columns: format.list(preview.unknownColumns) })}
        </Banner>
      )}
      {preview.errorCount > 0 && (
        <Banner tone="danger" live="off" title={t('gradebook.import.problems', { count: preview.errorCount })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <ul tabIndex={0} className="mt-2 max-h-40 space-y-1 overflow-y-auto">
            {preview.errors.slice(0, SHOWN).map(({ row, column, message }) => (
              <li key={`${row}:${column}`}>
                <strong className="font-medium">
                  {column === null
                    ? t('gradebook.import.line', { line: format.number(row) })
                    : t('gradebook.import.lineAndColumn', { line: format.number(row), column })}
                </strong>
                {` – ${message}`}
              </li>
            ))}
          </ul>
          <FirstOf total={preview.errorCount} />
        </Banner>
      )}
    </>
  );
}

export interface ImportDialogProps {
  readonly structure: Structure;
  /** Whose grades are shown: of a file with more learners, theirs alone are taken unless everybody's are asked for. */
  readonly group: ChosenGroup | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Grades from a file: what would change and what is wrong, then the import itself. */
export function ImportDialog({ structure, group, onClose, onDone }: ImportDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isForGroup, setForGroup] = useState(true);
  const courseGroupId = isForGroup && group ? group.courseGroupId : null;
  const preview = useQuery({
    ...importPreviewQuery(structure.courseId, file ?? new File([], ''), courseGroupId),
    enabled: file !== null,
    staleTime: 0,
    gcTime: 0,
    meta: { isQuiet: true },
  });
  const run = useImportGrades(structure.courseId);
  const take = ([given]: File[]) => {
    if (!given) return;
    setTooLarge(given.size > MOST_BYTES);
    if (given.size <= MOST_BYTES) setFile(given);
  };
  const { data } = preview;
  const count = data?.changeCount ?? 0;
  const send = () =>
    file &&
    data &&
    run.mutate(
      { file, fingerprint: data.fingerprint, courseGroupId },
      {
        onSuccess: ({ changeCount }) => {
          notify({ tone: 'success', text: t('gradebook.messages.imported', { count: changeCount }) });
          onDone();
        },
        // somebody has changed something since: the new preview shows it
        onError: () => void preview.refetch(),
      },
    );
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('gradebook.titles.import')}
      submitLabel={count > 0 ? t('gradebook.import.apply', { count }) : t('gradebook.actions.import')}
      disabled={count === 0 || (data?.errorCount ?? 0) > 0 || preview.isFetching}
      pending={run.isPending}
      onSubmit={send}
    >
      {file === null ? (
        <FileDrop
          dropLabel={t('gradebook.import.drop')}
          hint={t('gradebook.import.hint')}
          accept={ACCEPT}
          error={isTooLarge ? t('errors.codes.media.too-large') : undefined}
          onFiles={take}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-4 py-3">
          <bdi className="min-w-0 font-medium wrap-anywhere">{file.name}</bdi>
          <Button size="sm" variant="outline" onClick={() => setFile(null)}>
            {t('gradebook.import.other')}
          </Button>
        </div>
      )}
      {group && (
        <Checkbox
          label={t('gradebook.groups.only', { group: group.name })}
          checked={isForGroup}
          onChange={setForGroup}
        />
      )}
      {file && preview.isFetching && !data && (
        <div role="status" aria-label={t('gradebook.import.reading')}>
          <SkeletonText lines={4} />
        </div>
      )}
      {file && preview.isError && !data && (
        <Banner tone="danger">
          {preview.error instanceof ApiError ? preview.error.message : t('errors.network.generic')}
        </Banner>
      )}
      {file && data && (
        <>
          <p role="status" className="text-sm font-medium">
            {count === 0 && data.errorCount === 0
              ? t('gradebook.import.nothing')
              : t('gradebook.import.changes', { count })}
          </p>
          {data.leftOutCount > 0 && (
            <p className="text-sm text-muted">{t('gradebook.import.leftOut', { count: data.leftOutCount })}</p>
          )}
          <Problems preview={data} />
          {count > 0 && <Changes structure={structure} preview={data} />}
        </>
      )}
    </FormDialog>
  );
}
