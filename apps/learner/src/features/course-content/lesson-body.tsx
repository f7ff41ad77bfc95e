import { ArticleLesson } from './article-lesson.tsx';
import { AudioLesson } from './audio-lesson.tsx';
import { DocumentLesson } from './document-lesson.tsx';
import { EmbedLesson } from './embed-lesson.tsx';
import { type RecordingProps, VideoLesson } from './video-lesson.tsx';

/** What a lesson is made of. */
export function LessonBody({ lesson, onEnded }: RecordingProps) {
  switch (lesson.kind) {
    case 'VIDEO':
      return <VideoLesson lesson={lesson} onEnded={onEnded} />;
    case 'AUDIO':
      return <AudioLesson lesson={lesson} onEnded={onEnded} />;
    case 'DOCUMENT':
      return <DocumentLesson lesson={lesson} />;
    case 'EMBED':
      return <EmbedLesson lesson={lesson} />;
    default:
      return <ArticleLesson lesson={lesson} />;
  }
}
