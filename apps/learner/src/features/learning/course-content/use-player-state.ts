import { type RefObject, useEffect, useState } from 'react';

export interface PlayerState {
  isPlaying: boolean;
  /** It plays, but what comes next is not here yet. */
  isWaiting: boolean;
  hasBegun: boolean;
  /** In seconds; the length is 0 until it is known. */
  position: number;
  length: number;
  /** Up to where it has come from the server, in seconds. */
  loaded: number;
  volume: number;
  isMuted: boolean;
}

const NOTHING: PlayerState = {
  isPlaying: false,
  isWaiting: false,
  hasBegun: false,
  position: 0,
  length: 0,
  loaded: 0,
  volume: 1,
  isMuted: false,
};

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'waiting',
  'playing',
  'canplay',
];

/** Up to where what is played now has come. */
function loadedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime && currentTime <= buffered.end(at)) return buffered.end(at);
  return currentTime;
}

const stateOf = (player: HTMLMediaElement): PlayerState => ({
  isPlaying: !player.paused && !player.ended,
  isWaiting: !player.paused && !player.ended && player.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  hasBegun: !player.paused || player.currentTime > 0,
  position: player.currentTime,
  length: Number.isFinite(player.duration) ? player.duration : 0,
  loaded: loadedTo(player),
  volume: player.volume,
  isMuted: player.muted || player.volume === 0,
});

/** What a player does, as it does it. */
export function usePlayerState(media: RefObject<HTMLMediaElement | null>): PlayerState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    const player = media.current;
    if (!player) return;
    const read = () => setState(stateOf(player));
    read();
    for (const name of EVENTS) player.addEventListener(name, read);
    return () => {
      for (const name of EVENTS) player.removeEventListener(name, read);
    };
  }, [media]);
  return state;
}
