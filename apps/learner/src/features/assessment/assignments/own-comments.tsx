import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { CommentThread, type CommentThreadProps } from '@sullam/web-kit/submissions/comment-thread.tsx';

/** The conversation with those who mark. */
export function OwnComments(thread: Pick<CommentThreadProps, 'assignmentSubmissionId' | 'canComment'>) {
  const t = useT();
  return (
    <CommentThread
      {...thread}
      level={3}
      words={{
        title: t('assignments.titles.comments'),
        message: t('assignments.fields.comment'),
        deleteTitle: t('assignments.dialogs.deleteComment'),
        deleteText: t('assignments.dialogs.deleteCommentText'),
      }}
      mark={({ isByMarker }) => isByMarker && <Badge tone="primary">{t('assignments.labels.marker')}</Badge>}
    />
  );
}
