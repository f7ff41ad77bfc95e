import type { Localized } from '@sullam/domain/localized.ts';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

export interface CourseTrailProps {
  readonly courseId: number;
  readonly title: Localized | undefined;
  /** The part that one is in; without it the course itself. */
  readonly here?: string;
}

/** The way from the courses to a part of one of them. */
export function CourseTrail({ courseId, title, here }: CourseTrailProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <Breadcrumbs
      items={[
        { label: t('builder.titles.courses'), href: '/courses' },
        ...(title
          ? [{ label: <bdi>{text(title)}</bdi>, ...(here ? { href: `/courses/${courseId}/information` } : {}) }]
          : []),
        ...(here ? [{ label: here }] : []),
      ]}
    />
  );
}
