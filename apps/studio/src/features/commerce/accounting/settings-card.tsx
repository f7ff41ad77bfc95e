import { Send } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type AccountingSettings, type Editable, useSaveSettings, useSendTest } from './accounting.api.ts';

const ROLES = ['sales', 'tax', 'card', 'transfer', 'cash', 'credit'] as const;

/** What came of the test message. */
function TestResult({ test }: { readonly test: ReturnType<typeof useSendTest> }) {
  const t = useT();
  if (!test.data) return null;
  const { isTaken, status } = test.data;
  if (isTaken) return <Banner tone="success">{t('accounting.test.taken')}</Banner>;
  return (
    <Banner tone="danger">
      {status === null
        ? t('accounting.test.unreachable')
        : t('accounting.test.refused', { status: { raw: String(status) } })}
    </Banner>
  );
}

/** Where documents are delivered, and the accounts of the journal. */
export function SettingsCard({ settings: saved }: { readonly settings: AccountingSettings }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveSettings();
  const test = useSendTest();
  const { isEnabled, url, sendsTestOrders, accounts } = saved;
  const [settings, setSettings] = useState<Editable>({ isEnabled, url, sendsTestOrders, accounts });
  const change = (changes: Partial<Editable>) => setSettings((before) => ({ ...before, ...changes }));
  const refused = useRefusals(save.error, { url: settings.url });
  const send = () =>
    save.mutate(settings, { onSuccess: () => notify({ tone: 'success', text: t('accounting.done.saved') }) });
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('accounting.delivery.text')}>{t('accounting.delivery.title')}</CardHeading>
      <Form onSubmit={send} className="space-y-4">
        <Switch
          spread
          label={t('accounting.delivery.enabled')}
          checked={settings.isEnabled}
          onChange={(on) => change({ isEnabled: on })}
        />
        <TextField
          label={t('accounting.delivery.url')}
          hint={t('accounting.delivery.urlHint')}
          type="url"
          dir="ltr"
          maxLength={500}
          autoComplete="off"
          required={settings.isEnabled}
          value={settings.url}
          error={refused.url}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
        <Switch
          spread
          label={t('accounting.delivery.tests')}
          description={t('accounting.delivery.testsHint')}
          checked={settings.sendsTestOrders}
          onChange={(on) => change({ sendsTestOrders: on })}
        />
        <fieldset className="space-y-3 border-t border-line pt-4">
          <legend className="sr-only">{t('accounting.accounts.title')}</legend>
          <div aria-hidden="true">
            <p className="font-medium">{t('accounting.accounts.title')}</p>
            <p className="text-sm text-muted">{t('accounting.accounts.text')}</p>
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {ROLES.map((role) => (
              <TextField
                key={role}
                label={t(`accounting.accounts.${role}`)}
                dir="ltr"
                maxLength={40}
                required
                value={settings.accounts[role]}
                onChange={({ currentTarget }) =>
                  change({ accounts: { ...settings.accounts, [role]: currentTarget.value } })
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending}>
            {t('common.actions.save')}
          </Button>
          {saved.isEnabled && (
            <Button variant="outline" icon={Send} pending={test.isPending} onClick={() => test.mutate()}>
              {t('accounting.test.send')}
            </Button>
          )}
        </div>
        <TestResult test={test} />
      </Form>
    </Card>
  );
}
