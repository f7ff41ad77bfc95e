import { chooseText } from '@sullam/domain/localized.ts';
import { isActivity } from '@sullam/domain/subsection-kinds.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { ACTIVITIES } from './activity.tsx';
import { ArticleLesson } from './article-lesson.tsx';
import type { Lesson } from './lesson.api.ts';
import type { RecordingProps } from './video-lesson.tsx';

const VideoLesson = suspendingPart(() => import('./video-lesson.tsx').then((file) => file.VideoLesson));
const AudioLesson = suspendingPart(() => import('./audio-lesson.tsx').then((file) => file.AudioLesson));
const DocumentLesson = suspendingPart(() => import('./document-lesson.tsx').then((file) => file.DocumentLesson));
const EmbedLesson = suspendingPart(() => import('./embed-lesson.tsx').then((file) => file.EmbedLesson));

/** What each kind is drawn with; most lessons are articles, so those are there at once. */
const BODIES = { VIDEO: VideoLesson, AUDIO: AudioLesson, DOCUMENT: DocumentLesson, EMBED: EmbedLesson };

/** Begins to fetch what a kind of lesson is drawn with. */
export function preloadLessonBody(kind: Lesson['kind'] | undefined): void {
  if (!kind || kind === 'ARTICLE') return;
  const part = isActivity(kind) ? ACTIVITIES[kind] : BODIES[kind];
  part.preload();
}

/** What a lesson is made of. */
export function LessonBody({ lesson, onEnded }: RecordingProps) {
  const language = useLanguage();
  const { kind } = lesson;
  if (kind === 'ARTICLE') return <ArticleLesson lesson={lesson} />;
  if (isActivity(kind)) {
    const Activity = ACTIVITIES[kind];
    return (
      <>
        <Activity lesson={lesson} />
        {chooseText(lesson.text, language) && (
          <div className="mt-8">
            <ArticleLesson lesson={lesson} />
          </div>
        )}
      </>
    );
  }
  const Body = BODIES[kind];
  return <Body lesson={lesson} onEnded={onEnded} />;
}
