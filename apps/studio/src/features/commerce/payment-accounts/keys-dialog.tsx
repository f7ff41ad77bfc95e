import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type Account, type Provider, useSaveKeys, useSaveWebhookSecret } from './payment-accounts.api.ts';
import { textsOf } from './provider-texts.ts';

const KEY_WORDS = {
  secretKey: 'payment-accounts.keys.secretKey',
  clientId: 'payment-accounts.keys.clientId',
  clientSecret: 'payment-accounts.keys.clientSecret',
} as const;

const isKeyWord = (name: string): name is keyof typeof KEY_WORDS => name in KEY_WORDS;

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A secret as it is pasted; the browser neither keeps nor corrects it. */
const SecretField = ({ label, value, onChange }: SecretFieldProps) => (
  <TextField
    label={label}
    required
    dir="ltr"
    autoComplete="off"
    spellCheck={false}
    maxLength={500}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
  />
);

interface KeysDialogProps {
  readonly provider: Provider;
  readonly onClose: () => void;
}

const MODES = ['TEST', 'LIVE'] as const;

/** Asks for the keys of a provider, and what they are for where the keys don't tell. */
export function KeysDialog({ provider: { provider, title, keyNames, choosesMode }, onClose }: KeysDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveKeys();
  const [keys, setKeys] = useState<readonly string[]>(keyNames.map(() => ''));
  const [mode, setMode] = useState<Account['mode']>('TEST');
  const { help } = textsOf(provider);
  const send = () => {
    if (keys.includes('')) return;
    save.mutate(
      { provider, keys: [...keys], ...(choosesMode ? { mode } : {}) },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('payment-accounts.done.keys') });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('payment-accounts.titles.keys', { provider: title })}
      description={t('payment-accounts.texts.keys', { provider: title })}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={send}
    >
      {help !== null && <p className="text-sm text-muted">{t(help)}</p>}
      {choosesMode && (
        <RadioGroup
          label={t('payment-accounts.labels.mode')}
          value={mode}
          onChange={(value) => setMode(value === 'LIVE' ? 'LIVE' : 'TEST')}
          options={MODES.map((value) => ({ value, label: t(`payment-accounts.choices.${value}`) }))}
        />
      )}
      {keyNames.map((name, at) => (
        <SecretField
          key={name}
          label={isKeyWord(name) ? t(KEY_WORDS[name]) : t('payment-accounts.labels.key')}
          value={keys[at] ?? ''}
          onChange={(value) => setKeys(keys.map((key, place) => (place === at ? value : key)))}
        />
      ))}
    </FormDialog>
  );
}

interface WebhookSecretDialogProps extends KeysDialogProps {
  readonly mode: Account['mode'];
}

/** Asks for the signing secret of a webhook endpoint that was created at the provider. */
export function WebhookSecretDialog({ provider: { provider, title }, mode, onClose }: WebhookSecretDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveWebhookSecret();
  const [secret, setSecret] = useState('');
  const texts = textsOf(provider);
  const send = () => {
    if (secret === '') return;
    save.mutate(
      { provider, mode, secret },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('payment-accounts.done.webhook') });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(texts.secret)}
      description={t(texts.secretText, { provider: title })}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={send}
    >
      <SecretField label={t(texts.secret)} value={secret} onChange={setSecret} />
    </FormDialog>
  );
}
