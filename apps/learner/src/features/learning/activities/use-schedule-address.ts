import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { pageOf } from '../../../parts/paging.ts';
import type { ScheduleFilter } from './activities.api.ts';
import { VIEWS, type View } from './activity-place.ts';
import { dayFrom, dayOf, kindFrom } from './schedule-days.ts';

/** What the address asks for. */
export function useScheduleAddress() {
  const { now, configuration } = useKit();
  const address = useAddressQuery();
  const today = dayOf(now());
  const kind = kindFrom(address.value('kind'));
  const course = Number(address.value('course'));
  const courseId = Number.isSafeInteger(course) && course > 0 ? course : undefined;
  const filter: ScheduleFilter = {
    ...(kind ? { kinds: [kind] } : {}),
    ...(courseId === undefined ? {} : { courseIds: [courseId] }),
  };
  const view: View = VIEWS.find((each) => each === address.value('view')) ?? VIEWS[0];
  const from = dayFrom(address.value('from')) ?? today;
  const firstDay = firstDayOfWeek(configuration);
  return { address, today, from, view, firstDay, kind, courseId, filter, page: pageOf(address.value('page')) };
}

export type Asked = ReturnType<typeof useScheduleAddress>;

/** Another view of the same days. */
export const hrefOfView = ({ address, from, today }: Asked, view: View): string =>
  address.hrefWith({
    view: view === VIEWS[0] ? null : view,
    from: view === 'due' || from === today ? null : from,
    page: null,
  });
