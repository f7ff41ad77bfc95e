import { type BuyerPrice, priceFor } from '@sullam/domain/commerce/prices.ts';
import { seatPriceFor } from '@sullam/domain/commerce/seats.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ComboBox, DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type ItemKey, type ItemPrice, peopleQuery, quoteQuery } from './item-prices.api.ts';
import { draftOf, momentOf, type PriceForm, type PriceTerms, volumePriceOf, wallText } from './price-form.ts';

interface RowProps {
  readonly who: string;
  readonly price: Pick<BuyerPrice, 'minor' | 'kind'>;
  readonly currency: string;
}

function Row({ who, price, currency }: RowProps) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-3">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{who}</span>
        <span className="block text-sm text-muted">{t(`item-prices.kinds.${price.kind}`)}</span>
      </span>
      <span className="shrink-0 font-semibold tabular">
        {price.minor === 0 ? t('common.labels.free') : format.money({ amount: price.minor, currency })}
      </span>
    </li>
  );
}

/** Seats that somebody would ask for who looks at the volume price, or at the list price alone. */
const USUAL_COUNT = 10;

/** What a company would pay for as many seats as the volume price asks for. */
function CompanyRow({ form, terms, at }: { readonly form: PriceForm; readonly terms: PriceTerms; readonly at: Date }) {
  const t = useT();
  const format = useFormat();
  const volumePrice = volumePriceOf(form, terms);
  const count = volumePrice?.fromCount ?? USUAL_COUNT;
  const { minor } = seatPriceFor(terms.listMinor, { sale: draftOf(form, terms).sale, volumePrice }, { count, at });
  const money = (amount: number) => format.money({ amount, currency: terms.currency });
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-3">
      <span className="min-w-0">
        <span className="block font-medium">{t('item-prices.who.company', { count })}</span>
        <span className="block text-sm text-muted tabular">
          {t('item-prices.kinds.seats', { number: count, price: money(minor) })}
        </span>
      </span>
      <span className="shrink-0 font-semibold tabular">{money(minor * count)}</span>
    </li>
  );
}

/** A member found by name, with the price that is saved for them. */
function PersonRow({ item, at, currency }: { readonly item: ItemKey; readonly at: string; readonly currency: string }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [person, setPerson] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const found = useQuery(peopleQuery(useDeferredValue(typed.trim())));
  const quote = useQuery({ ...quoteQuery(item, Number(person?.id ?? 0), at), enabled: person !== null });
  const people = (found.data?.data ?? []).map(({ userId, firstName, lastName }) => ({
    id: String(userId),
    label: `${firstName} ${lastName}`.trim(),
  }));
  return (
    <>
      {person && quote.data && (
        <ul>
          <Row who={person.name} price={quote.data} currency={currency} />
        </ul>
      )}
      <ComboBox
        label={t('item-prices.fields.person')}
        hint={t('item-prices.hints.person')}
        value={null}
        onChange={(id) => {
          const one = people.find((each) => each.id === id);
          if (!one) return;
          setPerson({ id: one.id, name: one.label });
          setTyped('');
        }}
        query={typed}
        onQueryChange={setTyped}
        loading={found.isFetching}
        options={people}
      />
    </>
  );
}

interface WhoPaysWhatProps {
  readonly item: ItemKey;
  readonly form: PriceForm;
  readonly terms: PriceTerms;
  readonly groups: ItemPrice['groups'];
}

/** What a visitor, each group with a price and a chosen member would pay at a moment. */
export function WhoPaysWhat({ item, form, terms, groups }: WhoPaysWhatProps) {
  const t = useT();
  const text = useAuthorText();
  const mayFindPeople = useCan()('organization_read_members', 'organization_everything');
  const [wall, setWall] = useState<string | null>(() => wallText(new Date().toISOString(), terms.zone));
  const at = momentOf(wall, terms.zone) ?? new Date().toISOString();
  const draft = draftOf(form, terms);
  const priceOf = (groupIds: readonly number[]) => priceFor(terms.listMinor, draft, { groupIds, at: new Date(at) });
  return (
    <Card as="section" padding="lg" className="space-y-3">
      <CardHeading>{t('item-prices.titles.who')}</CardHeading>
      <DatePicker
        label={t('item-prices.fields.at')}
        withTime
        zone={terms.zone}
        value={wall}
        onChange={(value) => setWall(value)}
      />
      <ul>
        <Row who={t('item-prices.who.visitor')} price={priceOf([])} currency={terms.currency} />
        {form.groups.map(({ permissionSetId }) => (
          <Row
            key={permissionSetId}
            who={text(groups.find((group) => group.permissionSetId === permissionSetId)?.name)}
            price={priceOf([permissionSetId])}
            currency={terms.currency}
          />
        ))}
        {item.itemType === 'course' && <CompanyRow form={form} terms={terms} at={new Date(at)} />}
      </ul>
      {mayFindPeople && <PersonRow item={item} at={at} currency={terms.currency} />}
      {form.isOnRequest && <p className="text-sm text-muted">{t('item-prices.hints.onRequest')}</p>}
    </Card>
  );
}
