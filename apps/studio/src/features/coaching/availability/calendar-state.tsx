import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachFeed } from './calendars.api.ts';

/** When a calendar was last read; if that fails, since when, why, and which busy times are used meanwhile. */
export function CalendarState({ calendar }: { readonly calendar: CoachFeed }) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const { failure, failedSince, succeededAt } = calendar;
  const ago = format.relative(succeededAt, new Date(kit.now()), (key) => t(key));
  if (failure === null || failedSince === null)
    return <span className="block text-sm text-success-text">{t('coach-availability.calendars.synced', { ago })}</span>;
  return (
    <span className="block text-sm text-danger-text">
      {t(`coach-availability.calendars.${failure}`, { time: format.dateTime(failedSince) })}{' '}
      {t('coach-availability.calendars.lastSync', { ago })}
    </span>
  );
}
