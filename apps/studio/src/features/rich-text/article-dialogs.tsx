import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { EditorDialog, type ToolDialogProps } from '@sullam/web-kit/rich-text/editor-dialog.tsx';
import { useState } from 'react';
import type { Media } from '../media/media.api.ts';
import { MediaField } from '../media/media-field.tsx';
import { drawFormula, insertFormula, selectedFormula } from './formula.ts';

/** A picture of ours, with what it shows for people who can't see it. */
export function ImageDialog({ editor, onClose }: ToolDialogProps) {
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
    <EditorDialog
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
    </EditorDialog>
  );
}

/** A film of ours. */
export function VideoDialog({ editor, onClose }: ToolDialogProps) {
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
    <EditorDialog
      title={t('builder.editor.video')}
      action={t('builder.editor.insert')}
      isReady={media !== null}
      onClose={onClose}
      onSubmit={insert}
    >
      <MediaField label={t('builder.editor.video')} kind="VIDEO" value={media} onChange={setMedia} />
    </EditorDialog>
  );
}

/** A formula in LaTeX, drawn while it is written. */
export function FormulaDialog({ editor, onClose }: ToolDialogProps) {
  const t = useT();
  const [formula, setFormula] = useState(() => selectedFormula(editor) ?? { latex: '', isBlock: false });
  return (
    <EditorDialog
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
    </EditorDialog>
  );
}
