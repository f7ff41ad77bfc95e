import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { SideMark } from '../parts/side-link.tsx';
import { waitingQuery } from '../parts/waiting.api.ts';

interface ToMarkCountProps {
  readonly isRail?: boolean | undefined;
  readonly className?: string;
}

/** The number of what is to be marked, at its line of a menu; a zero is never drawn. */
export function ToMarkCount({ isRail, className }: ToMarkCountProps) {
  const t = useT();
  const format = useFormat();
  const count = useQuery(waitingQuery()).data?.toMarkCount ?? 0;
  return (
    <span className={className}>
      <SideMark
        count={count}
        text={format.number(count)}
        words={t('studio.toMark.count', { count })}
        isWaiting
        isRail={isRail}
      />
    </span>
  );
}
