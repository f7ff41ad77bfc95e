import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { trimmed } from './localized-field.tsx';
import { TitleField, type TitleFieldProps } from './title-field.tsx';

export interface TitledDialogProps
  extends Omit<FormDialogProps, 'open' | 'onSubmit' | 'children'>,
    Pick<TitleFieldProps, 'label' | 'maxLength' | 'stacked'> {
  /** Why the server didn't take it; what it says of the name stands at the field. */
  readonly refusal?: unknown;
  /** The field of the name, as the server calls it. */
  readonly field?: 'title' | 'name';
  /** What it is called so far. */
  readonly named?: Localized | undefined;
  readonly onSubmit: (named: ReturnType<typeof trimmed>) => void;
  /** What else is asked. */
  readonly children?: FormDialogProps['children'];
}

/** Asks what something is called, and maybe more; sends it once it has a name. */
export function TitledDialog(props: TitledDialogProps) {
  const { label, refusal, field = 'title', maxLength, stacked, named, onSubmit, children, ...dialog } = props;
  const [value, setValue] = useState<Localized>(named ?? {});
  const error = useRefusals(refusal, { [field]: value })[field];
  const submit = () => {
    if (isWritten(value)) onSubmit(trimmed(value));
  };
  return (
    <FormDialog {...dialog} open onSubmit={submit}>
      <TitleField {...{ label, error, maxLength, stacked, value }} onChange={setValue} />
      {children}
    </FormDialog>
  );
}
