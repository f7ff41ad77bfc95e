import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, CircleHelp, Clock, Diamond, type LucideIcon, OctagonX, Undo2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DoorOutcome, Verdict } from './door-book.ts';

/** Shape, word and colour differ together: nobody has to see colours to stand at a door. */
const LOOKS: Record<DoorOutcome, { icon: LucideIcon; ground: string }> = {
  VALID: { icon: CircleCheck, ground: 'bg-[#0b6b43]' },
  DOUBLE: { icon: Clock, ground: 'bg-[#8a4b00]' },
  OTHER_EVENT: { icon: Diamond, ground: 'bg-[#1d4f91]' },
  UNCHECKED: { icon: CircleHelp, ground: 'bg-[#4a5563]' },
  VOID: { icon: OctagonX, ground: 'bg-[#a01c2c]' },
  FORGED: { icon: OctagonX, ground: 'bg-[#a01c2c]' },
};

const CLOSES_AFTER = 2000;

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-white/80">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What there is to say of a ticket besides whose it is. */
function Facts({ verdict }: { readonly verdict: Verdict }) {
  const t = useT();
  const format = useFormat();
  const { outcome, ticketType, firstAt, gate, other } = verdict;
  if (outcome === 'FORGED' || outcome === 'UNCHECKED' || outcome === 'VOID')
    return <p className="mt-4">{t(`event-desk.door.because.${outcome}`)}</p>;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-4">
      {ticketType && (
        <Fact name={t('event-tickets.columns.type')}>
          <AuthorTextFor text={ticketType} unmarked />
        </Fact>
      )}
      {outcome === 'DOUBLE' && firstAt && (
        <Fact name={t('event-desk.door.since')}>
          <time dateTime={firstAt}>{format.dateTime(firstAt)}</time>
        </Fact>
      )}
      {outcome === 'DOUBLE' && gate && (
        <Fact name={t('event-desk.door.gate')}>
          <bdi>{gate}</bdi>
        </Fact>
      )}
      {other && (
        <>
          <Fact name={t('event-desk.titles.event')}>
            <AuthorTextFor text={other.title} unmarked />
          </Fact>
          <Fact name={t('event-desk.door.begins')}>{format.dateTime(other.startTime)}</Fact>
          <Fact name={t('event-desk.fields.place')}>
            <AuthorTextFor text={other.place} unmarked />
          </Fact>
        </>
      )}
    </dl>
  );
}

interface DoorResultProps {
  readonly verdict: Verdict;
  readonly onClose: () => void;
  /** Given where it can be taken back. */
  readonly onUndo?: (() => void) | undefined;
}

/** What a ticket is, for the whole width of a phone. Who may come in needs no press; everything else waits for one. */
export function DoorResult({ verdict, onClose, onUndo }: DoorResultProps) {
  const t = useT();
  const next = useRef<HTMLButtonElement>(null);
  const { outcome, name, isProvisional } = verdict;
  const { icon, ground } = LOOKS[outcome];
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    if (outcome !== 'VALID') return;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [outcome, onClose]);
  return (
    <div
      role="status"
      className={cx(
        'flex flex-col rounded-xl p-6 text-white shadow-lg max-md:fixed max-md:m-0! max-md:inset-x-0 max-md:bottom-0 max-md:z-1100 max-md:min-h-94 max-md:rounded-b-none max-md:pb-[calc(24px+env(safe-area-inset-bottom))]',
        ground,
      )}
    >
      <div className="flex items-center gap-4">
        <Icon of={icon} size={32} />
        <div className="min-w-0">
          <p className="text-2xl font-semibold">{t(`event-desk.outcomes.${outcome}`)}</p>
          {name && (
            <p className="text-xl wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
      </div>
      <Facts verdict={verdict} />
      {isProvisional && <p className="mt-4">{t('event-desk.door.provisional')}</p>}
      <div className="mt-auto space-y-2 pt-6">
        <Button
          ref={next}
          variant="outline"
          full
          size="lg"
          className="border-white bg-white text-[#12202d] hover:bg-white/90"
          onClick={onClose}
        >
          {t('event-desk.door.next')}
        </Button>
        {onUndo && (
          <Button variant="ghost" full size="lg" icon={Undo2} className="text-white hover:bg-white/15" onClick={onUndo}>
            {t('event-desk.door.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
