import { useKit, useT } from '../kit-context.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useAreas } from './use-areas.ts';

/** Replaces the whole layout until the password is changed; it has no close button. */
export function ForcedPasswordPage() {
  const t = useT();
  const kit = useKit();
  const isReady = useAreas(['auth', 'errors']);
  /** A page for visitors is where the sign-in stopped; from any other one the reader simply goes on. */
  const goOn = () => {
    if (kit.navigation().currentAccess()?.loggedOutOnly) kit.navigation().goAfterSignIn();
  };
  if (!isReady) return null;
  return (
    <div className="grid min-h-screen place-items-center px-4 py-10">
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby="forced-password-title"
        className="w-full max-w-form rounded-lg border border-line bg-surface p-6 sm:p-8"
      >
        <h1 id="forced-password-title" className="text-xl">
          {t('auth.password.forcedTitle')}
        </h1>
        <p className="mt-2 mb-6 text-muted">{t('auth.password.forcedText')}</p>
        <ChangePasswordForm onDone={goOn} />
      </div>
    </div>
  );
}
