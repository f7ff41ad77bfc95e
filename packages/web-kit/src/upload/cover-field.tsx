import type { MediaRef } from '@sullam/api-client/schema.gen.ts';
import { FILE_SIZE_LIMITS } from '@sullam/domain/limits.ts';
import { Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Cover } from '@sullam/ui/components/card.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { useState } from 'react';
import { api } from '../api.ts';
import { useT } from '../kit-context.tsx';
import { useMutation } from '../query/use-mutation.ts';

/** Sends a picture in one request; answers with what refers to it. */
const useUploadCover = (visibility: 'PUBLIC' | 'PRIVATE') =>
  useMutation({
    mutationFn: (file: File) =>
      api('POST /api/media/upload', {
        query: { kind: 'IMAGE', visibility, fileName: file.name },
        body: file,
      }),
  });

export interface CoverFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What the button says that takes another picture. */
  readonly replaceLabel: string;
  /** The drawn cover; a thing that isn't saved yet has none. */
  readonly art: string | undefined;
  readonly cover: MediaRef | null;
  readonly onChange: (cover: MediaRef | null) => void;
  /** Its address is given to those alone who may see the thing. */
  readonly isPrivate?: boolean;
  /** The picture is seen elsewhere on the page, as it will be. */
  readonly isShownElsewhere?: boolean;
}

/** A picture, or the drawing that stands in for one. */
export function CoverField({ label, hint, replaceLabel, art, cover, onChange, ...how }: CoverFieldProps) {
  const t = useT();
  const upload = useUploadCover(how.isPrivate ? 'PRIVATE' : 'PUBLIC');
  const [isTooLarge, setTooLarge] = useState(false);
  const take = ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > FILE_SIZE_LIMITS.image);
    if (file.size <= FILE_SIZE_LIMITS.image) upload.mutate(file, { onSuccess: onChange });
  };
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{label}</p>
      {(cover || art) && !how.isShownElsewhere && (
        <div className="relative mb-3 overflow-hidden rounded-lg">
          <Cover src={cover?.url ?? art} />
          {upload.isPending && (
            <span className="absolute inset-0 grid place-items-center bg-surface/70">
              <Spinner />
            </span>
          )}
        </div>
      )}
      {cover ? (
        <div className="flex flex-wrap gap-2">
          <FileButton size="sm" icon={Upload} accept="image/*" disabled={upload.isPending} onFiles={take}>
            {replaceLabel}
          </FileButton>
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onChange(null)}>
            {t('common.actions.remove')}
          </Button>
        </div>
      ) : upload.isPending ? (
        <Spinner />
      ) : (
        <FileDrop
          label={t('common.fields.dropFile')}
          hint={hint}
          accept="image/*"
          error={isTooLarge ? t('errors.codes.media.too-large') : undefined}
          onFiles={take}
        />
      )}
    </div>
  );
}
