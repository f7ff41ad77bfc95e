import { useFormat } from '@sullam/web-kit/kit-context.tsx';

/** Times as those who plan read them: on the wall of a zone of their own. */
export function useZonedTimes() {
  const { locale } = useFormat();
  const format = (options: Intl.DateTimeFormatOptions, at: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(at));
  return {
    day: (at: string, zone: string) => format({ weekday: 'short', day: 'numeric', month: 'short' }, at, zone),
    time: (at: string, zone: string) => format({ timeStyle: 'short' }, at, zone),
    both: (at: string, zone: string) =>
      format({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }, at, zone),
    zoneName: (at: string, zone: string) =>
      new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone: zone })
        .formatToParts(new Date(at))
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  };
}
