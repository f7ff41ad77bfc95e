import { isSaudiVatNumber, LONGEST_QR_VALUE, utf8Length } from '@sullam/domain/commerce/zatca-qr.ts';
import { cleanCode } from '@sullam/domain/digits.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { AddressFields } from '@sullam/web-kit/billing/address-fields.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type SellerDetails, useSaveSeller } from './marketplace-settings.api.ts';

const NAME_KEYS = { en: 'billing.settings.nameEn', ar: 'billing.settings.nameAr' } as const;

/** What is wrong with what stands in the fields, by field. */
function useErrors({ legalName, vatNumber, address, sellsWithReverseCharge }: SellerDetails, refusal: unknown) {
  const t = useT();
  const { countryCode } = address;
  const refused = useRefusals(refusal, {
    'legalName.en': legalName.en,
    'legalName.ar': legalName.ar,
    vatNumber,
    'address.countryCode': countryCode,
  });
  const number = cleanCode(vatNumber);
  const isOdd = number !== '' && countryCode === 'SA' && !isSaudiVatNumber(number);
  const tooLong = (text: string) => (utf8Length(text) > LONGEST_QR_VALUE ? t('errors.rules.nameTooLong') : undefined);
  const own = {
    en: tooLong(legalName.en),
    ar: tooLong(legalName.ar),
    vatNumber: isOdd
      ? t('errors.rules.saudiVatNumber')
      : sellsWithReverseCharge && number === ''
        ? t('errors.rules.required')
        : undefined,
    countryCode: number !== '' && countryCode === '' ? t('errors.rules.required') : undefined,
  };
  return {
    isSound: Object.values(own).every((error) => error === undefined),
    en: own.en ?? refused['legalName.en'],
    ar: own.ar ?? refused['legalName.ar'],
    vatNumber: own.vatNumber ?? refused.vatNumber,
    countryCode: own.countryCode ?? refused['address.countryCode'],
  };
}

export interface SellerCardProps {
  readonly seller: SellerDetails;
}

/** Who sells, as tax documents name the seller, and who issues them. */
export function SellerCard({ seller: saved }: SellerCardProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveSeller();
  const [seller, setSeller] = useState(saved);
  const errors = useErrors(seller, save.error);
  const send = () => {
    if (!errors.isSound) return;
    save.mutate(seller, { onSuccess: () => notify({ tone: 'success', text: t('billing.settings.saved') }) });
  };
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('billing.settings.sellerText')}>{t('billing.settings.seller')}</CardHeading>
      <Form onSubmit={send} className="space-y-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['en', 'ar'] as const).map((language) => (
            <TextField
              key={language}
              label={t(NAME_KEYS[language])}
              lang={language}
              maxLength={LONGEST_QR_VALUE}
              value={seller.legalName[language]}
              error={errors[language]}
              onChange={({ currentTarget }) =>
                setSeller({ ...seller, legalName: { ...seller.legalName, [language]: currentTarget.value } })
              }
            />
          ))}
        </div>
        <TextField
          label={t('billing.vat.number')}
          hint={t('billing.settings.vatHint')}
          dir="ltr"
          maxLength={30}
          autoComplete="off"
          value={seller.vatNumber}
          error={errors.vatNumber}
          onChange={({ currentTarget }) => setSeller({ ...seller, vatNumber: currentTarget.value })}
        />
        <AddressFields
          value={seller.address}
          onChange={(address) => setSeller({ ...seller, address })}
          errors={{ countryCode: errors.countryCode }}
        />
        <Switch
          label={t('billing.settings.reverseCharge')}
          description={t('billing.settings.reverseChargeText')}
          checked={seller.sellsWithReverseCharge}
          onChange={(isOn) => setSeller({ ...seller, sellsWithReverseCharge: isOn })}
        />
        <RadioGroup
          label={t('billing.settings.issuedBy')}
          cards
          value={seller.documentsIssuedBy}
          onChange={(value) =>
            setSeller({ ...seller, documentsIssuedBy: value === 'PLATFORM' ? 'PLATFORM' : 'OUTSIDE_SYSTEM' })
          }
          options={[
            {
              value: 'PLATFORM',
              label: t('billing.settings.PLATFORM'),
              description: t('billing.settings.platformText'),
            },
            {
              value: 'OUTSIDE_SYSTEM',
              label: t('billing.settings.OUTSIDE_SYSTEM'),
              description: t('billing.settings.outsideText'),
            },
          ]}
        />
        <Button type="submit" pending={save.isPending}>
          {t('common.actions.save')}
        </Button>
      </Form>
    </Card>
  );
}
