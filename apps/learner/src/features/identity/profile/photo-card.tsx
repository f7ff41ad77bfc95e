import type { Profile } from '@sullam/api-client/schema.gen.ts';
import { FILE_SIZE_LIMITS } from '@sullam/domain/file-limits.ts';
import { Image, Trash2 } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useEffect, useRef, useState } from 'react';
import { uploadPhoto, useSaveProfile } from './profile.api.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** Chooses, sends and removes the photo; the chosen one is shown at once, while it is still on its way. */
function usePhoto(userId: number) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveProfile(userId);
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      const media = file ? await uploadPhoto(file) : null;
      return save.mutateAsync({ profileMediaId: media?.mediaId ?? null });
    },
    onSuccess: () => notify({ tone: 'success', text: t('profile.photo.saved') }),
    onSettled: () => setPreview(undefined),
  });
  return {
    preview,
    isPending: change.isPending,
    remove: () => change.mutate(null),
    choose: (file: File) => {
      if (file.size > FILE_SIZE_LIMITS.image) return notify({ tone: 'error', text: t('errors.codes.media.too-large') });
      setPreview(URL.createObjectURL(file));
      change.mutate(file);
    },
  };
}

/** What of a profile the card shows; since when is undefined while it is on its way. */
export type ShownProfile = Pick<Profile, 'id' | 'firstName' | 'lastName' | 'email' | 'profileImage'> & {
  readonly joinedAt: Profile['joinedAt'] | undefined;
};

/** Who the reader is here: photo, name, since when. */
export function PhotoCard({ profile }: { readonly profile: ShownProfile }) {
  const t = useT();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { preview, isPending, choose, remove } = usePhoto(profile.id);
  const name = `${profile.firstName} ${profile.lastName}`;
  const picture = preview ?? profile.profileImage;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar
        firstName={profile.firstName}
        lastName={profile.lastName}
        size={96}
        alt={t('profile.photo.alt', { name })}
        {...(picture ? { src: picture } : {})}
        className={isPending ? 'animate-pulse' : ''}
      />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-xl">
          <Isolate>{name}</Isolate>
        </h1>
        <p className="text-muted">
          <Isolate dir="ltr" className="break-all">
            {profile.email}
          </Isolate>
        </p>
        {profile.joinedAt !== null && (
          <p className="min-h-[1lh] text-sm text-muted">
            {profile.joinedAt && t('profile.details.memberSince', { date: format.date(profile.joinedAt) })}
          </p>
        )}
      </div>
      <div className="basis-full sm:basis-auto">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" icon={Image} pending={isPending} onClick={() => input.current?.click()}>
            {profile.profileImage ? t('profile.photo.change') : t('profile.photo.choose')}
          </Button>
          {profile.profileImage && !isPending && (
            <Button variant="ghost" icon={Trash2} onClick={remove}>
              {t('profile.photo.remove')}
            </Button>
          )}
        </div>
        <p className="mt-2 max-w-[34ch] text-xs text-muted">
          {t('profile.photo.hint', { size: format.fileSize(FILE_SIZE_LIMITS.image) })}
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) choose(file);
          }}
        />
      </div>
    </Card>
  );
}
