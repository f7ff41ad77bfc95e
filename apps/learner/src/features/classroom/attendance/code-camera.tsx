import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';

/** What browsers that read codes bring; TypeScript doesn't know it yet. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type CodeReaderClass = new (options: { formats: string[] }) => CodeReader;

const readerClass = (): CodeReaderClass | undefined =>
  (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector;

/** Can this browser read codes by itself? */
export const hasCodeReader = (): boolean => readerClass() !== undefined && 'mediaDevices' in navigator;

/** What the code stands for: the part of the address that the page reads. */
export function codeIn(scanned: string): string {
  if (!URL.canParse(scanned)) return scanned;
  return new URL(scanned).searchParams.get('c') ?? scanned;
}

const PAUSE = 250;

/** The camera, until it has seen a code. */
export function CodeCamera({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  told.current = onCode;
  const [isDenied, setDenied] = useState(false);
  useEffect(() => {
    const Reader = readerClass();
    const element = video.current;
    if (!Reader || !element) return;
    let stream: MediaStream | undefined;
    let isOver = false;
    const look = async (reader: CodeReader): Promise<void> => {
      while (!isOver) {
        const [found] = element.readyState >= 2 ? await reader.detect(element) : [];
        if (isOver) return;
        if (found) {
          told.current(codeIn(found.rawValue));
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch {
        // refused by the reader or the device: the digits are there
        setDenied(true);
        return;
      }
      if (isOver) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      element.srcObject = stream;
      await element.play();
      await look(new Reader({ formats: ['qr_code'] }));
    };
    void start();
    return () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (isDenied) return <p role="alert">{t('attendance.checkIn.denied')}</p>;
  return (
    <div className="space-y-2">
      <div className="relative aspect-square overflow-hidden rounded-xl bg-[#0c1824]">
        <video ref={video} muted playsInline className="size-full object-cover" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-[18%] rounded-xl border-4 border-[#1fd9a2]/80"
        />
      </div>
      <p className="text-sm text-muted">{t('attendance.checkIn.camera')}</p>
    </div>
  );
}
