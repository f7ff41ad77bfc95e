import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarDays, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { useFormat, useKit, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BannerPlace, useExpectedBanner } from './banner-place.tsx';
import { eventsToTell, featuredEventsQuery, markEventSeen } from './events-banner.api.ts';
import { isHiddenStill, readDismissal } from './events-banner-rules.ts';

/** The strip above the bar with the first featured event; put away, it stays away for 24 hours. */
export function EventsBanner() {
  const t = useT();
  const format = useFormat();
  const kit = useKit();
  const user = useUser();
  const [dismissedAt, setDismissedAt] = useState(() => readDismissal(kit.storage.getItem(STORAGE_KEYS.eventsBanner)));
  const isHidden = isHiddenStill(dismissedAt, kit.now());
  const { isExpected, brought, setWasThere } = useExpectedBanner();
  const events = useQuery({ ...featuredEventsQuery(user?.id ?? null), enabled: !isHidden, placeholderData: brought });
  const seen = useMutation({ mutationFn: (eventId: number) => markEventSeen(eventId), meta: { isQuiet: true } });
  const shown = events.data ? eventsToTell(events.data) : [];
  const [event] = shown;
  const answer = events.isPlaceholderData ? undefined : events.data;
  // kept even where the page brought the same: the next page, after signing in, brings nothing
  useEffect(() => {
    if (user && answer) setWasThere(shown.length > 0);
  });
  if (isHidden) return null;
  if (!event) return isExpected && events.isPending && <BannerPlace />;

  const title = chooseText(event.title, t.language);
  const dismiss = () => {
    const now = kit.now();
    kit.storage.setItem(STORAGE_KEYS.eventsBanner, String(now));
    setDismissedAt(now);
    if (user) seen.mutate(event.eventId);
  };
  const isOnline = event.format === 'ONLINE';
  const starts = format.fields(
    event.startTime,
    {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      ...(!isOnline && format.isElsewhere(event.startTime, event.zone) ? { timeZoneName: 'shortOffset' } : {}),
    },
    isOnline ? undefined : event.zone,
  );
  const hue = event.category?.hue ?? 215;
  const night = `oklch(0.24 0.09 ${hue})`;
  return (
    <aside
      aria-label={t('shell.banner.label')}
      data-banner=""
      className="no-print pointer-events-auto relative isolate z-10 flex h-(--banner-height) items-center gap-x-3 overflow-hidden ps-4 pe-1 text-sm text-white md:ps-6"
      style={{ backgroundColor: night }}
    >
      <img
        src={event.cover?.url ?? event.coverArt}
        alt=""
        width={640}
        height={360}
        decoding="async"
        className="absolute inset-y-0 end-0 -z-2 h-full w-80 object-cover max-sm:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 end-0 -z-1 w-81 max-sm:hidden"
        style={{
          backgroundImage: `linear-gradient(${t.language === 'ar' ? '270deg' : '90deg'}, ${night}, oklch(0.24 0.09 ${hue} / 0.45))`,
        }}
      />
      <Icon of={CalendarDays} size={18} className="shrink-0" />
      <p className="min-w-0 sm:flex sm:items-baseline sm:gap-x-3">
        <span className="clip-line block font-medium" lang={title?.language} dir="auto">
          {title?.text}
        </span>
        <time dateTime={event.startTime} className="clip-line block text-xs opacity-90 sm:text-sm">
          {starts}
        </time>
      </p>
      <UiLink
        href={`/event/${event.eventId}`}
        className="ms-auto inline-flex min-h-8 shrink-0 items-center rounded-md bg-white px-3 font-semibold text-black no-underline hover:underline"
      >
        {t('shell.banner.view')}
      </UiLink>
      <IconButton icon={X} label={t('shell.banner.dismiss')} onClick={dismiss} className="shrink-0 text-white!" />
    </aside>
  );
}
