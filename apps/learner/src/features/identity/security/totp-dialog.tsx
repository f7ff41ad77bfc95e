import { ApiError } from '@sullam/api-client/api-error.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { CodeField } from '@sullam/ui/components/number-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { useConfirmTotp, useStartTotp } from './security.api.ts';

interface Enrolment {
  secret: string;
  qr: string;
}

interface EnrolmentFormProps {
  readonly enrolment: Enrolment;
  readonly password: string;
  readonly onClose: () => void;
}

/** The secret as a picture and as letters in groups of four. */
function Secret({ secret, qr }: Enrolment) {
  const t = useT();
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
        alt={t('profile.twoFactor.qrAlt')}
        width={176}
        height={176}
        className="shrink-0 rounded-lg border border-line bg-white p-1"
      />
      <div className="min-w-0 space-y-3">
        <p>{t('profile.twoFactor.scan')}</p>
        <p className="text-sm text-muted">{t('profile.twoFactor.manual')}</p>
        <p dir="ltr" className="rounded-md bg-subtle px-3 py-2 text-sm break-words tabular select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
    </div>
  );
}

/** Scan, enter the first code, keep the recovery codes. */
function EnrolmentForm({ enrolment, password, onClose }: EnrolmentFormProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');

  const send = (typed: string) => {
    if (confirm.isPending) return;
    const body = { code: typed, password };
    confirm.mutate(body, {
      onSuccess: () => notify({ tone: 'success', text: t('profile.twoFactor.enabled') }),
      onError: () => setCode(''),
    });
  };
  const refusal =
    confirm.error && (confirm.error instanceof ApiError ? confirm.error.message : t('errors.network.generic'));
  const type = (next: string) => {
    setCode(next);
    if (confirm.isError) confirm.reset();
  };

  if (confirm.data) return <NewRecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.twoFactor.setUp')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={confirm.isPending}>
            {t('profile.twoFactor.confirm')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => code.length === 6 && send(code)}
        isTried={confirm.isError}
        className="space-y-6"
      >
        <Secret {...enrolment} />
        <CodeField
          label={t('profile.twoFactor.code')}
          hint={t('profile.twoFactor.enterCode')}
          value={code}
          error={refusal ?? (code.length < 6 ? t('errors.rules.required') : undefined)}
          onChange={type}
          onComplete={send}
        />
      </Form>
    </Dialog>
  );
}

/** Sets up an authenticator app: the password first, then the app. */
export function TotpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const start = useStartTotp();
  const [password, setPassword] = useState('');
  if (start.data) return <EnrolmentForm enrolment={start.data} password={password} onClose={onClose} />;
  return (
    <PasswordPrompt
      title={t('profile.twoFactor.setUp')}
      text={t('profile.security.confirmText')}
      action={t('common.actions.continue')}
      onClose={onClose}
      onPassword={async (typed) => {
        setPassword(typed);
        await start.mutateAsync(typed);
      }}
    />
  );
}
