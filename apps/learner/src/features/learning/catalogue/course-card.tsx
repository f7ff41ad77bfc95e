import type { CourseCard as CourseCardData } from '@sullam/api-client/schema.gen.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { CourseCard as CardFrame, Fact } from '@sullam/ui/components/card.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { LANGUAGE_KEYS } from '../../../parts/language-words.ts';
import { FavoriteButton } from '../../../parts/lazy-favorite-button.tsx';
import { PriceTag } from '../../../parts/price-tag.tsx';
import { useCoursePrice } from './use-price.ts';

interface CourseCardProps {
  readonly course: CourseCardData;
  /** Where the card leads; by default to the overview. */
  readonly href?: string;
  /** Among the first of the page, seen at once. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
  /** How far its reader is, where more is known than a share. */
  readonly progress?: ReactNode;
  /** How wide its picture is drawn. */
  readonly sizes?: string;
}

/** In which languages it is and what it costs, or how far one is. */
function CardFooter({ course, progress }: Pick<CourseCardProps, 'course' | 'progress'>) {
  const t = useT();
  const format = useFormat();
  const price = useCoursePrice();
  if (course.completedAt) {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {t('catalogue.card.finished', { date: format.date(course.completedAt) })}
      </Badge>
    );
  }
  if (progress) return progress;
  if (course.isEnrolled) {
    const percent = course.progressPercent ?? 0;
    // a grade or attendance may be asked for besides
    if (percent === 100) return <p className="text-muted">{t('catalogue.card.lessonsDone')}</p>;
    return <ProgressBar share={percent / 100} label={t('common.labels.progress')} showValue />;
  }
  return (
    <p className="flex justify-between gap-3 max-sm:hidden">
      <span className="text-muted clip-line">
        {format.list(course.languages.map((each) => t(LANGUAGE_KEYS[each])))}
      </span>
      <PriceTag price={course.price} className="shrink-0 font-semibold text-ink">
        {price(course.price)}
      </PriceTag>
    </p>
  );
}

/** A course in any list: cover, category, title, person, length, language, price or progress. */
export function CourseCard({ course, href, isFirst, level, progress, sizes }: CourseCardProps) {
  const format = useFormat();
  const price = useCoursePrice();
  const mayKeep = useCan()(...LEARNERS);
  const title = chooseText(course.title, useLanguage());
  const [teacher] = course.instructors;
  return (
    <CardFrame
      isRow
      href={href ?? `/lms/courses/${course.courseId}/overview`}
      title={title?.text ?? ''}
      titleLang={title?.language}
      level={level ?? 3}
      cover={<CourseCover course={course} {...(isFirst ? { isFirst } : {})} {...(sizes ? { sizes } : {})} />}
      category={course.category && <AuthorTextFor text={course.category.name} unmarked />}
      hue={course.category?.hue}
      facts={
        <>
          {teacher && (
            <Fact>
              <bdi>{`${teacher.firstName} ${teacher.lastName}`}</bdi>
            </Fact>
          )}
          {course.durationMinutes > 0 && <Fact>{format.duration(course.durationMinutes * MINUTE)}</Fact>}
          {!course.isEnrolled && (
            <Fact isForPhones>
              <PriceTag price={course.price}>{price(course.price)}</PriceTag>
            </Fact>
          )}
        </>
      }
      footer={<CardFooter course={course} progress={progress} />}
      {...(mayKeep ? { action: <FavoriteButton course={course} /> } : {})}
    />
  );
}
