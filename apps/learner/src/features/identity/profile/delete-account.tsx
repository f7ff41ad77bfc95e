import { Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { PasswordField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusal } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { useDeleteAccount } from './profile.api.ts';

function Confirmation({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const form = useId();
  const [password, setPassword] = useState('');
  const remove = useDeleteAccount();
  const refusal = useRefusal(remove.error, password);
  const submit = () => {
    if (password)
      remove.mutate(password, { onSuccess: () => notify({ tone: 'success', text: t('profile.delete.done') }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={t('profile.delete.confirmTitle')}
      description={t('profile.delete.confirmText')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={form} variant="danger" pending={remove.isPending}>
            {t('profile.delete.action')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <PasswordField
          label={t('profile.delete.password')}
          value={password}
          error={password === '' ? t('errors.rules.required') : refusal}
          required
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}

/** The way out, with the password as the last word. */
export function DeleteAccount() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" padding="lg">
      <CardHeading>{t('profile.delete.title')}</CardHeading>
      <p className="max-w-reading text-muted">{t('profile.delete.text')}</p>
      <Button
        {...preloadOn(Dialog)}
        variant="danger-ghost"
        icon={Trash2}
        className="-mx-4 mt-3"
        onClick={() => setAsking(true)}
      >
        {t('profile.delete.action')}
      </Button>
      {isAsking && <Confirmation onClose={() => setAsking(false)} />}
    </Card>
  );
}
