import { ApiError } from '@sullam/api-client/api-error.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useEffect, useRef } from 'react';
import { useSlotWords } from '../../../parts/use-slot-words.ts';

interface NearestTimesProps {
  readonly error: Error | null;
  readonly onChoose: (at: string) => void;
}

/** What of a refusal are free times: instants with the wall time of the reader's zone, 2026-12-03T11:00:00+01:00. */
const nearestOf = (error: ApiError): string[] =>
  error.details.filter(({ code }) => code === 'coaching-slot.nearest').map(({ path }) => path);

/** Why a time was refused, with the nearest free ones. The first of them takes the focus. */
export function NearestTimes({ error, onChoose }: NearestTimesProps) {
  const words = useSlotWords();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error) first.current?.focus();
  }, [error]);
  if (!error) return null;
  const nearest = error instanceof ApiError ? nearestOf(error) : [];
  return (
    <Banner tone="warning" live="assertive" title={error.message}>
      {nearest.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {nearest.map((at, index) => (
            <Button
              key={at}
              {...(index === 0 ? { ref: first } : {})}
              size="sm"
              variant="outline"
              onClick={() => onChoose(at)}
            >
              {words.short({ date: at.slice(0, 10), time: at.slice(11, 16) })}
            </Button>
          ))}
        </div>
      )}
    </Banner>
  );
}
