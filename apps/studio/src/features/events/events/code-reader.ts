/** What finds a QR code in what a camera shows. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string | null>;
}

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const QR = 'qr_code';

/** The browser's own, where it has one that reads QR codes: some have the class without any format. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes(QR)) return null;
  const detector = new BarcodeDetector({ formats: [QR] });
  return {
    read: async (video) => {
      const [found] = await detector.detect(video).catch(() => []); // a frame that isn't there yet
      return found?.rawValue ?? null;
    },
  };
}

/** Wide enough for the small squares of a ticket's code, few enough points to be looked through several times a second. */
const SIDE = 720;

/** One written in JavaScript, for the browsers of iPhones and for Firefox. It looks at the square that the page shows of the picture. */
async function ownReader(): Promise<CodeReader> {
  const { readCode } = await import('./read-code.ts');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const { videoWidth, videoHeight } = video;
      const shown = Math.min(videoWidth, videoHeight);
      if (!drawing || shown === 0) return null;
      const side = Math.min(shown, SIDE);
      canvas.width = side;
      canvas.height = side;
      drawing.drawImage(video, (videoWidth - shown) / 2, (videoHeight - shown) / 2, shown, shown, 0, 0, side, side);
      return readCode(drawing.getImageData(0, 0, side, side));
    },
  };
}

/** Fetched as the page opens, not with the first ticket: by then there may be no network. */
export const loadCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? ownReader();
