import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { SurveySummary } from './surveys.api.ts';

/** What state a survey is in: a draft like any other, then open until it is closed. */
export function SurveyStatus({ status }: Pick<SurveySummary, 'status'>) {
  const t = useT();
  if (status === 'DRAFT') return <PublicationBadge isPublished={false} />;
  return <Badge tone={status === 'PUBLISHED' ? 'success' : 'info'}>{t(`surveys.states.${status}`)}</Badge>;
}
