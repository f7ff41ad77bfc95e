import type { OwnGrades } from '@sullam/api-client/schema.gen.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { completionQuery, courseExamsQuery, ownGradesQuery } from './completion.api.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { areLessonsDone, asksForLessons, lessonsLeft, lessonToGoOn } from './places.ts';

type OwnItem = OwnGrades['items'][number];

/** What counts in the end and has no grade yet, or is an exam to try again: the way to a better total. */
function openItems({ items, scheme, totals }: OwnGrades, failed: ReadonlySet<number>): OwnItem[] {
  // where categories are weighted, what stands in none weighs nothing
  const lines = totals.final.derivation.categories.flatMap((category) =>
    scheme === 'WEIGHTED_CATEGORIES' && category.gradeCategoryId === null ? [] : category.items,
  );
  const counted = new Set(lines.filter(({ effect }) => effect === 'COUNTED').map(({ gradeItemId }) => gradeItemId));
  return items.filter(
    (item) =>
      counted.has(item.gradeItemId) &&
      (item.grade.state === 'BLANK' || item.grade.state === 'PENDING' || isFailed(item, failed)),
  );
}

/** Whether it is one of the exams that weren't passed and may be tried again. */
const isFailed = ({ courseSubsectionId, grade }: OwnItem, failed: ReadonlySet<number>): boolean =>
  courseSubsectionId !== null && grade.state === 'MARKED' && failed.has(courseSubsectionId);

/** Whether it waits for the reader: an exam or an assignment that nothing is graded of yet, or an exam to try again. */
const isDoable = ({ courseSubsectionId, grade }: OwnItem): boolean =>
  courseSubsectionId !== null && (grade.state === 'BLANK' || grade.state === 'MARKED');

interface ItemsProps {
  readonly courseId: number;
  readonly title: string;
  readonly items: readonly OwnItem[];
}

/** Some of it, with the way to each, and in whose hands it is where that isn't the reader. */
function Items({ courseId, title, items }: ItemsProps) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-muted">{title}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {items.map((item) => (
          <li key={item.gradeItemId}>
            <UiLink
              className={textLinkClass}
              href={
                item.courseSubsectionId === null
                  ? `/lms/courses/${courseId}/grade-items/${item.gradeItemId}`
                  : `/lms/courses/${courseId}/content/${item.courseSubsectionId}`
              }
            >
              <AuthorTextFor text={item.title} />
            </UiLink>
            {item.grade.state === 'MARKED' && (
              <span className="text-muted">{` · ${t('course-left.labels.notPassed')}`}</span>
            )}
            {!isDoable(item) && (
              <span className="text-muted">
                {` · ${t(item.grade.state === 'PENDING' ? 'course-left.labels.pending' : 'course-left.labels.byHand')}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function OpenItems({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const hasGrades = useHasFeature()('grades');
  const { data } = useQuery({ ...ownGradesQuery(courseId), enabled: hasGrades, meta: { isQuiet: true } });
  const hasMarkedExam = data?.items.some(({ source, grade }) => source === 'EXAM' && grade.state === 'MARKED') ?? false;
  const exams = useQuery({ ...courseExamsQuery(courseId), enabled: hasMarkedExam, meta: { isQuiet: true } });
  // what may be tried again is known with the exams: nobody is told before that all is graded
  if (!data || exams.isLoading) return null;
  const failed = (exams.data?.data ?? []).filter(({ result, refusal }) => result.passed === false && refusal === null);
  const open = openItems(data, new Set(failed.map(({ subsectionExamId }) => subsectionExamId)));
  if (open.length === 0) return <p className="mt-1 text-muted">{t('course-left.labels.allGraded')}</p>;
  const others = open.filter((item) => !isDoable(item));
  return (
    <>
      <Items courseId={courseId} title={t('course-left.labels.doable')} items={open.filter(isDoable)} />
      <Items courseId={courseId} title={t('course-left.labels.open')} items={others} />
    </>
  );
}

/** The lessons that a course still asks for, with the way to the next one. */
function OpenLessons() {
  const t = useT();
  const { course, sections } = useCourseFrame();
  const next = lessonToGoOn(sections, null);
  return (
    <li>
      <p className="font-medium">{t('course-left.labels.lessons')}</p>
      <p className="text-muted">{t('course.progress.remaining', { count: lessonsLeft(course, sections) })}</p>
      {next && (
        <UiLink className={textLinkClass} href={`/lms/courses/${course.courseId}/content/${next.courseSubsectionId}`}>
          <AuthorTextFor text={next.title} />
        </UiLink>
      )}
    </li>
  );
}

/** What a course that isn't finished still asks for, and where that can be had: of lessons only `withLessons`. */
export function WhatIsLeft({ withLessons = false }: { readonly withLessons?: boolean }) {
  const t = useT();
  const format = useFormat();
  const gradeFormat = useGradeFormat();
  const { course, sections } = useCourseFrame();
  const isDone = areLessonsDone(sections) || !asksForLessons(sections);
  const { data } = useQuery({
    ...completionQuery(course.courseId),
    enabled: (isDone || withLessons) && course.isEnrolled && course.completedAt === null,
    meta: { isQuiet: true },
  });
  if (!data) return null;
  const { unmet, grade, minimumGrade, attendance, minimumAttendance } = data;
  const asksLessons = unmet.includes('requiredShare');
  if (unmet.length === 0 || (asksLessons && !withLessons)) return null;
  return (
    <Card as="section" className="mb-8">
      <h2 className="text-lg">{t(asksLessons ? 'course-left.labels.titleOpen' : 'course-left.labels.title')}</h2>
      <ul className="mt-3 space-y-4">
        {asksLessons && <OpenLessons />}
        {unmet.includes('minimumGrade') && minimumGrade !== null && (
          <li>
            <p className="font-medium">
              {t('course-left.labels.grade', { grade: format.exactPercent(String(minimumGrade)) })}
            </p>
            <p className="text-muted">
              {grade === null
                ? t('course-left.labels.noGrade')
                : t('course-left.labels.gradeNow', { grade: gradeFormat.total(grade) })}
            </p>
            <OpenItems courseId={course.courseId} />
          </li>
        )}
        {unmet.includes('minimumAttendance') && minimumAttendance !== null && (
          <li>
            <p className="font-medium">
              {t('course-left.labels.attendance', { percent: format.exactPercent(String(minimumAttendance)) })}
            </p>
            <p className="text-muted">
              {attendance === null
                ? t('course-left.labels.noAttendance')
                : t('course-left.labels.attendanceNow', { percent: format.exactPercent(attendance) })}
            </p>
          </li>
        )}
      </ul>
    </Card>
  );
}
