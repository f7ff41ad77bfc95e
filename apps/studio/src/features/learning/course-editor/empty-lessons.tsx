import { ApiError } from '@sullam/api-client/api-error.ts';
import type { CourseReadiness } from '@sullam/api-client/schema.gen.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Callout } from '@sullam/ui/components/banner.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { editingPath } from '../../../parts/editing-path.ts';
import { readinessQuery } from './course-editor.api.ts';

export interface EmptyLessonsProps {
  readonly courseId: number;
  readonly lessons: CourseReadiness['emptyLessons'];
  readonly onGo?: () => void;
}

/** The lessons that keep a course from being published: what each lacks, with the way to where it is added. */
export function EmptyLessons({ courseId, lessons, onGo }: EmptyLessonsProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <ul className="space-y-1 text-sm">
      {lessons.map((lesson) => (
        <li key={lesson.courseSubsectionId} className="wrap-anywhere">
          <UiLink href={editingPath(courseId, lesson)} className={textLinkClass} onClick={onGo}>
            <bdi>{text(lesson.title)}</bdi>
          </UiLink>
          {': '}
          {t(`builder.readiness.lacks.${lesson.kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** Whether publishing was refused because lessons have nothing in them yet. */
export const isRefusedForEmptyLessons = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'course.lessons-empty';

/** Beside a refusal to publish: the lessons that are empty just now. Nothing where none is any more. */
export function EmptyLessonsNotice({ courseId, onGo }: Omit<EmptyLessonsProps, 'lessons'>) {
  const t = useT();
  const lessons = useQuery({ ...readinessQuery(courseId), staleTime: 0 }).data?.emptyLessons ?? [];
  if (lessons.length === 0) return null;
  return (
    <div role="alert">
      <Callout tone="danger" title={t('builder.publish.lessonsEmpty')}>
        <EmptyLessons courseId={courseId} lessons={lessons} onGo={onGo} />
      </Callout>
    </div>
  );
}
