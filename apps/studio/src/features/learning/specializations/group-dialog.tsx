import type { Localized } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { GroupForm } from './group-form.ts';

interface GroupDialogProps {
  readonly group: GroupForm;
  readonly onDone: (group: GroupForm) => void;
  readonly onClose: () => void;
}

const TITLE_LENGTH = 200;

/** What a group is called and how many of its courses are needed. */
export function GroupDialog({ group, onDone, onClose }: GroupDialogProps) {
  const t = useT();
  const format = useFormat();
  const [title, setTitle] = useState<Localized>(group.title);
  const [needed, setNeeded] = useState(group.neededCount);
  const total = group.courses.length;
  const choices = Array.from({ length: Math.max(0, total - 1) }, (_each, at) => at + 1);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('specialization-desk.form.editGroup')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => onDone({ ...group, title, neededCount: needed })}>{t('common.actions.done')}</Button>
        </>
      }
    >
      <div className="space-y-5">
        <LocalizedField
          label={t('specialization-desk.form.groupTitle')}
          value={title}
          onChange={setTitle}
          maxLength={TITLE_LENGTH}
        />
        <NativeSelect
          label={t('specialization-desk.form.needed')}
          hint={t(total < 2 ? 'specialization-desk.form.neededLater' : 'specialization-desk.form.neededHint')}
          value={needed === null ? '' : String(needed)}
          onChange={(value) => setNeeded(value === '' ? null : Number(value))}
          options={[
            { value: '', label: t('specialization-desk.form.neededAll') },
            ...choices.map((count) => ({
              value: String(count),
              label: t('specialization-desk.form.neededSome', {
                needed: { raw: format.number(count) },
                total: { raw: format.number(total) },
              }),
            })),
          ]}
        />
      </div>
    </Dialog>
  );
}
