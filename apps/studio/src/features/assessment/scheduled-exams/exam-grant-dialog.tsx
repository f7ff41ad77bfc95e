import { useT } from '@sullam/web-kit/kit-context.tsx';
import { GrantDialog, type GrantDialogFrame } from '../accommodations/accommodations.public.ts';
import { GrantFields, type GrantForm, grantFormOf, grantOf, NO_GRANT } from './grant-fields.tsx';
import type { Grant, SubsectionExam } from './scheduled-exams.api.ts';

type VersionedGrant = Grant & { version: number };

export interface ExamGrantDialogProps extends GrantDialogFrame {
  readonly exam: SubsectionExam;
  /** Null: a new one. */
  readonly granted: VersionedGrant | null;
  readonly save: (grant: VersionedGrant) => Promise<{ version: number }>;
  /** What is granted now. */
  readonly read: () => Promise<VersionedGrant | undefined>;
}

/** Grants somebody more time, more attempts or another window. */
export function ExamGrantDialog({ exam, granted, save, ...frame }: ExamGrantDialogProps) {
  const t = useT();
  const before = granted ?? NO_GRANT;
  return (
    <GrantDialog<VersionedGrant, GrantForm>
      {...frame}
      message={t('exam-authoring.messages.granted')}
      granted={granted}
      start={grantFormOf(before)}
      formOf={grantFormOf}
      parts={{
        extraMinutes: t('exam-authoring.fields.extraMinutes'),
        extraPercent: t('exam-authoring.fields.extraPercent'),
        extraAttempts: t('exam-authoring.fields.extraAttempts'),
        opensAt: t('exam-authoring.fields.ownOpensAt'),
        closesAt: t('exam-authoring.fields.ownClosesAt'),
        note: t('exam-authoring.fields.note'),
      }}
      save={(form, version) => save({ ...grantOf(form, before), version })}
    >
      {(form, change) => <GrantFields exam={exam} form={form} before={before} onChange={change} />}
    </GrantDialog>
  );
}
