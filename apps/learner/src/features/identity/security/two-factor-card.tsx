import type { TwoFactorState } from '@sullam/api-client/schema.gen.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { KeyRound, type LucideIcon, Mail, RefreshCw, Smartphone } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useMember, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { twoFactorQuery, useRemoveTotp, useRenewRecoveryCodes, useSetTwoFactor } from './security.api.ts';

const TotpDialog = lazyPart(() => import('./totp-dialog.tsx').then((file) => file.TotpDialog));

type State = TwoFactorState;
type Ask = 'switch' | 'set-up' | 'remove' | 'renew' | null;

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
}

function Row({ icon, title, text, badge, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <Icon of={icon} size={24} className="text-primary-text" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {badge}
        </p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

/** New recovery codes: the password first, then the codes, once. */
function RenewCodes({ needsCode, onClose }: { readonly needsCode: boolean; readonly onClose: () => void }) {
  const t = useT();
  const renew = useRenewRecoveryCodes();
  if (renew.data) return <NewRecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <PasswordPrompt
      title={t('profile.recovery.new')}
      text={t('profile.recovery.newText')}
      action={t('profile.recovery.new')}
      needsCode={needsCode}
      onClose={onClose}
      onPassword={(password, code) => renew.mutateAsync({ password, ...(code ? { code } : {}) })}
    />
  );
}

function Asked({ ask, state, onClose }: { readonly ask: Ask; readonly state: State; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const set = useSetTwoFactor();
  const remove = useRemoveTotp();
  const done = (text: string) => {
    notify({ tone: 'success', text });
    onClose();
  };
  switch (ask) {
    case 'switch': {
      const isEnabled = !state.isEnabled;
      return (
        <PasswordPrompt
          title={t(isEnabled ? 'profile.security.turnOnTitle' : 'profile.security.turnOffTitle')}
          text={t('profile.security.confirmText')}
          action={t(isEnabled ? 'profile.security.turnOn' : 'profile.twoFactor.turnOff')}
          needsCode={!isEnabled && state.needsCode}
          onClose={onClose}
          onPassword={async (password, code) => {
            await set.mutateAsync({ isEnabled, password, ...(code ? { code } : {}) });
            done(t(isEnabled ? 'profile.security.turnedOn' : 'profile.security.turnedOff'));
          }}
        />
      );
    }
    case 'remove':
      return (
        <PasswordPrompt
          danger
          title={t('profile.twoFactor.turnOffTitle')}
          text={t('profile.twoFactor.turnOffText')}
          action={t('profile.security.removeApp')}
          needsCode={state.needsCode}
          onClose={onClose}
          onPassword={async (password, code) => {
            await remove.mutateAsync({ password, ...(code ? { code } : {}) });
            done(t('profile.twoFactor.disabled'));
          }}
        />
      );
    case 'set-up':
      return <TotpDialog onClose={onClose} />;
    case 'renew':
      return <RenewCodes needsCode={state.needsCode} onClose={onClose} />;
    default:
      return null;
  }
}

function Ways({ state }: { readonly state: State }) {
  const t = useT();
  const { email } = useMember();
  const [ask, setAsk] = useState<Ask>(null);
  const open = (what: Ask) => ({ ...preloadOn(Dialog), onClick: () => setAsk(what) });
  const inUse = <Badge tone="success">{t('profile.security.inUse')}</Badge>;
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        <Row
          icon={Mail}
          title={t('profile.twoFactor.mail')}
          text={t('profile.security.mailText', { email })}
          badge={state.isEnabled && state.method === 'EMAIL' && inUse}
        >
          {!state.isRequired && (
            <Button variant="outline" {...open('switch')}>
              {t(state.isEnabled ? 'profile.twoFactor.turnOff' : 'profile.security.turnOn')}
            </Button>
          )}
        </Row>
        <Row
          icon={Smartphone}
          title={t('profile.twoFactor.app')}
          text={t(state.isReset ? 'profile.security.appReset' : 'profile.security.appText')}
          badge={state.isEnabled && state.method === 'TOTP' && inUse}
        >
          {state.hasTotp ? (
            <Button variant="danger-ghost" {...open('remove')}>
              {t('profile.security.removeApp')}
            </Button>
          ) : (
            <Button variant="outline" {...open('set-up')}>
              {t('profile.twoFactor.setUp')}
            </Button>
          )}
        </Row>
        {state.isEnabled && (
          <Row
            icon={KeyRound}
            title={t('profile.recovery.title')}
            text={t('profile.recovery.left', { count: state.recoveryCodesLeft })}
          >
            <Button variant="outline" icon={RefreshCw} {...open('renew')}>
              {t('profile.recovery.new')}
            </Button>
          </Row>
        )}
      </ul>
      <Asked ask={ask} state={state} onClose={() => setAsk(null)} />
    </>
  );
}

/** The second step of the sign-in: by mail, by app, recovery codes. */
export function TwoFactorCard() {
  const t = useT();
  const query = useQuery(twoFactorQuery());
  const state = query.data;
  return (
    <Card as="section" padding="lg">
      <CardHeading
        description={state?.isRequired ? t('profile.twoFactor.required') : t('profile.twoFactor.text')}
        actions={
          state && (
            <Badge tone={state.isEnabled ? 'success' : 'neutral'}>
              {t(state.isEnabled ? 'profile.twoFactor.on' : 'profile.twoFactor.off')}
            </Badge>
          )
        }
      >
        {t('profile.twoFactor.title')}
      </CardHeading>
      {state ? (
        <Ways state={state} />
      ) : query.isError ? (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Card>
  );
}
