import { DecimalField, type DecimalFieldProps } from '@sullam/web-kit/forms/decimal-field.tsx';
import { PointCells } from './point-cells.tsx';

export interface PointsFieldProps extends Omit<DecimalFieldProps, 'label' | 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (points: string) => void;
  /** A plain decimal. */
  readonly maximum: string;
}

/** Points: whole ones by a press where there are few, any by typing. */
export function PointsField({ value, onChange, maximum, ...field }: PointsFieldProps) {
  return (
    <div className="space-y-2">
      <PointCells maximum={maximum} value={value} onChange={onChange} />
      <DecimalField {...field} value={value} onChange={onChange} />
    </div>
  );
}
