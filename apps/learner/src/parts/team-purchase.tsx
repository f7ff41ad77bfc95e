import { Users } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useId, useState } from 'react';
import { SeatPurchase } from './seat-purchase.tsx';

/** Opens the purchase of seats on the page of a course. */
export function TeamPurchase({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!useAreas(['seats', 'cart', 'visitor-cart'])) return <span aria-hidden="true" className="block h-12" />;
  return (
    <div className="space-y-4">
      <Button
        full
        variant="ghost"
        icon={Users}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('seats.actions.team')}
      </Button>
      <div id={id} hidden={!isOpen} className="space-y-3">
        {isOpen && (
          <>
            <SeatPurchase courseId={courseId} variant="outline" />
            <p className="text-sm text-muted">{t('seats.price.text')}</p>
          </>
        )}
      </div>
    </div>
  );
}
