import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useFormat } from '@sullam/web-kit/kit-context.tsx';
import { lastMonths } from './months.ts';

export interface MonthSelectProps {
  readonly label: string;
  /** A month such as 2026-11. */
  readonly value: string;
  readonly onChange: (month: string) => void;
  readonly className?: string;
}

/** One of the last two years' months. */
export function MonthSelect(props: MonthSelectProps) {
  const format = useFormat();
  const options = lastMonths(new Date()).map((value) => ({
    value,
    label: format.day(`${value}-15`, { month: 'long', year: 'numeric' }),
  }));
  return <NativeSelect {...props} options={options} />;
}
