import { COACH_LANGUAGES, LANGUAGE_LEVELS } from '@sullam/domain/coaching/coach.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type CoachDetails, useSaveLanguage } from './coaches.api.ts';

interface LanguageDialogProps {
  readonly row: CoachDetails['languages'][number] | null;
  /** Languages that are in the list. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** A language in which the coach holds sessions. */
export function LanguageDialog({ row, taken, onClose }: LanguageDialogProps) {
  const t = useT();
  const own = useLanguage();
  const save = useSaveLanguage();
  const names = new Intl.DisplayNames([own], { type: 'language' });
  const choices = COACH_LANGUAGES.filter((code) => code === row?.language || !taken.includes(code));
  const [language, setLanguage] = useState(row?.language ?? choices[0]!);
  const [level, setLevel] = useState(row?.level ?? 'FLUENT');
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={t('coaches.rows.languages')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={() =>
        save.mutate({ id: row?.coachLanguageId ?? null, body: { language, level } }, { onSuccess: onClose })
      }
    >
      <NativeSelect
        label={t('coaches.fields.language')}
        value={language}
        {...(save.error ? { error: save.error.message } : {})}
        options={choices.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        onChange={(value) => setLanguage(choices.find((code) => code === value) ?? language)}
      />
      <NativeSelect
        label={t('coaches.fields.level')}
        value={level}
        options={LANGUAGE_LEVELS.map((value) => ({ value, label: t(`coaches.levels.${value}`) }))}
        onChange={(value) => setLevel(LANGUAGE_LEVELS.find((each) => each === value) ?? level)}
      />
    </FormDialog>
  );
}
