import { Eye, EyeOff, PenLine } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery, useAssignmentStep } from './assignments.api.ts';
import { queueQuery, type SubmissionRow, waitsForMark } from './submissions.api.ts';

/** Lets learners see their marks, or hides them again, where that is done by hand. */
export function ReleaseButton({ assignmentId }: { readonly assignmentId: number }) {
  const t = useT();
  const assignment = useQuery(assignmentQuery(assignmentId)).data;
  const step = useAssignmentStep(assignmentId);
  const [isAsking, setAsking] = useState(false);
  if (assignment?.release !== 'BY_HAND') return null;
  const isOut = assignment.releasedAt !== null;
  return (
    <>
      <Button variant="outline" icon={isOut ? EyeOff : Eye} onClick={() => setAsking(true)}>
        {t(isOut ? 'assignment-marking.actions.hide' : 'assignment-marking.actions.release')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t(isOut ? 'assignment-marking.dialogs.hideTitle' : 'assignment-marking.dialogs.releaseTitle')}
          confirmLabel={t(isOut ? 'assignment-marking.actions.hide' : 'assignment-marking.actions.release')}
          pending={step.isPending}
          onConfirm={() => step.mutate(isOut ? 'hide' : 'release', { onSettled: () => setAsking(false) })}
        >
          {t(isOut ? 'assignment-marking.dialogs.hideText' : 'assignment-marking.dialogs.releaseText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** To the first that waits, with how many there are. */
export function MarkAll({ assignmentId }: { readonly assignmentId: number }) {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const { places } = useAssignmentPlace();
  const waiting = (useQuery(queueQuery(assignmentId)).data ?? []).filter(waitsForMark);
  const [first] = waiting;
  useKeys({
    title: t('studio.keys.here'),
    lines: first
      ? [
          {
            id: 'mark',
            shown: 'M',
            code: 'KeyM',
            words: t('studio.keys.mark'),
            run: () => go(places.marking(first.assignmentSubmissionId)),
          },
        ]
      : [],
  });
  if (!first) return null;
  return (
    <LinkButton href={places.marking(first.assignmentSubmissionId)} icon={PenLine}>
      {t('marking.actions.markAll', { count: format.number(waiting.length) })}
      <KeyHint of="M" className="border-current/50" />
    </LinkButton>
  );
}

/** To the work, where there is some: to mark it, or to look at it. */
export function ToWork({ row, name }: { readonly row: SubmissionRow; readonly name: string }) {
  const t = useT();
  const { places } = useAssignmentPlace();
  if (row.assignmentSubmissionId === null || row.number === null) return null;
  const isOpen = waitsForMark(row);
  return (
    <LinkButton
      href={places.marking(row.assignmentSubmissionId)}
      variant={isOpen ? 'soft' : 'outline'}
      size="sm"
      aria-label={t(isOpen ? 'marking.actions.markOf' : 'marking.actions.lookOf', { name })}
    >
      {t(isOpen ? 'marking.actions.mark' : 'marking.actions.look')}
    </LinkButton>
  );
}
