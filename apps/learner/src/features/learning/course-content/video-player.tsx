import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Play } from '@sullam/ui/base/icons.ts';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import { LANGUAGE_KEYS } from '../../../parts/language-words.ts';
import type { Lesson } from './lesson.api.ts';
import { PlayerControls } from './player-controls.tsx';
import { actionsOf, pressPlayerKey } from './player-keys.ts';
import { useCaptions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayerState } from './use-player-state.ts';
import { useResting } from './use-resting.ts';

interface VideoPlayerProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly title: string;
  readonly media: NonNullable<Lesson['media']>;
  readonly poster: Lesson['poster'];
  readonly captions: Lesson['captions'];
}

/** A video with what it is played with lying over it, which goes while somebody only watches. */
export function VideoPlayer({ video, title, media, poster, captions }: VideoPlayerProps) {
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const state = usePlayerState(video);
  const spoken = useCaptions(
    video,
    useMemo(() => captions.map(({ language }) => language), [captions]),
  );
  const [isFull, turnFullScreen] = useFullScreen(frame, video);
  const [isResting, wake] = useResting(state.isPlaying);
  const wasResting = useRef(false);
  const actions = { ...actionsOf(() => video.current), turnCaptions: spoken.turn, turnFullScreen };
  const arrive = (event: PointerEvent) => {
    if (event.type === 'pointerdown') wasResting.current = isResting;
    wake();
  };
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t('course.player.region', { title })}
      data-resting={isResting || undefined}
      onKeyDown={(event) => {
        wake();
        pressPlayerKey(event, actions);
      }}
      onPointerMove={arrive}
      onPointerDown={arrive}
      onFocus={wake}
      className="player-frame group/player relative overflow-hidden rounded-lg bg-black text-white outline-none data-resting:cursor-none"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: authors add captions; a recording without them says so by having none */}
      <video
        ref={video}
        src={media.url}
        poster={poster?.url}
        playsInline
        preload="metadata"
        width={media.width ?? 1280}
        height={media.height ?? 720}
        // the first touch brings the controls back, the next one stops
        onClick={(event) => {
          const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
          if (!isTouch || !wasResting.current) actions.toggle();
        }}
        className="aspect-video h-auto max-h-[72vh] w-full"
      >
        {captions.map((caption) => (
          <track
            key={caption.language}
            kind="captions"
            src={caption.media.url}
            srcLang={caption.language}
            label={t(LANGUAGE_KEYS[caption.language])}
          />
        ))}
      </video>
      {state.isWaiting && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <Spinner size={32} label={t('common.states.loading')} />
        </span>
      )}
      {!state.hasBegun && (
        <button
          type="button"
          // the same stands among the controls
          aria-hidden="true"
          tabIndex={-1}
          onClick={actions.toggle}
          className="absolute inset-0 grid place-items-center pb-16"
        >
          <span className="grid size-16 place-items-center rounded-full bg-black/60 text-white">
            <Icon of={Play} size={32} />
          </span>
        </button>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-0">
        {spoken.lines.length > 0 && (
          <p
            lang={spoken.shown ?? undefined}
            dir="auto"
            className={cx(
              'absolute inset-x-0 mx-auto w-fit max-w-11/12 rounded-sm bg-black/80 px-3 py-1 text-center whitespace-pre-line max-sm:text-sm',
              // above the controls while they are there, else at the foot of the picture
              isResting ? 'bottom-3' : 'bottom-full',
            )}
          >
            {spoken.lines.join('\n')}
          </p>
        )}
        <div className="pointer-events-auto bg-[linear-gradient(to_top_in_oklab,#000000e6,#00000099_70%,transparent)] px-2 pt-6 pb-1 transition-opacity group-data-resting/player:pointer-events-none group-data-resting/player:opacity-0 has-[:focus-visible]:opacity-100! motion-reduce:transition-none print:hidden">
          <PlayerControls
            media={video}
            state={state}
            seconds={media.durationSeconds}
            actions={actions}
            captions={spoken}
            isFull={isFull}
          />
        </div>
      </div>
    </section>
  );
}
