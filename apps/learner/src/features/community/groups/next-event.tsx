import { areFewLeft } from '@sullam/domain/events/event.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { EventState, isPast, useEventTimes } from '../../events/events/events.public.ts';
import { groupEventsQuery } from './groups.api.ts';

/** Beside the posts: the event that comes next, and how the reader stands to it. Nothing where none does. */
export function NextEvent({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const now = useKit().now();
  const times = useEventTimes();
  const { data } = useQuery(groupEventsQuery(groupId, 1));
  const next = data?.data.find((event) => event.status === 'PUBLISHED' && !isPast(event, now));
  if (!next) return null;
  // where few are left the state says it
  const isRoomy = next.free !== null && next.free > 0 && !areFewLeft(next.free, next.capacity ?? 0);
  return (
    <Card>
      <CardHeading>{t('groups.titles.nextEvent')}</CardHeading>
      <img
        src={next.cover?.url ?? next.coverArt}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        className="mb-3 aspect-video w-full rounded-md object-cover"
      />
      <h3 className="text-base leading-snug">
        <UiLink href={`/event/${next.eventId}`} className="text-ink">
          <AuthorTextFor as="span" text={next.title} />
        </UiLink>
      </h3>
      <p className="mt-1 text-sm text-muted">
        <time dateTime={next.startTime}>{times.moment(next)}</time>
      </p>
      <p className="text-sm text-muted">
        {next.format === 'ONLINE' ? t('events.formats.ONLINE') : <AuthorTextFor as="span" text={next.place} />}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <EventState event={next} />
        {isRoomy && <span>{t('events.card.left', { count: next.free ?? 0 })}</span>}
      </div>
    </Card>
  );
}
