import type { MediaRef } from '@sullam/api-client/schema.gen.ts';
import { FILE_SIZE_LIMITS } from '@sullam/domain/file-limits.ts';
import { useState } from 'react';
import { api } from '../api.ts';
import { useMutation } from '../query/use-mutation.ts';

/** Takes a chosen picture and sends it in one request; `onSent` gets what refers to it. One that is too large isn't sent. */
export function usePicture(visibility: 'PUBLIC' | 'PRIVATE', onSent: (picture: MediaRef) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      api('POST /api/media/upload', {
        query: { kind: 'IMAGE', visibility, fileName: file.name },
        body: file,
      }),
  });
  const [isTooLarge, setTooLarge] = useState(false);
  const take = ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > FILE_SIZE_LIMITS.image);
    if (file.size <= FILE_SIZE_LIMITS.image) mutate(file, { onSuccess: onSent });
  };
  return { take, isPending, isTooLarge };
}
