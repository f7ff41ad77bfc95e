import { Icon } from '@sullam/ui/base/icon.tsx';
import { Headphones } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef } from 'react';
import { PlayerTools } from './player-tools.tsx';
import { Transcript } from './transcript.tsx';
import { useLessonFiles } from './use-lesson-files.ts';
import { usePlayback } from './use-playback.ts';
import { onPlayerKey, type RecordingProps } from './video-lesson.tsx';

/** A recording to listen to, with its words below. */
export function AudioLesson({ lesson, onEnded }: RecordingProps) {
  const t = useT();
  const title = useAuthorText()(lesson.title);
  const audio = useRef<HTMLAudioElement>(null);
  const { media } = useLessonFiles(lesson);
  const playback = usePlayback(audio, lesson, onEnded);
  if (!media) return <EmptyState compact drawing="files" title={t('course.player.preparing')} />;
  return (
    <div className="space-y-6">
      <Card>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the player inside, which has the focus */}
        <div onKeyDown={(event) => onPlayerKey(event, audio.current)}>
          <div className="flex items-center gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text max-sm:hidden">
              <Icon of={Headphones} size={24} />
            </span>
            <div dir="ltr" className="min-w-0 flex-1">
              {/* biome-ignore lint/a11y/useMediaCaption: its words stand below as a text */}
              <audio
                ref={audio}
                src={media.url}
                controls
                preload="metadata"
                aria-label={t('course.player.region', { title })}
                className="w-full"
              />
            </div>
          </div>
          <PlayerTools media={audio} playback={playback} />
        </div>
      </Card>
      {playback.hasFailed && <Banner tone="danger">{t('course.player.failed')}</Banner>}
      <Transcript lesson={lesson} isOpen />
    </div>
  );
}
