import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useUser } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { registrationFormQuery } from '@sullam/web-kit/shell/shell.api.ts';
import { useHasPage } from '@sullam/web-kit/shell/use-menu.ts';
import { useQuery } from '@tanstack/react-query';
import { isProfileIncomplete } from './complete-profile.ts';

const CompleteProfileDialog = lazyPart(() =>
  import('./complete-profile-dialog.tsx').then((file) => file.CompleteProfileDialog),
);

/** Asks signed-in readers for missing details, everywhere but on the profile page itself. */
export function CompleteProfileGate() {
  const user = useUser();
  const hasPage = useHasPage();
  const isOnProfile = useDestinationPath().startsWith('/profile');
  const form = useQuery({ ...registrationFormQuery(), enabled: user !== null, staleTime: Number.POSITIVE_INFINITY });
  if (!user || isOnProfile || !form.data || !hasPage('/profile')) return null;
  return isProfileIncomplete(form.data.data, user) ? <CompleteProfileDialog /> : null;
}
