import { COACH_LIMITS } from '@sullam/domain/coaching/coach.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { type CoachDetails, type EntryList, useSaveEntry } from './coaches.api.ts';

interface EntryDialogProps {
  readonly list: EntryList;
  readonly entry: CoachDetails['positions'][number] | null;
  readonly onClose: () => void;
}

/** One position, earlier position or study. */
export function EntryDialog({ list, entry, onClose }: EntryDialogProps) {
  const t = useT();
  const save = useSaveEntry(list);
  const [title, setTitle] = useState(entry?.title ?? {});
  const [place, setPlace] = useState(entry?.place ?? {});
  const [fromYear, setFromYear] = useState(entry?.fromYear ?? undefined);
  const [untilYear, setUntilYear] = useState(entry?.untilYear ?? undefined);
  const errors = useRefusals(save.error, { title, place, fromYear, untilYear });
  const isStudy = list === 'education';
  const years = { min: COACH_LIMITS.firstYear, max: COACH_LIMITS.lastYear };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`coaches.rows.${list}`)}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={() =>
        save.mutate(
          {
            id: entry?.coachEntryId ?? null,
            body: {
              title: trimmed(title),
              place: trimmed(place),
              fromYear: fromYear ?? null,
              untilYear: untilYear ?? null,
            },
          },
          { onSuccess: onClose },
        )
      }
    >
      <LocalizedField
        label={t(isStudy ? 'coaches.rows.degree' : 'coaches.rows.position')}
        required
        maxLength={200}
        value={title}
        error={errors.title}
        onChange={setTitle}
      />
      <LocalizedField
        label={t(isStudy ? 'coaches.rows.school' : 'coaches.rows.placeOfWork')}
        maxLength={200}
        value={place}
        error={errors.place}
        onChange={setPlace}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('coaches.fields.fromYear')}
          {...years}
          value={fromYear}
          error={errors.fromYear}
          onChange={setFromYear}
        />
        <NumberField
          label={t('coaches.fields.untilYear')}
          hint={t('coaches.fields.untilYearHint')}
          {...years}
          value={untilYear}
          error={errors.untilYear}
          onChange={setUntilYear}
        />
      </div>
    </FormDialog>
  );
}
