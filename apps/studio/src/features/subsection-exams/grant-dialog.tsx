import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import { GrantFields, type GrantForm, grantFormOf, grantOf, isUpsideDown, NO_GRANT } from './grant-fields.tsx';
import type { Grant, SubsectionExam } from './subsection-exams.api.ts';

type VersionedGrant = Grant & { version: number };

export interface GrantDialogProps {
  readonly exam: SubsectionExam;
  readonly title: string;
  /** Null: a new one. */
  readonly granted: VersionedGrant | null;
  /** Whom it is for is known. */
  readonly isChosen: boolean;
  /** Where that is chosen; told when it was sent without. */
  readonly whom: (isMissing: boolean) => ReactNode;
  readonly save: (grant: VersionedGrant) => Promise<{ version: number }>;
  /** What is granted now. */
  readonly read: () => Promise<VersionedGrant | undefined>;
  readonly onClose: () => void;
}

const PARTS = {
  extraMinutes: 'exam-authoring.fields.extraMinutes',
  extraPercent: 'exam-authoring.fields.extraPercent',
  extraAttempts: 'exam-authoring.fields.extraAttempts',
  opensAt: 'exam-authoring.fields.ownOpensAt',
  closesAt: 'exam-authoring.fields.ownClosesAt',
  note: 'exam-authoring.fields.note',
} as const;

/** Grants somebody more time, more attempts or another window. */
export function GrantDialog({ exam, title, granted, isChosen, whom, save, read, onClose }: GrantDialogProps) {
  const t = useT();
  const before = granted ?? NO_GRANT;
  const [start] = useState(() => grantFormOf(before));
  const [form, setForm] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const saving = useVersionedSaving<VersionedGrant, GrantForm>({
    version: granted?.version ?? 0,
    start,
    draft: form,
    change: (version) => save({ ...grantOf(form, before), version }),
    read,
    words: { saved: () => t('exam-authoring.messages.granted') },
    onSaved: onClose,
    inPlace: { formOf: grantFormOf, set: setForm },
  });
  const { conflict } = saving;
  const submit = () => {
    setChecked(true);
    if (isChosen && !isUpsideDown(form)) saving.save();
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      submitLabel={t('common.actions.save')}
      pending={saving.isSaving}
      onSubmit={submit}
    >
      {conflict && (
        <ConflictBanner
          changed={changedParts(start, grantFormOf(conflict.theirs), PARTS).map((part) => t(part))}
          onMine={saving.saveOver}
          onTheirs={saving.takeTheirs}
        />
      )}
      {granted === null && whom(isChecked && !isChosen)}
      <GrantFields
        exam={exam}
        form={form}
        before={before}
        isChecked={isChecked}
        onChange={(change) => setForm({ ...form, ...change })}
      />
    </FormDialog>
  );
}
