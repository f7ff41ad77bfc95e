import { bundleShares } from '@sullam/domain/commerce/bundle-shares.ts';
import { X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type BundleItem, choicesQuery } from './bundles.api.ts';

const KINDS = ['course', 'specialization', 'event'] as const;

export const keyOf = ({ itemType, itemId }: Pick<BundleItem, 'itemType' | 'itemId'>): string => `${itemType}-${itemId}`;

interface BundleItemsProps {
  readonly items: readonly BundleItem[];
  readonly onChange: (items: readonly BundleItem[]) => void;
  /** In minor units; null while what is written is no price. */
  readonly priceMinor: number | null;
  readonly currency: string;
}

/** An item that is found by its title. */
function AddItem({ items, onChange }: Pick<BundleItemsProps, 'items' | 'onChange'>) {
  const t = useT();
  const text = useAuthorText();
  const [kind, setKind] = useState<BundleItem['itemType']>('course');
  const [typed, setTyped] = useState('');
  const found = useQuery(choicesQuery(kind, useDeferredValue(typed.trim())));
  const taken = new Set(items.map(keyOf));
  const hasTicket = items.some(({ itemType }) => itemType === 'event');
  const free = (found.data?.data ?? []).filter(
    (item) => item.itemType === kind && !taken.has(keyOf(item)) && !(kind === 'event' && hasTicket),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <NativeSelect
        label={t('bundles.editor.kind')}
        value={kind}
        onChange={(value) => setKind(KINDS.find((each) => each === value) ?? 'course')}
        options={KINDS.map((value) => ({ value, label: t(`bundles.kinds.${value}`) }))}
      />
      <ComboBox
        label={t('bundles.editor.add')}
        value={null}
        onChange={(id) => {
          const item = free.find((each) => keyOf(each) === id);
          if (!item) return;
          onChange([...items, item]);
          setTyped('');
        }}
        query={typed}
        onQueryChange={setTyped}
        loading={found.isFetching}
        options={free.map((item) => ({ id: keyOf(item), label: text(item.title) }))}
      />
    </div>
  );
}

/** The items with their regular prices, and beside these what each costs in the bundle. */
export function BundleItems({ items, onChange, priceMinor, currency }: BundleItemsProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const write = (amount: number | null | undefined) =>
    typeof amount === 'number' ? format.money({ amount, currency }) : '–';
  const prices = items.map((item) => item.listMinor ?? 0);
  const shares = priceMinor === null ? null : bundleShares(priceMinor, prices);
  return (
    <div className="space-y-5">
      {items.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="py-2 text-start font-medium">
                  {t('bundles.editor.item')}
                </th>
                <th scope="col" className="px-3 py-2 text-end font-medium">
                  {t('bundles.editor.listPrice')}
                </th>
                <th scope="col" className="px-3 py-2 text-end font-medium">
                  {t('bundles.editor.share')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {items.map((item, at) => (
                <tr key={keyOf(item)} className="border-b border-line">
                  <th scope="row" className="py-2 text-start font-medium">
                    {text(item.title) ? <AuthorTextFor text={item.title} /> : t('bundles.page.noTitle')}
                    <span className="block text-xs font-normal text-muted">{t(`bundles.kinds.${item.itemType}`)}</span>
                  </th>
                  <td className="px-3 text-end tabular">{write(item.listMinor)}</td>
                  <td className="px-3 text-end font-semibold tabular">{write(shares?.[at])}</td>
                  <td className="text-end">
                    <IconButton
                      icon={X}
                      label={t('bundles.editor.remove', { title: text(item.title) || t('bundles.page.noTitle') })}
                      onClick={() => onChange(items.filter((each) => each !== item))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className="py-2 text-start font-medium">
                  {t('bundles.editor.total')}
                </th>
                <td className="px-3 text-end tabular">{write(prices.reduce((sum, price) => sum + price, 0))}</td>
                <td className="px-3 text-end font-semibold tabular">{write(priceMinor)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <AddItem items={items} onChange={onChange} />
    </div>
  );
}
