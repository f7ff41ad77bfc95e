import { Camera } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorOf = (): Detector | null => {
  const made = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  return made ? new made({ formats: ['qr_code'] }) : null;
};

const LOOK_EVERY = 250;

/** Looks for a code through the camera, where the browser can read one; elsewhere codes are typed. */
export function DoorCamera({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef(onCode);
  seen.current = onCode;
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [detector] = useState(detectorOf);
  useEffect(() => {
    if (!isOn || !detector) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    const look = async (screen: HTMLVideoElement) => {
      const [found] = await detector.detect(screen).catch(() => []); // a frame that isn't there yet
      if (found && !isGone) {
        isGone = true;
        seen.current(found.rawValue);
      }
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (given) => {
        stream = given;
        const screen = video.current;
        if (!screen || isGone) return;
        screen.srcObject = given;
        void screen.play();
        timer = setInterval(() => void look(screen), LOOK_EVERY);
      },
      () => {
        setRefused(true);
        setOn(false);
      },
    );
    return () => {
      isGone = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn, detector]);
  if (!detector) return <p className="text-sm text-muted">{t('event-desk.door.noCamera')}</p>;
  return isOn ? (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('event-desk.door.camera')}
      className="aspect-square w-full rounded-xl bg-black object-cover"
    />
  ) : (
    <div className="space-y-2">
      <Button full size="lg" icon={Camera} onClick={() => setOn(true)}>
        {t('event-desk.door.scan')}
      </Button>
      {isRefused && <p className="text-sm text-danger-text">{t('event-desk.door.cameraRefused')}</p>}
    </div>
  );
}
