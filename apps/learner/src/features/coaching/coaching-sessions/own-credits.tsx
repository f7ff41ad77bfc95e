import { Badge } from '@sullam/ui/components/badge.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { BuyMore } from '../coaching-packages/coaching-packages.public.ts';
import { type OwnCoachingCredits, ownCreditsQuery } from './coaching-sessions.api.ts';

const cell = 'grid min-h-14 place-items-center rounded-md border px-2 py-1.5 text-center text-sm';

/** One cell for each credit: used, booked with its date, left. */
function Cells({ lot }: { readonly lot: OwnCoachingCredits }) {
  const t = useT();
  const format = useFormat();
  const cells = [
    ...Array.from({ length: lot.consumed }, () => ({
      text: t('coaching-credits.cells.used'),
      tone: 'border-line bg-canvas text-muted',
    })),
    ...lot.booked.map((at) => ({ text: format.date(at), tone: 'border-primary/30 bg-primary-soft text-primary-text' })),
    ...Array.from({ length: lot.remaining }, () => ({
      text: t('coaching-credits.cells.left'),
      tone: 'border-success/30 bg-success-soft text-success-text',
    })),
  ];
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
      {cells.map(({ text, tone }, at) => (
        // the cells of a lot have no identity but their place
        <li key={at} className={`${cell} ${tone}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Lot({ lot }: { readonly lot: OwnCoachingCredits }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const date = format.date(lot.expiresAt);
  return (
    <li className="py-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{text(lot.title)}</strong>
        {lot.isPromotional && <Badge tone="neutral">{t('coaching-credits.promotional')}</Badge>}
        <span className="text-sm text-muted">
          {t('coaching-credits.left', { count: lot.remaining, total: format.number(lot.granted) })}
        </span>
        <BuyMore coachId={lot.coachId} />
      </p>
      <p className="text-sm text-muted">
        {lot.coachName === null ? t('coaching-credits.anyCoach') : t('coaching-credits.with', { name: lot.coachName })}
        {' · '}
        {t(lot.isExpired ? 'coaching-credits.expired' : 'coaching-credits.validUntil', { date })}
      </p>
      {lot.isSuspended && <p className="text-sm font-medium text-muted">{t('coaching-credits.suspended')}</p>}
      <Cells lot={lot} />
    </li>
  );
}

/** The reader's credits. Nothing for readers who never had any. */
export function OwnCredits() {
  const t = useT();
  const { data } = useQuery(ownCreditsQuery());
  if (!data || data.data.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-2 text-panel">{t('coaching-credits.title')}</h2>
      <ul className="divide-y divide-line">
        {data.data.map((lot) => (
          <Lot key={lot.creditLotId} lot={lot} />
        ))}
      </ul>
    </Card>
  );
}
