import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { SideMark } from '../parts/side-link.tsx';
import { waitingQuery } from '../parts/waiting.api.ts';

interface WaitingCountProps {
  /** The entry of a menu. */
  readonly at: string;
  readonly isRail?: boolean | undefined;
  readonly className?: string;
}

/** The number of what is to be marked or approved, at its line of a menu; a zero is never drawn. */
export function WaitingCount({ at, isRail, className }: WaitingCountProps) {
  const t = useT();
  const format = useFormat();
  const waiting = useQuery(waitingQuery()).data;
  const isToMark = at === 'to-mark';
  const count = (isToMark ? waiting?.toMarkCount : waiting?.data.find(({ kind }) => kind === 'APPROVALS')?.count) ?? 0;
  const text = format.number(count);
  return (
    <span className={className}>
      <SideMark
        count={count}
        text={text}
        words={t(isToMark ? 'studio.toMark.count' : 'studio.approvals.count', { count })}
        isWaiting
        isRail={isRail}
      />
    </span>
  );
}

/** The entries that count what waits. */
export const COUNTED: ReadonlySet<string> = new Set(['to-mark', 'approvals']);
