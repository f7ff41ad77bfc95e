import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { HoursForm } from './hours-form.ts';

interface RulesSummaryProps {
  readonly settings: HoursForm['settings'];
  /** Where they are edited. */
  readonly href: string;
}

/** The rules of all types in five lines. */
export function RulesSummary({ settings, href }: RulesSummaryProps) {
  const t = useT();
  const format = useFormat();
  const { mostPerDay, mostPerWeek } = settings;
  const limits = [
    ...(mostPerDay === null ? [] : [t('coach-availability.counts.perDay', { count: mostPerDay })]),
    ...(mostPerWeek === null ? [] : [t('coach-availability.counts.inWeek', { count: mostPerWeek })]),
  ];
  const facts = [
    ['notice', t('coach-availability.counts.hours', { count: Math.round(settings.noticeMinutes / 60) })],
    ['horizon', t('coach-availability.counts.days', { count: settings.horizonDays })],
    ['bufferAfter', t('coach-availability.counts.minutes', { count: settings.bufferAfterMinutes })],
    ['limit', limits.length > 0 ? format.list(limits) : t('coach-availability.words.none')],
    ['interval', t('coach-availability.counts.every', { count: settings.intervalMinutes })],
  ] as const;
  return (
    <Card as="section">
      <CardHeading actions={<UiLink href={href}>{t('common.actions.edit')}</UiLink>}>
        {t('coach-availability.titles.rules')}
      </CardHeading>
      <dl className="space-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{t(`coach-availability.fields.${name}`)}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
