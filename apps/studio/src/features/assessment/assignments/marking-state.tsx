import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MarkingState as State } from './submissions.api.ts';

const TONES: Record<State, Tone> = {
  NOT_SUBMITTED: 'neutral',
  SUBMITTED: 'warning',
  DISPUTED: 'danger',
  MARKED: 'info',
  RETURNED: 'success',
};

/** How far a submission is. */
export function MarkingStateBadge({ state }: { readonly state: State }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`assignment-marking.states.${state}`)}</Badge>;
}
