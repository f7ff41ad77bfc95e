import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, EyeOff, Lock, type LucideIcon, NotebookPen, Pin } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { AuthorName, AuthorPicture, Moment } from './author.tsx';
import type { DiscussionBoardSummary } from './discussions.api.ts';

interface Mark {
  readonly id: string;
  readonly icon?: LucideIcon;
  readonly tone?: string;
  readonly words: ReactNode;
}

function useMarks(board: DiscussionBoardSummary): Mark[] {
  const t = useT();
  const marks: (Mark | false)[] = [
    !board.isPublished && { id: 'draft', tone: 'text-ink', words: t('discussions.labels.draft') },
    board.isHidden && { id: 'hidden', icon: EyeOff, tone: 'text-danger-text', words: t('discussions.labels.hidden') },
    board.isPinned && { id: 'pinned', icon: Pin, tone: 'text-ink', words: t('discussions.labels.pinned') },
    board.isAnswered && {
      id: 'answered',
      icon: CircleCheck,
      tone: 'text-ink',
      words: t('discussions.labels.answered'),
    },
    board.isGraded && {
      id: 'graded',
      icon: NotebookPen,
      tone: 'text-ink',
      words: t(board.isMissing ? 'discussions.labels.gradedMissing' : 'discussions.labels.graded'),
    },
    board.isLocked && { id: 'locked', icon: Lock, words: t('discussions.labels.locked') },
    board.courseGroup !== null && {
      id: 'group',
      words: <AuthorTextFor text={board.courseGroup.name} unmarked />,
    },
    board.commentCount > 0
      ? { id: 'count', words: t('discussions.labels.contributions', { count: board.commentCount }) }
      : { id: 'author', words: <AuthorName {...board} /> },
    board.newCount > 0
      ? { id: 'new', words: t('discussions.labels.newOnes', { count: board.newCount }) }
      : board.commentCount > 0 && { id: 'at', words: <Moment at={board.lastAt} /> },
  ];
  return marks.filter((mark) => mark !== false);
}

interface BoardRowProps {
  readonly board: DiscussionBoardSummary;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** One discussion in the list: a dot before its title says that something is unread. */
export function BoardRow({ board, href, isCurrent }: BoardRowProps) {
  const t = useT();
  const marks = useMarks(board);
  return (
    <li
      className={cx(
        'relative flex gap-3 border-b border-line px-3 py-3.5',
        isCurrent ? 'rounded-lg border-transparent bg-primary-soft' : 'hover:bg-subtle',
      )}
    >
      <AuthorPicture {...board} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-heading font-medium">
          <UiLink
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className="text-ink no-underline outline-offset-4 after:absolute after:inset-0"
          >
            {board.isUnread && (
              <>
                <span
                  aria-hidden="true"
                  className="me-2 inline-block size-2.5 rounded-full bg-secondary align-baseline"
                />
                <span className="sr-only">{`${t('discussions.labels.unread')}: `}</span>
              </>
            )}
            <AuthorTextFor text={board.title} unmarked />
          </UiLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          {marks.map(({ id, icon, tone, words }, index) => (
            <span key={id} className={cx('inline-flex items-center gap-1', tone, tone && 'font-medium')}>
              {index > 0 && (
                <span aria-hidden="true" className="me-1 text-muted">
                  ·
                </span>
              )}
              {icon && <Icon of={icon} size={16} />}
              {words}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
