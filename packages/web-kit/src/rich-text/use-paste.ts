import type { Editor } from '@tiptap/core';
import { useKit, useT } from '../kit-context.tsx';
import { showFailure } from '../query/query-client.ts';
import { uploadPicture } from '../upload/upload-file.ts';
import { filesOf } from './clipboard.ts';
import { type Pasted, type PasteOptions, tidyPasted, withPictures } from './pasted-html.ts';

/**
 * How a text takes what is pasted or dropped into it: words first, pictures of ours once they have been sent, and a notice of
 * everything that can't come along. Returns true where it takes care of it all.
 */
export function usePaste({ tables, pictures }: PasteOptions) {
  const kit = useKit();
  const t = useT();
  const tell = (leftOut: number) => {
    if (leftOut === 0) return;
    const text = pictures ? 'rich-text.paste.leftOut' : 'rich-text.paste.noPictures';
    kit.notify({ tone: 'warning', text: t(text, { count: leftOut }) });
  };
  /** Sends pictures one after the other; each failure is reported, and the others go on. */
  const send = async (waiting: readonly { number: number; file: File }[]) => {
    const sent = new Map<number, { mediaId: number; url: string }>();
    if (waiting.length > 0) kit.notify({ tone: 'info', text: t('rich-text.paste.sending', { count: waiting.length }) });
    for (const { number, file } of waiting)
      try {
        const { mediaId, url } = await uploadPicture(kit, file);
        if (url) sent.set(number, { mediaId, url });
      } catch (error) {
        showFailure(error, () => t('shell.failure.title'), kit.notify);
      }
    return sent;
  };
  const takeFiles = async (editor: Editor, files: readonly File[]) => {
    const sent = await send(files.map((file, number) => ({ number, file })));
    if (editor.isDestroyed || sent.size === 0) return;
    const images = [...sent.values()].map(({ mediaId, url }) => ({
      type: 'ownImage',
      attrs: { mediaId, src: url, alt: '' },
    }));
    editor
      .chain()
      .focus()
      .insertContent([...images, { type: 'paragraph' }])
      .run();
  };
  const takeHtml = async (editor: Editor, pasted: Pasted) => {
    const sent = await send(pasted.pictures);
    if (!editor.isDestroyed) editor.view.pasteHTML(withPictures(pasted.html, sent));
  };
  return {
    /** Office lists and tables as such; pictures that can't be taken are out of it. */
    tidy: (html: string): string => tidyPasted(html, { tables, pictures }).html,
    take(editor: Editor, data: DataTransfer | null): boolean {
      const files = filesOf(data);
      const images = files.filter(({ type }) => type.startsWith('image/'));
      if (files.length > 0) {
        tell(pictures ? files.length - images.length : files.length);
        if (pictures && images.length > 0) void takeFiles(editor, images);
        return true;
      }
      const html = data?.getData('text/html') ?? '';
      if (!/<img\b/i.test(html)) return false;
      const pasted = tidyPasted(html, { tables, pictures });
      tell(pasted.leftOut);
      if (pasted.pictures.length === 0) return false;
      void takeHtml(editor, pasted);
      return true;
    },
  };
}
