import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { trimmed } from './localized-field.tsx';
import { TitleField, type TitleFieldProps } from './title-field.tsx';

export interface TitledDialogProps
  extends Omit<FormDialogProps, 'open' | 'onSubmit' | 'children'>,
    Pick<TitleFieldProps, 'label' | 'error' | 'maxLength' | 'stacked'> {
  /** What it is called so far. */
  readonly named?: Localized | undefined;
  readonly onSubmit: (named: ReturnType<typeof trimmed>) => void;
  /** What else is asked. */
  readonly children?: FormDialogProps['children'];
}

/** Asks what something is called, and maybe more; sends it once it has a name. */
export function TitledDialog(props: TitledDialogProps) {
  const { label, error, maxLength, stacked, named, onSubmit, children, ...dialog } = props;
  const [value, setValue] = useState<Localized>(named ?? {});
  const [isChecked, setChecked] = useState(false);
  const submit = () => {
    setChecked(!isWritten(value));
    if (isWritten(value)) onSubmit(trimmed(value));
  };
  return (
    <FormDialog {...dialog} open onSubmit={submit}>
      <TitleField {...{ label, error, maxLength, stacked, value, isChecked }} onChange={setValue} />
      {children}
    </FormDialog>
  );
}
