import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarPlus, MapPin, Share2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type EventDetail, useSaveEventCalendar } from './events.api.ts';

interface OfEvent {
  readonly event: EventDetail;
}

export function EventAbout({ event }: OfEvent) {
  const t = useT();
  const text = useAuthorText()(event.description);
  if (!text) return null;
  return (
    <section>
      <h2 className="mb-3 text-panel">{t('events.page.about')}</h2>
      <p className="max-w-reading whitespace-pre-line">
        <AuthorTextFor text={event.description} unmarked />
      </p>
    </section>
  );
}

/** Hosts are members with a picture of their own, guests mostly nobody with an account: the letter of their name stands where there is none. */
export function EventPeople({ event }: OfEvent) {
  const t = useT();
  const authorText = useAuthorText();
  if (event.people.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-panel">{t('events.page.people')}</h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {event.people.map(({ name, role, portrait, userId }) => (
          <li key={`${userId ?? ''}${authorText(name)}`} className="flex items-center gap-3.5">
            <Avatar firstName={authorText(name)} {...(portrait ? { src: portrait.url } : {})} size={56} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <AuthorTextFor text={name} unmarked />
              </p>
              <p className="text-sm text-muted">
                {userId === null ? <AuthorTextFor text={role} unmarked /> : t('events.page.host')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hands the address of the page to what the device shares with, or copies it. */
function ShareButton({ event }: OfEvent) {
  const t = useT();
  const copy = useCopy();
  const title = useAuthorText()(event.title);
  const share = async () => {
    const { href: url } = window.location;
    if (navigator.share)
      await navigator.share({ title, url }).catch((problem: unknown) => {
        // closed without choosing
        if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem;
      });
    else await copy(url, t('events.messages.copied'));
  };
  return (
    <Button variant="outline" size="sm" icon={Share2} onClick={() => void share()}>
      {t('events.actions.share')}
    </Button>
  );
}

/** Where it is; the link of a meeting is told by a ticket alone. */
export function EventWhere({ event }: OfEvent) {
  const t = useT();
  const authorText = useAuthorText();
  const hasTicket = event.own?.state === 'ENROLLED' || event.own?.state === 'ATTENDED';
  const save = useSaveEventCalendar(event.eventId);
  return (
    <Card padding="lg">
      <h2 className="text-lg">{t('events.page.where')}</h2>
      {event.format !== 'ONLINE' && (
        <p className="mt-2 flex gap-2.5">
          <Icon of={MapPin} size={20} className="mt-0.5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">
            <AuthorTextFor text={event.place} unmarked />
            {authorText(event.address) && (
              <span className="block text-sm text-muted">
                <AuthorTextFor text={event.address} unmarked />
              </span>
            )}
          </span>
        </p>
      )}
      {event.format !== 'ON_SITE' && <p className="mt-2 text-sm text-muted">{t('events.page.linkInTicket')}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {hasTicket && (
          <Button
            variant="outline"
            size="sm"
            icon={CalendarPlus}
            pending={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('events.actions.calendar')}
          </Button>
        )}
        <ShareButton event={event} />
        {event.mapUrl && (
          <UiLink href={event.mapUrl} target="_blank" rel="noreferrer" className={textLinkClass}>
            {t('events.page.map')}
          </UiLink>
        )}
      </div>
    </Card>
  );
}
