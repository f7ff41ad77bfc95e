import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useId } from 'react';
import { Form } from '../forms/form.tsx';
import { useT } from '../kit-context.tsx';

export interface ToolDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export interface EditorDialogProps {
  readonly title: string;
  readonly action: string;
  readonly isReady?: boolean;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** The dialog of a tool: some fields and a button that puts the result into the text. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, action, isReady = true, extra, children, onClose, onSubmit } = props;
  const t = useT();
  const formId = useId();
  const submit = () => {
    onSubmit();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {extra}
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} className="space-y-4">
        {children}
      </Form>
    </Dialog>
  );
}
