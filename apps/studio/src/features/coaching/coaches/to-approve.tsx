import { BadgeCheck, Check, CircleDashed, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useQuery } from '@tanstack/react-query';
import { CoachName } from './coach-name.tsx';
import { type ManagedCoach, managedCoachesQuery, useCheckCertification } from './coaches.api.ts';
import type { useCoachSteps } from './use-coach-steps.tsx';

interface OfCoach {
  readonly coach: ManagedCoach;
}

/** What an administrator has to know before approving: certificates and languages. */
function Facts({ coach }: OfCoach) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { certifications, writtenIn } = coach;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {certifications.length === 0 && <Badge>{t('coaches.facts.noCertificate')}</Badge>}
      {certifications.map((certificate) => {
        const title = text(certificate.title);
        const { coachCertificationId: id, isExpired, isChecked, validUntil } = certificate;
        if (isExpired)
          return (
            <Badge key={id} tone="warning" icon={TriangleAlert}>
              {t('coaches.facts.expired', {
                title,
                day: validUntil ? format.day(validUntil, { month: 'long', year: 'numeric' }) : '',
              })}
            </Badge>
          );
        return (
          <Badge key={id} tone={isChecked ? 'success' : 'neutral'} icon={isChecked ? BadgeCheck : CircleDashed}>
            {t(isChecked ? 'coaches.facts.checked' : 'coaches.facts.unchecked', { title })}
          </Badge>
        );
      })}
      {writtenIn.length > 0 && (
        <Badge icon={Check}>
          {writtenIn.length > 1
            ? t('coaches.facts.bothLanguages')
            : t('coaches.facts.oneLanguage', {
                language: t(writtenIn[0] === 'en' ? 'common.names.english' : 'common.names.arabic'),
              })}
        </Badge>
      )}
    </p>
  );
}

/** Certifications that nobody has checked, each with its link to the issuer. */
function Unchecked({ coach }: OfCoach) {
  const t = useT();
  const text = useAuthorText();
  const check = useCheckCertification();
  const open = coach.certifications.filter(({ isChecked, isExpired }) => !isChecked && !isExpired);
  return open.map(({ coachCertificationId, title }) => (
    <Button
      key={coachCertificationId}
      size="sm"
      variant="ghost"
      aria-label={`${t('coaches.actions.check')}: ${text(title)}`}
      pending={check.isPending}
      onClick={() => check.mutate({ coachId: coach.coachId, coachCertificationId })}
    >
      {t('coaches.actions.check')}
    </Button>
  ));
}

interface ToApproveProps {
  readonly steps: ReturnType<typeof useCoachSteps>;
}

function Waiting({ coach, steps }: OfCoach & ToApproveProps) {
  const t = useT();
  const preview = useSignOnToken();
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <CoachName coach={coach} />
        <Button
          size="sm"
          variant="ghost"
          pending={preview.isPending}
          onClick={() => preview.mutate({ target: 'LEARNER', path: `/coaching/coaches/${coach.coachId}` })}
        >
          {t('coaches.actions.profile')}
        </Button>
      </div>
      <Facts coach={coach} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" pending={steps.isPending} onClick={() => steps.approve(coach)}>
          {t('coaches.actions.approve')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          {...preloadOn(Dialog)}
          onClick={() => steps.ask({ coach, decision: 'changesRequested' })}
        >
          {t('coaches.actions.requestChanges')}
        </Button>
        <Button
          size="sm"
          variant="danger-ghost"
          {...preloadOn(Dialog)}
          onClick={() => steps.ask({ coach, decision: 'declined' })}
        >
          {t('coaches.actions.decline')}
        </Button>
        <Unchecked coach={coach} />
      </div>
    </li>
  );
}

/** Coaches who wait for a decision, the longest wait above. */
export function ToApprove({ steps }: ToApproveProps) {
  const t = useT();
  const format = useFormat();
  const { data, isPending, isFetching, refetch } = useQuery(managedCoachesQuery({ statuses: ['SUBMITTED'], take: 20 }));
  return (
    <Card as="section">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-lg">{t('coaches.list.toApprove')}</h2>
        {data && data.total > 0 && <Badge tone="info">{format.number(data.total)}</Badge>}
      </div>
      {isPending && <SkeletonText lines={4} />}
      {!isPending && !data && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.total === 0 && <p className="text-sm text-muted">{t('coaches.list.nothingToApprove')}</p>}
      <ul className="divide-y divide-line">
        {data?.data.map((coach) => (
          <Waiting key={coach.coachId} coach={coach} steps={steps} />
        ))}
      </ul>
    </Card>
  );
}
