import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useId } from 'react';

export interface FormDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Says what sending does: "Create and go on". */
  readonly submitLabel: string;
  /** Where “Cancel” could be taken for what the dialog does. */
  readonly keepLabel?: string;
  readonly pending?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** At the side of the page, which stays in sight: for what is made out of something there. */
  readonly isPanel?: boolean;
  readonly children: ReactNode;
}

/** A form above the page. Its button stays in sight while the form scrolls. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    submitLabel,
    keepLabel,
    pending,
    disabled,
    danger,
    onSubmit,
    size,
    isPanel,
    children,
  } = props;
  const t = useT();
  const id = useId();
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {keepLabel ?? t('common.actions.cancel')}
      </Button>
      <Button
        type="submit"
        form={id}
        variant={danger ? 'danger' : 'primary'}
        pending={pending ?? false}
        disabled={disabled}
      >
        {submitLabel}
      </Button>
    </>
  );
  const form = (
    <Form id={id} onSubmit={() => pending || onSubmit()} className="space-y-5">
      {children}
    </Form>
  );
  if (isPanel)
    return (
      <Drawer open={open} onClose={onClose} title={title} side="end" wide footer={buttons}>
        {description && <p className="mb-5 text-muted">{description}</p>}
        {form}
      </Drawer>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      {...(size ? { size } : {})}
      footer={buttons}
    >
      {form}
    </Dialog>
  );
}
