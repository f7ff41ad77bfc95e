import { chooseText } from '@sullam/domain/localized.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { NO_VALUE, useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Structure } from './gradebook.api.ts';
import { type GroupFilter, GroupSelect, NobodyFound, useGradebookHref } from './group-filter.tsx';
import { matching, totalToday } from './sheet-rows.ts';
import { type GradeRows, nameOf } from './use-grade-rows.ts';

export interface GradesProps {
  readonly structure: Structure;
  readonly report: GradeRows;
  readonly filter: GroupFilter;
}

const AT_ONCE = 100;

/**
 * The gradebook on a phone: learners with how they stand, each leading to all grades of one. While grades are outstanding that is what
 * they have so far, as on wide screens: a final total would count what nobody can have yet as nothing.
 */
export function LearnerList({ structure, report, filter }: GradesProps) {
  const t = useT();
  const language = useLanguage();
  const grade = useGradeFormat();
  const hrefOf = useGradebookHref(structure.courseId);
  const [search, setSearch] = useState('');
  const rows = matching(report.rows, search);
  const counting = totalToday(report.rows);
  return (
    <div className="space-y-4">
      <SearchField label={t('gradebook.actions.search')} value={search} onChange={setSearch} />
      <GroupSelect filter={filter} />
      {report.status === 'pending' && <SkeletonTable columns={2} />}
      {report.status === 'ready' && rows.length === 0 && <NobodyFound search={search} group={filter.chosen} />}
      {rows.length > 0 && (
        <>
          <p aria-hidden="true" className="flex justify-between gap-3 px-4 text-sm text-muted">
            <span>{t('gradebook.columns.learner')}</span>
            <span>{t(`gradebook.columns.${counting}`)}</span>
          </p>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {rows.slice(0, AT_ONCE).map((row) => {
              const total = row.totals[counting];
              return (
                <li key={row.userId} className="relative flex min-h-14 items-center gap-3 px-4 py-2">
                  <UiLink
                    href={hrefOf(`/learners/${row.userId}`)}
                    className="min-w-0 flex-1 font-medium text-ink no-underline after:absolute after:inset-0"
                  >
                    <span className="block clip-line">
                      <bdi>{nameOf(row)}</bdi>
                    </span>
                  </UiLink>
                  {total.letter && <bdi className="text-muted">{chooseText(total.letter, language)?.text}</bdi>}
                  <span className="font-semibold tabular">
                    {total.text === null ? NO_VALUE : grade.totalInColumn(total.text)}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {report.status === 'ready' && (
        <p role="status" className="text-sm text-muted">
          {t('gradebook.states.shown', {
            shown: grade.points(String(Math.min(rows.length, AT_ONCE))),
            total: t('gradebook.states.learners', { count: report.total }),
          })}
        </p>
      )}
    </div>
  );
}
