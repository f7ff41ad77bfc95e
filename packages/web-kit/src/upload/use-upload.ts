import { ApiError } from '@sullam/api-client/api-error.ts';
import type { UploadBody, UploadTicket } from '@sullam/api-client/schema.gen.ts';
import { FILE_SIZE_LIMITS } from '@sullam/domain/file-limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useKit, useT } from '../kit-context.tsx';
import { showFailure } from '../query/query-client.ts';
import { type Sending, sendFile } from './send-file.ts';
import { beginUpload, completeUpload, dropUpload, type UploadedMedia } from './upload.api.ts';

/** Refusals that are over by themselves: signed out, too slow, too often. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 429]);

/** Kinds without a limit of their own are left to the server. */
const LIMITS: Readonly<Record<string, number | undefined>> = FILE_SIZE_LIMITS;

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending' | 'paused' | 'checking'; file: File; share: number }
  /** With the server's words where it does not want this file: sending it again would change nothing. */
  | { kind: 'failed'; file: File; share: number; refusal?: string }
  | { kind: 'done'; file: File; media: UploadedMedia };

type MediaKind = UploadBody['kind'];

export interface UploadOptions {
  /** What it is taken for; where several kinds are accepted, by the file. */
  kind: MediaKind | ((file: File) => MediaKind);
  visibility?: UploadBody['visibility'];
  /** The server has the whole file, and found it to be what it says. */
  onDone?: (media: UploadedMedia, file: File) => void;
}

export interface UploadControl {
  state: UploadState;
  /** Sends a file; a file that is too large is refused before anything is sent. */
  start: (file: File) => Promise<void>;
  pause: () => void;
  /** Goes on with a paused or failed one, from where it was if the store can do that. */
  resume: () => Promise<void>;
  cancel: () => void;
}

/** What lies there goes with the day at the latest; a failure to give it up needs no report. */
const dropQuietly = (uploadId: string) => void dropUpload(uploadId).catch(() => undefined);

/** One upload with progress, pause and resume. */
export function useUpload({ kind, visibility, onDone }: UploadOptions): UploadControl {
  const kit = useKit();
  const t = useT();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const current = useRef<{ file: File; target: UploadTicket; sending?: Sending; share: number }>(undefined);
  /** The file that was asked for last: what is still being prepared for another one is given up. */
  const asked = useRef<File>(undefined);
  useEffect(() => () => current.current?.sending?.stop(), []);

  const fail = (error: unknown, file: File, share: number) => {
    const isRefused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
    setState({ kind: 'failed', file, share, ...(isRefused ? { refusal: error.message } : {}) });
    showFailure(error, () => t('shell.failure.title'), kit.notify);
  };

  const send = async () => {
    const upload = current.current;
    if (!upload) return;
    const { file, target } = upload;
    setState({ kind: 'sending', file, share: upload.share });
    upload.sending = sendFile({
      file,
      target,
      ownHeaders: () => kit.headers(target.method),
      onProgress: (share) => {
        upload.share = share;
        setState({ kind: 'sending', file, share });
      },
    });
    try {
      await upload.sending.done;
      setState({ kind: 'checking', file, share: 1 });
      const media = await completeUpload(target.uploadId);
      // Given up or replaced by another file meanwhile.
      if (current.current !== upload) return;
      current.current = undefined;
      setState({ kind: 'done', file, media });
      onDone?.(media, file);
    } catch (error) {
      // Stopped on purpose: `pause` and `cancel` have set the state already.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (current.current !== upload) return;
      fail(error, file, upload.share);
    }
  };

  const start = async (file: File) => {
    asked.current = file;
    // at once: whoever waits for its turn must not begin beside it
    setState({ kind: 'sending', file, share: 0 });
    await kit.wording.ensure(['errors']);
    const kindOfFile = typeof kind === 'function' ? kind(file) : kind;
    if (file.size > (LIMITS[kindOfFile.toLowerCase()] ?? Number.POSITIVE_INFINITY)) {
      setState({ kind: 'idle' });
      kit.notify({ tone: 'error', text: kit.wording.get()('errors.codes.media.too-large') });
      return;
    }
    current.current = undefined;
    try {
      const target = await beginUpload({
        fileName: file.name,
        contentType: file.type || 'application/octet-stream',
        byteSize: file.size,
        kind: kindOfFile,
        ...(visibility ? { visibility } : {}),
      });
      if (asked.current !== file) return dropQuietly(target.uploadId);
      current.current = { file, target, share: 0 };
    } catch (error) {
      if (asked.current === file) fail(error, file, 0);
      return;
    }
    await send();
  };

  return {
    state,
    start,
    pause() {
      const upload = current.current;
      if (!upload) return;
      upload.sending?.stop();
      setState({ kind: 'paused', file: upload.file, share: upload.share });
    },
    // one that never came to have a place begins anew
    resume: async () => (current.current ? send() : asked.current && start(asked.current)),
    cancel() {
      const upload = current.current;
      upload?.sending?.stop();
      current.current = undefined;
      asked.current = undefined;
      setState({ kind: 'idle' });
      if (upload) dropQuietly(upload.target.uploadId);
    },
  };
}
