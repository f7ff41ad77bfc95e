import '../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Clock, Diamond, type LucideIcon, OctagonX, RefreshCw } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';
import type { Verdict } from './door-book.ts';
import { DoorCamera } from './door-camera.tsx';
import { EventFrame } from './event-frame.tsx';
import type { EventEditing } from './events.api.ts';
import { type Door, useDoor } from './use-door.ts';
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
        <span className="text-lg font-semibold tabular">{format.fraction(attended, list?.tickets.length ?? 0)}</span>
        <IconButton icon={RefreshCw} label={t('event-desk.door.refresh')} onClick={door.refresh} />
      </p>
    </div>
  );
}

function Entry({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const submit = () => {
    if (typed.trim() === '') return;
    onCode(typed);
    setTyped('');
  };
  return (
    <Form onSubmit={submit} className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('event-desk.door.typed')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={400}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit">{t('event-desk.door.check')}</Button>
    </Form>
  );
}

function Gate({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const [gate, setGate] = useState(t('event-desk.door.mainGate'));
  const door = useDoor(event.eventId, gate.trim() || t('event-desk.door.mainGate'));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const onCode = (code: string) => void door.scan(code).then(setVerdict);
  return (
    <div className="mx-auto max-w-120 space-y-5">
      <Standing door={door} />
      {door.hasFailed && <Banner tone="warning" title={t('event-desk.door.refused')} />}
      {verdict ? (
        <Result verdict={verdict} onClose={() => setVerdict(null)} />
      ) : (
        <>
          <DoorCamera onCode={onCode} />
          <Entry onCode={onCode} />
        </>
      )}
      <TextField
        label={t('event-desk.door.gate')}
        maxLength={60}
        value={gate}
        onChange={(changed) => setGate(changed.target.value)}
      />
      <Card>
        <WalkInForm event={event} admit={door.walkIn} />
      </Card>
    </div>
  );
}

/** `/events/{eventId}/door`: lets people in, with a network or without one. */
export function DoorScreen() {
  const t = useT();
  return (
    <EventFrame tab="door">
      {(event) =>
        event.status === 'PUBLISHED' ? (
          <Gate event={event} />
        ) : (
          <Banner title={t('event-desk.door.closed')} live="off" />
        )
      }
    </EventFrame>
  );
}
