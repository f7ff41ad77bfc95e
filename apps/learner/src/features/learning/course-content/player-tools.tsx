import { RotateCcw } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Playback } from './use-playback.ts';

interface PlayerToolsProps {
  readonly playback: Playback;
  readonly hint?: string;
}

/** Below a player: where it went on, with the way back to the start; else its keys. */
export function PlayerTools({ playback, hint }: PlayerToolsProps) {
  const t = useT();
  const format = useFormat();
  const { resumedAt, mayResume, startOver } = playback;
  return (
    (mayResume || hint) && (
      // its room is kept: where to go on is known only once the recording is there
      <div
        className={`mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted print:hidden ${mayResume ? 'min-h-11' : 'max-md:hidden'}`}
      >
        {resumedAt !== null && (
          <>
            <span role="status">{t('course.player.resumed', { position: format.clock(resumedAt * 1000) })}</span>
            <Button variant="ghost" size="sm" icon={RotateCcw} onClick={startOver}>
              {t('course.player.startOver')}
            </Button>
          </>
        )}
        {resumedAt === null && hint && <span className="max-md:hidden">{hint}</span>}
      </div>
    )
  );
}
