import { chooseText } from '@sullam/domain/localized.ts';
import { type ActivityKind, isActivity } from '@sullam/domain/subsection-kinds.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { ActivityCard } from './activity-card.tsx';
import { ArticleLesson } from './article-lesson.tsx';
import type { Lesson } from './lesson.api.ts';
import type { RecordingProps } from './video-lesson.tsx';

const VideoLesson = suspendingPart(() => import('./video-lesson.tsx').then((file) => file.VideoLesson));
const AudioLesson = suspendingPart(() => import('./audio-lesson.tsx').then((file) => file.AudioLesson));
const DocumentLesson = suspendingPart(() => import('./document-lesson.tsx').then((file) => file.DocumentLesson));
const EmbedLesson = suspendingPart(() => import('./embed-lesson.tsx').then((file) => file.EmbedLesson));

/** What each kind is drawn with; most lessons are articles, so those are there at once. */
const BODIES = { VIDEO: VideoLesson, AUDIO: AudioLesson, DOCUMENT: DocumentLesson, EMBED: EmbedLesson };

/** What is drawn as a text: an article, and what an activity says before the way to its own pages. */
const isText = (kind: Lesson['kind']): kind is 'ARTICLE' | ActivityKind => kind === 'ARTICLE' || isActivity(kind);

/** Begins to fetch what a kind of lesson is drawn with. */
export function preloadLessonBody(kind: Lesson['kind'] | undefined): void {
  if (kind && !isText(kind)) BODIES[kind].preload();
}

/** What a lesson is made of. */
export function LessonBody({ lesson, onEnded }: RecordingProps) {
  const language = useLanguage();
  const { kind } = lesson;
  if (kind === 'ARTICLE') return <ArticleLesson lesson={lesson} />;
  if (isActivity(kind))
    return (
      <>
        {chooseText(lesson.text, language) && <ArticleLesson lesson={lesson} />}
        <ActivityCard kind={kind} lesson={lesson} />
      </>
    );
  const Body = BODIES[kind];
  return <Body lesson={lesson} onEnded={onEnded} />;
}
