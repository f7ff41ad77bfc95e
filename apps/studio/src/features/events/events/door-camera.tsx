import { cx } from '@sullam/ui/base/cx.ts';
import { Camera } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CodeReader, loadCodeReader } from './code-reader.ts';
import type { DoorOutcome } from './door-book.ts';

const LOOK_EVERY = 200;
/** The ticket that was just seen is still held up: it is the next one only once it was away, or another came. */
const AGAIN_AFTER = 1500;
const WANTED = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

/** Puts what the camera sees into a picture on the page; true once it moves. */
function useStream(video: RefObject<HTMLVideoElement | null>, onRefused: () => void): boolean {
  const [isPlaying, setPlaying] = useState(false);
  const refuse = useRef(onRefused);
  refuse.current = onRefused;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices.getUserMedia({ video: WANTED }).then(
      (given) => {
        stream = given;
        const screen = video.current;
        if (!screen || isGone) return stop();
        screen.srcObject = given;
        // a page that is left while the picture starts takes the picture away
        screen.play().then(
          () => setPlaying(true),
          () => undefined,
        );
      },
      () => refuse.current(),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [video]);
  return isPlaying;
}

/** Looks through the picture until there is a code in it; not while the last one is being shown. */
function useLooking(
  video: RefObject<HTMLVideoElement | null>,
  { reader, isLooking, onCode }: { reader: CodeReader; isLooking: boolean; onCode: (code: string) => void },
): void {
  const told = useRef(onCode);
  told.current = onCode;
  const last = useRef({ code: '', at: 0 });
  useEffect(() => {
    const screen = video.current;
    if (!isLooking || !screen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    last.current = { ...last.current, at: performance.now() };
    const look = async () => {
      const code = await reader.read(screen);
      if (isGone) return;
      const now = performance.now();
      const isAgain = code === last.current.code && now - last.current.at < AGAIN_AFTER;
      if (code !== null) last.current = { code, at: now };
      if (code === null || isAgain) timer = setTimeout(() => void look(), LOOK_EVERY);
      else told.current(code);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, reader, isLooking]);
}

const CORNERS = [
  'start-0 top-0 rounded-ss-2xl border-s-4 border-t-4',
  'end-0 top-0 rounded-se-2xl border-e-4 border-t-4',
  'start-0 bottom-0 rounded-es-2xl border-s-4 border-b-4',
  'end-0 bottom-0 rounded-ee-2xl border-e-4 border-b-4',
] as const;

/** Around where a ticket is held, in the colour of what it turned out to be. */
const FRAMES: Record<DoorOutcome, string> = {
  VALID: 'border-[#3be0b0]',
  DOUBLE: 'border-[#ffb938]',
  OTHER_EVENT: 'border-[#9cc4ff]',
  UNCHECKED: 'border-white',
  VOID: 'border-[#ff8f8f]',
  FORGED: 'border-[#ff8f8f]',
};

interface ViewfinderProps extends Pick<DoorCameraProps, 'outcome' | 'onCode'> {
  readonly reader: CodeReader;
  readonly onRefused: () => void;
}

function Viewfinder({ reader, outcome, onCode, onRefused }: ViewfinderProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const isPlaying = useStream(video, onRefused);
  useLooking(video, { reader, isLooking: isPlaying && outcome === null, onCode });
  return (
    <div className="relative overflow-hidden rounded-xl bg-black">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('event-desk.door.camera')}
        className="aspect-square w-full object-cover"
      />
      <div aria-hidden="true" className="absolute inset-[14%]">
        {CORNERS.map((corner) => (
          <span
            key={corner}
            className={cx('absolute size-10', corner, outcome ? FRAMES[outcome] : 'border-white/80')}
          />
        ))}
      </div>
    </div>
  );
}

interface DoorCameraProps {
  /** Stays on from one ticket to the next. */
  readonly isOn: boolean;
  /** Of the ticket that is being shown; null: the next one is looked for. */
  readonly outcome: DoorOutcome | null;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onCode: (code: string) => void;
}

/** Looks for a code through the camera, where there is one; codes can always be typed. */
export function DoorCamera({ isOn, outcome, onSwitch, onCode }: DoorCameraProps) {
  const t = useT();
  const [reader, setReader] = useState<CodeReader | null>(null);
  const [problem, setProblem] = useState<'noCamera' | 'cameraRefused' | null>(null);
  useEffect(() => {
    let isGone = false;
    if (!('mediaDevices' in navigator)) return setProblem('noCamera');
    loadCodeReader().then(
      (loaded) => !isGone && setReader(loaded),
      () => !isGone && setProblem('noCamera'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (problem === 'noCamera') return <p className="text-sm text-muted">{t('event-desk.door.noCamera')}</p>;
  if (isOn && reader)
    return (
      <Viewfinder
        reader={reader}
        outcome={outcome}
        onCode={onCode}
        onRefused={() => {
          setProblem('cameraRefused');
          onSwitch(false);
        }}
      />
    );
  return (
    <div className="space-y-2">
      <Button full size="lg" icon={Camera} pending={isOn} onClick={() => onSwitch(true)}>
        {t('event-desk.door.scan')}
      </Button>
      {problem && <p className="text-sm text-danger-text">{t('event-desk.door.cameraRefused')}</p>}
    </div>
  );
}
