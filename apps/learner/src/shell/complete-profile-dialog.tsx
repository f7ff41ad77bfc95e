import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';

/** Stays until the profile holds what the organisation asks for; its only action leads there. */
export function CompleteProfileDialog() {
  const t = useT();
  const go = useGo();
  return (
    <Dialog
      open
      persistent
      onClose={() => undefined}
      size="sm"
      title={t('shell.completeProfile.title')}
      description={t('shell.completeProfile.text')}
      footer={<Button onClick={() => go('/profile')}>{t('shell.completeProfile.action')}</Button>}
    />
  );
}
