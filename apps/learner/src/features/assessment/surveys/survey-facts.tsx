import { Badge } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { SurveySummary } from './surveys.api.ts';

/** How a survey stands to its reader: answered or waiting, closed, a draft; until when, and whether names are kept. */
export function SurveyFacts({ survey }: { readonly survey: SurveySummary }) {
  const t = useT();
  const format = useFormat();
  const { status, closesAt, isAnonymous, hasAnswered, abilities, questionCount } = survey;
  const isClosed = status === 'CLOSED';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {status === 'DRAFT' && <PublicationBadge isPublished={false} />}
      {hasAnswered && <Badge tone="success">{t('surveys.states.answered')}</Badge>}
      {abilities.canAnswer && <Badge tone="primary">{t('surveys.states.open')}</Badge>}
      {isClosed && <Badge>{t('surveys.states.CLOSED')}</Badge>}
      <span>{t(isAnonymous ? 'surveys.labels.anonymous' : 'surveys.labels.named')}</span>
      {survey.type === 'SURVEY' && <span>{t('surveys.labels.questions', { count: questionCount })}</span>}
      {closesAt && (
        <time dateTime={closesAt} title={format.dateTime(closesAt, 'long')}>
          {t(isClosed ? 'surveys.labels.closed' : 'surveys.labels.closes', { date: format.dateTime(closesAt) })}
        </time>
      )}
    </p>
  );
}
