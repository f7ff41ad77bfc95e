import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { playsSounds } from '@sullam/web-kit/moments/sound-preference.ts';
import type { Chime } from './chime.ts';

/** Plays a sound for whoever wants one; nobody else fetches what makes it. */
export function useChime(): (chime: Chime) => void {
  const { storage } = useKit();
  return (chime) => {
    if (playsSounds(storage)) void import('./chime.ts').then(({ playChime }) => playChime(chime));
  };
}
