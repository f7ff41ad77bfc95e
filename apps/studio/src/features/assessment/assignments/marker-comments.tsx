import { Badge } from '@sullam/ui/components/badge.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { CommentThread } from '@sullam/web-kit/submissions/comment-thread.tsx';
import { useState } from 'react';

/** The conversation with those who handed in. */
export function MarkerComments({ assignmentSubmissionId }: { readonly assignmentSubmissionId: number }) {
  const t = useT();
  const [waitsForRelease, setWaits] = useState(false);
  return (
    <CommentThread
      assignmentSubmissionId={assignmentSubmissionId}
      level={2}
      words={{
        title: t('assignment-marking.titles.comments'),
        message: t('assignment-marking.fields.message'),
        deleteTitle: t('assignment-marking.dialogs.deleteComment'),
        deleteText: t('common.dialogs.deleteText'),
        unnamed: t('assignment-marking.labels.learner'),
      }}
      mark={(comment) => comment.waitsForRelease && <Badge>{t('assignment-marking.labels.waits')}</Badge>}
      waitsForRelease={waitsForRelease}
    >
      <Checkbox checked={waitsForRelease} onChange={setWaits} label={t('assignment-marking.fields.waits')} />
    </CommentThread>
  );
}
