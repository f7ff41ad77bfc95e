import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { EditorDialog, type ToolDialogProps } from '@sullam/web-kit/rich-text/editor-dialog.tsx';
import { useState } from 'react';
import type { Media } from '../media/media.api.ts';
import { MediaField } from '../media/media-field.tsx';

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
