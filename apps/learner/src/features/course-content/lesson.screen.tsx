import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import {
  CircleCheck,
  PanelLeftClose,
  PanelLeftOpen,
  PanelRightClose,
  PanelRightOpen,
  Printer,
} from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useEffect, useRef, useState } from 'react';
import { CompletionDialog } from './completion-dialog.tsx';
import { useCourseFrame } from './course-frame-context.tsx';
import { type Lesson, useLesson, usePrefetchLesson, useVisit } from './lesson.api.ts';
import { LessonBody } from './lesson-body.tsx';
import { EndedSuggestion, LessonFooter } from './lesson-footer.tsx';
import { LessonSide } from './lesson-side.tsx';
import { LockNotice } from './lock-notice.tsx';
import { OutlineNav } from './outline-nav.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { useFinishing } from './use-finishing.ts';
import { useHeadings } from './use-headings.ts';
import { useStoredFlag } from './use-stored-flag.ts';

export { prefetchLesson } from './lesson.api.ts';

interface PanelsProps {
  readonly showsOutline: boolean;
  readonly showsSide: boolean;
  readonly onOutline: () => void;
  readonly onSide: () => void;
}

/** The buttons that show and hide what stands beside the lesson. */
function PanelButtons({ showsOutline, showsSide, onOutline, onSide }: PanelsProps) {
  const t = useT();
  return (
    <div className="mb-4 flex items-center gap-1 max-md:hidden print:hidden">
      <IconButton
        icon={showsOutline ? PanelLeftClose : PanelLeftOpen}
        mirrored
        label={t(showsOutline ? 'course.frame.hideOutline' : 'course.frame.showOutline')}
        aria-expanded={showsOutline}
        onClick={onOutline}
      />
      <span className="flex-1" />
      <IconButton icon={Printer} label={t('common.actions.print')} onClick={() => window.print()} />
      <IconButton
        icon={showsSide ? PanelRightClose : PanelRightOpen}
        mirrored
        label={t(showsSide ? 'course.frame.hideResources' : 'course.frame.showResources')}
        aria-expanded={showsSide}
        onClick={onSide}
        className="max-lg:hidden"
      />
    </div>
  );
}

function LessonHead({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  return (
    <header className="mb-6">
      <p className="text-sm text-muted">
        <AuthorTextFor text={lesson.sectionTitle} unmarked />
      </p>
      <h1 className="mt-1 text-2xl">
        <AuthorTextFor text={lesson.title} />
      </h1>
      {lesson.isFinished && (
        <p className="mt-2">
          <Badge tone="success" icon={CircleCheck}>
            {t('course.progress.finished')}
          </Badge>
        </p>
      )}
    </header>
  );
}

const PANEL =
  'sticky top-(--bar-height) max-h-[calc(100vh-var(--bar-height))] overflow-y-auto overscroll-contain max-md:hidden print:hidden';

function LessonView({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const language = useLanguage();
  const { course, sections } = useCourseFrame();
  const [showsOutline, setOutline] = useStoredFlag('courseOutline', true);
  const [showsSide, setSide] = useStoredFlag('courseSide', true);
  const [hasEnded, setEnded] = useState(false);
  const article = useRef<HTMLElement>(null);
  const html = lesson.kind === 'ARTICLE' ? chooseText(lesson.text, language)?.text : undefined;
  const headings = useHeadings(article, html);
  const finishing = useFinishing(lesson);
  return (
    <div
      className={cx(
        'md:grid print:block',
        showsOutline ? 'md:grid-cols-[19rem_minmax(0,1fr)]' : 'md:grid-cols-[minmax(0,1fr)]',
        showsOutline && showsSide && 'lg:grid-cols-[20rem_minmax(0,1fr)_16rem]',
        !showsOutline && showsSide && 'lg:grid-cols-[minmax(0,1fr)_16rem]',
      )}
    >
      {showsOutline && (
        <aside className={cx(PANEL, 'border-e border-line bg-surface')}>
          <OutlineNav courseId={course.courseId} sections={sections} currentId={lesson.courseSubsectionId} />
        </aside>
      )}
      <div className="min-w-0 px-4 pt-6 pb-28 sm:px-8 md:pb-16">
        <div className={cx('mx-auto', lesson.kind === 'ARTICLE' ? 'max-w-[45rem]' : 'max-w-[56rem]')}>
          <PanelButtons
            showsOutline={showsOutline}
            showsSide={showsSide}
            onOutline={() => setOutline(!showsOutline)}
            onSide={() => setSide(!showsSide)}
          />
          <article ref={article}>
            <LessonHead lesson={lesson} />
            {lesson.lock ? (
              <LockNotice courseId={course.courseId} lock={lesson.lock} />
            ) : (
              <LessonBody lesson={lesson} onEnded={() => setEnded(true)} />
            )}
            {hasEnded && course.isEnrolled && <EndedSuggestion lesson={lesson} finishing={finishing} />}
          </article>
          {!lesson.lock && <LessonFooter lesson={lesson} finishing={finishing} isEnrolled={course.isEnrolled} />}
          <div className="mt-8 lg:hidden print:hidden">
            <Disclosure title={t('course.frame.resources')}>
              <LessonSide lesson={lesson} headings={headings} />
            </Disclosure>
          </div>
        </div>
      </div>
      {showsSide && (
        <aside aria-label={t('course.frame.resources')} className={cx(PANEL, 'border-s border-line p-6 max-lg:hidden')}>
          <LessonSide lesson={lesson} headings={headings} />
        </aside>
      )}
      <PhoneBar lesson={lesson} />
      {finishing.isCelebrating && <CompletionDialog onClose={finishing.endCelebration} />}
    </div>
  );
}

function Loading() {
  return (
    <div className="mx-auto max-w-[56rem] space-y-6 px-4 py-8">
      <SkeletonBar className="h-8 w-2/3" />
      <SkeletonText lines={10} />
    </div>
  );
}

/** `content/{subsectionId}`: one lesson. Opening it is remembered as the place where the reader is. */
export function LessonScreen() {
  const t = useT();
  const authorText = useAuthorText();
  const id = usePathId('subsectionId');
  const { course } = useCourseFrame();
  const { data: lesson, error, isFetching, refetch } = useLesson(id);
  const { mutate: visit } = useVisit();
  const prefetch = usePrefetchLesson();
  usePageTitle(authorText(lesson?.title) || undefined);
  const isOpen = lesson !== undefined && lesson.lock === null;
  const nextId = lesson?.nextId ?? null;
  useEffect(() => {
    if (isOpen && course.isEnrolled) visit(id);
  }, [id, isOpen, course.isEnrolled, visit]);
  useEffect(() => prefetch(nextId), [nextId]);
  const isElsewhere = lesson !== undefined && lesson.courseId !== course.courseId;
  if (lesson && !isElsewhere) return <LessonView key={id} lesson={lesson} />;
  if (!error && !isElsewhere) return <Loading />;
  const isGone = isElsewhere || (error !== null && 'status' in error && error.status === 404);
  return isGone ? (
    <EmptyState drawing="not-found" level={1} title={t('shell.notFound.title')} />
  ) : (
    <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
