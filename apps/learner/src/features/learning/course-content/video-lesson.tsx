import '../../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef } from 'react';
import type { Lesson } from './lesson.api.ts';
import { PlayerTools } from './player-tools.tsx';
import { Transcript } from './transcript.tsx';
import { useLessonFiles } from './use-lesson-files.ts';
import { usePlayback } from './use-playback.ts';
import { VideoPlayer } from './video-player.tsx';

export interface RecordingProps {
  readonly lesson: Lesson;
  readonly onEnded: () => void;
}

/** A video with captions in both languages, and its words below. */
export function VideoLesson({ lesson, onEnded }: RecordingProps) {
  const t = useT();
  const title = useAuthorText()(lesson.title);
  const video = useRef<HTMLVideoElement>(null);
  const { media, poster, captions } = useLessonFiles(lesson);
  const playback = usePlayback(video, lesson, onEnded);
  if (!media) return <EmptyState compact drawing="files" title={t('course.player.preparing')} />;
  return (
    <div className="space-y-6">
      <div>
        <VideoPlayer video={video} title={title} media={media} poster={poster} captions={captions} />
        <PlayerTools
          playback={playback}
          hint={t('course.player.keys', { back: 'J', forward: 'L', captions: 'C', screen: 'F' })}
        />
      </div>
      {playback.hasFailed && <Banner tone="danger">{t('course.player.failed')}</Banner>}
      <Transcript lesson={lesson} />
    </div>
  );
}
