import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LocalizedField } from '../../parts/localized-field.tsx';

export interface TitleDialogProps {
  readonly heading: string;
  readonly label: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly onSubmit: (title: Localized) => void;
  readonly onClose: () => void;
}

/** Names a part of a course, in one language or both. */
export function TitleDialog({ heading, label, action, isPending, onSubmit, onClose }: TitleDialogProps) {
  const t = useT();
  const [title, setTitle] = useState<Localized>({});
  const [error, setError] = useState<string>();
  const submit = () => {
    if (!isWritten(title)) return setError(t('errors.rules.oneLanguage'));
    onSubmit(title);
  };
  return (
    <FormDialog
      open
      size="lg"
      title={heading}
      submitLabel={action}
      pending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <LocalizedField
        label={label}
        value={title}
        error={error}
        maxLength={200}
        onChange={(next) => {
          setTitle(next);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
