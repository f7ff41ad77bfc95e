import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef } from 'react';
import { PlayerControls } from './player-controls.tsx';
import { actionsOf, pressPlayerKey } from './player-keys.ts';
import { PlayerTools } from './player-tools.tsx';
import { Transcript } from './transcript.tsx';
import { useLessonFiles } from './use-lesson-files.ts';
import { usePlayback } from './use-playback.ts';
import { usePlayerState } from './use-player-state.ts';
import type { RecordingProps } from './video-lesson.tsx';

/** A recording to listen to, with its words below. */
export function AudioLesson({ lesson, onEnded }: RecordingProps) {
  const t = useT();
  const title = useAuthorText()(lesson.title);
  const audio = useRef<HTMLAudioElement>(null);
  const { media } = useLessonFiles(lesson);
  const playback = usePlayback(audio, lesson, onEnded);
  const state = usePlayerState(audio);
  const actions = actionsOf(() => audio.current);
  if (!media) return <EmptyState compact drawing="files" title={t('course.player.preparing')} />;
  return (
    <div className="space-y-6">
      <div>
        <Card padding="none">
          <section
            tabIndex={-1}
            aria-label={t('course.player.region', { title })}
            onKeyDown={(event) => pressPlayerKey(event, actions)}
            className="px-2 py-3 outline-none [--line-color:var(--c-primary)] sm:px-4"
          >
            {/* biome-ignore lint/a11y/useMediaCaption: its words stand below as a text */}
            <audio ref={audio} src={media.url} preload="metadata" />
            <PlayerControls media={audio} state={state} seconds={media.durationSeconds} actions={actions} />
          </section>
        </Card>
        <PlayerTools playback={playback} />
      </div>
      {playback.hasFailed && <Banner tone="danger">{t('course.player.failed')}</Banner>}
      <Transcript lesson={lesson} isOpen />
    </div>
  );
}
