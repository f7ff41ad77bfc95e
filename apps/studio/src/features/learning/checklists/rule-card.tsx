import { JOIN_RULES, type JoinRule } from '@sullam/domain/checklists.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ChecklistForm } from './checklist-form.ts';
import { setsQuery } from './checklists.api.ts';
import { PersonField } from './person-field.tsx';

interface RuleCardProps {
  readonly form: ChecklistForm;
  readonly set: (change: Partial<ChecklistForm>) => void;
  readonly errors: Partial<Record<string, string>>;
}

/** Who gets it by joining, and who approves. */
export function RuleCard({ form, set, errors }: RuleCardProps) {
  const t = useT();
  const text = useAuthorText();
  const mayReadPeople = useCan()('organization_read_members');
  const sets = useQuery({ ...setsQuery(), enabled: mayReadPeople && form.joinRule === 'SET' });
  return (
    <Card as="section" className="space-y-4">
      <CardHeading level={2}>{t('checklist-keeping.titles.rule')}</CardHeading>
      <NativeSelect
        label={t('checklist-keeping.fields.rule')}
        value={form.joinRule}
        onChange={(joinRule) => set({ joinRule: joinRule as JoinRule })}
        options={JOIN_RULES.filter((rule) => rule !== 'SET' || mayReadPeople || form.joinRule === 'SET').map(
          (rule) => ({
            value: rule,
            label: t(`checklist-keeping.rules.${rule}`),
          }),
        )}
      />
      {form.joinRule === 'SET' && (
        <NativeSelect
          label={t('checklist-keeping.fields.set')}
          required
          placeholder={t('common.fields.choosePlaceholder')}
          error={errors.permissionSetId}
          value={form.permissionSetId === null ? '' : String(form.permissionSetId)}
          onChange={(id) => set({ permissionSetId: id === '' ? null : Number(id) })}
          options={(sets.data?.data ?? []).map(({ permissionSetId, name }) => ({
            value: String(permissionSetId),
            label: text(name),
          }))}
        />
      )}
      {form.joinRule !== 'NOBODY' && <p className="text-sm text-muted">{t('checklist-keeping.hints.rule')}</p>}
      {mayReadPeople && (
        <PersonField
          label={t('checklist-keeping.fields.approver')}
          hint={t('checklist-keeping.hints.approver')}
          value={form.approver}
          error={errors.approverUserId}
          onChange={(approver) => set({ approver })}
        />
      )}
    </Card>
  );
}
