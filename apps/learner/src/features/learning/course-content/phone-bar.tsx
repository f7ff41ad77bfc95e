import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight, List } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useCourseProgress } from '../course-overview/course-overview.public.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import type { Lesson } from './lesson.api.ts';
import { OutlineNav } from './lesson-parts.tsx';
import type { Finishing } from './use-finishing.ts';

const CELL = 'flex min-h-14 flex-1 items-center justify-center gap-2 text-sm font-medium no-underline';

interface StepProps {
  readonly href: string | null;
  readonly label: string;
  readonly isBack: boolean;
}

function Step({ href, label, isBack }: StepProps) {
  const content = (
    <>
      {isBack && <Icon of={ChevronLeft} size={20} mirrored />}
      {label}
      {!isBack && <Icon of={ChevronRight} size={20} mirrored />}
    </>
  );
  return href === null ? (
    <span aria-disabled="true" className={`${CELL} text-muted opacity-50`}>
      {content}
    </span>
  ) : (
    <UiLink href={href} className={CELL}>
      {content}
    </UiLink>
  );
}

interface PhoneBarProps {
  readonly lesson: Lesson;
  /** While it can be marked as finished, going on does that as well. */
  readonly finishing: Finishing | null;
}

/** On a phone: previous, outline, next at the bottom edge; the page itself has no other way on. */
export function PhoneBar({ lesson, finishing }: PhoneBarProps) {
  const t = useT();
  const { course, sections } = useCourseFrame();
  const { data: progress } = useCourseProgress(course.courseId, course.isEnrolled);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const hrefOf = (id: number | null) => (id === null ? null : `/lms/courses/${course.courseId}/content/${id}`);
  return (
    <div
      data-page-foot=""
      ref={stickyFoot}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {progress && (
        <span
          aria-hidden="true"
          className="absolute start-0 -top-0.5 h-0.75 bg-primary transition-[width] duration-200"
          style={{ width: `${progress.percent}%` }}
        />
      )}
      <Step isBack label={t('course.frame.previous')} href={hrefOf(lesson.previousId)} />
      <button
        type="button"
        {...preloadOn(Drawer, OutlineNav)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        className={`${CELL} border-x border-line`}
      >
        <Icon of={List} size={20} />
        {t('course.frame.outline')}
      </button>
      {finishing && lesson.nextId !== null ? (
        <button
          type="button"
          aria-disabled={finishing.isPending || undefined}
          aria-busy={finishing.isPending || undefined}
          onClick={finishing.isPending ? undefined : finishing.finishAndGoOn}
          className={`${CELL} bg-primary px-2 text-on-primary`}
        >
          {t('course.progress.finishAndNext')}
          <Icon of={ChevronRight} size={20} mirrored />
        </button>
      ) : (
        <Step isBack={false} label={t('course.frame.next')} href={hrefOf(lesson.nextId)} />
      )}
      {wasOpened && (
        <Drawer open={isOpen} onClose={() => setOpen(false)} side="bottom" flush title={t('course.frame.outline')}>
          <OutlineNav
            courseId={course.courseId}
            sections={sections}
            currentId={lesson.courseSubsectionId}
            onGo={() => setOpen(false)}
          />
        </Drawer>
      )}
    </div>
  );
}
