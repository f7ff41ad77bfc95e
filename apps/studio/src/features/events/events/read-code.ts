import { decodeQR } from 'qr/decode.js';

/** Tries some more than once where a code is blurred or bent, but lets the next picture come soon. */
const PATIENCE = { effort: 4, timeLimit: 80 };

/** What the QR code in a picture says; null: there is none that can be read. */
export function readCode(picture: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  try {
    return decodeQR(picture, PATIENCE);
  } catch {
    return null; // most pictures of a camera have no code in them, and the library says so by throwing
  }
}
