import { FILE_SIZE_LIMITS } from '@sullam/domain/file-limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Image, Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useId, useRef } from 'react';
import { type Picture, uploadPublic } from './organization.api.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface PictureInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly url: string | null | undefined;
  readonly onChange: (picture: Picture | null) => void;
  /** The place in which it is shown. */
  readonly shape?: 'wide' | 'square';
  /** It is drawn for dark grounds, and shown on one. */
  readonly ground?: 'dark';
}

/** A picture that visitors see: chosen here, sent at once, used when the settings are saved. */
export function PictureInput({ label, hint, url, onChange, shape = 'wide', ground }: PictureInputProps) {
  const t = useT();
  const notify = useNotify();
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({ mutationFn: (file: File) => uploadPublic('IMAGE', file), onSuccess: onChange });
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > FILE_SIZE_LIMITS.image) notify({ tone: 'error', text: t('errors.codes.media.too-large') });
    else send.mutate(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a row with the picture
    <div role="group" aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <div className="flex items-center gap-4">
        <div
          data-scheme={ground}
          className={
            shape === 'square'
              ? 'grid size-20 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-subtle p-1'
              : 'grid h-20 w-36 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-subtle p-1'
          }
        >
          {url ? (
            <img
              src={url}
              alt={label}
              className={cx(
                'max-h-full max-w-full object-contain',
                shape === 'wide' && !ground && 'dark:rounded-sm dark:bg-white',
              )}
            />
          ) : (
            <span className="grid place-items-center gap-1 text-center text-xs text-muted">
              <Icon of={Image} size={20} />
              {t('organization-settings.appearance.noPicture')}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button
            variant="outline"
            size="sm"
            icon={Upload}
            pending={send.isPending}
            onClick={() => input.current?.click()}
          >
            {url ? t('media.actions.replace') : t('common.actions.choose')}
          </Button>
          {url && (
            <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onChange(null)}>
              {t('common.actions.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {hint ?? t('media.hints.maximum', { size: format.fileSize(FILE_SIZE_LIMITS.image) })}
      </p>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
