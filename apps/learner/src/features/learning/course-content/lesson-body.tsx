import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import type { LessonProps } from '../../../lesson-kind-parts.ts';
import { LESSON_PARTS } from '../../../lesson-parts.gen.ts';
import { ArticleLesson } from './article-lesson.tsx';
import type { Lesson } from './lesson.api.ts';

/** Begins to fetch what a kind of lesson is drawn with. */
export function preloadLessonBody(kind: Lesson['kind'] | undefined): void {
  if (kind) LESSON_PARTS[kind]?.preload();
}

/** What a lesson is made of. Most lessons are articles: those are drawn without loading anything more. */
export function LessonBody({ lesson, onEnded }: LessonProps) {
  const language = useLanguage();
  const Part = LESSON_PARTS[lesson.kind];
  if (!Part) return <ArticleLesson lesson={lesson} />;
  const hasTextBelow = isLessonActivity(lesson.kind) && chooseText(lesson.text, language) !== null;
  return (
    <>
      <Part lesson={lesson} onEnded={onEnded} />
      {hasTextBelow && (
        <div className="mt-8">
          <ArticleLesson lesson={lesson} />
        </div>
      )}
    </>
  );
}
