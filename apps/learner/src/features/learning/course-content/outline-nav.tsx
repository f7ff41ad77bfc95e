import type { CourseProgress } from '@sullam/api-client/schema.gen.ts';
import { isOptionalLesson } from '@sullam/domain/lesson-kinds.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Lock } from '@sullam/ui/base/icons.ts';
import { stickyHead } from '@sullam/ui/base/sticky-part.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef } from 'react';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { CourseProgressRungs, useCourseProgress, useLockText } from '../course-overview/course-overview.public.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import type { StudentSection } from './lesson.api.ts';

interface ItemProps {
  readonly courseId: number;
  readonly isEnrolled: boolean;
  readonly item: StudentSection['subsections'][number];
  readonly isCurrent: boolean;
  readonly onGo?: (() => void) | undefined;
}

/** Scrolls the panel in which a row stands until it is seen; the page around it stays where it is. */
function showWithin(row: HTMLElement): void {
  let panel = row.parentElement;
  while (panel && !/auto|scroll/.test(getComputedStyle(panel).overflowY)) panel = panel.parentElement;
  if (!panel) return;
  const [inside, around] = [row.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inside.bottom > around.bottom) panel.scrollTop += inside.bottom - around.bottom + inside.height;
  else if (inside.top < around.top) panel.scrollTop += inside.top - around.top - inside.height;
}

/** One lesson: its kind or a tick, its title, its length; a locked one says why. */
function Item({ courseId, isEnrolled, item, isCurrent, onGo }: ItemProps) {
  const t = useT();
  const format = useFormat();
  const lockText = useLockText();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent && row.current) showWithin(row.current);
  }, [isCurrent]);
  const { icon: kindIcon, titleKey, standing: KindStanding } = LESSON_KIND_PARTS[item.kind];
  const icon = item.isFinished ? CircleCheck : item.lock ? Lock : kindIcon;
  return (
    <li ref={row}>
      <UiLink
        href={`/lms/courses/${courseId}/content/${item.courseSubsectionId}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
        className={cx(
          'flex min-h-11 items-start gap-3 border-s-3 py-2 ps-4 pe-3 text-sm no-underline focus-visible:-outline-offset-2',
          isCurrent
            ? 'border-primary bg-primary-soft font-medium text-primary-text'
            : 'border-transparent hover:bg-subtle',
          item.lock && !isCurrent && 'text-muted',
        )}
      >
        <Icon
          of={icon}
          size={18}
          className={cx('mt-[calc((1lh-18px)/2)] shrink-0', item.isFinished ? 'text-success-text' : 'text-muted')}
        />
        <span className="min-w-0 flex-1">
          <AuthorTextFor text={item.title} unmarked />
          {item.isFinished && <span className="sr-only">{t('course.progress.finished')}</span>}
          <span className="block text-xs font-normal text-muted">
            {item.lock
              ? lockText(item.lock)
              : [
                  t(titleKey),
                  item.durationMinutes > 0 && format.duration(item.durationMinutes * MINUTE),
                  isOptionalLesson(item) && t('course.labels.optional'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
            {KindStanding && isEnrolled && !item.isFinished && !item.lock && (
              <KindStanding courseId={courseId} courseSubsectionId={item.courseSubsectionId} />
            )}
          </span>
        </span>
      </UiLink>
    </li>
  );
}

interface StandingProps extends Pick<OutlineNavProps, 'courseId' | 'onGo'> {
  readonly progress: CourseProgress;
}

/** How many lessons are left; when none is, that the course is finished, or the way to what it asks for besides. */
function Standing({ courseId, progress, onGo }: StandingProps) {
  const t = useT();
  const { finishedCount, required, isCompleted } = progress;
  if (finishedCount < required)
    return <span>{t('course.progress.remaining', { count: required - finishedCount })}</span>;
  if (isCompleted) return <span>{t('course.progress.finished')}</span>;
  return (
    <UiLink href={`/lms/courses/${courseId}/modules`} onClick={onGo} className={textLinkClass}>
      {t('course.left.see')}
    </UiLink>
  );
}

interface OutlineNavProps {
  readonly courseId: number;
  readonly sections: readonly StudentSection[];
  readonly currentId: number | null;
  readonly onGo?: (() => void) | undefined;
}

/** The outline of a course to walk through: modules with their progress, lessons with their state. */
export function OutlineNav({ courseId, sections, currentId, onGo }: OutlineNavProps) {
  const t = useT();
  const authorText = useAuthorText();
  const { course } = useCourseFrame();
  const { data: progress } = useCourseProgress(courseId, course.isEnrolled);
  return (
    <nav aria-label={t('course.frame.outline')} className="pb-6">
      {course.isEnrolled && (
        <div ref={stickyHead} className="border-b border-line px-4 py-3 md:sticky md:top-0 md:z-1 md:bg-surface">
          <div className="mb-1 flex justify-between gap-3 text-xs text-muted">
            <span>{t('course.progress.label')}</span>
            {progress && <Standing courseId={courseId} progress={progress} onGo={onGo} />}
          </div>
          {/* its room is there before it is, so that no row moves */}
          <div className={progress ? undefined : 'invisible'}>
            {/* another one once it is known: rungs that were climbed long ago don't fill before the reader's eyes */}
            <CourseProgressRungs
              key={progress ? 'known' : 'room'}
              finished={progress?.finishedCount ?? 0}
              total={progress?.required ?? 1}
              label={t('course.progress.label')}
            />
          </div>
        </div>
      )}
      <ol>
        {sections.map((section, at) => (
          <li key={section.courseSectionId} className="border-b border-line last:border-0">
            <div className="px-4 pt-4 pb-2">
              <p className="text-xs text-muted">{t('course.frame.moduleNumber', { number: at + 1 })}</p>
              <h2 className="text-base">
                <AuthorTextFor text={section.title} unmarked />
              </h2>
              <div className="mt-2">
                <CourseProgressRungs
                  finished={section.finishedCount}
                  total={section.requiredCount}
                  label={t('course.progress.sectionProgress', { title: authorText(section.title) })}
                />
              </div>
            </div>
            <ol className="pb-2">
              {section.subsections.map((item) => (
                <Item
                  key={item.courseSubsectionId}
                  courseId={courseId}
                  isEnrolled={course.isEnrolled}
                  item={item}
                  isCurrent={item.courseSubsectionId === currentId}
                  onGo={onGo}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
