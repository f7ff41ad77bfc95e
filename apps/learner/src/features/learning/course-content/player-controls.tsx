import './player.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  Captions as CaptionsIcon,
  CaptionsOff,
  type LucideIcon,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CSSProperties, RefObject } from 'react';
import { LANGUAGE_KEYS } from '../../../parts/language-words.ts';
import { useLessonAside } from './lesson-aside.ts';
import { JUMP_SECONDS, type PlayerActions } from './player-keys.ts';
import { PlayerSelect } from './player-select.tsx';
import type { Captions } from './use-captions.ts';
import type { PlayerState } from './use-player-state.ts';
import { SPEEDS, useSpeed } from './use-speed.ts';

interface PlayerButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  readonly isOn?: boolean;
}

function PlayerButton({ icon, label, onClick, isOn }: PlayerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/12 focus-visible:-outline-offset-2"
    >
      <Icon of={icon} size={20} />
    </button>
  );
}

export interface PlayerControlsProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly state: PlayerState;
  readonly actions: PlayerActions;
  /** How long it takes, as far as the server knows: until the recording itself says it. */
  readonly seconds: number | null;
  /** Of a video. */
  readonly captions?: Captions;
  readonly isFull?: boolean;
}

const HOUR_SECONDS = 3600;

const share = (part: number, whole: number): string => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

/** Moments that are marked on the line: stars above it, for the pointer; where they come from, keys reach them too. */
function Marks({ media, length }: { readonly media: RefObject<HTMLMediaElement | null>; readonly length: number }) {
  const { marks } = useLessonAside();
  return marks
    .filter(({ seconds }) => seconds <= length)
    .map(({ seconds, label }, at) => (
      <button
        key={`${seconds}-${at}`}
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        title={label}
        onClick={() => {
          if (media.current) media.current.currentTime = seconds;
        }}
        className="player-mark"
        style={{ '--at': seconds / length } as CSSProperties}
      />
    ));
}

/** Where one is, and how long it takes: from left to right, as all players have it. */
function Line({ media, state, seconds }: Pick<PlayerControlsProps, 'media' | 'state' | 'seconds'>) {
  const t = useT();
  const format = useFormat();
  const { position, loaded } = state;
  const length = state.length || (seconds ?? 0);
  const [at, whole] = [position, length].map((each) => format.clock(each * 1000));
  // the line doesn't change its place while the figures do
  const room = { minWidth: length < HOUR_SECONDS ? '3em' : '4.2em' };
  return (
    <div dir="ltr" className="flex items-center gap-2.5 px-2 text-sm tabular">
      <span aria-hidden="true" className="text-end" style={room}>
        {at}
      </span>
      <span className="relative flex min-w-0 flex-1">
        {length > 0 && <Marks media={media} length={length} />}
        <input
          type="range"
          data-player="time"
          aria-label={t('course.player.time')}
          aria-valuetext={t('course.player.position', { position: at ?? '', length: whole ?? '' })}
          min={0}
          max={Math.max(length, 0.1)}
          step="any"
          value={position}
          onChange={(event) => {
            if (media.current) media.current.currentTime = Number(event.currentTarget.value);
          }}
          className="player-line min-w-0 flex-1"
          style={{ '--played': share(position, length), '--loaded': share(loaded, length) } as CSSProperties}
        />
      </span>
      <span aria-hidden="true" style={room}>
        {whole}
      </span>
    </div>
  );
}

function Volume({ media, state, actions }: PlayerControlsProps) {
  const t = useT();
  const { volume, isMuted } = state;
  const shown = isMuted ? 0 : volume;
  return (
    <div className="flex items-center">
      <PlayerButton
        icon={isMuted ? VolumeX : Volume2}
        label={t(isMuted ? 'course.player.unmute' : 'course.player.mute')}
        onClick={actions.mute}
      />
      {/* a phone has keys for it */}
      <input
        dir="ltr"
        type="range"
        aria-label={t('course.player.volume')}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        onChange={(event) => {
          if (!media.current) return;
          media.current.volume = Number(event.currentTarget.value);
          media.current.muted = false;
        }}
        className="player-line w-20! max-sm:hidden"
        style={{ '--played': share(shown, 1), '--loaded': share(shown, 1) } as CSSProperties}
      />
    </div>
  );
}

function CaptionChoice({ captions }: { readonly captions: Captions }) {
  const t = useT();
  const { languages, shown, show, turn } = captions;
  const icon = shown === null ? CaptionsOff : CaptionsIcon;
  if (languages.length === 0) return null;
  if (languages.length === 1)
    return <PlayerButton icon={icon} label={t('course.player.captions')} isOn={shown !== null} onClick={turn} />;
  return (
    <PlayerSelect
      label={t('course.player.captions')}
      value={shown ?? ''}
      onChange={(value) => show(languages.find((language) => language === value) ?? null)}
      options={[
        { value: '', label: t('course.player.captionsOff') },
        ...languages.map((language) => ({ value: language, label: t(LANGUAGE_KEYS[language]) })),
      ]}
    >
      <Icon of={icon} size={20} />
    </PlayerSelect>
  );
}

/** What a recording is played with. Time and its steps run left to right; the order of the groups follows the page. */
export function PlayerControls(props: PlayerControlsProps) {
  const { media, state, actions, seconds, captions, isFull } = props;
  const t = useT();
  const format = useFormat();
  const [speed, setSpeed] = useSpeed(media);
  const speedText = (value: number) => t('course.player.speedValue', { speed: { raw: format.number(value) } });
  return (
    <>
      <Line media={media} state={state} seconds={seconds} />
      <div className="flex items-center gap-x-1">
        <div dir="ltr" className="flex">
          <PlayerButton
            icon={RotateCcw}
            label={t('course.player.back', { count: JUMP_SECONDS })}
            onClick={() => actions.jump(-JUMP_SECONDS)}
          />
          <PlayerButton
            icon={state.isPlaying ? Pause : Play}
            label={t(state.isPlaying ? 'course.player.pause' : 'course.player.play')}
            onClick={actions.toggle}
          />
          <PlayerButton
            icon={RotateCw}
            label={t('course.player.forward', { count: JUMP_SECONDS })}
            onClick={() => actions.jump(JUMP_SECONDS)}
          />
        </div>
        <Volume {...props} />
        <div className="ms-auto flex items-center">
          <PlayerSelect
            label={t('course.player.speed')}
            value={String(speed)}
            onChange={(value) => setSpeed(Number(value))}
            options={SPEEDS.map((each) => ({ value: String(each), label: speedText(each) }))}
          >
            {speedText(speed)}
          </PlayerSelect>
          {captions && <CaptionChoice captions={captions} />}
          {actions.turnFullScreen && (
            <PlayerButton
              icon={isFull ? Minimize : Maximize}
              label={t(isFull ? 'course.player.exitFullscreen' : 'course.player.fullscreen')}
              onClick={actions.turnFullScreen}
            />
          )}
        </div>
      </div>
    </>
  );
}
