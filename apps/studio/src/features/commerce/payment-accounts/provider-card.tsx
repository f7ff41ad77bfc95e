import { Copy, KeyRound } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AccountBlock } from './account-block.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { Provider } from './payment-accounts.api.ts';

interface ProviderProps {
  readonly provider: Provider;
}

/** Where the provider sends webhooks. */
function WebhookAddress({ provider: { webhookUrl } }: ProviderProps) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-sm text-muted">{t('payment-accounts.labels.webhook')}</p>
      <p dir="ltr" className="min-w-0 flex-1 basis-60 text-sm break-all rtl:text-end">
        {webhookUrl}
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon={Copy}
        aria-label={t('payment-accounts.actions.copy')}
        onClick={() => void copy(webhookUrl)}
      />
    </div>
  );
}

/** A provider: what it is good for, and the accounts that the organisation has with it. */
export function ProviderCard({ provider }: ProviderProps) {
  const t = useT();
  const [isEntering, setEntering] = useState(false);
  const { title, accounts, accepts, pageLanguages, takesCurrency } = provider;
  return (
    <Card as="section" padding="lg" className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CardHeading
          description={
            accounts.length === 0 ? t('payment-accounts.texts.none') : t(`payment-accounts.methods.${accepts}`)
          }
        >
          {title}
        </CardHeading>
        <Button variant="outline" size="sm" icon={KeyRound} onClick={() => setEntering(true)}>
          {t('payment-accounts.actions.enter')}
        </Button>
      </div>
      {!takesCurrency && (
        <p className="text-sm text-danger-text">{t('payment-accounts.texts.currency', { provider: title })}</p>
      )}
      {!pageLanguages.includes('ar') && (
        <p className="text-sm text-muted">{t('payment-accounts.texts.english', { provider: title })}</p>
      )}
      {accounts.map((account) => (
        <AccountBlock key={account.mode} provider={provider} account={account} />
      ))}
      {accounts.length > 0 && <WebhookAddress provider={provider} />}
      {isEntering && <KeysDialog provider={provider} onClose={() => setEntering(false)} />}
    </Card>
  );
}
