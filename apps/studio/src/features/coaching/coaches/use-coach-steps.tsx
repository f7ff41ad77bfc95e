import type { CoachStatus } from '@sullam/domain/coaching/coach.ts';
import { Check, CirclePause, CirclePlay, MessageSquare, X } from '@sullam/ui/base/icons.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { type Decision, type ManagedCoach, useDecide, useSetPaused } from './coaches.api.ts';

/** From which statuses a decision can be made. */
const FROM: Record<Decision, readonly CoachStatus[]> = {
  approved: ['SUBMITTED', 'CHANGES_REQUESTED', 'DECLINED'],
  changesRequested: ['SUBMITTED', 'APPROVED', 'PAUSED'],
  declined: ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'PAUSED'],
};

interface Asked {
  readonly coach: ManagedCoach;
  readonly decision: 'changesRequested' | 'declined';
}

/** What an administrator can do with a coach. A refusal needs a note, which `dialog` asks for. */
export function useCoachSteps() {
  const t = useT();
  const notify = useNotify();
  const decide = useDecide();
  const pause = useSetPaused();
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = (coach: ManagedCoach, decision: Decision, note: string) =>
    decide.mutate(
      { coachId: coach.coachId, version: coach.version, decision, note },
      {
        onSuccess: () => {
          setAsked(null);
          notify({ tone: 'success', text: t(`coaches.messages.${decision}`, { name: coach.name }) });
        },
      },
    );
  const approve = (coach: ManagedCoach) => send(coach, 'approved', '');
  const may = ({ status }: ManagedCoach, decision: Decision) => FROM[decision].includes(status);
  const itemsFor = (coach: ManagedCoach) => {
    const { coachId, version, status } = coach;
    const isPaused = status === 'PAUSED';
    const all = [
      {
        id: 'approve',
        isOffered: may(coach, 'approved'),
        label: t('coaches.actions.approve'),
        icon: Check,
        onAction: () => approve(coach),
      },
      {
        id: 'pause',
        isOffered: isPaused || status === 'APPROVED',
        label: t(isPaused ? 'coaches.actions.resume' : 'coaches.actions.pause'),
        icon: isPaused ? CirclePlay : CirclePause,
        onAction: () => pause.mutate({ coachId, version, isPaused: !isPaused }),
      },
      {
        id: 'changes',
        isOffered: may(coach, 'changesRequested'),
        label: t('coaches.actions.requestChanges'),
        icon: MessageSquare,
        onAction: () => setAsked({ coach, decision: 'changesRequested' }),
      },
      {
        id: 'decline',
        isOffered: may(coach, 'declined'),
        label: t('coaches.actions.decline'),
        icon: X,
        danger: true,
        onAction: () => setAsked({ coach, decision: 'declined' }),
      },
    ];
    return all.filter(({ isOffered }) => isOffered).map(({ isOffered: _isOffered, ...item }) => item);
  };
  const isDecline = asked?.decision === 'declined';
  const dialog = asked && (
    <ReasonDialog
      title={t(isDecline ? 'coaches.dialogs.decline' : 'coaches.dialogs.requestChanges', { name: asked.coach.name })}
      description={t('coaches.dialogs.noteHint')}
      label={t('coaches.dialogs.note')}
      submitLabel={t(isDecline ? 'coaches.actions.decline' : 'coaches.actions.requestChanges')}
      danger={isDecline}
      pending={decide.isPending}
      onSubmit={(note) => send(asked.coach, asked.decision, note)}
      onClose={() => setAsked(null)}
    />
  );
  return { itemsFor, dialog, approve, ask: setAsked, isPending: decide.isPending };
}
