import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef, useState } from 'react';

const ProfileMenu = lazyPart(() => import('./profile-menu.tsx').then((file) => file.ProfileMenu));

/** The avatar of the app bar with its menu. */
export function ProfileButton() {
  const t = useT();
  const user = useMember();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        {...preloadOn(ProfileMenu)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('shell.profile.open')}
        onClick={() => {
          setWasOpened(true);
          setOpen(!isOpen);
        }}
        className="touch-area ms-1 flex rounded-full"
      >
        <Avatar firstName={user.firstName} lastName={user.lastName} src={user.profileImage ?? undefined} size={36} />
      </button>
      {wasOpened && <ProfileMenu triggerRef={button} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
