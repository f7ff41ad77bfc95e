import { Send, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { commentsQuery, type SubmissionComment, useAddComment, useDeleteComment } from './assignments.api.ts';

interface CommentsProps {
  readonly assignmentSubmissionId: number;
  readonly canComment: boolean;
}

function Comment({ comment, onDelete }: { readonly comment: SubmissionComment; readonly onDelete: () => void }) {
  const t = useT();
  const format = useFormat();
  const { author, isByMarker, isOwn, body, createdAt } = comment;
  return (
    <li className={`rounded-md border border-line p-3 ${isOwn ? 'bg-subtle' : ''}`}>
      <div className="flex items-center gap-2 text-sm">
        {author && <bdi className="font-medium">{`${author.firstName} ${author.lastName}`}</bdi>}
        {isByMarker && <Badge tone="primary">{t('assignments.labels.marker')}</Badge>}
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

/** The conversation with those who mark. */
export function Comments({ assignmentSubmissionId, canComment }: CommentsProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [deleting, setDeleting] = useState<number | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(commentsQuery(assignmentSubmissionId));
  const add = useAddComment(assignmentSubmissionId);
  const remove = useDeleteComment(assignmentSubmissionId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) add.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  if (data && data.data.length === 0 && !canComment) return null;
  return (
    <Card as="section" className="print:hidden">
      <h3 className="mb-3 text-lg">{t('assignments.titles.comments')}</h3>
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
              onDelete={() => setDeleting(comment.submissionCommentId)}
            />
          ))}
        </ul>
      )}
      {canComment && (
        <form onSubmit={send} className="space-y-3">
          <TextArea
            label={t('assignments.fields.comment')}
            rows={2}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" icon={Send} disabled={!text.trim()} pending={add.isPending}>
            {t('common.actions.send')}
          </Button>
        </form>
      )}
      {deleting !== null && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={t('assignments.dialogs.deleteComment')}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(deleting, { onSettled: () => setDeleting(null) })}
        >
          {t('assignments.dialogs.deleteCommentText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
