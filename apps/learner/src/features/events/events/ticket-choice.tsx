import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PriceTag } from '../../../parts/price-tag.tsx';
import type { EventDetail } from './events.api.ts';

export type TicketType = EventDetail['ticketTypes'][number];

/** Why a kind of ticket isn't to be had, or what it is, until when it is, how many are left, and how many one person may have. */
function useTypeNote() {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const forWhom = ({ audience, group }: TicketType): string => {
    if (group) return t('events.box.groupOnly', { group: authorText(group.name) });
    return audience === 'MEMBERS' ? t('events.box.membersOnly') : '';
  };
  return (type: TicketType): string => {
    const { closed, opensAt, closesAt, description, quota, free, perPerson } = type;
    if (closed === 'NOT_YET' && opensAt) return t('events.box.notYet', { date: format.dateTime(opensAt) });
    if (closed === 'OVER') return t('events.box.saleOver');
    if (closed === 'MEMBERS_ONLY' || closed === 'GROUP_ONLY') return forWhom(type);
    if (free === 0) return t('events.card.waiting');
    const { special } = type.price;
    const facts = [
      special?.until ? t('prices.saleUntil', { date: format.date(special.until) }) : '',
      special?.kind === 'GROUP' ? t('prices.group') : '',
      forWhom(type),
      quota !== null && free !== null ? t('events.card.left', { count: free }) : '',
      closesAt ? t('events.box.until', { date: format.dateTime(closesAt) }) : '',
      perPerson > 1 ? t('events.box.perPerson', { count: perPerson }) : '',
    ].filter((fact) => fact !== '');
    return [authorText(description), facts.join(' · ')].filter((line) => line !== '').join(' · ');
  };
}

interface TicketChoiceProps {
  readonly types: readonly TicketType[];
  readonly chosen: number | undefined;
  readonly onChange: (eventTicketTypeId: number) => void;
}

/** The kinds of ticket of an event with their prices, of which one is chosen. */
export function TicketChoice({ types, chosen, onChange }: TicketChoiceProps) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const note = useTypeNote();
  const priceText = ({ price }: TicketType): string => {
    if (price.isOnRequest) return t('common.labels.priceOnRequest');
    return price.minor === 0 ? t('events.card.free') : format.money({ amount: price.minor, currency: price.currency });
  };
  return (
    <RadioGroup
      label={t('events.box.tickets')}
      hideLabel
      cards
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={(value) => onChange(Number(value))}
      options={types.map((one) => ({
        value: String(one.eventTicketTypeId),
        label: authorText(one.name),
        description: note(one),
        count: (
          <PriceTag price={one.price} className="justify-end">
            {priceText(one)}
          </PriceTag>
        ),
        disabled: one.closed !== null,
      }))}
    />
  );
}
