import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarDays, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { useFormat, useKit, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featuredEventsQuery, markEventSeen } from './events-banner.api.ts';
import { isHiddenStill, readDismissal } from './events-banner-rules.ts';

/** The strip above the bar with the first featured event; put away, it stays away for 24 hours. */
export function EventsBanner() {
  const t = useT();
  const format = useFormat();
  const kit = useKit();
  const user = useUser();
  const [dismissedAt, setDismissedAt] = useState(() => readDismissal(kit.storage.getItem(STORAGE_KEYS.eventsBanner)));
  const isHidden = isHiddenStill(dismissedAt, kit.now());
  const events = useQuery({ ...featuredEventsQuery(kit, user?.id ?? null), enabled: !isHidden });
  const seen = useMutation({ mutationFn: (eventId: number) => markEventSeen(kit, eventId), meta: { isQuiet: true } });
  const [event] = events.data ?? [];
  if (isHidden || !event) return null;

  const title = chooseText(event.title, t.language);
  const dismiss = () => {
    const now = kit.now();
    kit.storage.setItem(STORAGE_KEYS.eventsBanner, String(now));
    setDismissedAt(now);
    if (user) seen.mutate(event.id);
  };
  return (
    <aside
      aria-label={t('shell.banner.label')}
      data-banner=""
      className="no-print pointer-events-auto relative z-10 flex h-(--strip-height) items-center gap-x-3 bg-secondary-soft ps-4 pe-1 text-sm text-ink md:ps-6"
    >
      <Icon of={CalendarDays} size={18} className="shrink-0 text-secondary-text" />
      <p className="clip-line font-medium" lang={title?.language} dir="auto">
        {title?.text}
      </p>
      <time dateTime={event.startTime} className="text-muted whitespace-nowrap max-sm:hidden">
        {t('shell.banner.starts', { date: format.date(event.startTime) })}
      </time>
      <UiLink
        href={`/event/${event.id}`}
        className="ms-auto shrink-0 font-medium text-secondary-text underline underline-offset-4"
      >
        {t('shell.banner.view')}
      </UiLink>
      <IconButton icon={X} label={t('shell.banner.dismiss')} onClick={dismiss} className="shrink-0" />
    </aside>
  );
}
