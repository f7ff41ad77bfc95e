import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '../../../parts/course.api.ts';
import type { Outline } from './builder.api.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { OutlineTree } from './outline-tree.tsx';

/** The outline of a course: modules and lessons, typed like a document and put in order by mouse or keyboard. */
export function OutlineScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const outline = useQuery(outlineQuery(courseId));
  if (outline.isError && !outline.data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void outline.refetch()} />;
  return outline.data ? <OutlinePage outline={outline.data} /> : <SkeletonTable rows={8} columns={1} />;
}

/** The outline with the lesson that is looked at beside it, or above it where there is no room. */
function OutlinePage({ outline }: { readonly outline: Outline }) {
  const t = useT();
  const address = useAddressQuery();
  const isWide = useIsWide('lg');
  const lessons = outline.sections.flatMap(({ subsections }) => subsections);
  const at = lessons.findIndex(({ courseSubsectionId }) => String(courseSubsectionId) === address.value('lesson'));
  const lesson = lessons[at];
  const select = (id: number | null) => address.change({ lesson: id ?? undefined }, { replace: true });
  const step = (to: number) => {
    const other = lessons[to];
    return other && (() => select(other.courseSubsectionId));
  };
  const panel = lesson && {
    courseId: outline.courseId,
    lesson,
    onPrevious: step(at - 1),
    onNext: step(at + 1),
  };
  return (
    <div className={panel && isWide ? 'grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-6' : undefined}>
      <OutlineTree outline={outline} selectedId={lesson?.courseSubsectionId ?? null} onSelect={select} />
      {panel &&
        (isWide ? (
          <aside
            aria-label={t('builder.outline.settings')}
            className="sticky top-[calc(var(--bars-height)+1rem)] max-h-[calc(100dvh-var(--bars-height)-2rem)] overflow-y-auto rounded-lg border border-line bg-surface p-4"
          >
            <LessonPanel key={lesson.courseSubsectionId} {...panel} onClose={() => select(null)} />
          </aside>
        ) : (
          <Drawer open side="end" title={t('builder.outline.settings')} onClose={() => select(null)}>
            <LessonPanel key={lesson.courseSubsectionId} {...panel} />
          </Drawer>
        ))}
    </div>
  );
}
