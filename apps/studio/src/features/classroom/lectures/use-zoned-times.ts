import { useFormat } from '@sullam/web-kit/kit-context.tsx';

/** Times as those who plan read them: on the wall of a zone of their own. */
export function useZonedTimes() {
  const { fields, zoneName } = useFormat();
  return {
    day: (at: string, zone: string) => fields(at, { weekday: 'short', day: 'numeric', month: 'short' }, zone),
    time: (at: string, zone: string) => fields(at, { timeStyle: 'short' }, zone),
    both: (at: string, zone: string) =>
      fields(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }, zone),
    zoneName,
  };
}
