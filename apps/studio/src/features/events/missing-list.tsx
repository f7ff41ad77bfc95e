import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { EventEditing } from './events.api.ts';

/** What has to be there before an event goes out. */
export function MissingList({ event }: { readonly event: EventEditing }) {
  const t = useT();
  if (event.status !== 'DRAFT') return null;
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.missing.title')}</CardHeading>
      {event.missing.length === 0 ? (
        <p className="flex gap-2.5">
          <Icon of={CircleCheck} size={20} className="mt-0.5 shrink-0 text-success-text" />
          {t('event-desk.missing.nothing')}
        </p>
      ) : (
        <ul className="space-y-3">
          {event.missing.map((what) => (
            <li key={what} className="flex gap-2.5">
              <Icon of={TriangleAlert} size={20} className="mt-0.5 shrink-0 text-warning-text" />
              {t(`event-desk.missing.${what}`)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
