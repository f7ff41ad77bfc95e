import { Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePicture } from '@sullam/web-kit/upload/use-picture.ts';
import type { GuestForm } from './event-form.ts';

interface PortraitFieldProps {
  readonly name: string;
  readonly portrait: GuestForm['portrait'];
  readonly onChange: (portrait: GuestForm['portrait']) => void;
}

/** The picture of somebody who speaks, or the letter of the name. */
export function PortraitField({ name, portrait, onChange }: PortraitFieldProps) {
  const t = useT();
  const { take, isPending, isTooLarge } = usePicture('PUBLIC', onChange);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar firstName={name} {...(portrait ? { src: portrait.url } : {})} size={56} />
        <FileButton size="sm" icon={Upload} accept="image/*" disabled={isPending} onFiles={take}>
          {t(portrait ? 'media.actions.replace' : 'event-desk.actions.portrait')}
        </FileButton>
        {portrait && (
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onChange(null)}>
            {t('common.actions.remove')}
          </Button>
        )}
      </div>
      {isTooLarge && (
        <p role="alert" className="mt-2 text-sm text-danger-text">
          {t('errors.codes.media.too-large')}
        </p>
      )}
    </div>
  );
}
