import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarDays, Clock, type LucideIcon, MapPin, Video } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { DayHours } from './day-hours.tsx';
import { EventState, FavoriteEventButton } from './event-card.tsx';
import type { EventDetail } from './events.api.ts';
import { useEventTimes } from './use-event-times.ts';

function Line({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <Icon of={icon} size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** When by the clock of its place, by the reader's own where that shows another hour, and where. */
function Facts({ event }: { readonly event: EventDetail }) {
  const t = useT();
  const times = useEventTimes();
  const isOnline = event.format === 'ONLINE';
  return (
    <div className="mt-5 space-y-2.5 text-lg">
      <Line icon={CalendarDays}>
        <time dateTime={event.startTime}>{times.days(event)}</time>
      </Line>
      <Line icon={Clock}>
        <DayHours event={event} hasDates={event.days.length > 1} />
      </Line>
      <Line icon={isOnline ? Video : MapPin}>
        {isOnline ? t('events.formats.ONLINE') : <AuthorTextFor text={event.place} unmarked />}
      </Line>
    </div>
  );
}

/** The dial behind the words; its own picture takes its place. Words stand on a ground of the category's own night. */
export function EventHero({ event }: { readonly event: EventDetail }) {
  const t = useT();
  const authorText = useAuthorText();
  const isMember = useUser() !== null;
  const picture = event.banner ?? event.cover;
  const hue = event.category?.hue ?? 215;
  const angle = useLanguage() === 'ar' ? '270deg' : '90deg';
  return (
    <header
      className="relative isolate overflow-hidden text-white print:bg-transparent!"
      style={{ backgroundColor: `oklch(0.2 0.07 ${hue})` }}
    >
      <img
        src={picture?.url ?? event.coverArt}
        alt={authorText(picture?.alt)}
        width={640}
        height={360}
        fetchPriority="high"
        className="absolute inset-y-0 end-0 -z-2 h-full w-full object-cover max-md:opacity-60 md:w-3/5 print:hidden"
      />
      <span
        aria-hidden="true"
        // the words' ground covers the beginning of the picture, so that no edge shows
        className="absolute inset-0 -z-1 print:hidden"
        style={{
          backgroundImage: `linear-gradient(${angle}, oklch(0.2 0.07 ${hue}) 41%, oklch(0.2 0.07 ${hue} / 0.7) 58%, oklch(0.2 0.07 ${hue} / 0.06) 85%)`,
        }}
      />
      <div className="page-width page-gutter grid md:grid-cols-[minmax(0,1fr)_24.5rem] md:gap-x-12">
        <div className="min-w-0 pt-8 pb-10 max-md:pb-14 md:min-h-95 md:py-14">
          <div className="flex min-h-11 flex-wrap items-center gap-3">
            {event.category && (
              <p className="flex items-center gap-2 text-sm font-semibold">
                <span aria-hidden="true" className="mark-star" />
                <AuthorTextFor text={event.category.name} unmarked />
              </p>
            )}
            {event.own?.offeredUntil ? (
              <Badge tone="success">{t('events.box.offered')}</Badge>
            ) : (
              <EventState event={event} />
            )}
            {isMember && <FavoriteEventButton event={event} />}
          </div>
          <h1 className="mt-2 text-page text-white">
            <AuthorTextFor text={event.title} />
          </h1>
          {authorText(event.subtitle) && (
            <p className="mt-2 max-w-reading text-lg opacity-90">
              <AuthorTextFor text={event.subtitle} unmarked />
            </p>
          )}
          <Facts event={event} />
        </div>
      </div>
    </header>
  );
}
