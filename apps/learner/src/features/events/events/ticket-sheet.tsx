import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Ban } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useEffect } from 'react';
import { DayHours } from './day-hours.tsx';
import type { EventTicket } from './events.api.ts';
import { useEventTimes } from './use-event-times.ts';

export interface OfTicket {
  readonly ticket: EventTicket;
}

/** The screen stays awake while the code is to be shown; where a browser can't, it dims as always. */
function useAwake(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    navigator.wakeLock.request('screen').then(
      (given) => {
        if (isGone) void given.release();
        else lock = given;
      },
      () => undefined, // a device that saves power refuses
    );
    return () => {
      isGone = true;
      void lock?.release();
    };
  }, [isShown]);
}

function FactOf({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ ticket }: OfTicket) {
  const t = useT();
  const times = useEventTimes();
  const { event } = ticket;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 p-5">
      <FactOf label={t('events.ticket.name')}>
        <bdi>{ticket.holder}</bdi>
      </FactOf>
      <FactOf label={t('events.ticket.type')}>
        <AuthorTextFor text={ticket.ticketType} unmarked />
      </FactOf>
      <FactOf label={t('events.ticket.when')}>
        {times.days(event)}
        <span className="block text-sm font-normal text-muted">
          <DayHours event={event} hasDates={event.days.length > 1} />
        </span>
      </FactOf>
      <FactOf label={t('events.ticket.place')}>
        {event.format === 'ONLINE' ? t('events.formats.ONLINE') : <AuthorTextFor text={event.place} unmarked />}
        <span className="block text-sm font-normal text-muted">
          <AuthorTextFor text={ticket.address} unmarked />
        </span>
        {ticket.mapUrl && event.format !== 'ONLINE' && (
          <UiLink
            href={ticket.mapUrl}
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClass} text-sm print:hidden`}
          >
            {t('events.page.map')}
          </UiLink>
        )}
      </FactOf>
    </dl>
  );
}

/** The perforation: two notches and a dashed line. */
function Tear() {
  return (
    <div aria-hidden="true" className="relative h-4 overflow-hidden">
      <span className="absolute inset-x-5 top-2 border-t-2 border-dotted border-line" />
      <span className="absolute -start-2 top-0 size-4 rounded-full border border-line bg-canvas" />
      <span className="absolute -end-2 top-0 size-4 rounded-full border border-line bg-canvas" />
    </div>
  );
}

/** The code, dark on white whatever the scheme: cameras want it so. */
function Code({ ticket }: OfTicket) {
  const t = useT();
  const { drawing, shortCode } = ticket;
  if (!drawing || !shortCode) return <Void ticket={ticket} />;
  return (
    <div className="grid justify-items-center px-5 pt-6 pb-4 text-center">
      <svg
        role="img"
        aria-label={t('events.ticket.code')}
        viewBox={`-4 -4 ${drawing.size + 8} ${drawing.size + 8}`}
        shapeRendering="crispEdges"
        className="w-64 max-w-full rounded-lg bg-white"
      >
        <path d={drawing.path} fill="#06111d" />
      </svg>
      <p dir="ltr" className="mt-3 text-lg font-semibold tracking-widest tabular">
        {shortCode.slice(0, 4)} {shortCode.slice(4)}
      </p>
      <p className="text-sm text-muted">{t('events.ticket.show')}</p>
    </div>
  );
}

function Void({ ticket }: OfTicket) {
  const t = useT();
  return (
    <div className="grid justify-items-center gap-3 px-5 pt-8 pb-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-subtle text-muted">
        <Icon of={Ban} size={32} />
      </span>
      <p className="max-w-80">{t(`events.ticket.void.${ticket.void ?? 'OVER'}`)}</p>
    </div>
  );
}

function Head({ ticket: { event, void: reason } }: OfTicket) {
  return (
    <div className="relative isolate flex min-h-37 items-end overflow-hidden p-5 text-white print:min-h-0">
      <img
        src={event.cover?.url ?? event.coverArt}
        alt=""
        width={640}
        height={360}
        className={cx('absolute inset-0 -z-2 size-full object-cover print:hidden', reason && 'grayscale')}
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-linear-to-t from-black/80 to-black/10 print:hidden"
      />
      <p className="font-display text-panel font-semibold">
        <AuthorTextFor text={event.title} />
      </p>
    </div>
  );
}

/** The ticket as its holder shows it: the code first, for the door, and below the perforation what it is for. */
export function TicketSheet({ ticket }: OfTicket) {
  const t = useT();
  const format = useFormat();
  useAwake(ticket.code !== null);
  return (
    <>
      <article className="overflow-hidden rounded-xl border border-line bg-surface shadow-3">
        <Code ticket={ticket} />
        <Tear />
        <Head ticket={ticket} />
        <Facts ticket={ticket} />
      </article>
      {ticket.attendedAt && (
        <p className="mt-3 text-sm text-muted">
          {t('events.ticket.attended', { time: format.dateTime(ticket.attendedAt) })}
        </p>
      )}
    </>
  );
}
