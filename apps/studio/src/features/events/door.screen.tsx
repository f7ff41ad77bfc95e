import '../../app.css';
import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Clock, Diamond, type LucideIcon, OctagonX, RefreshCw } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useEffect, useState } from 'react';
import { Page } from '../../parts/page.tsx';
import { findTickets, type Verdict } from './door-book.ts';
import { DoorCamera } from './door-camera.tsx';
import { EventTabs } from './event-frame.tsx';
import { type Door, useDoor } from './use-door.ts';
import { useDoorPage } from './use-door-page.ts';
import { WalkInForm } from './walk-in-form.tsx';

/** Shape, word and colour differ together: nobody has to see colours to stand at a door. */
const LOOKS: Record<Verdict['outcome'], { icon: LucideIcon; ground: string }> = {
  VALID: { icon: CircleCheck, ground: 'bg-[#0b6b43]' },
  DOUBLE: { icon: Clock, ground: 'bg-[#8a4b00]' },
  OTHER_EVENT: { icon: Diamond, ground: 'bg-[#1d4f91]' },
  VOID: { icon: OctagonX, ground: 'bg-[#a01c2c]' },
  FORGED: { icon: OctagonX, ground: 'bg-[#a01c2c]' },
};

const VIBRATIONS: Record<Verdict['outcome'], number[]> = {
  VALID: [60],
  DOUBLE: [60, 80, 60],
  OTHER_EVENT: [160, 160, 160],
  VOID: [500],
  FORGED: [500],
};

const CLOSES_AFTER = 2000;

function Result({ verdict, onClose }: { readonly verdict: Verdict; readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { outcome, name, firstAt, other, isProvisional } = verdict;
  const { icon, ground } = LOOKS[outcome];
  useEffect(() => {
    navigator.vibrate?.(VIBRATIONS[outcome]);
    if (outcome !== 'VALID') return;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [outcome, onClose]);
  return (
    <div role="status" className={cx('rounded-xl p-6 text-white', ground)}>
      <p className="flex items-center gap-4 text-2xl font-semibold">
        <Icon of={icon} size={32} />
        {t(`event-desk.outcomes.${outcome}`)}
      </p>
      {name && (
        <p className="mt-3 text-xl">
          <bdi>{name}</bdi>
        </p>
      )}
      {outcome === 'DOUBLE' && firstAt && (
        <p className="mt-1">{t('event-desk.door.before', { time: format.dateTime(firstAt) })}</p>
      )}
      {other && (
        <p className="mt-1">
          <AuthorTextFor text={other.title} unmarked /> · <AuthorTextFor text={other.place} unmarked />
        </p>
      )}
      {isProvisional && <p className="mt-1">{t('event-desk.door.provisional')}</p>}
      <Button variant="outline" full size="lg" className="mt-5" onClick={onClose}>
        {t('event-desk.door.next')}
      </Button>
    </div>
  );
}

/** Always in sight: whether there is a network, how old the list is, how many came, what waits to be sent. */
function Standing({ door }: { readonly door: Door }) {
  const t = useT();
  const format = useFormat();
  const { list, isOnline, unsent, attended } = door;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-sm">
        <span className={isOnline ? 'text-success-text' : 'font-semibold text-warning-text'}>
          {t(isOnline ? 'event-desk.door.online' : 'event-desk.door.offline')}
        </span>
        {list && (
          <span className="text-muted"> · {t('event-desk.door.listOf', { time: format.time(list.madeAt) })}</span>
        )}
        {unsent > 0 && <span> · {t('event-desk.door.unsent', { count: unsent })}</span>}
      </p>
      <p className="flex shrink-0 items-center gap-2">
        <span className="text-lg font-semibold tabular">
          {t('event-desk.door.came', {
            count: format.number(attended),
            all: format.number(list?.tickets.length ?? 0),
          })}
        </span>
        <IconButton icon={RefreshCw} label={t('event-desk.door.refresh')} onClick={door.refresh} />
      </p>
    </div>
  );
}

/** The code below the picture, or a name: whoever left the ticket at home is on the list too. */
function Entry({ list, onCode }: { readonly list: DoorList; readonly onCode: (code: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const check = (code: string) => {
    onCode(code);
    setTyped('');
  };
  const found = findTickets(list.tickets, typed);
  return (
    <div className="space-y-3">
      <Form
        onSubmit={() => {
          if (typed.trim() !== '') check(typed);
        }}
        className="flex items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={t('event-desk.door.typed')}
            dir="auto"
            autoComplete="off"
            maxLength={400}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit">{t('event-desk.door.check')}</Button>
      </Form>
      {found.length > 0 && (
        <ul className="divide-y divide-line">
          {found.map((ticket) => (
            <li key={ticket.eventEnrollmentId} className="flex items-center justify-between gap-3 py-2">
              <p className="min-w-0">
                <bdi className="block truncate font-medium">{ticket.name}</bdi>
                <bdi dir="ltr" className="text-sm text-muted tabular">
                  {ticket.shortCode}
                </bdi>
              </p>
              <Button variant="outline" size="sm" onClick={() => check(ticket.shortCode)}>
                {t('event-desk.door.admit')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Gate({ door, gate, onGate }: { readonly door: Door; readonly gate: string; onGate: (gate: string) => void }) {
  const t = useT();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const onCode = (code: string) => void door.scan(code).then(setVerdict);
  if (!door.list) return null;
  return (
    <>
      {verdict ? (
        <Result verdict={verdict} onClose={() => setVerdict(null)} />
      ) : (
        <>
          <DoorCamera onCode={onCode} />
          <Entry list={door.list} onCode={onCode} />
        </>
      )}
      <TextField
        label={t('event-desk.door.gate')}
        maxLength={60}
        value={gate}
        onChange={(changed) => onGate(changed.target.value)}
      />
      <Card>
        <WalkInForm ticketTypes={door.list.ticketTypes} admit={door.walkIn} />
      </Card>
    </>
  );
}

/** `/events/{eventId}/door`: lets people in, with a network or without one. All that it needs is in the list that the device keeps. */
export function DoorScreen() {
  const t = useT();
  const eventId = usePathId('eventId');
  const main = t('event-desk.door.mainGate');
  const [gate, setGate] = useState(main);
  const door = useDoor(eventId, gate.trim() || main);
  useDoorPage(eventId);
  usePageTitle(useAuthorText()(door.list?.title) || undefined);
  return (
    <Page
      above={<BackLink href="/events">{t('event-desk.actions.all')}</BackLink>}
      title={door.list ? <AuthorTextFor text={door.list.title} /> : t('event-desk.titles.door')}
    >
      <EventTabs eventId={eventId} tab="door" />
      <div className="mx-auto max-w-120 space-y-5">
        {door.list && <Standing door={door} />}
        {door.problem && <Banner tone="warning" title={door.problem} />}
        {!door.list &&
          !door.problem &&
          (door.isOnline ? <SkeletonText lines={6} /> : <NoList onRetry={door.refresh} />)}
        <Gate door={door} gate={gate} onGate={setGate} />
      </div>
    </Page>
  );
}

/** Opened for the first time where there is no network: there is nothing to check tickets by. */
function NoList({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return <ErrorState title={t('event-desk.door.noList')} onRetry={onRetry} />;
}
