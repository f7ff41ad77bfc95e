import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

const REASON_LENGTH = 500;

export interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly pending: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal, which must not be empty. */
export function ReasonDialog({ label, hint, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <FormDialog
      open
      size="sm"
      {...dialog}
      onSubmit={() => {
        if (reason !== '') onSubmit(reason);
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        required
        dir="auto"
        value={typed}
        maxLength={REASON_LENGTH}
        error={reason === '' ? t('errors.rules.required') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
