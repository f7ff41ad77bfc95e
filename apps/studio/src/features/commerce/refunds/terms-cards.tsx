import type { DefaultCancellationTerms, ItemCancellationTerms } from '@sullam/api-client/schema.gen.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type CancellationTier,
  defaultTermsQuery,
  itemTermsQuery,
  useSaveDefaultTerms,
  useSaveItemTerms,
} from './refunds.api.ts';
import { readTiers, TermsEditor, type TypedTier } from './terms-editor.tsx';

interface TermsFormProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

function TermsForm({ title, isPending, onSave, children }: TermsFormProps) {
  const t = useT();
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('refund-desk.terms.text')}>{title}</CardHeading>
      <Form onSubmit={onSave} className="max-w-reading space-y-5">
        {children}
        <Button type="submit" pending={isPending}>
          {t('common.actions.save')}
        </Button>
      </Form>
    </Card>
  );
}

function DefaultTerms({ saved }: { readonly saved: DefaultCancellationTerms }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDefaultTerms();
  const [typed, setTyped] = useState<readonly TypedTier[]>(saved.tiers);
  const tiers = readTiers(typed);
  const send = () => {
    if (tiers === null) return;
    save.mutate(
      { tiers, version: saved.version },
      { onSuccess: () => notify({ tone: 'success', text: t('refund-desk.terms.saved') }) },
    );
  };
  return (
    <TermsForm title={t('refund-desk.terms.defaultTitle')} isPending={save.isPending} onSave={send}>
      <TermsEditor tiers={typed} onChange={setTyped} />
    </TermsForm>
  );
}

/** The terms of all tickets that have none of their own. */
export function DefaultTermsCard() {
  const { data } = useQuery(defaultTermsQuery());
  return data ? <DefaultTerms key={data.version} saved={data} /> : <SkeletonText lines={3} />;
}

/** What the default gives, in words. */
function DefaultInWords({ tiers }: { readonly tiers: readonly CancellationTier[] }) {
  const t = useT();
  const format = useFormat();
  if (tiers.length === 0) return <p className="text-sm text-muted">{t('refund-desk.terms.none')}</p>;
  return (
    <dl className="grid max-w-field grid-cols-2 gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">{t('refund-desk.terms.hours')}</dt>
      <dd className="text-muted">{t('refund-desk.terms.percent')}</dd>
      {tiers.map(({ hoursBeforeStart, refundPercent }) => (
        <div key={hoursBeforeStart} className="contents">
          <dt className="tabular">{format.number(hoursBeforeStart)}</dt>
          <dd className="tabular">{format.percent(refundPercent / 100)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ItemTermsProps {
  readonly itemId: number;
  readonly saved: ItemCancellationTerms;
}

function ItemTerms({ itemId, saved }: ItemTermsProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveItemTerms(itemId);
  const [typed, setTyped] = useState<readonly TypedTier[] | null>(saved.tiers);
  const tiers = typed && readTiers(typed);
  const send = () => {
    if (typed !== null && tiers === null) return;
    save.mutate(
      { tiers, version: saved.version },
      { onSuccess: () => notify({ tone: 'success', text: t('refund-desk.terms.saved') }) },
    );
  };
  return (
    <TermsForm title={t('refund-desk.terms.title')} isPending={save.isPending} onSave={send}>
      <Switch
        label={t('refund-desk.terms.followed')}
        checked={typed === null}
        onChange={(isFollowed) => setTyped(isFollowed ? null : (saved.tiers ?? saved.defaultTiers))}
      />
      {typed === null ? (
        <DefaultInWords tiers={saved.defaultTiers} />
      ) : (
        <TermsEditor tiers={typed} onChange={setTyped} />
      )}
    </TermsForm>
  );
}

/** The terms of one ticket, which follows the default until it has its own. */
export function ItemTermsCard({ itemId }: { readonly itemId: number }) {
  const { data } = useQuery(itemTermsQuery(itemId));
  return data ? (
    <ItemTerms key={`${itemId}-${data.version}`} itemId={itemId} saved={data} />
  ) : (
    <SkeletonText lines={3} />
  );
}
