import type { CourseDetail } from '@sullam/api-client/schema.gen.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

interface LineActionProps {
  readonly course: CourseDetail | undefined;
  readonly isMain?: boolean;
  readonly full?: boolean;
}

/** The next act of a bought course; nothing where it is gone or the buyer has left it. */
export function LineAction({ course, isMain = false, full = false }: LineActionProps) {
  const t = useT();
  if (!course?.isEnrolled) return null;
  const key = course.completedAt
    ? 'orders.actions.review'
    : (course.progressPercent ?? 0) > 0
      ? 'orders.actions.continue'
      : 'orders.actions.start';
  return (
    <LinkButton href={`/lms/courses/${course.courseId}`} variant={isMain ? 'primary' : 'outline'} full={full}>
      {t(key)}
    </LinkButton>
  );
}
