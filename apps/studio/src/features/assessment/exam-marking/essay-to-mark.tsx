import { textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { MessageSquare, Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { CommentedText } from '@sullam/web-kit/question-view/commented-text.tsx';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { type AnswerComment, useComments } from './exam-marking.api.ts';
import { fullName } from './learner-name.tsx';
import { type ChosenPassage, usePassage } from './use-passage.ts';

export interface EssayToMarkProps {
  readonly html: string;
  readonly comments: readonly AnswerComment[];
  readonly place: { readonly examAttemptId: number; readonly position: number };
  /** One of a list: what can be done with it is said shortly. */
  readonly isCompact?: boolean;
}

type Open = { kind: 'new'; passage: ChosenPassage | null } | { kind: 'edit' | 'delete'; comment: AnswerComment } | null;

interface CommentLineProps {
  readonly number: string;
  readonly comment: AnswerComment;
  readonly onPoint: (isPointed: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function CommentLine({ number, comment, onPoint, onEdit, onRemove }: CommentLineProps) {
  const t = useT();
  return (
    <li
      className="flex gap-3 rounded-md border border-line p-3"
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <span className="font-semibold tabular">{number}</span>
      <div className="min-w-0 flex-1">
        <AuthorText as="p" className="clip-line text-muted">
          {comment.quote}
        </AuthorText>
        <AuthorText as="p" className="whitespace-pre-line wrap-anywhere">
          {comment.comment}
        </AuthorText>
        <p className="mt-1 text-xs text-muted">
          <bdi>{fullName(comment.marker)}</bdi>
        </p>
      </div>
      {comment.isOwn && (
        <div className="-my-1 flex shrink-0 print:hidden">
          <IconButton
            icon={Pencil}
            iconSize={18}
            label={t('exam-marking.actions.editComment', { number })}
            onClick={onEdit}
          />
          <IconButton
            icon={Trash2}
            iconSize={18}
            label={t('exam-marking.actions.deleteComment', { number })}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}

/** A written answer: its passages can be commented on. */
export function EssayToMark({ html, comments, place, isCompact = false }: EssayToMarkProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const root = useRef<HTMLDivElement>(null);
  const [passage, forgetPassage] = usePassage(root);
  const [active, setActive] = useState<number | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const { write, change, remove } = useComments(place);
  const text = textOfHtml(html);
  const saved = () => {
    notify({ tone: 'success', text: t('exam-marking.messages.commentSaved') });
    setOpen(null);
    forgetPassage();
  };
  return (
    <div className="space-y-4">
      <CommentedText ref={root} text={text} passages={comments} active={active} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <Button
          variant={isCompact ? 'ghost' : 'outline'}
          size="sm"
          icon={MessageSquare}
          className={isCompact ? '-ms-3 text-muted' : ''}
          // the selection would be lost with the press
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setOpen({ kind: 'new', passage })}
        >
          {t('exam-marking.actions.comment')}
        </Button>
        {(passage || !isCompact) && (
          <span className={cx('min-w-0 grow basis-56 text-sm text-muted', passage && 'clip-line')}>
            {passage ? t('exam-marking.labels.passage', { passage: passage.quote }) : t('exam-marking.hints.select')}
          </span>
        )}
      </div>
      {comments.length > 0 && (
        <ol aria-label={t('exam-marking.titles.comments')} className="space-y-2 text-sm">
          {comments.map((comment, at) => (
            <CommentLine
              key={comment.answerCommentId}
              number={format.number(at + 1)}
              comment={comment}
              onPoint={(isPointed) => setActive(isPointed ? at : null)}
              onEdit={() => setOpen({ kind: 'edit', comment })}
              onRemove={() => setOpen({ kind: 'delete', comment })}
            />
          ))}
        </ol>
      )}
      {open?.kind === 'new' && (
        <CommentDialog
          title={t('exam-marking.titles.newComment')}
          text={text}
          passage={open.passage}
          pending={write.isPending}
          onClose={() => setOpen(null)}
          onSave={(chosen, comment) => write.mutate({ ...chosen, comment }, { onSuccess: saved })}
        />
      )}
      {open?.kind === 'edit' && (
        <CommentDialog
          title={t('exam-marking.titles.editComment')}
          text={text}
          passage={open.comment}
          comment={open.comment.comment}
          pending={change.isPending}
          onClose={() => setOpen(null)}
          onSave={(_, comment) => change.mutate({ ...open.comment, comment }, { onSuccess: saved })}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteDialog
          id={open.comment}
          title={t('exam-marking.titles.deleteComment')}
          remove={remove}
          message={t('exam-marking.messages.commentDeleted')}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
