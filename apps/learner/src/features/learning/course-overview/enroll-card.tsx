import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { COURSE_OVERVIEW_SIZES } from '@sullam/domain/picture-sizes.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  Award,
  ChartColumn,
  CircleCheck,
  Clock,
  Globe,
  GraduationCap,
  Layers,
  type LucideIcon,
  Users,
} from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { LANGUAGE_KEYS } from '../../../parts/language-words.ts';
import { PriceTag } from '../../../parts/price-tag.tsx';
import { LEARNING_TYPE_KEYS, LEVEL_KEYS, useCanBuy, useCoursePrice } from '../catalogue/catalogue.public.ts';
import type { CourseDetail } from './course.api.ts';
import { EnrollAction, LookInside } from './enroll-action.tsx';
import { FactRow } from './fact-row.tsx';
import { CourseProgressRungs } from './frame-rungs.tsx';
import { useFinishLine } from './use-finish-line.ts';

/** With a call and wording of its own, for what is sold alone. */
const TeamPurchase = lazyPart(
  () => import('../../../parts/team-purchase.tsx').then((file) => file.TeamPurchase),
  <span aria-hidden="true" className="block h-12" />,
);

/** With a call of its own, for those alone to whom lectures are news. */
const LecturesAhead = lazyPart(() => import('./lectures-ahead.tsx').then((file) => file.LecturesAhead));

/** With a call of its own, for those alone who may have been added. */
const AddedBy = lazyPart(() => import('./added-by.tsx').then((file) => file.AddedBy));

interface EnrollCardProps {
  readonly course: CourseDetail;
}

const requiredOf = ({ sections }: CourseDetail) =>
  sections.flatMap(({ subsections }) => subsections).filter(({ isRequired }) => isRequired);

/** How far one is in what is required: a rung for each lesson. */
function Climbed({ course }: EnrollCardProps) {
  const t = useT();
  const lessons = requiredOf(course);
  const finished = lessons.filter(({ isFinished }) => isFinished).length;
  return <CourseProgressRungs finished={finished} total={lessons.length} label={t('course.progress.label')} />;
}

/** What it costs, or how far one is. */
export function PriceOrProgress({ course }: EnrollCardProps) {
  const t = useT();
  const format = useFormat();
  const price = useCoursePrice();
  if (course.completedAt)
    return (
      <p className="text-sm text-success-text">
        {t('course-overview.enroll.completed', { date: format.date(course.completedAt) })}
      </p>
    );
  if (course.isEnrolled) return <Climbed course={course} />;
  return (
    <p className="text-xl font-semibold tabular">
      <PriceTag price={course.price} withReason>
        {price(course.price)}
      </PriceTag>
    </p>
  );
}

function Facts({ course }: EnrollCardProps) {
  const t = useT();
  const hasFeature = useHasFeature();
  const format = useFormat();
  const required = requiredOf(course).length;
  const facts: readonly [LucideIcon, string, string | null][] = [
    [
      Clock,
      t('course-overview.labels.duration'),
      course.durationMinutes > 0 ? format.duration(course.durationMinutes * MINUTE) : null,
    ],
    [
      Layers,
      t('course-overview.labels.content'),
      `${t('course.counts.lessons', { count: course.subsectionCount })} · ${t('course.counts.required', { count: required })}`,
    ],
    [CircleCheck, t('course-overview.finish.title'), useFinishLine(course)],
    [ChartColumn, t('course-overview.labels.level'), t(LEVEL_KEYS[course.level])],
    [GraduationCap, t('course-overview.labels.learningType'), t(LEARNING_TYPE_KEYS[course.learningType])],
    [Globe, t('course-overview.labels.language'), format.list(course.languages.map((each) => t(LANGUAGE_KEYS[each])))],
    [
      Users,
      t('course-overview.labels.students'),
      course.enrolledCount > 0 ? format.number(course.enrolledCount) : null,
    ],
  ];
  return (
    <dl className="space-y-2.5 text-sm">
      {facts.map(
        ([icon, name, value]) =>
          value && (
            <FactRow key={name} icon={icon} name={name}>
              {value}
            </FactRow>
          ),
      )}
      {hasFeature('certificates') && (
        <div className="flex items-start gap-2.5">
          <Icon of={Award} size={18} className="mt-[calc((1lh-18px)/2)] shrink-0 text-muted" />
          <dt>{t('course-overview.labels.certificate')}</dt>
        </div>
      )}
    </dl>
  );
}

/** The card at the end side that stays in sight: cover, price, the one action, the facts. */
export function EnrollCard({ course }: EnrollCardProps) {
  const t = useT();
  const hasFeature = useHasFeature();
  const isSold =
    useCanBuy() && !isFreeForAll(course.price) && !course.price.isOnRequest && course.enrolmentState === 'OPEN';
  return (
    <Card as="aside" padding="none" className="overflow-hidden shadow-3">
      <CourseCover course={course} isFirst sizes={COURSE_OVERVIEW_SIZES} />
      <div className="flex flex-col gap-5 p-5">
        <div className="space-y-4 max-md:hidden">
          <PriceOrProgress course={course} />
          <EnrollAction course={course} />
          <LookInside course={course} />
        </div>
        {isSold && <TeamPurchase courseId={course.courseId} />}
        {course.isEnrolled && course.completedAt === null && <AddedBy courseId={course.courseId} />}
        <div>
          <h2 className="sr-only">{t('course-overview.labels.facts')}</h2>
          <Facts course={course} />
          {!course.isEnrolled && course.learningType !== 'SELF_PACED' && hasFeature('lectures') && (
            <LecturesAhead courseId={course.courseId} />
          )}
        </div>
        <div className="empty:hidden md:hidden">
          <LookInside course={course} />
        </div>
      </div>
    </Card>
  );
}

/** The same action on a phone: a bar at the bottom edge. */
export function EnrollBar({ course }: EnrollCardProps) {
  return (
    <div
      ref={stickyFoot}
      data-page-foot=""
      className="sticky-foot bottom-(--foot-height) z-20 flex items-center gap-4 border-t border-line bg-surface page-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <div className="min-w-0 flex-1 basis-2/5">
        <PriceOrProgress course={course} />
      </div>
      <div className="min-w-0 flex-1 basis-3/5">
        <EnrollAction course={course} />
      </div>
    </div>
  );
}
