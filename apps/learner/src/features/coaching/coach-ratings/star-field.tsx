import { STARS } from '@sullam/domain/coaching/ratings.ts';
import { StarShape } from '@sullam/ui/components/stars.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';

interface StarFieldProps {
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

/** Five stars as radio buttons: one tab stop, arrow keys move. */
export function StarField({ value, onChange }: StarFieldProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('coach-ratings.rate.stars')}</legend>
      <div className="flex gap-1">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
              aria-label={t('coach-ratings.stars.of', { count: stars })}
            />
            <StarShape isLit={stars <= value} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
