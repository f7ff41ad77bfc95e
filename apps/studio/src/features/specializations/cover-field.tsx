import { FILE_SIZE_LIMITS } from '@sullam/domain/limits.ts';
import { Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Cover } from '@sullam/ui/components/card.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type Specialization, useUploadCover } from './specializations.api.ts';

export interface CoverFieldProps {
  /** The drawn cover; a thing that isn't saved yet has none. */
  readonly art: string | undefined;
  readonly cover: Specialization['cover'];
  readonly onChange: (cover: Specialization['cover']) => void;
}

/** A picture, or the drawing that stands in for one. */
export function CoverField({ art, cover, onChange }: CoverFieldProps) {
  const t = useT();
  const upload = useUploadCover();
  const [isTooLarge, setTooLarge] = useState(false);
  const take = ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > FILE_SIZE_LIMITS.image);
    if (file.size <= FILE_SIZE_LIMITS.image) upload.mutate(file, { onSuccess: onChange });
  };
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{t('builder.fields.cover')}</p>
      <div className="relative mb-3 overflow-hidden rounded-lg">
        <Cover src={cover?.url ?? art} />
        {upload.isPending && (
          <span className="absolute inset-0 grid place-items-center bg-surface/70">
            <Spinner />
          </span>
        )}
      </div>
      {cover ? (
        <div className="flex flex-wrap gap-2">
          <FileButton size="sm" icon={Upload} accept="image/*" disabled={upload.isPending} onFiles={take}>
            {t('media.actions.replace')}
          </FileButton>
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onChange(null)}>
            {t('common.actions.remove')}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={t('common.fields.dropFile')}
          hint={t('builder.fields.coverHint')}
          accept="image/*"
          error={isTooLarge ? t('errors.codes.media.too-large') : undefined}
          onFiles={take}
        />
      )}
    </div>
  );
}
