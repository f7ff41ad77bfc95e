import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { isWithin, plainAmount } from './points-text.ts';
import { type Submission, useMemberMark } from './submissions.api.ts';

type Member = Submission['members'][number];

function MemberDialog({
  submission,
  member,
  onClose,
}: {
  readonly submission: Submission;
  readonly member: Member;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = useFormat();
  const save = useMemberMark(submission.assignmentSubmissionId);
  const [points, setPoints] = useState(member.ownPoints ?? '');
  const [reason, setReason] = useState(member.ownReason ?? '');
  const plain = plainAmount(points);
  const isGood = isWithin(points, submission.maximum);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('assignment-marking.titles.ownMarkOf', { name: `${member.firstName} ${member.lastName}` })}
      submitLabel={t('common.actions.save')}
      disabled={!isGood || reason.trim() === ''}
      pending={save.isPending}
      onSubmit={() =>
        save.mutate(
          { userId: member.userId, mark: { points: plain, reason: reason.trim(), version: member.ownVersion } },
          { onSuccess: onClose },
        )
      }
    >
      <DecimalField
        label={t('assignment-marking.fields.points', { maximum: format.decimal(submission.maximum) })}
        value={points}
        onChange={setPoints}
      />
      <TextArea
        label={t('assignment-marking.fields.reason')}
        hint={t('assignment-marking.hints.reasonIsSeen')}
        required
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Members of a group whose mark differs from the group's. */
export function MemberMarks({ submission }: { readonly submission: Submission }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<Member | null>(null);
  const save = useMemberMark(submission.assignmentSubmissionId);
  return (
    <Card as="section" className="space-y-3">
      <CardHeading level={2}>{t('assignment-marking.titles.members')}</CardHeading>
      <ul className="divide-y divide-line">
        {submission.members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <bdi className="min-w-0 flex-1">{`${member.firstName} ${member.lastName}`}</bdi>
            {member.finalPoints !== null && <span className="tabular">{format.decimal(member.finalPoints)}</span>}
            <Button size="sm" variant="ghost" onClick={() => setOpen(member)}>
              {t(member.ownPoints === null ? 'assignment-marking.actions.ownMark' : 'common.actions.edit')}
            </Button>
            {member.ownPoints !== null && (
              <Button
                size="sm"
                variant="danger-ghost"
                pending={save.isPending}
                onClick={() => save.mutate({ userId: member.userId, mark: null })}
              >
                {t('common.actions.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <MemberDialog submission={submission} member={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
