import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Segments } from '../../../parts/segments.tsx';
import type { QueueEntry, QueueGroup } from './queue.ts';

interface EntryLineProps {
  readonly entry: QueueEntry;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
}

function EntryLine({ entry, isCurrent, onGo }: EntryLineProps) {
  const t = useT();
  const { name, person, note, isLate, isOpen, result, inHandOf } = entry;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onGo}
        className={cx(
          'flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start transition-colors focus-visible:-outline-offset-2',
          isCurrent ? 'bg-primary-soft' : 'hover:bg-subtle',
        )}
      >
        {person && <Avatar size={32} isSoft {...person} />}
        <span className="min-w-0 flex-1">
          <span className={cx('clip-line block text-sm', isOpen && 'font-medium')}>
            <bdi>{name}</bdi>
          </span>
          {inHandOf && (
            <span className="block text-sm text-info-text">{t('marking.locks.held', { name: inHandOf })}</span>
          )}
          {note && !inHandOf && (
            <span
              className={cx(
                'block text-sm',
                // on the soft ground of the current line the warning colour has too little contrast
                isLate ? (isCurrent ? 'font-medium text-ink' : 'text-warning-text') : 'text-muted',
              )}
            >
              {note}
            </span>
          )}
        </span>
        {result !== undefined && (
          <span className={cx('text-sm tabular', isCurrent ? 'font-medium' : 'text-success-text')}>{result}</span>
        )}
        {!isOpen && result === undefined && <Icon of={Check} size={16} className="shrink-0 text-success-text" />}
      </button>
    </li>
  );
}

interface EntriesProps {
  readonly entries: readonly QueueEntry[];
  /** All of it is, which is said beside it. */
  readonly isDone: boolean;
  readonly current: string | undefined;
  readonly onGo: (id: string) => void;
}

function Entries({ entries, isDone, current, onGo }: EntriesProps) {
  const t = useT();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const open = entries.filter(({ isOpen }) => isOpen);
  // what was just marked stays in its place until one has gone on
  const shown = showsAll ? entries : entries.filter(({ isOpen, id }) => isOpen || id === current);
  const done = showsAll ? [] : entries.filter((entry) => !shown.includes(entry));
  return (
    <>
      <Segments
        label={t('marking.titles.queue')}
        className="w-full"
        value={showsAll ? 'all' : 'open'}
        onChange={(id) => setShowsAll(id === 'all')}
        items={[
          { id: 'open', label: t('marking.labels.open', { count: format.number(open.length) }) },
          { id: 'all', label: t('marking.labels.all', { count: format.number(entries.length) }) },
        ]}
      />
      {open.length === 0 && !showsAll && !isDone && (
        <p className="px-3 text-sm text-muted">{t('marking.empty.open')}</p>
      )}
      <ul aria-label={t('marking.titles.queue')}>
        {shown.map((entry) => (
          <EntryLine key={entry.id} entry={entry} isCurrent={entry.id === current} onGo={() => onGo(entry.id)} />
        ))}
      </ul>
      {done.length > 0 && (
        <section aria-label={t('marking.labels.done')}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-muted">
            {t('marking.labels.done')}
          </p>
          <ul>
            {done.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={{ ...entry, note: undefined }}
                isCurrent={false}
                onGo={() => onGo(entry.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export interface WorkspaceQueueProps {
  /** Undefined: on their way. */
  readonly entries: readonly QueueEntry[] | undefined;
  readonly groups?: readonly QueueGroup[] | undefined;
  readonly groupsTitle?: string | undefined;
  /** The work itself is a list: it isn't listed twice. */
  readonly isList?: boolean;
  /** All of it is marked, which is said beside it. */
  readonly isDone?: boolean;
  /** Below all. */
  readonly besides?: ReactNode;
  readonly current: string | undefined;
  readonly onGo: (id: string) => void;
}

/** What waits, and what is done; the questions or learners beside, where there are some. */
export function WorkspaceQueue({
  entries,
  groups = [],
  groupsTitle,
  isList = false,
  isDone = false,
  besides,
  current,
  onGo,
}: WorkspaceQueueProps) {
  const t = useT();
  const format = useFormat();
  const left = groups.reduce((sum, { openCount }) => sum + openCount, 0);
  return (
    <div className="space-y-3 p-3">
      {(groups.length > 1 || isList) && (
        <nav aria-label={groupsTitle} className={cx(!isList && 'border-b border-line pb-3')}>
          {isList && <p className="px-3 pb-2 text-sm text-muted">{t('marking.labels.groupsLeft', { count: left })}</p>}
          <ul>
            {groups.map(({ id, title, openCount, href, isCurrent }) => (
              <li key={id}>
                <UiLink
                  href={href}
                  aria-current={isCurrent ? 'true' : undefined}
                  className={cx(
                    'flex min-h-10 items-center gap-2 rounded-md px-3 py-1.5 text-sm text-ink no-underline touch:min-h-11',
                    isCurrent ? 'bg-primary-soft font-medium' : 'hover:bg-subtle',
                  )}
                >
                  <span className="clip-lines-2 min-w-0 flex-1">
                    <bdi>{title}</bdi>
                  </span>
                  {openCount > 0 ? (
                    <span className="font-medium text-primary-text tabular">{format.number(openCount)}</span>
                  ) : (
                    <Icon of={Check} size={16} className="shrink-0 text-success-text" />
                  )}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isList &&
        (entries ? (
          <Entries entries={entries} isDone={isDone} current={current} onGo={onGo} />
        ) : (
          <SkeletonText lines={6} />
        ))}
      {besides}
    </div>
  );
}
