import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type CoachFeed, useSyncCalendar } from './calendars.api.ts';

/** Reads a calendar now. A failure is shown at the calendar, and told at once. */
export function useSync() {
  const t = useT();
  const notify = useNotify();
  const sync = useSyncCalendar();
  return {
    isPending: sync.isPending,
    run: (calendar: CoachFeed) =>
      sync.mutate(calendar, {
        onSuccess: ({ failure, name }) => {
          if (failure !== null) notify({ tone: 'error', text: t('coach-availability.calendars.failed', { name }) });
        },
      }),
  };
}
