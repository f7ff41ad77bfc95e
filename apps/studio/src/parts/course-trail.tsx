import type { Localized } from '@sullam/domain/localized.ts';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

export interface CourseTrailProps {
  readonly courseId: number;
  readonly title: Localized | undefined;
  /** The lesson that one is in; without it the course itself. */
  readonly lesson?: Localized;
}

/** The way from the courses to one of them, and to a lesson of its outline. */
export function CourseTrail({ courseId, title, lesson }: CourseTrailProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <Breadcrumbs
      items={[
        { label: t('builder.titles.courses'), href: '/courses' },
        ...(title
          ? [{ label: <bdi>{text(title)}</bdi>, ...(lesson ? { href: `/courses/${courseId}/outline` } : {}) }]
          : []),
        ...(lesson ? [{ label: <bdi>{text(lesson)}</bdi> }] : []),
      ]}
    />
  );
}
