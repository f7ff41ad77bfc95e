import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LessonFiles } from '../attachments/attachments.public.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { type Lesson, useLesson, usePrefetchLesson, useVisit } from './lesson.api.ts';
import { LessonAsideContext } from './lesson-aside.ts';
import { LessonBody, preloadLessonBody } from './lesson-body.tsx';
import { EndedSuggestion, LessonFooter } from './lesson-footer.tsx';
import { CompletionDialog, LessonSide, LockNotice, OutlineNav, PanelButtons, preloadPanels } from './lesson-parts.tsx';
import { LessonTools } from './lesson-tools.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { leadsWithContents, sideNameOf } from './side-name.ts';
import { useAside } from './use-aside.ts';
import { useFinishing } from './use-finishing.ts';
import { useHeadings } from './use-headings.ts';
import { READING } from './use-is-reading.ts';

export { prefetchLesson } from './lesson.api.ts';

function LessonHead({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  return (
    <header className="mb-6">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm text-muted">
          <AuthorTextFor text={lesson.sectionTitle} unmarked />
        </p>
        {!lesson.lock && <LessonTools courseSubsectionId={lesson.courseSubsectionId} />}
      </div>
      <h1 className="mt-1 text-page">
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

const PANEL = 'sticky overflow-y-auto overscroll-contain transition-[width,top] max-md:hidden print:hidden';
/** Up to where the bar is: it gives way while one scrolls down. */
const BELOW_BAR = { top: 'var(--stuck-height)', maxHeight: 'calc(100vh - var(--stuck-height))' };

/** Beside the lesson; where there is no room for that, over the lower half of the page. */
const ASIDE =
  'overflow-y-auto overscroll-contain border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:h-[55svh] max-lg:border-t max-lg:shadow-3 lg:sticky lg:top-(--bar-height) lg:h-[calc(100vh-var(--bar-height))] lg:border-s print:hidden';

function LessonView({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const language = useLanguage();
  const { course, sections } = useCourseFrame();
  const [showsOutline, setOutline] = useStoredFlag('courseOutline', true);
  const [showsSide, setSide] = useStoredFlag('courseSide', true);
  const [hasEnded, setEnded] = useState(false);
  const [wasSideOpened, setSideOpened] = useState(false);
  const isWide = useIsWide();
  const article = useRef<HTMLElement>(null);
  const html = lesson.kind === 'ARTICLE' ? chooseText(lesson.text, language)?.text : undefined;
  const headings = useHeadings(article, html);
  const finishing = useFinishing(lesson);
  const { aside, setRoom } = useAside(lesson, article);
  const showsFacts = showsSide && !aside.isOpen;
  const mayMark = course.isEnrolled && !lesson.lock && !lesson.isFinished && !isLessonActivity(lesson.kind);
  // a phone has it in sight anyway
  const suggestsWayOn = hasEnded && isWide && mayMark;
  // contents are of use before the text, everything else about the lesson after it
  const isContentsFirst = !lesson.lock && leadsWithContents(html);
  const side = (
    <div className={cx('lg:hidden print:hidden', isContentsFirst ? 'mb-6' : 'mt-8')} {...preloadOn(LessonSide)}>
      <Disclosure
        title={t(isContentsFirst ? 'course.frame.onThisPage' : sideNameOf(headings))}
        onToggle={() => setSideOpened(true)}
      >
        {wasSideOpened && <LessonSide lesson={lesson} headings={headings} isNamed />}
      </Disclosure>
    </div>
  );
  return (
    <LessonAsideContext value={aside}>
      <div
        className={cx(
          'md:grid print:block',
          showsOutline ? 'md:grid-cols-[19rem_minmax(0,1fr)]' : 'md:grid-cols-[minmax(0,1fr)]',
          showsOutline && showsFacts && 'lg:grid-cols-[20rem_minmax(0,1fr)_16rem]',
          !showsOutline && showsFacts && 'lg:grid-cols-[minmax(0,1fr)_16rem]',
          aside.isOpen && 'lg:grid-cols-[minmax(0,1fr)_23rem]',
          aside.isOpen && showsOutline && 'xl:grid-cols-[17rem_minmax(0,1fr)_24rem]',
        )}
      >
        {showsOutline && isWide && (
          <aside
            className={cx(PANEL, 'border-e border-line bg-surface', aside.isOpen && 'lg:max-xl:hidden')}
            style={BELOW_BAR}
          >
            <OutlineNav courseId={course.courseId} sections={sections} currentId={lesson.courseSubsectionId} />
          </aside>
        )}
        <div className="min-w-0 px-4 pt-6 pb-28 sm:px-8 md:pb-16">
          <div className={cx('mx-auto', lesson.kind === 'ARTICLE' ? 'max-w-[45rem]' : 'max-w-[56rem]')}>
            {isWide && (
              <PanelButtons
                showsOutline={showsOutline}
                showsSide={showsSide}
                onOutline={() => (aside.isOpen ? aside.setOpen(false) : setOutline(!showsOutline))}
                onSide={() => (aside.isOpen ? aside.setOpen(false) : setSide(!showsSide))}
              />
            )}
            <article ref={article}>
              <LessonHead lesson={lesson} />
              {isContentsFirst && side}
              {lesson.lock ? (
                <LockNotice courseId={course.courseId} lock={lesson.lock} />
              ) : (
                <LessonBody lesson={lesson} onEnded={() => setEnded(true)} />
              )}
              {suggestsWayOn && <EndedSuggestion lesson={lesson} finishing={finishing} />}
              {hasEnded && mayMark && !isWide && (
                <p role="status" className="sr-only">
                  {t('course.progress.ended')}
                </p>
              )}
            </article>
            {lesson.attachmentCount > 0 && (
              <LessonFiles courseSubsectionId={lesson.courseSubsectionId} count={lesson.attachmentCount} />
            )}
            {!lesson.lock && (
              <LessonFooter
                lesson={lesson}
                finishing={finishing}
                isEnrolled={course.isEnrolled}
                hasWayOn={!isWide || suggestsWayOn}
                isBarOnly={!isWide}
              />
            )}
            {!isContentsFirst && side}
            {/* they come late: at the end of the page nothing moves for them */}
            {mayMark && isWide && <Hint slug="course-mark-finished" />}
            {showsOutline && isWide && <Hint slug="course-outline" />}
            {(lesson.kind === 'VIDEO' || lesson.kind === 'AUDIO') && <Hint slug="course-playback-speed" />}
          </div>
        </div>
        {showsFacts && isWide && (
          <aside
            aria-label={t(sideNameOf(headings))}
            className={cx(PANEL, 'border-s border-line p-6 max-lg:hidden')}
            style={BELOW_BAR}
          >
            <LessonSide lesson={lesson} headings={headings} />
          </aside>
        )}
        <div ref={setRoom} hidden={!aside.isOpen} className={ASIDE} />
        {!isWide && <PhoneBar lesson={lesson} finishing={mayMark ? finishing : null} />}
        {finishing.isCelebrating && <CompletionDialog onClose={finishing.endCelebration} />}
      </div>
    </LessonAsideContext>
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
  const { course, sections } = useCourseFrame();
  const { data: lesson, error, isFetching, refetch } = useLesson(id);
  const { mutate: visit } = useVisit();
  const prefetch = usePrefetchLesson();
  usePageTitle(authorText(lesson?.title) || undefined);
  const isOpen = lesson !== undefined && lesson.lock === null;
  const nextId = lesson?.nextId ?? null;
  useEffect(() => {
    if (isOpen && course.isEnrolled) visit(id);
  }, [id, isOpen, course.isEnrolled, visit]);
  useEffect(() => {
    prefetch(nextId);
  }, [nextId]);
  const isWide = useIsWide();
  useEffect(() => {
    if (isWide) preloadPanels();
  }, [isWide]);
  const kindOf = (one: number | null) =>
    sections.flatMap(({ subsections }) => subsections).find((item) => item.courseSubsectionId === one)?.kind;
  const [kind, nextKind] = [kindOf(id), kindOf(nextId)];
  useEffect(() => {
    preloadLessonBody(kind);
    const timer = window.setTimeout(() => preloadLessonBody(nextKind), READING);
    return () => window.clearTimeout(timer);
  }, [kind, nextKind]);
  const isElsewhere = lesson !== undefined && lesson.courseId !== course.courseId;
  if (lesson && !isElsewhere)
    return (
      <Suspense key={id} fallback={<Loading />}>
        <LessonView lesson={lesson} />
      </Suspense>
    );
  if (!error && !isElsewhere) return <Loading />;
  const isGone = isElsewhere || (error !== null && 'status' in error && error.status === 404);
  return isGone ? (
    <EmptyState drawing="not-found" level={1} title={t('shell.notFound.title')} />
  ) : (
    <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
