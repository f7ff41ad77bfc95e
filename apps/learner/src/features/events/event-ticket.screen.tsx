import '../../app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Ban, CalendarPlus, Download, type LucideIcon, Video } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button, buttonClass, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type EventTicket, ticketQuery, useSaveEventCalendar, useSaveTicketPdf } from './events.api.ts';
import { TransferButton } from './transfer-dialog.tsx';
import { useEventTimes } from './use-event-times.ts';

interface OfTicket {
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
      <FactOf label={t('events.ticket.starts')}>
        {times.shortDay(event.startTime, event.zone)}
        <span className="block text-sm font-normal text-muted">{times.hours(event)}</span>
      </FactOf>
      <FactOf label={t('events.ticket.place')}>
        {event.format === 'ONLINE' ? t('events.formats.ONLINE') : <AuthorTextFor text={event.place} unmarked />}
        <span className="block text-sm font-normal text-muted">
          <AuthorTextFor text={ticket.address} unmarked />
        </span>
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
    <div className="grid justify-items-center px-5 pt-4 pb-6 text-center">
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
    <div className="grid justify-items-center gap-3 px-5 pt-4 pb-8 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-subtle text-muted">
        <Icon of={Ban} size={32} />
      </span>
      <p className="max-w-80">{t(`events.ticket.void.${ticket.void ?? 'OVER'}`)}</p>
    </div>
  );
}

function Head({ ticket: { event, void: reason } }: OfTicket) {
  return (
    <div className="relative isolate flex min-h-37 items-end overflow-hidden p-5 text-white">
      <img
        src={event.cover?.url ?? event.coverArt}
        alt=""
        width={640}
        height={360}
        className={
          reason
            ? 'absolute inset-0 -z-2 size-full object-cover grayscale'
            : 'absolute inset-0 -z-2 size-full object-cover'
        }
      />
      <span aria-hidden="true" className="absolute inset-0 -z-1 bg-linear-to-t from-black/80 to-black/10" />
      <p className="text-panel font-semibold">
        <AuthorTextFor text={event.title} />
      </p>
    </div>
  );
}

function Tool({
  icon,
  onClick,
  children,
}: {
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button variant="outline" full icon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

function Tools({ ticket }: OfTicket) {
  const t = useT();
  const { eventId } = ticket.event;
  const saveCalendar = useSaveEventCalendar(eventId);
  const savePdf = useSaveTicketPdf(eventId);
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 print:hidden">
      {ticket.meetingUrl && (
        <UiLink
          href={ticket.meetingUrl}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ full: true })} col-span-2`}
        >
          <Icon of={Video} size={20} />
          {t('events.actions.join')}
        </UiLink>
      )}
      <Tool icon={CalendarPlus} onClick={() => saveCalendar.mutate()}>
        {t('events.actions.calendar')}
      </Tool>
      <UiLink
        href={ticket.googleUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'outline', full: true })}
      >
        {t('events.actions.google')}
      </UiLink>
      {ticket.code && (
        <>
          <Tool icon={Download} onClick={() => savePdf.mutate()}>
            {t('events.actions.pdf')}
          </Tool>
          {ticket.attendedAt === null && <TransferButton eventId={eventId} />}
        </>
      )}
    </div>
  );
}

/** `/event/{eventId}/ticket`: what its holder shows at the door. */
export function EventTicketScreen() {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const eventId = usePathId('eventId');
  const { data: ticket, isPending, error, isFetching, refetch } = useQuery(ticketQuery(eventId));
  usePageTitle(authorText(ticket?.event.title) || undefined);
  useAwake(ticket?.code != null);
  return (
    <div className="page-gutter mx-auto max-w-130 py-6">
      <BackLink href={`/event/${eventId}`}>{t('events.actions.backToEvent')}</BackLink>
      <h1 className="mt-2 mb-4 text-page">{t('events.titles.ticket')}</h1>
      {isPending && <SkeletonBar className="h-140 w-full" />}
      {!ticket && error && 'status' in error && (error.status === 404 || error.status === 409) && (
        <EmptyState
          drawing="calendar"
          title={error.message}
          action={<LinkButton href={`/event/${eventId}`}>{t('events.actions.backToEvent')}</LinkButton>}
        />
      )}
      {!ticket && error && !('status' in error && (error.status === 404 || error.status === 409)) && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {ticket && (
        <>
          <article className="overflow-hidden rounded-xl border border-line bg-surface shadow-3">
            <Head ticket={ticket} />
            <Facts ticket={ticket} />
            <Tear />
            <Code ticket={ticket} />
          </article>
          {ticket.attendedAt && (
            <p className="mt-3 text-sm text-muted">
              {t('events.ticket.attended', { time: format.dateTime(ticket.attendedAt) })}
            </p>
          )}
          <Tools ticket={ticket} />
        </>
      )}
    </div>
  );
}
