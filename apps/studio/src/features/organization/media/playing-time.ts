import type { MediaKind } from './media.api.ts';

const PATIENCE = 8000;

/** How long a film or a sound plays, in seconds, as this browser reads it; null for anything else. */
export function playingSeconds(file: File, kind: MediaKind): Promise<number | null> {
  if (kind !== 'VIDEO' && kind !== 'AUDIO') return Promise.resolve(null);
  const element = document.createElement(kind === 'VIDEO' ? 'video' : 'audio');
  const address = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const finish = (seconds: number | null) => {
      URL.revokeObjectURL(address);
      resolve(seconds);
    };
    element.preload = 'metadata';
    element.onloadedmetadata = () => finish(Number.isFinite(element.duration) ? Math.round(element.duration) : null);
    element.onerror = () => finish(null);
    setTimeout(() => finish(null), PATIENCE);
    element.src = address;
  });
}
