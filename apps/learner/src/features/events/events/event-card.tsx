import { areFewLeft } from '@sullam/domain/events/event.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, Heart } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { CourseCard as CardFrame, Fact } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useCan, useKit, useLanguage, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { type EventCard as EventCardData, useSetFavoriteEvent } from './events.api.ts';
import { isLive, isPast } from './events-query.ts';
import { useEventTimes } from './use-event-times.ts';

interface OfEvent {
  readonly event: EventCardData;
}

/** The heart of an event. */
export function FavoriteEventButton({ event }: OfEvent) {
  const t = useT();
  const title = useAuthorText()(event.title);
  const { mutate, isPending } = useSetFavoriteEvent();
  const { eventId, isFavorite } = event;
  const label = t(isFavorite ? 'events.card.removeFavorite' : 'events.card.addFavorite', { title });
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFavorite}
      title={label}
      disabled={isPending}
      onClick={() => mutate({ eventId, isFavorite: !isFavorite })}
      className="group/heart relative z-1 grid size-11 place-items-center rounded-full print:hidden"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 shadow-1 group-hover/heart:bg-surface">
        <Icon of={Heart} size={20} className={isFavorite ? 'fill-danger text-danger' : 'text-ink'} />
      </span>
    </button>
  );
}

/** The one thing that its reader has to know of it: that it is off, that they come, that few places are left. */
export function EventState({ event }: OfEvent) {
  const t = useT();
  const now = useKit().now();
  if (event.status === 'CANCELLED') return <Badge tone="danger">{t('events.card.cancelled')}</Badge>;
  if (isPast(event, now)) return <Badge>{t('events.card.past')}</Badge>;
  if (event.ownState === 'ENROLLED' || event.ownState === 'ATTENDED')
    return (
      <Badge tone="success" icon={Check}>
        {t('events.card.own')}
      </Badge>
    );
  if (event.ownState === 'WAITLISTED') return <Badge tone="info">{t('events.card.ownWaiting')}</Badge>;
  if (isLive(event, now)) return <Badge tone="secondary">{t('events.card.live')}</Badge>;
  if (event.postponedFrom) return <Badge tone="warning">{t('events.card.postponed')}</Badge>;
  if (event.free === 0) return <Badge tone="danger">{t('events.card.waiting')}</Badge>;
  return event.free !== null && event.capacity !== null && areFewLeft(event.free, event.capacity) ? (
    <Badge tone="warning">{t('events.card.left', { count: event.free })}</Badge>
  ) : null;
}

/** The day as a leaf of a calendar; the hours are on the dial behind it. */
function DayTile({ event }: OfEvent) {
  const { day, weekday } = useEventTimes().tile(event);
  return (
    <span
      aria-hidden="true"
      className="grid w-14 place-content-center rounded-md bg-surface py-1.5 text-center leading-tight shadow-1 max-sm:hidden"
    >
      <span className="text-xs text-muted">{weekday}</span>
      <span className="text-lg font-semibold text-ink">{day}</span>
    </span>
  );
}

const placeOf = ({ format, place }: EventCardData, online: string, said: (text: EventCardData['place']) => string) =>
  format === 'ONLINE' ? online : said(place);

/** An event in any list: its dial with the day, what it is, when and where, and how it stands. */
export function EventCard({ event, isFirst = false }: OfEvent & { readonly isFirst?: boolean }) {
  const t = useT();
  const times = useEventTimes();
  const authorText = useAuthorText();
  const mayKeep = useCan()('organization_member_access_events') && useUser() !== null;
  const title = chooseText(event.title, useLanguage());
  const several = event.days.length > 1;
  // a row has no tile: its coloured line says the day and the hour, so that neither is cut short
  const hasTile = useIsWide('sm');
  const length = t('events.counts.days', { count: event.days.length });
  const category = event.category && <AuthorTextFor text={event.category.name} unmarked />;
  return (
    <CardFrame
      isRow
      href={`/event/${event.eventId}`}
      title={title?.text ?? ''}
      titleLang={title?.language}
      level={3}
      cover={<CourseCover course={event} isFirst={isFirst} />}
      category={hasTile ? category : <time dateTime={event.startTime}>{times.moment(event)}</time>}
      hue={event.category?.hue}
      mark={<DayTile event={event} />}
      facts={
        <>
          {hasTile ? (
            <Fact>
              <time dateTime={event.startTime}>
                <span className="sr-only">{times.startDay(event)} </span>
                {several ? length : times.startHour(event)}
              </time>
            </Fact>
          ) : (
            several && <Fact>{length}</Fact>
          )}
          <Fact>{placeOf(event, t('events.formats.ONLINE'), authorText)}</Fact>
        </>
      }
      footer={
        <p className="flex min-h-6 items-center justify-between gap-3">
          <span className="font-semibold text-ink">
            {t(event.audience === 'MEMBERS' ? 'events.card.members' : 'events.card.free')}
          </span>
          <EventState event={event} />
        </p>
      }
      {...(mayKeep ? { action: <FavoriteEventButton event={event} /> } : {})}
    />
  );
}
