import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId, usePathParam, useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../../parts/page.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { ItemTermsCard } from '../refunds/refunds.public.ts';
import { ITEM_TYPES, type ItemKey, type ItemPrice, itemPriceQuery, useSaveItemPrice } from './item-prices.api.ts';
import { GroupPricesCard, ListPriceCard, SaleCard } from './price-cards.tsx';
import { bodyOf, faultsOf, formOf, type PriceForm } from './price-form.ts';
import { SeatPricesCard } from './seat-prices-card.tsx';
import { WhoPaysWhat } from './who-pays-what.tsx';

interface PricesProps {
  readonly item: ItemKey;
  readonly saved: ItemPrice;
}

function Prices({ item, saved }: PricesProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const { event } = useQueryValues();
  const zone = useKit().bootstrap.configurations.time_zone;
  const save = useSaveItemPrice(item);
  const [form, setForm] = useState(() => formOf(saved, zone));
  const [isSent, setSent] = useState(false);
  const terms = { listMinor: saved.listMinor, currency: saved.currency, zone };
  const start = formOf(saved, zone);
  const isDirty = JSON.stringify(form) !== JSON.stringify(start);
  const parts = {
    form,
    terms,
    isSent,
    onChange: (changes: Partial<PriceForm>) => setForm((before) => ({ ...before, ...changes })),
  };
  const send = () => {
    setSent(true);
    if (faultsOf(form, terms).size > 0) return;
    save.mutate(bodyOf(form, terms, saved.version), {
      onSuccess: () => notify({ tone: 'success', text: t('item-prices.done.saved') }),
    });
  };
  return (
    <Page
      title={t('item-prices.titles.pricesOf', { title: text(saved.title) })}
      lead={t('item-prices.hints.newOrders')}
      above={<BackLink href={backOf(item, event)}>{t('item-prices.actions.back')}</BackLink>}
    >
      {saved.listMinor === 0 ? (
        <Banner>{t('item-prices.hints.free')}</Banner>
      ) : (
        <Form onSubmit={send}>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 space-y-5">
              <ListPriceCard {...parts} />
              <SaleCard {...parts} />
              <GroupPricesCard {...parts} groups={saved.groups} />
              {item.itemType === 'course' && <SeatPricesCard {...parts} />}
            </div>
            <WhoPaysWhat item={item} form={form} terms={terms} groups={saved.groups} />
          </div>
          <SaveBar
            inForm
            isDirty={isDirty}
            isSaving={save.isPending}
            hasFailed={save.isError && isDirty}
            onSave={send}
            onReset={() => setForm(start)}
          />
        </Form>
      )}
      {item.itemType === 'event' && saved.listMinor > 0 && (
        <div className="mt-5">
          <ItemTermsCard itemId={item.itemId} />
        </div>
      )}
    </Page>
  );
}

/** The page on which the item itself is edited; a ticket is edited with its event, which the link to this page names. */
function backOf({ itemType, itemId }: ItemKey, event: string | undefined): string {
  const EDITED_AT = {
    course: `/courses/${itemId}/information`,
    specialization: `/specializations/${itemId}`,
    bundle: `/bundles/${itemId}`,
    'coaching-package': '/coaching/packages',
    event: /^[1-9]\d*$/.test(event ?? '') ? `/events/${event}/tickets` : '/events',
  };
  return EDITED_AT[itemType];
}

/** `/prices/{itemType}/{itemId}`: what an item costs whom, and how it is taxed. */
export function ItemPriceScreen() {
  const t = useT();
  const text = useAuthorText();
  const slug = usePathParam('itemType');
  const itemType = ITEM_TYPES.find((each) => each === slug) ?? 'course';
  const item = { itemType, itemId: usePathId('itemId') };
  const { data, error, refetch } = useQuery(itemPriceQuery(item));
  usePageTitle(text(data?.title) || undefined);
  if (data) return <Prices key={`${itemType}-${item.itemId}-${data.version}`} item={item} saved={data} />;
  if (error) return <ErrorState title={error.message || t('common.failed.title')} onRetry={() => void refetch()} />;
  return (
    <div className="page-width page-gutter py-8">
      <SkeletonText lines={8} />
    </div>
  );
}
