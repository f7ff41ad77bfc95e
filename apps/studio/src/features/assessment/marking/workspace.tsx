import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight, EyeOff, Keyboard, PanelLeft, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { courseQuery } from '../../../parts/course.api.ts';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeysHelp } from '../../../parts/keys.tsx';
import { NextWork } from './next-work.tsx';
import { type QueueEntry, type QueueGroup, walkFrom } from './queue.ts';
import { useMarkingKeyList, useMarkingKeys } from './use-marking-keys.ts';
import { WorkspaceQueue } from './workspace-queue.tsx';

/** As many pieces are drawn one by one. */
const SEGMENTS = 32;

/** Queue, work and panel: all three, without the queue, and as there is room. */
const COLUMNS = {
  work: {
    three: 'md:grid-cols-[14.5rem_minmax(0,1fr)_25.5rem]',
    two: 'md:grid-cols-[minmax(0,1fr)_25.5rem]',
    asRoom: 'md:grid-cols-[minmax(0,1fr)_25.5rem] lg:grid-cols-[14.5rem_minmax(0,1fr)_25.5rem]',
  },
  list: {
    three: 'md:grid-cols-[14.5rem_minmax(0,1fr)_20.5rem]',
    two: 'md:grid-cols-[minmax(0,1fr)_20.5rem]',
    asRoom: 'md:grid-cols-[minmax(0,1fr)_20.5rem] lg:grid-cols-[14.5rem_minmax(0,1fr)_20.5rem]',
  },
} as const;

export interface WorkspaceProps {
  /** Where marking was begun from. */
  readonly closeHref: string;
  readonly title: ReactNode;
  /** Whose work it is, for phones, where the queue is out of sight. */
  readonly name?: string | undefined;
  /** Other ways through the same work. */
  readonly views?: ReactNode;
  readonly areNamesHidden: boolean;
  /** Undefined: on their way. */
  readonly entries: readonly QueueEntry[] | undefined;
  readonly groups?: readonly QueueGroup[] | undefined;
  readonly groupsTitle?: string | undefined;
  /** The work is the list of all, and its panel only says what to go by. */
  readonly isList?: boolean;
  /** Below the queue. */
  readonly besides?: ReactNode;
  readonly current: string | undefined;
  readonly onGo: (id: string) => void;
  /** The work at its full height. */
  readonly children: ReactNode;
  /** What is given for it: a `WorkspacePanel`. */
  readonly panel: ReactNode;
}

interface ProgressProps {
  readonly entries: readonly QueueEntry[];
  readonly current: string | undefined;
}

/** How many are marked: piece by piece while there are few. */
function Progress({ entries, current }: ProgressProps) {
  const t = useT();
  const format = useFormat();
  const done = entries.filter(({ isOpen }) => !isOpen).length;
  const label = t('marking.labels.progress', { done: format.number(done), total: format.number(entries.length) });
  if (entries.length === 0) return null;
  const order = entries.toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen));
  return (
    <div className="flex items-center gap-3 text-sm">
      <div className="w-40 max-md:hidden lg:w-60" aria-hidden="true">
        {entries.length > SEGMENTS ? (
          <ProgressBar share={done / entries.length} label={label} thin />
        ) : (
          <div className={cx('flex', order.length > SEGMENTS / 2 ? 'gap-0.5' : 'gap-1')}>
            {order.map(({ id, isOpen }) => (
              <span
                key={id}
                className={cx(
                  'h-1.5 flex-1 rounded-full',
                  id === current ? 'bg-primary' : isOpen ? 'bg-control/40' : 'bg-success',
                )}
              />
            ))}
          </div>
        )}
      </div>
      <span role="status" className="whitespace-nowrap tabular">
        {label}
      </span>
    </div>
  );
}

/** The course that it belongs to, once its frame has fetched it. */
function CourseName() {
  const courseId = Number((useParams({ strict: false }) as { courseId?: string }).courseId);
  const course = useQuery({ ...courseQuery(courseId), enabled: false }).data;
  if (!course) return null;
  return (
    <span className="clip-line text-sm text-muted max-lg:hidden">
      <AuthorTextFor text={course.title} />
    </span>
  );
}

/**
 * The page on which one marks, of assignments and of exams: the queue, the work at its full height, what is given for it. On
 * phones the marks lie on a sheet above the work.
 */
