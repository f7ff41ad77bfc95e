import type { MediaRef } from '@sullam/api-client/schema.gen.ts';
import { Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Cover } from '@sullam/ui/components/card.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { useT } from '../kit-context.tsx';
import { usePicture } from './use-picture.ts';

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
  const { take, isPending, isTooLarge } = usePicture(how.isPrivate ? 'PRIVATE' : 'PUBLIC', onChange);
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{label}</p>
      {(cover || art) && !how.isShownElsewhere && (
        <div className="relative mb-3 overflow-hidden rounded-lg">
          <Cover src={cover?.url ?? art} />
          {isPending && (
            <span className="absolute inset-0 grid place-items-center bg-surface/70">
              <Spinner />
            </span>
          )}
        </div>
      )}
      {cover ? (
        <div className="flex flex-wrap gap-2">
          <FileButton size="sm" icon={Upload} accept="image/*" disabled={isPending} onFiles={take}>
            {replaceLabel}
          </FileButton>
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onChange(null)}>
            {t('common.actions.remove')}
          </Button>
        </div>
      ) : isPending ? (
        <Spinner />
      ) : (
        <FileDrop
          dropLabel={t('common.fields.dropFile')}
          hint={hint}
          accept="image/*"
          error={isTooLarge ? t('errors.codes.media.too-large') : undefined}
          onFiles={take}
        />
      )}
    </div>
  );
}
