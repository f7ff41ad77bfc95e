import { chooseText, isWritten } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CourseDetail } from './course.api.ts';

type Points = CourseDetail['outcomes'];

const written = (points: Points): Points => points.filter((point) => isWritten(point));

interface PointListProps {
  readonly title: string;
  readonly points: Points;
  /** Ticks, in two columns: what one will learn. */
  readonly isTicked?: boolean;
}

function PointList({ title, points, isTicked }: PointListProps) {
  const list = written(points);
  if (list.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-panel">{title}</h2>
      <ul className={isTicked ? 'grid gap-x-8 gap-y-2.5 sm:grid-cols-2' : 'max-w-reading list-disc space-y-1.5 ps-5'}>
        {list.map((point) => (
          <li key={`${point.en} ${point.ar}`} className={isTicked ? 'flex items-start gap-2.5' : undefined}>
            {isTicked && <Icon of={Check} size={18} className="mt-[calc((1lh-18px)/2)] shrink-0 text-success-text" />}
            <AuthorTextFor text={point} unmarked />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that the author says about a course: outcomes, description, requirements, audience. */
export function CoursePoints({ course }: { readonly course: CourseDetail }) {
  const t = useT();
  const description = chooseText(course.description, useLanguage());
  return (
    <>
      <PointList title={t('course-overview.labels.learn')} points={course.outcomes} isTicked />
      {description && (
        <section>
          <h2 className="mb-3 text-panel">{t('course-overview.labels.about')}</h2>
          <Prose html={description.text} lang={description.language} />
        </section>
      )}
      <PointList title={t('course-overview.labels.requirements')} points={course.requirements} />
      <PointList title={t('course-overview.labels.audience')} points={course.audience} />
    </>
  );
}

/** Who teaches it. */
export function CoursePeople({ course }: { readonly course: CourseDetail }) {
  const t = useT();
  if (course.instructors.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-panel">{t('course-overview.labels.instructors')}</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {course.instructors.map((person) => (
          <li key={person.userId} className="flex items-center gap-3">
            <Avatar firstName={person.firstName} lastName={person.lastName} src={person.image ?? undefined} size={56} />
            <bdi className="font-medium">{`${person.firstName} ${person.lastName}`}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
