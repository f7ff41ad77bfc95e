import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** The way out of a page that somebody reached by a link in a mail. */
export function BackToLogin() {
  const t = useT();
  return (
    <LinkButton href="/auth/login" variant="ghost" full>
      {t('auth.forgetPassword.backToLogin')}
    </LinkButton>
  );
}
