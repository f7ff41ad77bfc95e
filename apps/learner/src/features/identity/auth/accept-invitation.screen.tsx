import { ApiError } from '@sullam/api-client/api-error.ts';
import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptInvitation, invitationQuery } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthResult } from './auth-result.tsx';
import { NewPassword, useNewPassword } from './new-password.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && !error.isTransport && error.status >= 400 && error.status < 500 && error.status !== 429;

function Over() {
  const t = useT();
  return (
    <AuthResult
      kind="failed"
      title={t('auth.invitation.overTitle')}
      actions={
        <LinkButton href="/auth/login" size="lg">
          {t('auth.login.submit')}
        </LinkButton>
      }
    >
      {t('auth.invitation.overText')}
    </AuthResult>
  );
}

/** Somebody is signed in whom the invitation isn't for: accepting it signs them out. */
function SomebodyElse({ email }: { readonly email: string }) {
  const t = useT();
  const user = useUser();
  if (!user || user.email.toLowerCase() === email.toLowerCase()) return null;
  return (
    <Banner tone="warning" live="off">
      {t('auth.invitation.somebodyElse', { present: `${user.firstName} ${user.lastName}`, email })}
    </Banner>
  );
}

const NO_NAME = { firstName: '', lastName: '' };
const PARTS = ['firstName', 'lastName'] as const;

interface Invited {
  email: string;
  firstName: string;
  needsPassword: boolean;
  needsName: boolean;
}

function Acceptance({ token, invited }: { readonly token: string; readonly invited: Invited }) {
  const t = useT();
  const kit = useKit();
  const { displayName } = useOrganization();
  const finish = useFinishSignIn();
  const entry = useNewPassword({ isOnce: true });
  const [name, setName] = useState(NO_NAME);
  const accept = useMutation({
    meta: { isQuiet: true },
    mutationFn: () =>
      acceptInvitation({
        token,
        ...(invited.needsPassword ? { newPassword: entry.password } : {}),
        ...(invited.needsName ? name : {}),
      }),
    onSuccess: finish,
    onError: (error) => {
      if (error instanceof ApiError && error.errorCode?.startsWith('password.')) entry.refuse(error.message);
      else showFailure(error, () => t('errors.network.generic'), kit.notify);
    },
  });
  const isNamed = !invited.needsName || PARTS.every((part) => name[part].trim() !== '');
  const submit = () => {
    if (isNamed && (entry.isGood || !invited.needsPassword) && !accept.isPending) accept.mutate();
  };
  return (
    <>
      <AuthHeading intro={t('auth.invitation.intro', { organization: displayName })}>
        {invited.needsName ? t('auth.register.heading') : t('auth.invitation.heading', { name: invited.firstName })}
      </AuthHeading>
      <Form onSubmit={submit} className="space-y-5">
        <SomebodyElse email={invited.email} />
        <TextField type="email" label={t('auth.login.email')} value={invited.email} autoComplete="username" readOnly />
        {invited.needsName && (
          <div className="grid gap-5 sm:grid-cols-2">
            {PARTS.map((part) => (
              <TextField
                key={part}
                name={part}
                label={t(`auth.register.${part}`)}
                autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
                maxLength={NAME_MAX_LENGTH}
                required
                value={name[part]}
                error={name[part].trim() === '' ? t('errors.rules.required') : undefined}
                onChange={(event) => setName({ ...name, [part]: event.currentTarget.value })}
              />
            ))}
          </div>
        )}
        {invited.needsPassword && <NewPassword entry={entry} label={t('auth.register.password')} />}
        <Button type="submit" size="lg" full pending={accept.isPending}>
          {t('auth.invitation.submit')}
        </Button>
      </Form>
    </>
  );
}

/** Accepts an invitation: a password of one's own where there is none yet, and one is in. */
export function AcceptInvitationScreen() {
  const t = useT();
  const token = useQueryValues().invitation ?? '';
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  if (token === '' || isOver(invitation.error)) return <Over />;
  if (invitation.isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void invitation.refetch()} />;
  if (!invitation.data) return <SkeletonText lines={6} />;
  return <Acceptance token={token} invited={invitation.data} />;
}
