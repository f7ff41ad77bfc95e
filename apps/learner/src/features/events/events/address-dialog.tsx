import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useId, useState } from 'react';

interface AddressDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** What the server says against the address. */
  readonly error: Error | null;
  /** Fields above the address. */
  readonly children?: ReactNode;
  readonly onSend: (email: string) => void;
  readonly onClose: () => void;
}

/** Asks for the address of whoever a ticket is for. */
export function AddressDialog(props: AddressDialogProps) {
  const { title, text, submitLabel, pending, error, children, onSend, onClose } = props;
  const t = useT();
  const form = useId();
  const [email, setEmail] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={form} pending={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => onSend(email.trim())} className="space-y-4">
        {children}
        <TextField
          type="email"
          label={t('events.transfer.email')}
          required
          maxLength={254}
          value={email}
          {...(error ? { error: error.message } : {})}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
