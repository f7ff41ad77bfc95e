import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { SurveySummary } from './surveys.api.ts';

const TONES: Record<SurveySummary['status'], Tone> = { DRAFT: 'neutral', PUBLISHED: 'success', CLOSED: 'info' };

/** What state a survey is in. */
export function SurveyStatus({ status }: Pick<SurveySummary, 'status'>) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`surveys.states.${status}`)}</Badge>;
}
