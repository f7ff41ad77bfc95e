import { Icon } from '@sullam/ui/base/icon.tsx';
import { Calendar } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarState } from './calendar-state.tsx';
import { calendarsQuery } from './calendars.api.ts';
import { useSync } from './use-sync.ts';

/** Subscribed calendars and how they stand, beside the hours. */
export function CalendarsSummary({ href }: { readonly href: string }) {
  const t = useT();
  const { data } = useQuery(calendarsQuery());
  const sync = useSync();
  if (!data) return null;
  return (
    <Card as="section">
      <CardHeading actions={<UiLink href={href}>{t('coach-availability.actions.manageCalendars')}</UiLink>}>
        {t('coach-availability.titles.calendars')}
      </CardHeading>
      {data.data.length === 0 && <p className="text-sm text-muted">{t('coach-availability.calendars.none')}</p>}
      <ul className="space-y-3">
        {data.data.map((calendar) => (
          <li key={calendar.coachFeedId} className="flex items-start gap-3">
            <Icon of={Calendar} size={18} className="mt-0.5 text-muted" />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block">
                {calendar.name}
              </span>
              <CalendarState calendar={calendar} />
            </span>
            {calendar.failure !== null && (
              <Button
                variant="ghost"
                size="sm"
                pending={sync.isPending}
                aria-label={t('coach-availability.actions.retryCalendar', { name: calendar.name })}
                onClick={() => sync.run(calendar)}
              >
                {t('common.actions.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
