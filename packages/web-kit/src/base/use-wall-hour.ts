import { useFormat } from '../kit-context.tsx';

/** Writes an hour of the wall, "18:30", as the reader writes hours. */
export function useWallHour(): (time: string) => string {
  const { locale } = useFormat();
  return (time) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}:00Z`));
}
