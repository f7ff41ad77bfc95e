import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { useKit, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { Palette } from './palette.ts';

const ProfileMenu = lazyPart(() => import('./profile-menu.tsx').then((file) => file.ProfileMenu));

/** What shows that somebody is at work in the page. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * What members open from the bar is there before they press: on a phone no pointer comes near first. It is fetched as soon as they
 * do anything in the page, not for whoever only looks at it.
 */
function useReadyOverlays(): void {
  const { wording } = useKit();
  useEffect(() => {
    const prepare = () => {
      ProfileMenu.preload();
      Palette.preload();
      // without a network the palette asks for its words itself
      wording.ensure(['search']).catch(() => undefined);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, prepare, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, prepare);
    };
  }, [wording]);
}

/** The avatar of the app bar with its menu. */
export function ProfileButton() {
  const t = useT();
  const user = useMember();
  useReadyOverlays();
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
