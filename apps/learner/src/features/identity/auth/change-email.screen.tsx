import { ApiError } from '@sullam/api-client/api-error.ts';
import type { EmailChangeLink } from '@sullam/api-client/schema.gen.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { confirmEmailChange, emailChangeLinkQuery, rejectEmailChange } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthResult } from './auth-result.tsx';

/** The server has decided: asking once more would answer the same. */
const isDecided = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isTransport && [400, 404, 409].includes(error.status);

function Onward() {
  const t = useT();
  const user = useUser();
  return (
    <LinkButton href={user ? '/' : '/auth/login'} size="lg">
      {user ? t('common.actions.continue') : t('auth.login.submit')}
    </LinkButton>
  );
}

function Over({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <AuthResult kind="failed" title={t('email-change.page.overTitle')} actions={<Onward />}>
      {children}
    </AuthResult>
  );
}

function Question({ token, link }: { readonly token: string; readonly link: EmailChangeLink }) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const onError = (error: Error) =>
    isDecided(error) || showFailure(error, () => t('errors.network.generic'), kit.notify);
  const confirm = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => confirmEmailChange(token),
    onSuccess: async ({ status }) => {
      // the address of whoever is signed in here may be another one now, or their session over
      if (status === 'CHANGED' && kit.session.get()) await kit.verifyToken();
    },
    onError,
  });
  const reject = useMutation({ meta: { isQuiet: true }, mutationFn: () => rejectEmailChange(token), onError });
  const { newEmail, canConfirm, mailbox, objectionsUntil } = link;
  const refused = [confirm.error, reject.error].find(isDecided);
  if (refused) return <Over>{refused.status === 409 ? refused.message : t('email-change.page.overText')}</Over>;
  if (reject.isSuccess)
    return (
      <AuthResult kind="done" title={t('email-change.page.rejectedTitle')} actions={<Onward />}>
        {mailbox === 'OLD' && t('email-change.page.rejectedText')}
      </AuthResult>
    );
  if (confirm.data?.status === 'CHANGED')
    return (
      <AuthResult kind="done" title={t('email-change.page.doneTitle')} actions={<Onward />}>
        {t('email-change.page.doneText', { email: newEmail })}
      </AuthResult>
    );
  if (confirm.data)
    return (
      <AuthResult kind="mail" title={t('email-change.page.waitingTitle')} actions={<Onward />}>
        {confirm.data.objectionsUntil
          ? t('email-change.page.waitingForObjections', { time: format.dateTime(confirm.data.objectionsUntil) })
          : t('email-change.page.waitingForOther')}
      </AuthResult>
    );
  const isBusy = confirm.isPending || reject.isPending;
  return (
    <>
      <AuthHeading
        intro={
          canConfirm
            ? t(mailbox === 'OLD' ? 'email-change.page.introOld' : 'email-change.page.introNew', { email: newEmail })
            : t('email-change.page.introObjection', {
                email: newEmail,
                time: objectionsUntil ? format.dateTime(objectionsUntil) : '',
              })
        }
      >
        {t('auth.titles.changeEmail')}
      </AuthHeading>
      <div className="flex flex-col gap-3">
        {canConfirm && (
          <Button size="lg" full pending={confirm.isPending} disabled={isBusy} onClick={() => confirm.mutate()}>
            {t('email-change.page.confirm')}
          </Button>
        )}
        <Button
          size="lg"
          full
          variant={canConfirm ? 'outline' : 'danger'}
          pending={reject.isPending}
          disabled={isBusy}
          onClick={() => reject.mutate()}
        >
          {t(canConfirm ? 'email-change.page.reject' : 'email-change.page.object')}
        </Button>
      </div>
    </>
  );
}

/** What a mailbox is asked about a change of address. Opening the page answers nothing: programs open the links of mails too. */
export function ChangeEmailScreen() {
  const t = useT();
  const token = useQueryValues().token ?? '';
  const link = useQuery({ ...emailChangeLinkQuery(token), enabled: token !== '' });
  if (token === '' || isDecided(link.error)) return <Over>{t('email-change.page.overText')}</Over>;
  if (link.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void link.refetch()} />;
  if (!link.data) return <SkeletonText lines={6} />;
  return <Question token={token} link={link.data} />;
}
