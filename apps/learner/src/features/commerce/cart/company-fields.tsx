import { Card } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { AddressFields } from '@sullam/web-kit/billing/address-fields.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CompanyDraft } from './use-company.ts';

export interface CompanyFieldsProps {
  readonly draft: CompanyDraft;
}

/** Whether the buyer buys for a company, and which. */
export function CompanyFields({ draft }: CompanyFieldsProps) {
  const t = useT();
  const { isOn, setOn, isTried, company, setCompany, errors } = draft;
  return (
    <Card as="section" padding="lg">
      <Checkbox
        label={t('billing.company.toggle')}
        description={t('billing.company.text')}
        checked={isOn}
        onChange={setOn}
      />
      {isOn && (
        <FormArea isTried={isTried} className="mt-5 space-y-4">
          <TextField
            label={t('billing.company.name')}
            required
            maxLength={200}
            autoComplete="organization"
            value={company.companyName}
            error={errors.companyName}
            onChange={({ currentTarget }) => setCompany({ ...company, companyName: currentTarget.value })}
          />
          <TextField
            label={t('billing.vat.number')}
            optional
            dir="ltr"
            maxLength={30}
            autoComplete="off"
            value={company.vatNumber}
            error={errors.vatNumber}
            onChange={({ currentTarget }) => setCompany({ ...company, vatNumber: currentTarget.value })}
          />
          <AddressFields
            value={company.address}
            onChange={(address) => setCompany({ ...company, address })}
            errors={errors}
            required={['street', 'city', 'countryCode']}
          />
        </FormArea>
      )}
    </Card>
  );
}
