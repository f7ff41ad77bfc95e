import { courseVerdict, type VerdictTotals } from '@sullam/domain/grading/course-verdict.ts';
import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { parseRational } from '@sullam/domain/rational.ts';
import { Clock, EyeOff, TriangleAlert } from '@sullam/ui/base/icons.ts';
import type { GridCell } from '@sullam/ui/grid/grid-types.ts';
import { NO_VALUE, useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { VERDICT_WORDS } from '@sullam/web-kit/grades/verdict-words.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo } from 'react';
import { unusual, writtenGrade } from './grade-input.ts';
import type { Item, Totals } from './gradebook.api.ts';
import type { LocalCell } from './local-grades.ts';

type Total = Totals['final'];

/** How grades and totals are drawn and said, in the grid and on the pages of one learner. */
export function useCellView() {
  const t = useT();
  const language = useLanguage();
  const grade = useGradeFormat();
  return useMemo(() => {
    const contentOf = ({ state, points }: Pick<GradeCell, 'state' | 'points'>, kind: Item['kind']): string => {
      if (state === 'BLANK') return '';
      if (state === 'EXCUSED') return t('gradebook.cells.excused');
      if (state === 'MISSING') return t('gradebook.cells.missing');
      if (state === 'PENDING') return t('gradebook.cells.pending');
      if (kind !== 'PASS_FAIL') return grade.points(points);
      const hasPassed = points !== null && (parseRational(points)?.numerator ?? 0n) > 0n;
      return t(hasPassed ? 'gradebook.cells.passedSign' : 'gradebook.cells.failedSign');
    };
    const hintOf = (cell: GradeCell, item: Item, local?: LocalCell): string | undefined => {
      const odd = unusual(cell.points, item);
      const hints = [
        odd && t(`gradebook.cells.unusual${odd}`),
        local?.status === 'saving' && t('gradebook.cells.saving'),
        local?.status === 'conflict' && t('gradebook.cells.conflict'),
        local?.status === 'error' && local.message,
        cell.state !== 'BLANK' && !cell.isPosted && t('gradebook.cells.hidden'),
        cell.isOverridden && t('gradebook.cells.byHand'),
        cell.hasComment && t('gradebook.cells.comment'),
      ].filter(Boolean);
      return hints.length > 0 ? hints.join(' · ') : undefined;
    };
    return {
      contentOf,
      gridCell(cell: GradeCell, item: Item, local?: LocalCell): GridCell {
        const hint = hintOf(cell, item, local);
        const isOdd = unusual(cell.points, item) !== null;
        const isHidden = cell.state !== 'BLANK' && !cell.isPosted;
        const icon = isOdd ? TriangleAlert : cell.state === 'PENDING' ? Clock : isHidden ? EyeOff : undefined;
        return {
          content: local?.typed ?? contentOf(cell, item.kind),
          value: local?.typed ?? writtenGrade(cell, language),
          look: isOdd ? 'odd' : cell.state === 'MISSING' ? 'bad' : cell.state === 'MARKED' ? 'plain' : 'muted',
          hasMore: cell.hasComment || cell.isOverridden,
          ...(icon ? { icon } : {}),
          ...(local?.status ? { state: local.status } : {}),
          ...(hint ? { hint } : {}),
        };
      },
      totalCell(total: Total): GridCell {
        return {
          content: total.text === null ? NO_VALUE : grade.totalInColumn(total.text),
          look: 'strong',
          isReadOnly: true,
        };
      },
      letterCell(letter: Localized | null): GridCell {
        return { content: chooseText(letter, language)?.text ?? NO_VALUE, isReadOnly: true };
      },
      verdictCell(totals: VerdictTotals): GridCell {
        const verdict = courseVerdict(totals);
        const look = verdict === 'PASSED' ? 'good' : verdict === 'FAILED' ? 'bad' : 'muted';
        return { content: t(VERDICT_WORDS[verdict].word), look, isReadOnly: true };
      },
    };
  }, [t, language, grade]);
}
