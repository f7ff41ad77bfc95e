import type { KeyboardEvent } from 'react';

export const JUMP_SECONDS = 10;

/** What can be done with a recording. */
export interface PlayerActions {
  toggle: () => void;
  jump: (seconds: number) => void;
  mute: () => void;
  /** Only of a video. */
  turnCaptions?: () => void;
  turnFullScreen?: () => void;
}

const ACTIONS: Readonly<Record<string, (actions: PlayerActions) => void>> = {
  k: ({ toggle }) => toggle(),
  ' ': ({ toggle }) => toggle(),
  j: ({ jump }) => jump(-JUMP_SECONDS),
  arrowleft: ({ jump }) => jump(-JUMP_SECONDS),
  l: ({ jump }) => jump(JUMP_SECONDS),
  arrowright: ({ jump }) => jump(JUMP_SECONDS),
  m: ({ mute }) => mute(),
  c: ({ turnCaptions }) => turnCaptions?.(),
  f: ({ turnFullScreen }) => turnFullScreen?.(),
};

/** Whether what has the focus needs the key itself: a button its space, a choice of speed all of them, the volume its arrows. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLButtonElement) return key === ' ';
  return target instanceof HTMLInputElement && target.dataset.player !== 'time' && key.startsWith('Arrow');
}

/** The keys of a player, as people know them from elsewhere. */
export function pressPlayerKey(event: KeyboardEvent, actions: PlayerActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event)) return;
  const act = ACTIONS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(actions);
}

export const actionsOf = (player: () => HTMLMediaElement | null): Pick<PlayerActions, 'toggle' | 'jump' | 'mute'> => ({
  toggle: () => {
    const media = player();
    // a recording that can't be played says so itself
    if (media?.paused) void media.play().catch(() => undefined);
    else media?.pause();
  },
  jump: (seconds) => {
    const media = player();
    if (media) media.currentTime = Math.min(Math.max(0, media.currentTime + seconds), media.duration || 0);
  },
  mute: () => {
    const media = player();
    if (media) media.muted = !media.muted;
  },
});
