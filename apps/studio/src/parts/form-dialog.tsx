import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
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
  readonly pending?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly children: ReactNode;
}

/** A form above the page. Its button stays in sight while the form scrolls. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, submitLabel, pending, disabled, danger, onSubmit, size, children } = props;
  const t = useT();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      {...(size ? { size } : {})}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
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
      }
    >
      <Form id={id} onSubmit={() => pending || onSubmit()} className="space-y-5">
        {children}
      </Form>
    </Dialog>
  );
}
