import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { ReactNode } from 'react';
import { useUser } from '../kit-context.tsx';

const ForcedPasswordPage = lazyPart(() => import('./forced-password-page.tsx').then((file) => file.ForcedPasswordPage));

/** Lets the layout through unless the password has to be changed first. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  return user?.forceResetPassword ? <ForcedPasswordPage /> : children;
}
