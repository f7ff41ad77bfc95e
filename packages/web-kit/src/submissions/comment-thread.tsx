import { Send, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useFormat, useNotify, useT } from '../kit-context.tsx';
import { commentsQuery, type SubmissionComment, useAddComment, useDeleteComment } from './submission-comments.api.ts';

const LONGEST = 10_000;

export interface CommentThreadProps {
  readonly assignmentSubmissionId: number;
  readonly level: 2 | 3;
  readonly words: {
    readonly title: string;
    readonly message: string;
    readonly deleteTitle: string;
    readonly deleteText: string;
    /** Whoever wrote without showing a name. */
    readonly unnamed?: string;
  };
  readonly canComment?: boolean;
  /** Beside the author of a comment: what is special about it. */
  readonly mark: (comment: SubmissionComment) => ReactNode;
  /** Learners see it once marks are released. */
  readonly waitsForRelease?: boolean;
  /** What else is chosen before sending. */
  readonly children?: ReactNode;
}

interface CommentProps extends Pick<CommentThreadProps, 'mark'> {
  readonly comment: SubmissionComment;
  readonly unnamed: string | undefined;
  readonly onDelete: () => void;
}

function Comment({ comment, unnamed, mark, onDelete }: CommentProps) {
  const t = useT();
  const format = useFormat();
  const { author, isOwn, body, createdAt } = comment;
  return (
    <li className={`rounded-md border border-line p-3 ${isOwn ? 'bg-subtle' : ''}`}>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {author ? (
          <bdi className="font-medium">{`${author.firstName} ${author.lastName}`}</bdi>
        ) : (
          unnamed && <span className="font-medium">{unnamed}</span>
        )}
        {mark(comment)}
        {createdAt && (
          <time dateTime={createdAt} className="text-muted">
            {format.dateTime(createdAt)}
          </time>
        )}
        {isOwn && (
          <IconButton
            icon={Trash2}
            iconSize={16}
            size="sm"
            label={t('common.actions.delete')}
            className="ms-auto"
            onClick={onDelete}
          />
        )}
      </div>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {body}
      </p>
    </li>
  );
}

/** The conversation of those who handed in with those who mark. */
export function CommentThread(props: CommentThreadProps) {
  const { assignmentSubmissionId, level, words, canComment = true, mark, waitsForRelease, children } = props;
  const t = useT();
  const notify = useNotify();
  const [body, setBody] = useState('');
  const [deleting, setDeleting] = useState<number | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(commentsQuery(assignmentSubmissionId));
  const add = useAddComment(assignmentSubmissionId);
  const remove = useDeleteComment(assignmentSubmissionId);
  const message = body.trim();
  const onSuccess = () => notify({ tone: 'success', text: t('common.states.deleted') });
  const send = () => {
    if (message)
      add.mutate(
        { body: message, ...(waitsForRelease === undefined ? {} : { waitsForRelease }) },
        { onSuccess: () => setBody('') },
      );
  };
  if (data?.data.length === 0 && !canComment) return null;
  return (
    <Card as="section" className="print:hidden">
      <CardHeading level={level}>{words.title}</CardHeading>
      {isError && !data && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={3} />}
      {data && data.data.length > 0 && (
        <ul className="mb-4 space-y-2">
          {data.data.map((comment) => (
            <Comment
              key={comment.submissionCommentId}
              comment={comment}
              unnamed={words.unnamed}
              mark={mark}
              onDelete={() => setDeleting(comment.submissionCommentId)}
            />
          ))}
        </ul>
      )}
      {canComment && (
        <Form onSubmit={send} className="space-y-3">
          <TextArea
            label={words.message}
            rows={2}
            maxLength={LONGEST}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          {children}
          <Button type="submit" variant="outline" icon={Send} disabled={!message} pending={add.isPending}>
            {t('common.actions.send')}
          </Button>
        </Form>
      )}
      {deleting !== null && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={words.deleteTitle}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(deleting, { onSuccess, onSettled: () => setDeleting(null) })}
        >
          {words.deleteText}
        </ConfirmDialog>
      )}
    </Card>
  );
}
