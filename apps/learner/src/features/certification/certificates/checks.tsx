import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, CircleX, Clock } from '@sullam/ui/base/icons.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface Check {
  readonly state: 'good' | 'bad' | 'over';
  readonly title: string;
  readonly about: string;
}

const LOOKS = {
  good: { icon: CircleCheck, className: 'text-success-text' },
  bad: { icon: CircleX, className: 'text-danger-text' },
  over: { icon: Clock, className: 'text-warning-text' },
} as const;

function useChecks(certificate: PublicCertificate): Check[] {
  const t = useT();
  const format = useFormat();
  const issuer = useAuthorText()(certificate.issuer.name);
  const { isSignatureRight, key, issuedAt, revokedAt, validUntil, status } = certificate;
  const on = (date: string) => ({ raw: format.date(date, 'long') });
  const signature: Check = isSignatureRight
    ? {
        state: 'good',
        title: t('certificates.checks.signed', { issuer }),
        about: t('certificates.checks.key', { number: key.keyNumber, date: on(key.createdAt) }),
      }
    : { state: 'bad', title: t('certificates.checks.notSigned', { issuer }), about: '' };
  const whole: Check = isSignatureRight
    ? {
        state: 'good',
        title: t('certificates.checks.unchanged'),
        about: t('certificates.checks.since', { date: on(issuedAt) }),
      }
    : { state: 'bad', title: t('certificates.checks.changed'), about: '' };
  const validity: Check = revokedAt
    ? { state: 'bad', title: t('certificates.checks.revoked'), about: format.date(revokedAt, 'long') }
    : { state: 'good', title: t('certificates.checks.notRevoked'), about: t('certificates.checks.asked') };
  const term: Check =
    validUntil === null
      ? { state: 'good', title: t('certificates.checks.lasting'), about: t('certificates.checks.noRenewal') }
      : status === 'EXPIRED'
        ? { state: 'over', title: t('certificates.checks.expired'), about: format.date(validUntil, 'long') }
        : {
            state: 'good',
            title: t('certificates.checks.until', { date: on(validUntil) }),
            about: t('certificates.checks.stillValid'),
          };
  // what failed comes first
  return [signature, whole, validity, term].sort((a, b) => Number(a.state === 'good') - Number(b.state === 'good'));
}

/** What was looked at, one by one. */
export function Checks({ certificate }: { readonly certificate: PublicCertificate }) {
  const checks = useChecks(certificate);
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {checks.map(({ state, title, about }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon of={LOOKS[state].icon} size={24} className={cx('shrink-0', LOOKS[state].className)} />
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            {about && <p className="text-sm text-muted">{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
