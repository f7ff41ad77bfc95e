const JUMP_SECONDS = 10;

/** The next state of captions: none, then each language in turn. */
export function turnCaptions(video: HTMLVideoElement): void {
  const tracks = [...video.textTracks];
  const at = tracks.findIndex((track) => track.mode === 'showing');
  for (const track of tracks) track.mode = 'disabled';
  const next = tracks[at + 1];
  if (next) next.mode = 'showing';
}

function jump(player: HTMLMediaElement, seconds: number): void {
  player.currentTime = Math.min(Math.max(0, player.currentTime + seconds), player.duration || 0);
}

/** The keys of a player, as people know them from elsewhere. Answers whether the key was one. */
export function pressPlayerKey(player: HTMLMediaElement, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'k':
    case ' ':
      if (player.paused) void player.play();
      else player.pause();
      return true;
    case 'j':
    case 'arrowleft':
      jump(player, -JUMP_SECONDS);
      return true;
    case 'l':
    case 'arrowright':
      jump(player, JUMP_SECONDS);
      return true;
    case 'm':
      player.muted = !player.muted;
      return true;
    case 'c':
      if (player instanceof HTMLVideoElement) turnCaptions(player);
      return true;
    case 'f':
      if (document.fullscreenElement) void document.exitFullscreen();
      else void player.requestFullscreen?.();
      return true;
    default:
      return false;
  }
}
