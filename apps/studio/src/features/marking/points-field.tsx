import { cx } from '@sullam/ui/base/cx.ts';
import { DecimalField, type DecimalFieldProps } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

/** More cells than these nobody finds faster than keys. */
const MOST_CELLS = 10;

export interface PointsFieldProps extends Omit<DecimalFieldProps, 'label' | 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (points: string) => void;
  /** A plain decimal. */
  readonly maximum: string;
}

/** Points: whole ones by a press where there are few, any by typing. */
export function PointsField({ value, onChange, maximum, ...field }: PointsFieldProps) {
  const t = useT();
  const format = useFormat();
  const most = Number(maximum);
  const cells = Number.isInteger(most) && most >= 1 && most <= MOST_CELLS ? most + 1 : 0;
  return (
    <div className="space-y-2">
      {cells > 0 && (
        <fieldset
          aria-label={t('marking.labels.wholePoints')}
          className="flex min-w-0 overflow-hidden rounded-md border border-control"
        >
          {Array.from({ length: cells }, (_, points) => {
            const isOn = value !== '' && Number(value) === points;
            return (
              <button
                key={points}
                type="button"
                aria-pressed={isOn}
                onClick={() => onChange(String(points))}
                className={cx(
                  'min-h-9 min-w-0 flex-1 border-line text-sm tabular not-first:border-s focus-visible:-outline-offset-3 touch:min-h-11',
                  isOn ? 'bg-primary font-medium text-on-primary' : 'bg-surface hover:bg-subtle',
                )}
              >
                {format.number(points)}
              </button>
            );
          })}
        </fieldset>
      )}
      <DecimalField {...field} value={value} onChange={onChange} />
    </div>
  );
}
