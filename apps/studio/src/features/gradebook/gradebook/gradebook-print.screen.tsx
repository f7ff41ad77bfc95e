import '../../../app.css';
import { EMPTY_CELL } from '@sullam/domain/grading/grade-row.ts';
import { Printer } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { NO_VALUE, useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useCellView } from './cell-view.ts';
import { categoriesWithItems } from './grade-columns.ts';
import { type Structure, structureQuery } from './gradebook.api.ts';
import { GradebookFailed } from './gradebook-frame.tsx';
import { type ChosenGroup, useGradebookHref, useGroupFilter } from './group-filter.tsx';
import { cellsOf, type GradeRows, nameOf, useGradeRows } from './use-grade-rows.ts';

interface PaperProps {
  readonly structure: Structure;
  readonly report: GradeRows;
}

const CELL = 'border border-line px-2 py-1 text-end tabular whitespace-nowrap';

/** A plain table of everything: a grid draws only what is in sight. */
function Paper({ structure, report }: PaperProps) {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const { contentOf } = useCellView();
  const groups = categoriesWithItems(structure).filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const places = new Map(report.itemIds.map((id, at) => [id, at]));
  return (
    <section
      aria-label={t('gradebook.titles.page')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="border-collapse text-xs">
        <caption className="sr-only">{t('gradebook.titles.page')}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="border border-line px-2 py-1 text-start">
              {t('gradebook.columns.learner')}
            </th>
            <th scope="col" rowSpan={2} className={CELL}>
              {t('gradebook.columns.final')}
            </th>
            {groups.map(({ category, items: own }) => (
              <th
                key={category?.gradeCategoryId ?? 0}
                scope="colgroup"
                colSpan={own.length}
                className="border border-line px-2 py-1 text-start"
              >
                {category ? text(category.name) : t('gradebook.columns.noCategory')}
              </th>
            ))}
          </tr>
          <tr>
            {items.map((item) => (
              <th key={item.gradeItemId} scope="col" className="border border-line px-2 py-1 text-end align-bottom">
                <bdi>{text(item.title)}</bdi>
                <span className="block font-normal text-muted">
                  {item.kind === 'PASS_FAIL'
                    ? t('gradebook.columns.passFail')
                    : t('gradebook.columns.maximum', { maximum: grade.points(item.maximumPoints) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => {
            const { final } = row.totals;
            return (
              <tr key={row.userId}>
                <th scope="row" className="border border-line px-2 py-1 text-start font-normal whitespace-nowrap">
                  <bdi>{nameOf(row)}</bdi>
                </th>
                <td className={`${CELL} font-semibold`}>
                  {final.text === null ? NO_VALUE : grade.totalInColumn(final.text)}
                </td>
                {items.map((item) => (
                  <td key={item.gradeItemId} className={CELL}>
                    {contentOf(cellsOf(row)[places.get(item.gradeItemId) ?? -1] ?? EMPTY_CELL, item.kind)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface PrintProps {
  readonly courseId: number;
  readonly group: ChosenGroup | null;
}

function Print({ courseId, group }: PrintProps) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const structure = useQuery(structureQuery(courseId));
  const report = useGradeRows(courseId, group?.courseGroupId ?? null);
  if ((structure.isError && !structure.data) || report.status === 'failed' || report.isError)
    return <GradebookFailed retry={[structure.refetch, report.retry]} />;
  if (!structure.data || !report.isWhole) return <SkeletonTable columns={8} />;
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {format.date(new Date(kit.now()), 'long')}
        {group && ` · ${t('gradebook.groups.only', { group: group.name })}`}
      </p>
      <Paper structure={structure.data} report={report} />
    </>
  );
}

/** `courses/{courseId}/gradebook/print`: the gradebook, or what it has of one group, for paper. */
export function GradebookPrintScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const filter = useGroupFilter(courseId);
  const href = useGradebookHref(courseId)();
  return (
    <>
      {/* on paper it names what the table is */}
      <h1 className="mb-3 text-xl">{t('gradebook.titles.page')}</h1>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink href={href}>{t('gradebook.actions.backToGrades')}</BackLink>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('common.actions.print')}
        </Button>
      </div>
      {filter ? <Print courseId={courseId} group={filter.chosen} /> : <SkeletonTable columns={8} />}
    </>
  );
}
