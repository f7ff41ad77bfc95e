import '../../../app.css';
import { courseVerdict } from '@sullam/domain/grading/course-verdict.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { EyeOff } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { TotalCard } from '@sullam/web-kit/grades/total-card.tsx';
import { TotalDerivation } from '@sullam/web-kit/grades/total-derivation.tsx';
import { NO_VALUE, useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCellView } from './cell-view.ts';
import { categoriesWithItems } from './grade-columns.ts';
import { GradeDrawer } from './grade-drawer.tsx';
import {
  type Item,
  type LearnerReport,
  learnerReportQuery,
  type Structure,
  structureQuery,
  useForgetGradebook,
} from './gradebook.api.ts';
import { GradebookFrame } from './gradebook-frame.tsx';
import { useGradebookHref } from './group-filter.tsx';
import { cellKey, keysOf, shownCell } from './local-grades.ts';
import { cellsOf, nameOf } from './use-grade-rows.ts';
import { useGradeSaving } from './use-grade-saving.ts';

interface LearnerProps {
  readonly structure: Structure;
  readonly report: LearnerReport;
}

function Learner({ structure, report }: LearnerProps) {
  const t = useT();
  const grade = useGradeFormat();
  const forget = useForgetGradebook();
  const { contentOf } = useCellView();
  const [opened, setOpened] = useState<Item | null>(null);
  const { courseId, items, categories } = structure;
  const ownCell = (gradeItemId: number) => cellsOf(report)[items.findIndex((item) => item.gradeItemId === gradeItemId)];
  const saving = useGradeSaving(courseId, (_userId, gradeItemId) => ownCell(gradeItemId));
  const cellOf = (item: Item) =>
    shownCell(saving.local.get(cellKey(report.userId, item.gradeItemId)), ownCell(item.gradeItemId));
  // totals line by line are the server's: they are asked for again when everything is saved
  const settled = saving.local.size > 0 && keysOf(saving.local, 'saving').length === 0;
  useEffect(() => {
    if (settled) void forget();
  }, [settled, saving.local]);
  const names = {
    item: (id: number) => <AuthorTextFor text={items.find(({ gradeItemId }) => gradeItemId === id)?.title} />,
    category: (id: number | null) => (
      <AuthorTextFor
        text={categories.find(({ gradeCategoryId }) => gradeCategoryId === id)?.name}
        fallback={t('grades.labels.noCategory')}
      />
    ),
  };
  return (
    <div className="max-w-220 space-y-6">
      <div>
        <h2 className="text-lg">
          <bdi>{nameOf(report)}</bdi>
        </h2>
        <p dir="ltr" className="text-sm text-muted rtl:text-end">
          {report.email}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TotalCard kind="CURRENT" total={report.totals.current} />
        <TotalCard
          kind="FINAL"
          total={report.totals.final}
          {...(structure.passMark === null ? {} : { verdict: courseVerdict(report.totals) })}
        />
      </div>
      {categoriesWithItems(structure)
        .filter((group) => group.items.length > 0)
        .map(({ category, items: own }) => (
          <section key={category?.gradeCategoryId ?? 0}>
            <h3 className="mb-2 text-sm font-semibold">{names.category(category?.gradeCategoryId ?? null)}</h3>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              {own.map((item) => {
                const cell = cellOf(item);
                return (
                  <li key={item.gradeItemId} className="relative flex min-h-12 items-center gap-3 px-4 py-2">
                    <button
                      type="button"
                      onClick={() => setOpened(item)}
                      className="min-w-0 flex-1 text-start font-medium wrap-anywhere after:absolute after:inset-0"
                    >
                      {names.item(item.gradeItemId)}
                    </button>
                    {cell.state !== 'BLANK' && !cell.isPosted && (
                      <span title={t('gradebook.cells.hidden')} className="text-muted">
                        <Icon of={EyeOff} size={16} />
                        <span className="sr-only">{t('gradebook.cells.hidden')}</span>
                      </span>
                    )}
                    <span className="tabular whitespace-nowrap">
                      {cell.state === 'MARKED' && item.kind === 'POINTS'
                        ? t('grades.labels.outOf', {
                            points: grade.points(cell.points),
                            maximum: grade.points(item.maximumPoints),
                          })
                        : contentOf(cell, item.kind) || NO_VALUE}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      <section className="space-y-3">
        <h3 className="text-sm font-semibold">{t('grades.derivation.open')}</h3>
        {(['current', 'final'] as const).map((kind) => (
          <Disclosure key={kind} title={t(`grades.totals.${kind === 'current' ? 'CURRENT' : 'FINAL'}`)}>
            <TotalDerivation total={report.totals[kind]} names={names} />
          </Disclosure>
        ))}
      </section>
      {opened && (
        <GradeDrawer
          key={opened.gradeItemId}
          courseId={courseId}
          userId={report.userId}
          name={nameOf(report)}
          item={opened}
          cell={cellOf(opened)}
          local={saving.local.get(cellKey(report.userId, opened.gradeItemId))}
          saving={saving}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** `courses/{courseId}/gradebook/learners/{userId}`: one learner's grades and totals, line by line. */
export function LearnerGradesScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const structure = useQuery(structureQuery(courseId));
  const report = useQuery(learnerReportQuery(courseId, usePathId('userId')));
  const isFailed = (structure.isError && !structure.data) || (report.isError && !report.data);
  return (
    <GradebookFrame>
      <BackLink href={useGradebookHref(courseId)()} className="mb-4">
        {t('gradebook.actions.backToGrades')}
      </BackLink>
      {isFailed && <ErrorState title={t('common.failed.title')} onRetry={() => void report.refetch()} compact />}
      {!isFailed &&
        (structure.data && report.data ? (
          <Learner structure={structure.data} report={report.data} />
        ) : (
          <SkeletonText lines={8} />
        ))}
    </GradebookFrame>
  );
}
