import type { OwnCertificate } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { BadgeCheck, CircleX, Clock } from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

const DAY = 86_400_000;

/** The status of a certificate, in a line. */
export function CertificateStatus({ certificate }: { readonly certificate: OwnCertificate }) {
  const t = useT();
  const format = useFormat();
  const { status, validUntil, isRenewable } = certificate;
  const days = validUntil === null ? 0 : Math.ceil((Date.parse(validUntil) - Date.now()) / DAY);
  const isOver = status === 'EXPIRED' || (status === 'VALID' && isRenewable);
  const text =
    status !== 'VALID'
      ? t(`certificates.status.${status}`)
      : validUntil === null
        ? t('certificates.status.lasting')
        : isRenewable
          ? t('certificates.status.endsIn', { count: days })
          : t('certificates.status.until', { date: { raw: format.date(validUntil, 'long') } });
  const tone = isOver ? 'text-warning-text' : status === 'VALID' ? 'text-success-text' : 'text-danger-text';
  return (
    <p className={cx('flex items-center gap-1.5 text-sm', tone)}>
      <Icon of={isOver ? Clock : status === 'VALID' ? BadgeCheck : CircleX} size={18} />
      {text}
      {isRenewable && <span className="text-muted">{t('certificates.status.renewHint')}</span>}
    </p>
  );
}
