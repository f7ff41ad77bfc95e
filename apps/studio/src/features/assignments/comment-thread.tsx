import { Send, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DeleteDialog } from '../../parts/delete-dialog.tsx';
import { commentsQuery, useAddComment, useDeleteComment } from './submissions.api.ts';

/** The conversation with those who handed in. */
export function CommentThread({ assignmentSubmissionId }: { readonly assignmentSubmissionId: number }) {
  const t = useT();
  const format = useFormat();
  const { data, isError, refetch } = useQuery(commentsQuery(assignmentSubmissionId));
  const add = useAddComment(assignmentSubmissionId);
  const remove = useDeleteComment(assignmentSubmissionId);
  const [deleting, setDeleting] = useState<number | null>(null);
  const [body, setBody] = useState('');
  const [waitsForRelease, setWaits] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim()) add.mutate({ body: body.trim(), waitsForRelease }, { onSuccess: () => setBody('') });
  };
  return (
    <Card as="section" className="space-y-3">
      <CardHeading level={2}>{t('assignment-marking.titles.comments')}</CardHeading>
      {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      <ul className="space-y-2">
        {data?.data.map((comment) => (
          <li key={comment.submissionCommentId} className="rounded-md bg-subtle p-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              {comment.author && (
                <bdi className="font-medium">{`${comment.author.firstName} ${comment.author.lastName}`}</bdi>
              )}
              {!comment.author && <span className="font-medium">{t('assignment-marking.labels.learner')}</span>}
              {comment.waitsForRelease && <Badge>{t('assignment-marking.labels.waits')}</Badge>}
              {comment.createdAt && (
                <time dateTime={comment.createdAt} className="text-muted">
                  {format.dateTime(comment.createdAt)}
                </time>
              )}
              {comment.isOwn && (
                <IconButton
                  size="sm"
                  iconSize={16}
                  icon={Trash2}
                  label={t('common.actions.delete')}
                  className="ms-auto"
                  onClick={() => setDeleting(comment.submissionCommentId)}
                />
              )}
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {comment.body}
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={send} className="space-y-3">
        <TextArea
          label={t('assignment-marking.fields.message')}
          rows={2}
          maxLength={10_000}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Checkbox checked={waitsForRelease} onChange={setWaits} label={t('assignment-marking.fields.waits')} />
        <Button type="submit" variant="outline" icon={Send} disabled={!body.trim()} pending={add.isPending}>
          {t('common.actions.send')}
        </Button>
      </form>
      {deleting !== null && (
        <DeleteDialog
          id={deleting}
          title={t('assignment-marking.dialogs.deleteComment')}
          remove={remove}
          onClose={() => setDeleting(null)}
        />
      )}
    </Card>
  );
}
