import { ApiError } from '@sullam/api-client/api-error.ts';
import type { UploadTicket } from '@sullam/api-client/schema.gen.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { type Sending, sendFile } from '@sullam/web-kit/upload/send-file.ts';
import { useEffect, useRef, useState } from 'react';
import { completeUpload, type Media, type MediaKind, openUpload, updateMedia } from './media.api.ts';
import { playingSeconds } from './playing-time.ts';

export type MediaUploadState =
  | { kind: 'idle' }
  | { kind: 'sending' | 'finishing'; name: string; share: number }
  | { kind: 'failed'; name: string; share: number; message: string };

interface Options {
  kind: MediaKind;
  visibility: 'PUBLIC' | 'PRIVATE';
  onDone: (media: Media) => void;
  /** What is taken here: said to who brings a file of another type. */
  refusedText?: string | undefined;
}

/** Sends one file: the place for it, its bytes with progress, then the server's look at it. A broken one goes on where it was. */
export function useMediaUpload({ kind, visibility, onDone, refusedText }: Options) {
  const kit = useKit();
  const t = useT();
  const [state, setState] = useState<MediaUploadState>({ kind: 'idle' });
  const current = useRef<{ file: File; target?: UploadTicket; sending?: Sending; share: number }>(undefined);
  useEffect(() => () => current.current?.sending?.stop(), []);

  const send = async () => {
    const upload = current.current;
    if (!upload) return;
    const { file } = upload;
    const at = (share: number) => ({ name: file.name, share });
    setState({ kind: 'sending', ...at(upload.share) });
    try {
      upload.target ??= await openUpload({
        fileName: file.name,
        contentType: file.type || 'application/octet-stream',
        byteSize: Math.max(file.size, 1),
        kind,
        visibility,
      });
      const { target } = upload;
      upload.sending = sendFile({
        file,
        target,
        ownHeaders: () => kit.headers(target.method),
        onProgress: (share) => {
          upload.share = share;
          setState({ kind: 'sending', ...at(share) });
        },
      });
      await upload.sending.done;
      setState({ kind: 'finishing', ...at(1) });
      const media = await completeUpload(target.uploadId);
      const durationSeconds = await playingSeconds(file, kind);
      if (durationSeconds !== null) await updateMedia(media.mediaId, { durationSeconds });
      current.current = undefined;
      setState({ kind: 'idle' });
      onDone({ ...media, durationSeconds });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // what the server refused once it refuses again: the next try begins anew
      if (error instanceof ApiError && error.status < 500 && error.status !== 401) delete upload.target;
      const message = error instanceof ApiError && error.message ? error.message : t('media.states.failed');
      const isOtherType = error instanceof ApiError && error.errorCode === 'media.type-mismatch' && refusedText;
      setState({ kind: 'failed', ...at(upload.share), message: isOtherType ? `${message} ${refusedText}` : message });
    }
  };

  return {
    state,
    start: (file: File) => {
      current.current?.sending?.stop();
      current.current = { file, share: 0 };
      return send();
    },
    retry: send,
    cancel: () => {
      current.current?.sending?.stop();
      current.current = undefined;
      setState({ kind: 'idle' });
    },
  };
}
