import type { CourseCard as CourseCardData } from '@sullam/api-client/schema.gen.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Clock, Globe, User } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { CourseCard as CardFrame, Fact } from '@sullam/ui/components/card.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { FavoriteButton } from '../favorites/lazy-favorite-button.tsx';
import { CourseCover } from './course-cover.tsx';
import { LANGUAGE_KEYS } from './language-words.ts';
import { useCoursePrice } from './use-price.ts';

interface CourseCardProps {
  readonly course: CourseCardData;
  /** Where the card leads; by default to the overview. */
  readonly href?: string;
  /** Among the first of the page, seen at once. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
}

/** What it costs, or how far one is. */
function CardFooter({ course }: Pick<CourseCardProps, 'course'>) {
  const t = useT();
  const price = useCoursePrice();
  if (course.completedAt) {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {t('catalogue.card.finished')}
      </Badge>
    );
  }
  if (course.isEnrolled) {
    return <ProgressBar share={(course.progressPercent ?? 0) / 100} label={t('common.labels.progress')} showValue />;
  }
  return <p className="font-semibold tabular">{price(course.price)}</p>;
}

/** A course in any list: cover, category, title, person, length, language, price or progress. */
export function CourseCard({ course, href, isFirst, level }: CourseCardProps) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const mayKeep = useCan()(...LEARNERS);
  const title = chooseText(course.title, language);
  const [teacher] = course.instructors;
  return (
    <CardFrame
      isRow
      href={href ?? `/lms/courses/${course.courseId}/overview`}
      title={title?.text ?? ''}
      titleLang={title?.language}
      level={level ?? 3}
      cover={<CourseCover course={course} {...(isFirst ? { isFirst } : {})} />}
      category={course.category && <AuthorTextFor text={course.category.name} unmarked />}
      facts={
        <>
          {teacher && (
            <Fact icon={<Icon of={User} size={16} />}>
              <bdi>{`${teacher.firstName} ${teacher.lastName}`}</bdi>
            </Fact>
          )}
          {course.durationMinutes > 0 && (
            <Fact icon={<Icon of={Clock} size={16} />}>{format.duration(course.durationMinutes * MINUTE)}</Fact>
          )}
          <Fact icon={<Icon of={Globe} size={16} />}>
            {format.list(course.languages.map((each) => t(LANGUAGE_KEYS[each])))}
          </Fact>
        </>
      }
      footer={<CardFooter course={course} />}
      {...(mayKeep ? { action: <FavoriteButton course={course} /> } : {})}
    />
  );
}
