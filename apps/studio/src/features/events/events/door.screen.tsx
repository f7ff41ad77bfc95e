import { stickyHead } from '@sullam/ui/base/sticky-part.ts';
import '../../../app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { RefreshCw, Volume2, VolumeX, X } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { useCan, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useCallback, useEffect, useState } from 'react';
import { DoorCamera } from './door-camera.tsx';
import { DoorEntry } from './door-entry.tsx';
import { DoorResult } from './door-result.tsx';
import { type DoorSignals, useDoorSignals } from './door-signals.ts';
import { DoorFigures, DoorWarnings } from './door-standing.tsx';
import { type Door, type Seen, useDoor } from './use-door.ts';
import { useDoorPage } from './use-door-page.ts';
import { WalkInForm } from './walk-in-form.tsx';

/** What a scan is by the device's own word until the server's comes, which knows all devices. */
function useShown(door: Door, signals: DoorSignals) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const finding = door.findings.find(({ scanId }) => scanId === seen?.scanId);
  const verdict = seen && (finding ? { ...seen.verdict, ...finding, isProvisional: false } : seen.verdict);
  const outcome = verdict?.outcome;
  useEffect(() => {
    if (seen && outcome) signals.give(outcome);
  }, [seen, outcome, signals]);
  const { dismiss } = door;
  const scanId = finding?.scanId;
  const close = useCallback(() => {
    if (scanId) dismiss([scanId]);
    setSeen(null);
  }, [dismiss, scanId]);
  return { seen, verdict, show: setSeen, close };
}

function Gate({ door, signals }: { readonly door: Door; readonly signals: DoorSignals }) {
  const t = useT();
  const notify = useNotify();
  const [isCameraOn, setCameraOn] = useState(false);
  const { seen, verdict, show, close } = useShown(door, signals);
  const { mutate: undo } = useMutation({ mutationFn: door.undo });
  const onCode = (code: string) => {
    signals.prepare();
    void door.scan(code).then(show);
  };
  const takeBack = (scan: Seen) => {
    close();
    undo(scan, {
      onSuccess: (isDone) =>
        notify({
          tone: isDone ? 'success' : 'info',
          text: t(isDone ? 'event-desk.door.undone' : 'event-desk.door.undoLater'),
        }),
    });
  };
  if (!door.list) return null;
  return (
    <>
      <DoorCamera
        isOn={isCameraOn}
        outcome={verdict?.outcome ?? null}
        onSwitch={(isOn) => {
          signals.prepare();
          setCameraOn(isOn);
        }}
        onCode={onCode}
      />
      {seen && verdict && (
        <DoorResult
          key={seen.scanId}
          verdict={verdict}
          onClose={close}
          onUndo={verdict.outcome === 'VALID' && verdict.eventEnrollmentId !== null ? () => takeBack(seen) : undefined}
        />
      )}
      <DoorEntry list={door.list} inside={door.inside} onCode={onCode} />
    </>
  );
}

interface HeadProps {
  readonly eventId: number;
  readonly door: Door;
  readonly gate: string;
  readonly isSoundOn: boolean;
  readonly onSound: (isOn: boolean) => void;
}

/** The way back: to the event's own pages for who edits it, else to the one that everybody sees. */
function Head({ eventId, door, gate, isSoundOn, onSound }: HeadProps) {
  const t = useT();
  const kit = useKit();
  const edits = useCan()('organization_update_social_events');
  const back = edits ? `/studio/events/${eventId}/attendees` : learnerAddress(kit.bootstrap, `/event/${eventId}`);
  return (
    <header ref={stickyHead} className="sticky top-0 z-1000 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-120 items-center gap-2 px-2">
        <a
          href={back}
          aria-label={t('event-desk.door.leave')}
          title={t('event-desk.door.leave')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-ink hover:bg-subtle"
        >
          <Icon of={X} />
        </a>
        <div className="min-w-0 flex-1 text-center">
          <h1 className="clip-line text-base font-semibold">
            {door.list ? <AuthorTextFor text={door.list.title} unmarked /> : t('event-desk.titles.door')}
          </h1>
          <p className="clip-line text-sm text-muted">
            <bdi>{gate}</bdi>
          </p>
        </div>
        <IconButton
          icon={isSoundOn ? Volume2 : VolumeX}
          label={t('event-desk.door.sound')}
          aria-pressed={isSoundOn}
          onClick={() => onSound(!isSoundOn)}
        />
        <IconButton icon={RefreshCw} label={t('event-desk.door.refresh')} onClick={door.refresh} />
      </div>
    </header>
  );
}

/** `/events/{eventId}/door`: lets people in, with a network or without one. All that it needs is in the list that the device keeps. */
export function DoorScreen() {
  const t = useT();
  const eventId = usePathId('eventId');
  const main = t('event-desk.door.mainGate');
  const [typedGate, setGate] = useState(main);
  const [isSoundOn, setSoundOn] = useStoredFlag('door-sound', true);
  const gate = typedGate.trim() || main;
  const door = useDoor(eventId, gate);
  const signals = useDoorSignals(isSoundOn);
  useDoorPage(eventId);
  usePageTitle(useAuthorText()(door.list?.title) || undefined);
  return (
    <div data-workspace className="min-h-dvh pb-8">
      <Head eventId={eventId} door={door} gate={gate} isSoundOn={isSoundOn} onSound={setSoundOn} />
      <div className="mx-auto max-w-120 space-y-5 p-4">
        <DoorWarnings door={door} />
        <Gate door={door} signals={signals} />
        <DoorFigures door={door} />
        {door.list && (
          <Card className="space-y-6">
            <WalkInForm ticketTypes={door.list.ticketTypes} admit={door.walkIn} />
            <TextField
              label={t('event-desk.door.gate')}
              maxLength={60}
              value={typedGate}
              onChange={(changed) => setGate(changed.target.value)}
            />
          </Card>
        )}
        {!door.isOnline && door.list && (
          <Banner tone="info" live="off">
            {t('event-desk.door.offlineText')}
          </Banner>
        )}
      </div>
    </div>
  );
}
