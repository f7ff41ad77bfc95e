import { Banner } from '@sullam/ui/components/banner.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { LANGUAGE_KEYS } from '../catalogue/language-words.ts';
import type { Lesson } from './lesson.api.ts';
import { pressPlayerKey } from './player-keys.ts';
import { PlayerTools } from './player-tools.tsx';
import { Transcript } from './transcript.tsx';
import { useLessonFiles } from './use-lesson-files.ts';
import { usePlayback } from './use-playback.ts';

export interface RecordingProps {
  readonly lesson: Lesson;
  readonly onEnded: () => void;
}

/** Keys of the whole player, unless a control in it has the focus and uses them itself. */
export function onPlayerKey(event: KeyboardEvent<HTMLElement>, player: HTMLMediaElement | null): void {
  const isOwnControl = event.target instanceof HTMLSelectElement || event.target instanceof HTMLButtonElement;
  if (!player || isOwnControl || event.ctrlKey || event.metaKey || event.altKey) return;
  if (pressPlayerKey(player, event.key)) event.preventDefault();
}

/** A video with captions in both languages. The player itself runs left to right in either language. */
export function VideoLesson({ lesson, onEnded }: RecordingProps) {
  const t = useT();
  const language = useLanguage();
  const title = useAuthorText()(lesson.title);
  const video = useRef<HTMLVideoElement>(null);
  const { media, poster, captions } = useLessonFiles(lesson);
  const playback = usePlayback(video, lesson, onEnded);
  if (!media) return <EmptyState compact drawing="files" title={t('course.player.preparing')} />;
  return (
    <div className="space-y-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the player inside, which has the focus */}
      <div onKeyDown={(event) => onPlayerKey(event, video.current)}>
        <div dir="ltr" className="overflow-hidden rounded-lg bg-black">
          {/* biome-ignore lint/a11y/useMediaCaption: authors add captions; a recording without them says so by having none */}
          <video
            ref={video}
            src={media.url}
            poster={poster?.url}
            controls
            playsInline
            preload="metadata"
            width={media.width ?? 1280}
            height={media.height ?? 720}
            aria-label={t('course.player.region', { title })}
            className="aspect-video h-auto max-h-[72vh] w-full"
          >
            {captions.map((caption) => (
              <track
                key={caption.language}
                kind="captions"
                src={caption.media.url}
                srcLang={caption.language}
                label={t(LANGUAGE_KEYS[caption.language])}
                default={caption.language === language}
              />
            ))}
          </video>
        </div>
        <PlayerTools
          media={video}
          playback={playback}
          hint={t('course.player.keys', { back: 'J', forward: 'L', captions: 'C', screen: 'F' })}
        />
      </div>
      {playback.hasFailed && <Banner tone="danger">{t('course.player.failed')}</Banner>}
      <Transcript lesson={lesson} />
    </div>
  );
}
