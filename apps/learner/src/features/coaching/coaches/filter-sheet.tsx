import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { CountBadge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { type ReactNode, useState } from 'react';
import { CoachFilters } from './coach-filters.tsx';
import type { Options } from './coaches.api.ts';
import { countFilters, type CoachFilters as Filters, NO_FILTERS } from './coaches-query.ts';

interface FilterSheetProps {
  readonly filters: Filters;
  readonly options: Options | undefined;
  readonly address: AddressQuery;
  readonly total: number;
  /** In which order they come. */
  readonly sort: ReactNode;
}

/** Order and filters on a phone: a sheet from the bottom edge. */
export function FilterSheet({ filters, options, address, total, sort }: FilterSheetProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <div className="md:hidden">
      <Button
        {...preloadOn(Drawer)}
        variant="outline"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        className="relative w-11 px-0"
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{t('coach-directory.filters.title')}</span>
        {count > 0 && <span className="sr-only">{t('coach-directory.filters.active', { count })}</span>}
        <CountBadge count={count} />
      </Button>
      {isOpen && options && (
        <Drawer
          open
          onClose={() => setOpen(false)}
          side="bottom"
          title={t('coach-directory.filters.title')}
          footer={
            <>
              <Button variant="outline" disabled={count === 0} onClick={() => address.change(NO_FILTERS)}>
                {t('coach-directory.filters.clear')}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('coach-directory.filters.apply', { count: total })}</Button>
            </>
          }
        >
          <div className="mb-5">{sort}</div>
          <CoachFilters filters={filters} options={options} onChange={address.change} />
        </Drawer>
      )}
    </div>
  );
}
