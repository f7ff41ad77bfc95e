import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useKit, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { useServerNow } from '../../classroom/lectures/lectures.public.ts';
import { EnrollForm } from './enroll-form.tsx';
import { type EventDetail, useAcceptOffer, useLeaveEvent } from './events.api.ts';
import { OwnGuests } from './own-guests.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { TransferButton } from './transfer-dialog.tsx';
import { useBuyTicket } from './use-buy-ticket.ts';
import { sellsToVisitors } from './visitor-sale.ts';

/** With the cart of visitors, for them alone. */
const VisitorTickets = lazyPart(
  () => import('./visitor-tickets.tsx').then((file) => file.VisitorTickets),
  <span aria-hidden="true" className="block h-32" />,
);

interface OfEvent {
  readonly event: EventDetail;
}

interface BoxProps {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

/** The frame of every state: what it is, in a word and in a mark, and what can be done. */
function Box({ title, badge, tone = 'neutral', children }: BoxProps) {
  return (
    <Card padding="lg" className="shadow-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-panel">{title}</h2>
        {badge && (
          <span className="mt-1.5 shrink-0">
            <Badge tone={tone}>{badge}</Badge>
          </span>
        )}
      </div>
      {children && <div className="mt-3 space-y-4">{children}</div>}
    </Card>
  );
}

/** Gives a place, an offer or a place in the queue back; a place only after a question. */
function LeaveButton({ event, label, asks }: OfEvent & { readonly label: string; readonly asks: boolean }) {
  const t = useT();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useLeaveEvent(event.eventId);
  const leave = () =>
    mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        notify({ tone: 'success', text: t('events.messages.left') });
      },
    });
  return (
    <>
      <Button
        variant="outline"
        full
        pending={isPending && !asks}
        {...preloadOn(ConfirmDialog)}
        onClick={() => (asks ? setAsking(true) : leave())}
      >
        {label}
      </Button>
      {asks && isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('events.leave.title')}
          confirmLabel={t('events.actions.giveBack')}
          danger
          pending={isPending}
          onConfirm={leave}
        >
          {t('events.leave.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Who waits sees who stands before and behind them: one bar each, as far as there is room. */
function Queue({ place, waiting }: { readonly place: number; readonly waiting: number }) {
  const most = 14;
  const from = Math.max(1, Math.min(place - 4, waiting - most + 1));
  const shown = Array.from({ length: Math.min(most, waiting) }, (_, at) => from + at);
  return (
    <p aria-hidden="true" className="flex items-center gap-1.5">
      {shown.map((number) => (
        <span
          key={number}
          className={
            number === place
              ? 'h-7 flex-1 rounded-sm bg-secondary'
              : number < place
                ? 'h-5 flex-1 rounded-sm bg-info'
                : 'h-5 flex-1 rounded-sm bg-subtle'
          }
        />
      ))}
    </p>
  );
}

function Waiting({ event, queuePlace }: OfEvent & { readonly queuePlace: number }) {
  const t = useT();
  return (
    <Box title={t('events.box.waiting', { count: queuePlace })} badge={t('events.card.ownWaiting')} tone="info">
      <Queue place={queuePlace} waiting={Math.max(event.waiting, queuePlace)} />
      <p className="text-sm text-muted">{t('events.box.queueNote')}</p>
      <LeaveButton event={event} label={t('events.actions.leaveQueue')} asks={false} />
    </Box>
  );
}

/** An offered place with its clock, which counts to the server's instant. */
function Offered({ event, until }: OfEvent & { readonly until: string }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const now = useServerNow(event.now);
  const { mutate, isPending } = useAcceptOffer(event.eventId);
  const left = Date.parse(until) - now.getTime();
  const { buy, isPending: isAdding } = useBuyTicket(event.eventId);
  const { own } = event;
  const take = () =>
    own?.isForSale
      ? buy({ eventTicketTypeId: own.eventTicketTypeId, answers: [] })
      : mutate(undefined, { onSuccess: () => notify({ tone: 'success', text: t('events.messages.enrolled') }) });
  return (
    <Box title={t('events.box.offered')} badge={format.clock(left)} tone="success">
      <p className="text-sm text-muted">{t('events.box.offerUntil', { time: format.dateTime(until) })}</p>
      <Button full size="lg" pending={isPending || isAdding} onClick={take}>
        {t(own?.isForSale ? 'events.actions.addToCart' : 'events.actions.accept')}
      </Button>
      <LeaveButton event={event} label={t('events.actions.giveOn')} asks={false} />
    </Box>
  );
}

function Postponed({ event }: OfEvent) {
  const t = useT();
  const format = useFormat();
  return event.postponedFrom ? (
    <p className="text-sm text-muted">
      {t('events.box.movedFrom', { date: format.date(event.postponedFrom, 'full') })}
    </p>
  ) : null;
}

function Enrolled({ event }: OfEvent) {
  const t = useT();
  const type = event.ticketTypes.find((one) => one.eventTicketTypeId === event.own?.eventTicketTypeId);
  const isMoved = event.postponedFrom !== null;
  return (
    <Box
      title={t(isMoved ? 'events.box.postponed' : 'events.box.enrolled')}
      badge={isMoved && t('events.card.own')}
      tone="success"
    >
      <Postponed event={event} />
      {type && (
        <p className="font-semibold">
          <AuthorTextFor text={type.name} unmarked />
        </p>
      )}
      <LinkButton href={`/event/${event.eventId}/ticket`} full size="lg">
        {t('events.actions.openTicket')}
      </LinkButton>
      {event.own?.isBought ? (
        <>
          <TransferButton eventId={event.eventId} />
          <p className="text-sm text-muted">{t('events.box.boughtNote')}</p>
        </>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <TransferButton eventId={event.eventId} />
          <LeaveButton event={event} label={t('events.actions.giveBack')} asks />
        </div>
      )}
      <OwnGuests event={event} />
    </Box>
  );
}

/** An order that isn't paid yet holds the place. */
function Ordered() {
  const t = useT();
  return (
    <Box title={t('events.box.ordered')} tone="warning">
      <p className="text-sm text-muted">{t('events.box.orderedText')}</p>
      <LinkButton href="/profile/payment-history" full size="lg">
        {t('events.actions.payOrder')}
      </LinkButton>
    </Box>
  );
}

function Over({ event }: OfEvent) {
  const t = useT();
  const wasThere = event.own?.state === 'ATTENDED';
  return (
    <Box title={t(wasThere ? 'events.box.attended' : 'events.box.over')} badge={t('events.card.past')}>
      {event.attended > 0 && <p className="text-sm text-muted">{t('events.box.came', { count: event.attended })}</p>}
    </Box>
  );
}

function Cancelled({ event }: OfEvent) {
  const t = useT();
  const reason = useAuthorText()(event.cancelReason);
  return (
    <Box title={t('events.box.cancelled')}>
      {reason && (
        <p>
          <AuthorTextFor text={event.cancelReason} unmarked />
        </p>
      )}
    </Box>
  );
}

/** Who isn't signed in, and who may not enrol, is told so. */
function Closed() {
  const t = useT();
  const isVisitor = useUser() === null;
  return (
    <Box title={t('events.box.take')}>
      <p className="text-sm text-muted">{t(isVisitor ? 'events.box.signIn' : 'events.box.notForYou')}</p>
      {isVisitor && <SignInButton />}
    </Box>
  );
}

function Open({ event }: OfEvent) {
  const t = useT();
  const isVisitor = useUser() === null;
  const isFull = event.free === 0;
  const few = event.free !== null && event.free > 0 && event.free <= 20;
  return (
    <Box
      title={t(isFull ? 'events.box.full' : event.isFree ? 'events.box.take' : 'events.box.buy')}
      tone="warning"
      badge={few && t('events.card.left', { count: event.free ?? 0 })}
    >
      <Postponed event={event} />
      {isFull && event.waiting > 0 && (
        <p className="text-sm text-muted">{t('events.box.people', { count: event.waiting })}</p>
      )}
      {isVisitor ? <VisitorTickets event={event} /> : <EnrollForm event={event} />}
    </Box>
  );
}

/** The place in an event, in each of its states; numbers and clocks are the server's. */
export function PlaceBox({ event }: OfEvent) {
  const kit = useKit();
  const hasFeature = useHasFeature();
  const isVisitor = useUser() === null;
  const { own } = event;
  if (event.status === 'CANCELLED') return <Cancelled event={event} />;
  if (Date.parse(event.endTime) <= Math.max(kit.now(), Date.parse(event.now))) return <Over event={event} />;
  if (own?.state === 'ENROLLED' || own?.state === 'ATTENDED') return <Enrolled event={event} />;
  if (own?.offeredUntil) return <Offered event={event} until={own.offeredUntil} />;
  if (own?.state === 'PENDING_PAYMENT') return <Ordered />;
  if (own) return <Waiting event={event} queuePlace={own.queuePlace ?? 1} />;
  const isOpen = event.abilities.canEnroll || (isVisitor && hasFeature('marketplace') && sellsToVisitors(event));
  return isOpen ? <Open event={event} /> : <Closed />;
}
