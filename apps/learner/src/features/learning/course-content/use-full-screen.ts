import { type RefObject, useEffect, useState } from 'react';

/** Phones of one kind show only the picture itself in the whole screen, with controls of their own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Shows the player in the whole screen, and back. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): [isFull: boolean, turn: () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const turn = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // who refuses it has a reason, and the page stays as it is
    else if (frame.current?.requestFullscreen) void frame.current.requestFullscreen().catch(() => undefined);
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return [isFull, turn];
}
