import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarX2, type LucideIcon, MessageSquare, Quote } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { decisionsQuery, testimonialsQuery } from './coach-figures.api.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

interface ItemProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly about: string;
  readonly href: string;
  readonly action: string;
}

function Item({ icon, title, about, href, action }: ItemProps) {
  return (
    <li className="flex items-center gap-3 py-4 first:pt-0 last:pb-0">
      <Icon of={icon} />
      <span className="min-w-0 grow">
        <span className="block">{title}</span>
        <span className="block text-sm text-muted wrap-anywhere">{about}</span>
      </span>
      <LinkButton size="sm" variant="outline" href={href} aria-label={`${action}: ${title}, ${about}`}>
        {action}
      </LinkButton>
    </li>
  );
}

/** What waits for an administrator: objections to no-shows, testimonials, coaches who cancelled often. */
export function Decisions() {
  const t = useT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(decisionsQuery());
  const { data: testimonials } = useQuery(testimonialsQuery());
  const isEmpty = data && data.objectionCount === 0 && data.cancellations.length === 0 && testimonials?.total === 0;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg">{t('coach-figures.titles.decisions')}</h2>
      {!data && !isError && <SkeletonText lines={3} />}
      {!data && isError && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {isEmpty && <p className="text-sm text-muted">{t('coach-figures.texts.nothing')}</p>}
      {data && (
        <ul className="divide-y divide-line">
          {data.objections.map(({ coachingSessionId, person, startsAt }) => (
            <Item
              key={coachingSessionId}
              icon={MessageSquare}
              title={t('coach-figures.decisions.objection')}
              about={t('coach-figures.texts.session', { name: nameOf(person), day: format.date(startsAt) })}
              href={`/coaching/sessions?objection=WAITING&session=${coachingSessionId}`}
              action={t('coach-figures.actions.decide')}
            />
          ))}
          {testimonials?.data.map(({ coachRatingId, learner, coach }) => (
            <Item
              key={coachRatingId}
              icon={Quote}
              title={t('coach-figures.decisions.testimonial')}
              about={t('coach-figures.texts.testimonial', { learner: nameOf(learner), coach: nameOf(coach) })}
              href="/coaching/testimonials?status=WAITING"
              action={t('coach-figures.actions.read')}
            />
          ))}
          {data.cancellations.map(({ coachId, coach, count }) => (
            <Item
              key={coachId}
              icon={CalendarX2}
              title={t('coach-figures.decisions.cancelled', { count })}
              about={t('coach-figures.texts.cancelled', { name: nameOf(coach) })}
              href={`/coaching/sessions?coach=${coachId}&state=CANCELLED`}
              action={t('coach-figures.actions.see')}
            />
          ))}
        </ul>
      )}
      {data && data.objectionCount > data.objections.length && (
        <p className="mt-4">
          <UiLink href="/coaching/sessions?objection=WAITING">
            {t('coach-figures.actions.all', { count: { raw: format.number(data.objectionCount) } })}
          </UiLink>
        </p>
      )}
    </Card>
  );
}
