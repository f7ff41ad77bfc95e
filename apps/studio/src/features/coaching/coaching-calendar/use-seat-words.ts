import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { GroupSessionCard } from './groups.api.ts';

/** "5 of 8 seats taken" */
export function useSeatWords(): (group: GroupSessionCard) => string {
  const t = useT();
  const format = useFormat();
  return ({ seats, participants }) =>
    t('coaching-groups.words.taken', {
      taken: { raw: format.number(participants) },
      seats: { raw: format.number(seats) },
    });
}