export function Workspace(props: WorkspaceProps) {
  const { closeHref, title, name, views, areNamesHidden, entries, groups, groupsTitle, current, onGo } = props;
  const { isList = false, besides } = props;
  const t = useT();
  const [isQueueOpen, setQueueOpen] = useState<boolean>();
  const showKeys = useKeysHelp();
  const walk = walkFrom(entries ?? [], current);
  // of all groups: another one of them that waits is gone on to
  const isDone =
    entries !== undefined &&
    entries.length > 0 &&
    !entries.some(({ isOpen }) => isOpen) &&
    !groups?.some(({ openCount }) => openCount > 0);
  const go = (id: string | undefined) => id !== undefined && onGo(id);
  // below the width at which there is room for it the queue opens when asked for
  const toggleQueue = () => setQueueOpen((before) => !(before ?? window.matchMedia('(min-width: 1280px)').matches));
  useMarkingKeys({
    onNext: (ofAll) => go(ofAll ? walk.next : walk.nextOpen),
    onPrevious: (ofAll) => go(ofAll ? walk.previous : walk.previousOpen),
    onQueue: toggleQueue,
  });
  useMarkingKeyList();
  return (
    <div
      data-workspace="marking"
      className="flex flex-col bg-surface max-md:min-h-[calc(100dvh-var(--bars-height))] md:h-[calc(100dvh-var(--bars-height))]"
    >
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-1 md:px-4 print:hidden">
        <UiLink
          href={closeHref}
          aria-label={t('marking.actions.close')}
          title={t('marking.actions.close')}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink hover:bg-subtle touch:size-11"
        >
          <Icon of={X} />
        </UiLink>
        <div className={cx('min-w-0 max-lg:flex-1', !views && 'flex-1')}>
          <div className={cx('flex min-w-0 items-baseline gap-3', name && 'max-md:sr-only')}>
            <h1 className="clip-line text-base font-semibold">{title}</h1>
            <CourseName />
          </div>
          {name && (
            <p className="clip-line text-sm text-muted max-md:text-base max-md:font-semibold max-md:text-ink lg:hidden">
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
        {views && <div className="max-md:order-last max-md:w-full lg:flex-1">{views}</div>}
        <Progress entries={entries ?? []} current={current} />
        {areNamesHidden && (
          <span className="flex items-center gap-1.5 text-sm text-muted max-md:hidden">
            <Icon of={EyeOff} size={18} />
            {t('marking.labels.namesHidden')}
          </span>
        )}
        <div className="flex items-center gap-1">
          <IconButton
            icon={PanelLeft}
            mirrored
            label={t('marking.actions.queue')}
            aria-expanded={isQueueOpen ?? true}
            onClick={toggleQueue}
          />
          <Button variant="ghost" icon={Keyboard} className="px-2 max-lg:hidden" onClick={showKeys}>
            {t('marking.actions.keys')}
          </Button>
          <IconButton
            icon={Keyboard}
            label={t('marking.titles.keys')}
            className="max-md:hidden lg:hidden"
            onClick={showKeys}
          />
          <IconButton
            icon={ChevronLeft}
            mirrored
            variant="outline"
            label={t('marking.actions.previous')}
            className="max-sm:hidden"
            disabled={walk.previousOpen === undefined}
            onClick={() => go(walk.previousOpen)}
          />
          <KeyHint of="K" className="border-line text-muted" />
          <IconButton
            icon={ChevronRight}
            mirrored
            variant="outline"
            label={t('marking.actions.next')}
            disabled={walk.nextOpen === undefined}
            onClick={() => go(walk.nextOpen)}
          />
          <KeyHint of="J" className="border-line text-muted" />
        </div>
      </div>
      <div
        className={cx(
          'min-h-0 flex-1 max-md:flex max-md:flex-col md:grid md:grid-rows-[minmax(0,1fr)]',
          isQueueOpen === true && (isList ? COLUMNS.list.three : COLUMNS.work.three),
          isQueueOpen === false && (isList ? COLUMNS.list.two : COLUMNS.work.two),
          isQueueOpen === undefined && (isList ? COLUMNS.list.asRoom : COLUMNS.work.asRoom),
        )}
      >
        <aside
          aria-label={t('marking.titles.queue')}
          className={cx(
            'overflow-y-auto border-line bg-surface max-md:border-b md:border-e print:hidden',
            isQueueOpen === undefined && 'max-lg:hidden',
            isQueueOpen === false && 'hidden',
          )}
        >
          <WorkspaceQueue {...{ entries, groups, groupsTitle, isList, isDone, besides, current, onGo }} />
        </aside>
        {/* scrolled by keys where nothing in it takes the focus */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area has to be reached by keys
          tabIndex={0}
          aria-label={name ?? t('marking.titles.queue')}
          className="min-w-0 flex-1 overflow-y-auto bg-subtle p-3 max-md:pb-[55dvh] sm:p-6 focus-visible:-outline-offset-2"
        >
          <div className="mx-auto max-w-240 space-y-4">
            {isDone && <NextWork />}
            {props.children}
          </div>
        </section>
        {props.panel}
      </div>
    </div>
  );
}
