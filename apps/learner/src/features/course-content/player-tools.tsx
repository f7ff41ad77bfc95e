import { RotateCcw } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { type RefObject, useEffect, useState } from 'react';
import type { Playback } from './use-playback.ts';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const SPEED_KEY = 'sullam.playbackSpeed';

interface PlayerToolsProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly playback: Playback;
  readonly hint?: string;
}

/** Below a player: its speed, which this browser keeps, and the way back to the start. */
export function PlayerTools({ media, playback, hint }: PlayerToolsProps) {
  const t = useT();
  const format = useFormat();
  const { storage } = useKit();
  const [speed, setSpeed] = useState(() => {
    const kept = Number(storage.getItem(SPEED_KEY));
    return SPEEDS.includes(kept) ? kept : 1;
  });
  useEffect(() => {
    if (media.current) {
      media.current.defaultPlaybackRate = speed;
      media.current.playbackRate = speed;
    }
  }, [media, speed]);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {playback.resumedAt !== null && (
            <>
              <span role="status">
                {t('course.player.resumed', { position: format.clock(playback.resumedAt * 1000) })}
              </span>
              <Button variant="ghost" size="sm" icon={RotateCcw} onClick={playback.startOver}>
                {t('course.player.startOver')}
              </Button>
            </>
          )}
          {playback.resumedAt === null && hint && <span className="max-md:hidden">{hint}</span>}
        </div>
        <div className="ms-auto flex items-center gap-3">
          <span aria-hidden="true" className="text-sm text-muted">
            {t('course.player.speed')}
          </span>
          <NativeSelect
            label={t('course.player.speed')}
            hideLabel
            value={String(speed)}
            onChange={(value) => {
              setSpeed(Number(value));
              storage.setItem(SPEED_KEY, value);
            }}
            options={SPEEDS.map((each) => ({
              value: String(each),
              label: t('course.player.speedValue', { speed: { raw: format.number(each) } }),
            }))}
            className="w-28"
          />
        </div>
      </div>
      <Hint slug="course-playback-speed" />
    </>
  );
}
