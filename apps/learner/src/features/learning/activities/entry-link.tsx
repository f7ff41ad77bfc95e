import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { SCHEDULE_KIND_PARTS } from '../../../schedule-kinds.gen.ts';
import type { ScheduleEntry } from './activities.api.ts';
import { isDone, isSettled, takesPlace } from './timetable.ts';

/** States that the time alone doesn't tell. */
const SAID: ReadonlySet<ScheduleEntry['state']> = new Set(['OVERDUE', 'DUE_BEFORE', 'MISSED']);

/** All of an entry in one line, for who doesn't see its place and its colour. */
export function useEntryWords(): (entry: ScheduleEntry) => string {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const authorText = useAuthorText();
  return (entry) => {
    const { kind, title, course, happens, at, state } = entry;
    const isPast = Date.parse(at) < now();
    const happening = t(isPast ? `activities.happened.${happens}` : `activities.happens.${happens}`);
    const when = takesPlace(entry)
      ? t('activities.span.hours', { from: format.time(at), to: format.time(entry.endsAt) })
      : format.time(at);
    const how = isSettled(entry) || SAID.has(state) ? [t(`activities.states.${state}`)] : [];
    return [
      t(SCHEDULE_KIND_PARTS[kind].titleKey),
      authorText(title),
      ...(course ? [authorText(course.title)] : []),
      `${happening} ${when}`,
      ...how,
    ].join(' · ');
  };
}

interface EntryLinkProps {
  readonly entry: ScheduleEntry;
}

/** What opens, is due or closes, on one line of a day: the whole of it leads on. */
export function EntryLink({ entry }: EntryLinkProps) {
  const t = useT();
  const words = useEntryWords();
  const authorText = useAuthorText();
  const { kind, title, path, happens, state } = entry;
  const done = isDone(entry);
  const settled = isSettled(entry);
  const says = words(entry);
  return (
    <UiLink
      href={path}
      title={says}
      className={cx(
        'flex min-h-7 items-center gap-1.5 rounded-md px-2 text-sm text-ink no-underline hover:underline touch:min-h-11',
        settled ? 'text-muted' : 'hued-soft',
        state === 'OVERDUE' && 'outline -outline-offset-1 outline-danger',
      )}
    >
      <span className="hued shrink-0">
        <Icon of={done ? Check : SCHEDULE_KIND_PARTS[kind].icon} size={16} />
      </span>
      <span className={cx('clip-line', done && 'line-through')}>{authorText(title)}</span>
      {state === 'OVERDUE' && (
        <span className="ms-auto shrink-0 text-xs font-medium text-danger-text">{t('activities.short.OVERDUE')}</span>
      )}
      {(happens === 'OPENS' || happens === 'LATE_UNTIL') && !settled && (
        <span className="ms-auto shrink-0 text-xs text-muted">{t(`activities.short.${happens}`)}</span>
      )}
    </UiLink>
  );
}
