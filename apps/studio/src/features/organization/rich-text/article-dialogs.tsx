import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { EditorDialog, type ToolDialogProps } from '@sullam/web-kit/rich-text/editor-dialog.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useState } from 'react';
import { type Media, MediaField } from '../media/media.public.ts';

/** A picture of ours, with what it shows for people who can't see it. */
export function ImageDialog({ editor, onClose }: ToolDialogProps) {
  const t = useT();
  useAreas(['rich-text']);
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
      title={t('rich-text.article.image')}
      action={t('rich-text.article.insert')}
      isReady={media !== null}
      onClose={onClose}
      onSubmit={insert}
    >
      <MediaField label={t('rich-text.article.image')} kind="IMAGE" value={media} onChange={setMedia} />
      <TextField
        label={t('rich-text.article.imageAlt')}
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
  useAreas(['rich-text']);
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
      title={t('rich-text.article.video')}
      action={t('rich-text.article.insert')}
      isReady={media !== null}
      onClose={onClose}
      onSubmit={insert}
    >
      <MediaField label={t('rich-text.article.video')} kind="VIDEO" value={media} onChange={setMedia} />
    </EditorDialog>
  );
}
