import type { PartResult } from '@sullam/domain/questions/verdict.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '../kit-context.tsx';
import { PartResultMark } from './part-result.tsx';

const GROUNDS: Record<PartResult, string> = {
  RIGHT: 'bg-success-soft',
  PARTIAL: 'bg-warning-soft',
  WRONG: 'bg-danger-soft',
  MISSED: 'bg-subtle',
};

interface GivenPartProps {
  /** What was to be chosen or filled in. */
  readonly label: string;
  readonly given: string | undefined;
  readonly result?: PartResult | undefined;
  /** The sign stands with its word, where there is room for it. */
  readonly isNamed?: boolean;
}

/** What was given, where nothing is given any more: a field or a list would look as if it still took something. */
export function GivenPart({ label, given, result, isNamed = false }: GivenPartProps) {
  const t = useT();
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-2 rounded-sm px-3 py-1.5 wrap-anywhere',
        result ? GROUNDS[result] : 'bg-subtle',
      )}
    >
      <span className="sr-only">{`${label}: `}</span>
      {given === undefined ? (
        <span className="text-muted">{t('question-view.labels.noAnswer')}</span>
      ) : (
        <bdi>{given}</bdi>
      )}
      <PartResultMark result={result} isNamed={isNamed} />
    </span>
  );
}
