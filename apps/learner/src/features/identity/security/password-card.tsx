import { KeyRound } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ChangePasswordForm } from '@sullam/web-kit/shell/change-password-form.tsx';
import { useState } from 'react';

/** Changes the password, in a dialog that closes when it is done. */
export function PasswordCard() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card as="section" padding="lg" className="[&>:last-child]:mb-0">
      <CardHeading
        description={t('profile.security.passwordText')}
        actions={
          <Button {...preloadOn(Dialog)} variant="outline" icon={KeyRound} onClick={() => setOpen(true)}>
            {t('profile.password.change')}
          </Button>
        }
      >
        {t('profile.password.title')}
      </CardHeading>
      {isOpen && (
        <Dialog open onClose={close} title={t('profile.password.change')} size="sm">
          <ChangePasswordForm onDone={close} />
        </Dialog>
      )}
    </Card>
  );
}
