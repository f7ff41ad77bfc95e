import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { useDeal } from './course-groups.api.ts';

const PREFIX_LENGTH = 100;

export interface DealDialogProps {
  readonly courseId: number;
  readonly hasGroups: boolean;
  readonly onClose: () => void;
}

/** Some groups at once, and everybody who is in none dealt to them at random. */
export function DealDialog({ courseId, hasGroups, onClose }: DealDialogProps) {
  const t = useT();
  const notify = useNotify();
  const language = useLanguage();
  const deal = useDeal(courseId);
  const least = hasGroups ? 0 : 1;
  const [count, setCount] = useState<number | undefined>(hasGroups ? 0 : 4);
  const [name, setName] = useState<Localized>({ [language]: t('course-groups.fields.prefixDefault') });
  const [capacity, setCapacity] = useState<number | undefined>();
  const [isOpen, setOpen] = useState(false);
  const [dealsLearners, setDeals] = useState(true);
  const groupCount = count ?? least;
  const isNamed = groupCount === 0 || isWritten(name);
  const submit = () => {
    if (!isNamed) return;
    deal.mutate(
      { groupCount, name: trimmed(name), capacity: capacity ?? null, isOpen, dealsLearners },
      {
        onSuccess: ({ seated, leftOver }) => {
          if (dealsLearners)
            notify({
              tone: leftOver > 0 ? 'warning' : 'success',
              text: [
                t('course-groups.messages.dealt', { count: seated }),
                ...(leftOver > 0 ? [t('course-groups.messages.leftOver', { count: leftOver })] : []),
              ].join(' '),
            });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('course-groups.titles.deal')}
      submitLabel={t('course-groups.actions.make')}
      pending={deal.isPending}
      onSubmit={submit}
    >
      <NumberField
        label={t('course-groups.fields.count')}
        hint={hasGroups ? t('course-groups.fields.countHint') : undefined}
        value={count}
        min={least}
        max={COURSE_GROUP_LIMITS.groups}
        stepper
        onChange={setCount}
      />
      {groupCount > 0 && (
        <>
          <LocalizedField
            label={t('course-groups.fields.prefix')}
            required
            stacked
            value={name}
            maxLength={PREFIX_LENGTH}
            onChange={setName}
            error={isNamed ? undefined : t('errors.rules.oneLanguage')}
          />
          <NumberField
            label={t('course-groups.fields.capacity')}
            hint={t('course-groups.fields.capacityHint')}
            value={capacity}
            min={1}
            max={COURSE_GROUP_LIMITS.capacity}
            onChange={setCapacity}
          />
          <Switch label={t('course-groups.fields.open')} spread checked={isOpen} onChange={setOpen} />
        </>
      )}
      <Switch label={t('course-groups.fields.deals')} spread checked={dealsLearners} onChange={setDeals} />
    </FormDialog>
  );
}
