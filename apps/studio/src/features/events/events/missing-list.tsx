import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { EventEditing } from './events.api.ts';

type Missing = EventEditing['missing'][number];

/** The page on which it can be filled in. */
export const missingPath = ({ eventId }: EventEditing, what: Missing): string =>
  `/events/${eventId}${what === 'TICKETS' || what === 'PAYMENT' ? '/tickets' : ''}`;

/** Puts the focus into the field that is missing; false where it is on another page. */
export function focusMissing(what: Missing): boolean {
  const field = document.querySelector<HTMLElement>(`[data-needed="${what}"] :is(input, textarea)`);
  field?.focus();
  return field !== null;
}

/** What has to be there before an event goes out, each leading to its page. */
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
              <UiLink href={missingPath(event, what)} className={textLinkClass} onClick={() => focusMissing(what)}>
                {t(`event-desk.missing.${what}`)}
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
