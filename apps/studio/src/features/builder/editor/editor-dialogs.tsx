import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Media } from '../../media/media.api.ts';
import { MediaField } from '../../media/media-field.tsx';
import type { EditorDialog } from './editor-tools.tsx';
import { drawFormula, insertFormula, selectedFormula } from './formula.ts';

interface DialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

interface FrameProps {
  readonly title: string;
  readonly action: string;
  readonly isReady?: boolean;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

function Frame({ title, action, isReady = true, extra, children, onClose, onSubmit }: FrameProps) {
  const t = useT();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
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
      <form id={formId} onSubmit={submit} className="space-y-4" noValidate>
        {children}
      </form>
    </Dialog>
  );
}

function LinkDialog({ editor, onClose }: DialogProps) {
  const t = useT();
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
    <Frame
      title={t('builder.editor.link')}
      action={t('builder.editor.apply')}
      isReady={/^(https?:\/\/|mailto:|tel:)\S+/.test(href)}
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
            {t('builder.editor.removeLink')}
          </Button>
        )
      }
    >
      <TextField
        type="url"
        label={t('builder.editor.linkAddress')}
        hint={t('errors.rules.url')}
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
      />
    </Frame>
  );
}

function ImageDialog({ editor, onClose }: DialogProps) {
  const t = useT();
  const [media, setMedia] = useState<Media | null>(null);
  const [alt, setAlt] = useState('');
  const insert = () => {
    if (!media) return;
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'ownImage', attrs: { mediaId: media.mediaId, src: media.url, alt } },
        { type: 'paragraph' },
      ])
      .run();
  };
  return (
    <Frame
      title={t('builder.editor.image')}
      action={t('builder.editor.insert')}
      isReady={media !== null}
      onClose={onClose}
      onSubmit={insert}
    >
      <MediaField label={t('builder.editor.image')} kind="IMAGE" value={media} onChange={setMedia} />
      <TextField
        label={t('builder.editor.imageAlt')}
        hint={t('media.hints.altText')}
        value={alt}
        maxLength={300}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </Frame>
  );
}

function VideoDialog({ editor, onClose }: DialogProps) {
  const t = useT();
  const [media, setMedia] = useState<Media | null>(null);
  const insert = () => {
    if (!media) return;
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'ownVideo', attrs: { mediaId: media.mediaId, src: media.url } }, { type: 'paragraph' }])
      .run();
  };
  return (
    <Frame
      title={t('builder.editor.video')}
      action={t('builder.editor.insert')}
      isReady={media !== null}
      onClose={onClose}
      onSubmit={insert}
    >
      <MediaField label={t('builder.editor.video')} kind="VIDEO" value={media} onChange={setMedia} />
    </Frame>
  );
}

function FormulaDialog({ editor, onClose }: DialogProps) {
  const t = useT();
  const [formula, setFormula] = useState(() => selectedFormula(editor) ?? { latex: '', isBlock: false });
  return (
    <Frame
      title={t('builder.editor.formula')}
      action={t('builder.editor.insert')}
      isReady={formula.latex.trim() !== ''}
      onClose={onClose}
      onSubmit={() => insertFormula(editor, formula)}
    >
      <TextArea
        label={t('builder.editor.formula')}
        hint={t('builder.editor.formulaHint')}
        dir="ltr"
        rows={3}
        maxLength={2000}
        value={formula.latex}
        onChange={(event) => setFormula({ ...formula, latex: event.currentTarget.value })}
      />
      <Checkbox
        label={t('builder.editor.block')}
        checked={formula.isBlock}
        onChange={(isBlock) => setFormula({ ...formula, isBlock })}
      />
      <figure>
        <figcaption className="mb-1 text-sm text-muted">{t('builder.editor.preview')}</figcaption>
        <div
          dir="ltr"
          className="min-h-14 overflow-x-auto rounded-md bg-subtle p-3 text-lg"
          dangerouslySetInnerHTML={{ __html: drawFormula(formula.latex, formula.isBlock) }}
        />
      </figure>
    </Frame>
  );
}

const DIALOGS = { link: LinkDialog, image: ImageDialog, video: VideoDialog, formula: FormulaDialog };

/** The dialog of a tool, when one is open. */
export function EditorDialogs({ dialog, ...props }: DialogProps & { readonly dialog: EditorDialog | null }) {
  if (dialog === null) return null;
  const Chosen = DIALOGS[dialog];
  return <Chosen {...props} />;
}
