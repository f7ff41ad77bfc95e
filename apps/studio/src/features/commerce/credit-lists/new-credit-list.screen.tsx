import '../../../app.css';
import { CREDIT_LIST } from '@sullam/domain/commerce/credit-list.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { randomKey } from '@sullam/web-kit/base/random-key.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../../parts/page.tsx';
import { TableFileButton } from '../../../parts/table-file-button.tsx';
import { currenciesQuery, usePreviewList, useSendList } from './credit-lists.api.ts';
import { PreviewTable } from './preview-table.tsx';

const NAME_LENGTH = 100;
const REASON_LENGTH = 500;

const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH);

/** `/credit-lists/new`: who gets how much, what that sums up to, and then the button that gives it. */
export function NewCreditListScreen() {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const { configurations } = useKit().bootstrap;
  const { data } = useQuery(currenciesQuery());
  const [currency, setCurrency] = useState(configurations.currency);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [idempotencyKey, setKey] = useState(randomKey);
  const check = usePreviewList();
  const send = useSendList();
  const body = { name: name.trim(), currency, reason: reason.trim(), text };
  const isComplete = body.name !== '' && body.reason !== '' && text.trim() !== '';
  const preview = check.data;
  const sum = preview && format.money({ amount: preview.waitingMinor, currency: preview.currency });
  const wanted = (value: string) => (value.trim() === '' ? t('errors.rules.required') : undefined);
  const checkList = () => {
    if (!isComplete) return;
    setKey(randomKey());
    check.mutate(body);
  };
  return (
    <Page
      above={<BackLink href="/credit-lists">{t('credit-lists.titles.lists')}</BackLink>}
      title={t('credit-lists.titles.new')}
      lead={t('credit-lists.texts.newLead')}
    >
      {check.error && (
        <div className="mb-5">
          <Banner tone="danger" live="assertive">
            {check.error.message}
          </Banner>
        </div>
      )}
      <Card padding="lg">
        {preview ? (
          <div className="space-y-5">
            <p aria-live="polite" className="font-medium">
              {preview.waitingCount === 0
                ? t('credit-lists.texts.nothing')
                : t('credit-lists.counts.members', { count: preview.waitingCount, amount: sum! })}
            </p>
            <PreviewTable preview={preview} />
            <div className="flex flex-wrap gap-3">
              {preview.waitingCount > 0 && (
                <Button
                  pending={send.isPending}
                  onClick={() =>
                    send.mutate(
                      { ...body, idempotencyKey },
                      { onSuccess: ({ creditListId }) => go(`/credit-lists/${creditListId}`, { replace: true }) },
                    )
                  }
                >
                  {t('credit-lists.actions.give', { amount: sum! })}
                </Button>
              )}
              <Button variant="outline" disabled={send.isPending} onClick={check.reset}>
                {t('credit-lists.actions.back')}
              </Button>
            </div>
          </div>
        ) : (
          <Form className="max-w-reading space-y-5" onSubmit={checkList}>
            <TextField
              label={t('credit-lists.fields.name')}
              hint={t('credit-lists.hints.name')}
              required
              dir="auto"
              maxLength={NAME_LENGTH}
              value={name}
              error={wanted(name)}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {(data?.currencies.length ?? 0) > 1 && (
              <NativeSelect
                label={t('credit-lists.fields.currency')}
                className="w-32"
                value={currency}
                options={(data?.currencies ?? []).map((each) => ({ value: each, label: each }))}
                onChange={setCurrency}
              />
            )}
            <TextField
              label={t('credit-lists.fields.reason')}
              hint={t('credit-lists.hints.reason')}
              required
              dir="auto"
              maxLength={REASON_LENGTH}
              value={reason}
              error={wanted(reason)}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <div className="space-y-2">
              <TextArea
                label={t('credit-lists.fields.text')}
                required
                dir="ltr"
                rows={8}
                maxLength={CREDIT_LIST.characters}
                value={text}
                error={wanted(text)}
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <TableFileButton
                onText={(read, file) => {
                  setText(read);
                  setName((typed) => typed || withoutEnding(file.name));
                }}
              />
            </div>
            <Button type="submit" pending={check.isPending}>
              {t('credit-lists.actions.preview')}
            </Button>
          </Form>
        )}
      </Card>
    </Page>
  );
}
