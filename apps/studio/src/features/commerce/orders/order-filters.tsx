import { ITEM_TYPES } from '@sullam/domain/commerce/item-types.ts';
import { isPaymentMethod, PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef, useState } from 'react';
import { lastMonths } from '../../../parts/months.ts';
import type { ListState } from '../../../parts/use-list.ts';

interface OrderFiltersProps {
  readonly list: Pick<ListState<string>, 'filter' | 'setFilter'>;
}

/** What orders can be narrowed to besides their state: month, way of payment, type of item, companies. */
export function OrderFilters({ list }: OrderFiltersProps) {
  const t = useT();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const methods = Object.entries(PAYMENT_METHODS).map(([value, id]) => ({
    value,
    label: t(`order-desk.methods.${id}`),
  }));
  const selects = [
    {
      name: 'month',
      label: t('order-list.fields.month'),
      any: t('order-list.filters.anyMonth'),
      options: lastMonths(new Date()).map((value) => ({
        value,
        label: format.day(`${value}-15`, { month: 'long', year: 'numeric' }),
      })),
    },
    {
      name: 'method',
      label: t('order-list.fields.method'),
      any: t('order-list.filters.anyMethod'),
      options: methods.filter(({ value }) => isPaymentMethod(value)),
    },
    {
      name: 'type',
      label: t('order-list.fields.itemType'),
      any: t('order-list.filters.anyType'),
      options: ITEM_TYPES.map((value) => ({ value, label: t(`orders.items.${value}`) })),
    },
  ].map((select) => ({ ...select, value: list.filter(select.name) }));
  const isCompany = list.filter('company') !== undefined;
  const said = [
    ...selects.flatMap(({ options, value }) => options.find((option) => option.value === value)?.label ?? []),
    ...(isCompany ? [t('order-list.filters.company')] : []),
  ];
  return (
    <>
      <Button
        ref={button}
        variant={said.length > 0 ? 'soft' : 'ghost'}
        size="sm"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preloadOn(Popover)}
        onClick={() => setOpen(!isOpen)}
      >
        {said.length > 0 ? format.list(said) : t('order-list.titles.filters')}
      </Button>
      {isOpen && (
        <Popover
          open
          width={300}
          placement="bottom start"
          triggerRef={button}
          label={t('order-list.titles.filters')}
          onOpenChange={setOpen}
        >
          <div className="space-y-4">
            {selects.map(({ name, label, any, options, value }) => (
              <NativeSelect
                key={name}
                label={label}
                value={value ?? ''}
                options={[{ value: '', label: any }, ...options]}
                onChange={(chosen) => list.setFilter({ [name]: chosen || undefined })}
              />
            ))}
            <Switch
              spread
              label={t('order-list.filters.company')}
              checked={isCompany}
              onChange={(isOn) => list.setFilter({ company: isOn ? '1' : undefined })}
            />
          </div>
        </Popover>
      )}
    </>
  );
}
