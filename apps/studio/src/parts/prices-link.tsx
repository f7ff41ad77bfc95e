import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useHasFeature } from '@sullam/web-kit/kit-context.tsx';

interface PricesLinkProps {
  readonly itemType: 'course' | 'specialization' | 'event' | 'bundle' | 'coaching-package';
  readonly itemId: number;
  /** The event that a ticket belongs to, so that its prices lead back there. */
  readonly eventId?: number;
  readonly children: string;
}

/** Leads from the page of an item to its sale, group prices and tax; nothing while the organisation sells nothing. */
export function PricesLink({ itemType, itemId, eventId, children }: PricesLinkProps) {
  if (!useHasFeature()('marketplace')) return null;
  return (
    <UiLink
      href={`/prices/${itemType}/${itemId}${eventId === undefined ? '' : `?event=${eventId}`}`}
      className={textLinkClass}
    >
      {children}
    </UiLink>
  );
}
