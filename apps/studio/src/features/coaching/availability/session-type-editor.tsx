import { Archive } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { useUndoHistory } from '../../../parts/use-undo-history.ts';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { useAutosave } from '../../learning/builder/builder.public.ts';
import { type SessionTypeEditing, useArchiveType, useChangeType, useReadType } from './availability.api.ts';
import { SavingBar } from './saving-bar.tsx';
import { formOfType, isFitType, type TypeForm } from './session-type-form.ts';
import { TypeBooking, TypeRules, TypeTerms } from './type-fields.tsx';
import { TypeQuestions } from './type-questions.tsx';

const CHANGED = {
  title: 'coach-availability.fields.name',
  summary: 'coach-availability.fields.summary',
  lengthMinutes: 'coach-availability.fields.length',
  seats: 'coach-availability.fields.seats',
  place: 'coach-availability.fields.where',
  hasVideo: 'coach-availability.fields.where',
  booking: 'coach-availability.fields.booking',
  payment: 'coach-availability.fields.payment',
  cancellationTiers: 'coach-availability.titles.cancellation',
  questions: 'coach-availability.titles.questions',
  reminderMinutes: 'coach-availability.titles.reminders',
} as const;

interface EditorProps {
  readonly type: SessionTypeEditing;
  readonly onArchived: () => void;
}

function ArchiveButton({ type, version, onArchived }: EditorProps & { readonly version: number }) {
  const t = useT();
  const archive = useArchiveType(type.sessionTypeId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Archive} {...preloadOn(ConfirmDialog)} onClick={() => setAsking(true)}>
        {t('coach-availability.actions.archive')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('coach-availability.titles.archive')}
          confirmLabel={t('coach-availability.actions.archive')}
          onClose={() => setAsking(false)}
          onConfirm={() => archive.mutate({ version }, { onSuccess: onArchived, onSettled: () => setAsking(false) })}
        >
          {t('coach-availability.words.archive')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** One session type. It saves itself. */
export function SessionTypeEditor({ type, onArchived }: EditorProps) {
  const t = useT();
  const kit = useKit();
  const update = useChangeType(type.sessionTypeId);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { form, setForm, isDirty, isSaving, conflict, bar, save, version } = useVersionedForm<
    SessionTypeEditing,
    TypeForm
  >({
    saved: type,
    start: () => formOfType(type),
    formOf: formOfType,
    isFit: isFitType,
    change: (draft, base) => update.mutateAsync({ ...draft, version: base }),
    read: useReadType(type.sessionTypeId),
    changed: (before, theirs) => changedParts(before, theirs, CHANGED).map((part) => t(part)),
    onSaved: () => setSavedAt(kit.now()),
  });
  const history = useUndoHistory(form, setForm);
  const isFit = isFitType(form);
  useAutosave(isDirty && !isSaving && !conflict && isFit ? JSON.stringify(form) : null, save);
  const set = (part: Partial<TypeForm>) => {
    history.record(Object.keys(part).join());
    setForm((before) => ({ ...before, ...part }));
  };
  const errors = useRefusals(update.error, { ...form });
  const isNameless = !form.title.en?.trim() && !form.title.ar?.trim();
  return (
    <Card as="section" className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <AuthorTextFor text={type.title} />
        </h2>
        <SavingBar
          isSaving={isSaving}
          isDirty={isDirty && isFit}
          hasFailed={bar.hasFailed && !conflict}
          savedAt={savedAt}
          onRetry={() => void save()}
          history={history}
        />
      </div>
      {conflict && <ConflictBanner {...conflict} />}
      <FormArea>
        <div className="space-y-6">
          <LocalizedField
            label={t('coach-availability.fields.name')}
            required
            maxLength={200}
            error={isNameless ? t('errors.rules.oneLanguage') : errors.title}
            value={form.title}
            onChange={(title) => set({ title })}
          />
          <LocalizedField
            label={t('coach-availability.fields.summary')}
            maxLength={200}
            value={form.summary}
            onChange={(summary) => set({ summary })}
          />
          <TypeRules form={form} set={set} />
          <hr className="border-line" />
          <TypeBooking form={form} set={set} />
          <hr className="border-line" />
          <TypeTerms form={form} set={set} />
          <hr className="border-line" />
          <TypeQuestions questions={form.questions} onChange={(questions) => set({ questions })} />
        </div>
        <LeaveWarning
          isDirty={isDirty}
          settle={async () => {
            // leaving sends what waits; only what was refused or doesn't fit asks
            return !bar.hasFailed && conflict === null && isFit;
          }}
        />
      </FormArea>
      <div className="flex justify-end">
        <ArchiveButton type={type} version={version} onArchived={onArchived} />
      </div>
    </Card>
  );
}
