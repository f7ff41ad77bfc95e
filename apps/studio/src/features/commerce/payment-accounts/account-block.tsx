import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { WebhookSecretDialog } from './keys-dialog.tsx';
import {
  type Account,
  type Provider,
  useCheckAccount,
  useConnectWebhook,
  useOfferAccount,
} from './payment-accounts.api.ts';
import { textsOf } from './provider-texts.ts';

interface AccountProps {
  readonly provider: Provider;
  readonly account: Account;
}

/** Whether the keys worked when they were last checked. */
function KeyState({ provider: { title }, account: { problem, checkedAt } }: AccountProps) {
  const t = useT();
  const format = useFormat();
  return problem === null ? (
    <p className="flex items-start gap-2 text-sm text-success-text">
      <Icon of={CircleCheck} size={18} className="mt-px shrink-0" />
      {t('payment-accounts.texts.works', { date: format.dateTime(checkedAt) })}
    </p>
  ) : (
    <p role="alert" className="flex items-start gap-2 text-sm text-danger-text">
      <Icon of={CircleAlert} size={18} className="mt-px shrink-0" />
      {t(`payment-accounts.problems.${problem}`, { provider: title })}
    </p>
  );
}

/** Whether webhooks come. */
function WebhookState({ account: { hasWebhook, webhookSeenAt } }: Pick<AccountProps, 'account'>) {
  const t = useT();
  const format = useFormat();
  if (webhookSeenAt !== null)
    return (
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon of={CircleCheck} size={18} className="mt-px shrink-0" />
        {t('payment-accounts.texts.seen', { date: format.dateTime(webhookSeenAt) })}
      </p>
    );
  return (
    <p className="flex items-start gap-2 text-sm text-warning-text">
      <Icon of={TriangleAlert} size={18} className="mt-px shrink-0" />
      {t(hasWebhook ? 'payment-accounts.texts.neverSeen' : 'payment-accounts.texts.noWebhook')}
    </p>
  );
}

/** The acts of an account. */
function Acts({ provider, account }: AccountProps) {
  const t = useT();
  const notify = useNotify();
  const check = useCheckAccount();
  const connect = useConnectWebhook();
  const [isEntering, setEntering] = useState(false);
  const key = { provider: provider.provider, mode: account.mode };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" pending={check.isPending} onClick={() => check.mutate(key)}>
        {t('payment-accounts.actions.test')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        pending={connect.isPending}
        onClick={() =>
          connect.mutate(key, {
            onSuccess: () => notify({ tone: 'success', text: t('payment-accounts.done.webhook') }),
          })
        }
      >
        {t(account.hasWebhook ? 'payment-accounts.actions.reconnect' : 'payment-accounts.actions.connect')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setEntering(true)}>
        {t(textsOf(provider.provider).enterSecret)}
      </Button>
      {isEntering && <WebhookSecretDialog provider={provider} mode={account.mode} onClose={() => setEntering(false)} />}
    </div>
  );
}

/** One account with a provider: whose it is, whether it works, whether webhooks come, and whether buyers can use it. */
export function AccountBlock({ provider, account }: AccountProps) {
  const t = useT();
  const notify = useNotify();
  const offer = useOfferAccount();
  const { mode, accountName, keyHints, isOffered } = account;
  const change = (isOn: boolean) =>
    offer.mutate(
      { provider: provider.provider, mode, isOffered: isOn },
      {
        onSuccess: () =>
          notify({ tone: 'success', text: t(`payment-accounts.done.${isOn ? 'offered' : 'withdrawn'}`) }),
      },
    );
  return (
    <section
      className={
        mode === 'TEST'
          ? 'space-y-4 rounded-lg border border-dashed border-warning bg-warning-soft/40 p-4'
          : 'space-y-4 rounded-lg border border-line p-4'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2 font-sans text-base">
          <bdi>{accountName}</bdi>
          <Badge tone={mode === 'TEST' ? 'warning' : 'success'}>{t(`payment-accounts.modes.${mode}`)}</Badge>
        </h3>
        <span className="text-sm text-muted">
          {t('payment-accounts.labels.key')}{' '}
          <bdi dir="ltr" className="tabular">
            {keyHints.map((hint) => `••••${hint}`).join(' ')}
          </bdi>
        </span>
      </div>
      <div className="space-y-1.5">
        <KeyState provider={provider} account={account} />
        <WebhookState account={account} />
      </div>
      <Switch spread label={t('payment-accounts.labels.offered')} checked={isOffered} onChange={change} />
      <Acts provider={provider} account={account} />
    </section>
  );
}
