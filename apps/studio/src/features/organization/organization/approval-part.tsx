import type { RegistrationApproval } from '@sullam/domain/configuration.ts';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { SettingsPart } from './settings-part.tsx';

const STRATEGIES = ['off', 'automatic', 'manual'] as const;

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;،]+/)
    .map((line) => line.trim().replace(/^@/, '').toLowerCase())
    .filter((line) => line !== '');

/** Whether every line is a domain. */
export const areDomains = (domains: readonly string[]): boolean =>
  domains.every((domain) => /^[^\s@]+\.[^\s@]+$/.test(domain));

export interface ApprovalPartProps {
  readonly approval: RegistrationApproval;
  readonly onChange: (approval: RegistrationApproval) => void;
}

/** Who lets new accounts in: nobody, the domain of the address, an administrator. */
export function ApprovalPart({ approval, onChange }: ApprovalPartProps) {
  const t = useT();
  const [text, setText] = useState(() => approval.domain.join('\n'));
  return (
    <SettingsPart title={t('organization-settings.registration.approval')}>
      <RadioGroup
        name="approval"
        label={t('organization-settings.registration.approval')}
        hideLabel
        value={approval.strategy}
        onChange={(value) => {
          const strategy = STRATEGIES.find((known) => known === value);
          if (strategy) onChange({ ...approval, strategy });
        }}
        options={STRATEGIES.map((value) => ({
          value,
          label: t(`organization-settings.registration.${value}`),
          description: t(`organization-settings.registration.${value}Hint`),
        }))}
      />
      {approval.strategy === 'automatic' && (
        <TextArea
          label={t('organization-settings.registration.domains')}
          hint={t('organization-settings.registration.domainsHint')}
          error={areDomains(approval.domain) ? undefined : t('organization-settings.registration.domainInvalid')}
          dir="ltr"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onChange({ ...approval, domain: linesOf(event.currentTarget.value) });
          }}
        />
      )}
    </SettingsPart>
  );
}
