import { useEffect, useState } from 'react';
import { kindOfFile } from './kind-of-file.ts';
import type { UploadedMedia } from './upload.api.ts';
import { type UploadControl, useUpload } from './use-upload.ts';

export interface UploadQueue {
  upload: UploadControl;
  isBusy: boolean;
  /** Files that are on their way or wait for it. */
  count: number;
  take: (files: readonly File[]) => void;
}

/** Files of every kind, sent one after the other. */
export function useUploadQueue(onDone: (media: UploadedMedia) => void): UploadQueue {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const upload = useUpload({ kind: kindOfFile, visibility: 'PRIVATE', onDone });
  const { state } = upload;
  const isOpen = state.kind !== 'idle' && state.kind !== 'done';
  const next = waiting[0];
  useEffect(() => {
    if (isOpen || !next) return;
    setWaiting((before) => before.slice(1));
    void upload.start(next);
  }, [isOpen, next, upload.start]);
  return {
    upload,
    isBusy: isOpen || next !== undefined,
    count: waiting.length + (isOpen ? 1 : 0),
    take: (files) => setWaiting((before) => [...before, ...files]),
  };
}
