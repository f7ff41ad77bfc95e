import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';

/** A visitor signs in and comes back to this page. */
export function SignInButton() {
  const t = useT();
  const { rememberedRoute } = useKit();
  return (
    <LinkButton
      href="/auth/login"
      full
      size="lg"
      onClick={() => rememberedRoute.set(window.location.pathname + window.location.search)}
    >
      {t('events.actions.signIn')}
    </LinkButton>
  );
}
