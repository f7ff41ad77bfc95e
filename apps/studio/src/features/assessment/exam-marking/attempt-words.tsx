import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { QueuedAnswer, ResultRow } from './exam-marking.api.ts';

const STATE_TONES: Record<ResultRow['state'], Tone> = {
  RUNNING: 'info',
  SUBMITTED: 'success',
  EXPIRED: 'warning',
  ABANDONED: 'neutral',
};

export function AttemptState({ state }: Pick<ResultRow, 'state'>) {
  const t = useT();
  return <Badge tone={STATE_TONES[state]}>{t(`exam-marking.attemptStates.${state}`)}</Badge>;
}

const QUEUE_TONES: Record<QueuedAnswer['state'], Tone> = {
  PENDING: 'warning',
  WAITING: 'info',
  DISPUTED: 'danger',
  MARKED: 'success',
};

export function QueueState({ state }: Pick<QueuedAnswer, 'state'>) {
  const t = useT();
  return <Badge tone={QUEUE_TONES[state]}>{t(`exam-marking.queueStates.${state}`)}</Badge>;
}

/** What was granted to a learner, in a few words. */
export function useAccommodationText(): (granted: ResultRow['accommodation']) => string {
  const t = useT();
  const format = useFormat();
  return (granted) => {
    if (!granted) return '';
    const { extraMinutes, extraPercent, extraAttempts, opensAt, closesAt } = granted;
    return [
      extraMinutes && t('exam-marking.labels.extraMinutes', { count: extraMinutes }),
      extraPercent && t('exam-marking.labels.extraPercent', { percent: { raw: format.percent(extraPercent / 100) } }),
      extraAttempts && t('exam-marking.labels.extraAttempts', { count: extraAttempts }),
      (opensAt ?? closesAt) && t('exam-marking.labels.ownWindow'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
