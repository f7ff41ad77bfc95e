import type { MomentFields } from '@sullam/strings/format.ts';
import { useFormat, useT } from '../kit-context.tsx';
import { useSettledAreas } from '../shell/use-areas.ts';

const MOMENT: MomentFields = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
};
const HOUR: MomentFields = { weekday: 'short', hour: 'numeric', minute: '2-digit' };

/**
 * The times of what takes place somewhere. Where the reader's clock shows another hour, the time of the place stands first, with its
 * offset, and the reader's in brackets: "Thu 10 Dec, 18:30 GMT+3 (Thu 15:30 where you are)". What takes place online, and all else, is in
 * the reader's zone.
 */
export function usePlaceTimes(): (at: string, zone: string | null, shown?: MomentFields) => string {
  useSettledAreas(['times']);
  const t = useT();
  const format = useFormat();
  return (at, zone, shown = MOMENT) => {
    if (zone === null || !format.isElsewhere(at, zone)) return format.fields(at, shown);
    const time = format.fields(at, { ...shown, timeZoneName: 'shortOffset' }, zone);
    return t('times.elsewhere', { time: { raw: time }, yours: { raw: format.fields(at, HOUR) } });
  };
}
