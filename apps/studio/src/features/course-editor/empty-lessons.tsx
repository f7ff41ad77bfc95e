import type { CourseReadiness } from '@sullam/api-client/schema.gen.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { editingPath } from '../builder/activity-kinds.ts';

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
