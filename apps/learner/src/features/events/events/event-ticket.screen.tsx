import '../../../app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarPlus, Download, type LucideIcon, Video } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button, buttonClass, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ticketQuery, useSaveEventCalendar, useSaveTicketPdf } from './events.api.ts';
import { type OfTicket, TicketSheet } from './ticket-sheet.tsx';
import { TransferButton } from './transfer-dialog.tsx';

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
      {/* the file takes an event that was called off out of a calendar; this address would put it in */}
      {ticket.void === null && ticket.googleUrl !== null && (
        <UiLink
          href={ticket.googleUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', full: true })}
        >
          {t('events.actions.google')}
        </UiLink>
      )}
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
  const authorText = useAuthorText();
  const eventId = usePathId('eventId');
  const { data: ticket, isPending, error, isFetching, refetch } = useQuery(ticketQuery(eventId));
  usePageTitle(authorText(ticket?.event.title) || undefined);
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
          <TicketSheet ticket={ticket} />
          <Tools ticket={ticket} />
        </>
      )}
    </div>
  );
}
