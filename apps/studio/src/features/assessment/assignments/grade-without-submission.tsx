import { ApiError } from '@sullam/api-client/api-error.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery } from './assignments.api.ts';
import { MarkHistory } from './mark-history.tsx';
import { isWithin, plainAmount } from './points-text.ts';
import { useSubmissionName } from './submission-name.ts';
import { type SubmissionRow, useGradeWithoutSubmission, useTakeMarkBack } from './submissions.api.ts';

interface RowProps {
  readonly row: SubmissionRow;
}

function MarkDialog({ row, onClose }: RowProps & { readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const nameOf = useSubmissionName();
  const { assignmentId } = useAssignmentPlace();
  const maximum = useQuery(assignmentQuery(assignmentId)).data?.maximum;
  const give = useGradeWithoutSubmission(assignmentId);
  const takeBack = useTakeMarkBack(row.assignmentSubmissionId ?? 0);
  const [points, setPoints] = useState(row.points ?? '0');
  const [comment, setComment] = useState('');
  const isGood = maximum !== undefined && isWithin(points, maximum);
  const send = () => {
    if (!isGood) return;
    const body = { points: plainAmount(points), comment: comment.trim(), version: row.markVersion };
    give.mutate(
      { row, body },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('assignment-marking.messages.saved') });
          onClose();
        },
        onError: (error) => {
          const hasReason = error instanceof ApiError && error.errorCode !== 'conflict';
          notify({ tone: 'error', text: hasReason ? error.message : t('assignment-marking.messages.conflict') });
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('assignment-marking.titles.markOf', { name: nameOf(row) })}
      description={t(
        row.group ? 'assignment-marking.hints.groupWithoutSubmission' : 'assignment-marking.hints.withoutSubmission',
      )}
      submitLabel={t('assignment-marking.actions.save')}
      pending={give.isPending}
      onSubmit={send}
    >
      <DecimalField
        label={t('assignment-marking.fields.points', { maximum: maximum ? format.decimal(maximum) : '–' })}
        className="max-w-50"
        value={points}
        onChange={setPoints}
        error={!isGood ? t('errors.codes.submission-mark.too-high') : undefined}
      />
      <TextArea
        label={t('assignment-marking.fields.comment')}
        hint={t('assignment-marking.hints.comment')}
        optional
        rows={3}
        maxLength={10_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {row.points !== null && (
        <Button
          variant="danger-ghost"
          pending={takeBack.isPending}
          onClick={() => takeBack.mutate(row.markVersion, { onSuccess: onClose })}
        >
          {t('assignment-marking.actions.takeBack')}
        </Button>
      )}
      {row.assignmentSubmissionId !== null && <MarkHistory assignmentSubmissionId={row.assignmentSubmissionId} />}
    </FormDialog>
  );
}

/** Marks somebody who handed in nothing, or changes that mark. */
export function GradeWithoutSubmission({ row }: RowProps) {
  const t = useT();
  const nameOf = useSubmissionName();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(row);
  const isMarked = row.points !== null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(isMarked ? 'assignment-marking.actions.editMarkOf' : 'assignment-marking.actions.markOf', {
          name,
        })}
        {...preloadOn(Dialog)}
        onClick={() => setOpen(true)}
      >
        {t(isMarked ? 'common.actions.edit' : 'assignment-marking.actions.mark')}
      </Button>
      {isOpen && <MarkDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
