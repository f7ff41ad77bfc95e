import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useState } from 'react';
import { useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';
import { EditorDialog, type ToolDialogProps } from './editor-dialog.tsx';

/** Addresses that the server keeps: of the web, of people, and of our own pages. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/;

/** The address of the selected words; without a selection the address is its own text. */
export function LinkDialog({ editor, onClose }: ToolDialogProps) {
  const t = useT();
  useAreas(['rich-text']);
  const current = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(current);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const insert = () => {
    if (editor.state.selection.empty && !current)
      return void editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    chain().setLink({ href }).run();
  };
  return (
    <EditorDialog
      title={t('rich-text.tools.link')}
      action={t('rich-text.tools.apply')}
      isReady={ADDRESS.test(href)}
      onClose={onClose}
      onSubmit={insert}
      extra={
        current && (
          <Button
            variant="danger-ghost"
            onClick={() => {
              chain().unsetLink().run();
              onClose();
            }}
          >
            {t('rich-text.tools.removeLink')}
          </Button>
        )
      }
    >
      <TextField
        type="url"
        label={t('rich-text.tools.linkAddress')}
        hint={t('rich-text.tools.linkHint')}
        value={href}
        onChange={(event) => setHref(event.currentTarget.value.trim())}
      />
    </EditorDialog>
  );
}
