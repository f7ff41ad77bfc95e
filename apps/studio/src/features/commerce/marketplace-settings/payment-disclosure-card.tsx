import type { Localized } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { type Settings, useSaveSettings } from './marketplace-settings.api.ts';

const isBlank = ({ en, ar }: Localized): boolean => !en?.trim() && !ar?.trim();

interface PaymentDisclosureCardProps {
  readonly settings: Settings;
}

/** What buyers read before they pay. */
export function PaymentDisclosureCard({ settings }: PaymentDisclosureCardProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveSettings();
  const [text, setText] = useState<Localized>(settings.paymentDisclosure ?? {});
  const send = () =>
    save.mutate(
      { taxRateBasisPoints: settings.taxRateBasisPoints, paymentDisclosure: isBlank(text) ? null : text },
      { onSuccess: () => notify({ tone: 'success', text: t('billing.settings.disclosureSaved') }) },
    );
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('billing.settings.disclosureHint')}>{t('billing.settings.disclosure')}</CardHeading>
      <Form onSubmit={send} className="space-y-4">
        <LocalizedField
          label={t('billing.settings.disclosureText')}
          value={text}
          onChange={setText}
          multiline
          rows={3}
          maxLength={2000}
        />
        <Button type="submit" pending={save.isPending}>
          {t('common.actions.save')}
        </Button>
      </Form>
    </Card>
  );
}
