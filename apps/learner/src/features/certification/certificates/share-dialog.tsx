import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Award, Braces, Briefcase, Download, Link, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { qrPath } from '@sullam/ui/theme/art/certificate-parts.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Sharing, useDownload, useSetSharing } from './certificates.api.ts';

export interface SharedCertificate {
  readonly certificateId: number;
  readonly number: string;
  readonly course: Localized;
  readonly issuedAt: string;
  readonly validUntil: string | null;
  readonly sharing: Sharing;
}

const addressOf = (number: string): string => `${window.location.origin}/certificates/${showNumber(number)}`;

/** Where LinkedIn takes a certificate, its fields filled in. */
function linkedInAddress(certificate: SharedCertificate, course: string, issuer: string): string {
  const [issued, ends] = [
    new Date(certificate.issuedAt),
    certificate.validUntil ? new Date(certificate.validUntil) : null,
  ];
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: issuer,
    issueYear: String(issued.getFullYear()),
    issueMonth: String(issued.getMonth() + 1),
    ...(ends ? { expirationYear: String(ends.getFullYear()), expirationMonth: String(ends.getMonth() + 1) } : {}),
    certUrl: addressOf(certificate.number),
    certId: showNumber(certificate.number),
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields)}`;
}

function QrCode({ text }: { readonly text: string }) {
  // drawn when somebody shares: few do
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => (await import('qrcode')).create(text, { errorCorrectionLevel: 'M' }).modules,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <svg
      viewBox="0 0 112 112"
      className="size-28 shrink-0 rounded-md border border-line bg-white"
      aria-hidden
      focusable="false"
    >
      {data && <path d={qrPath(data, 8, 8, 96)} className="fill-black" />}
    </svg>
  );
}

const ROW = 'flex w-full items-center gap-4 border-t border-line py-3 text-start text-ink no-underline hover:bg-subtle';

function RowText({
  icon,
  title,
  hint,
}: {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly hint: ReactNode;
}) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-md border border-line">
        <Icon of={icon} size={20} />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm break-words text-muted">{hint}</span>
      </span>
    </>
  );
}

/** All that a holder does with a certificate outside. */
export function ShareDialog({
  certificate,
  onClose,
}: {
  readonly certificate: SharedCertificate;
  readonly onClose: () => void;
}) {
  const t = useT();
  const text = useAuthorText();
  const copy = useCopy();
  const { displayName } = useOrganization();
  const download = useDownload(certificate.number);
  const share = useSetSharing(certificate.certificateId);
  const address = addressOf(certificate.number);
  const { hidesResult, allowsDownload } = share.variables ?? certificate.sharing;
  const change = (sharing: Partial<Sharing>) => share.mutate({ hidesResult, allowsDownload, ...sharing });
  return (
    <Dialog open onClose={onClose} title={t('certificates.share.title')}>
      <div className="flex items-center gap-5 pb-5">
        <QrCode text={address} />
        <div className="min-w-0">
          <p className="text-lg font-semibold">
            <AuthorTextFor text={certificate.course} />
          </p>
          <p className="text-sm text-muted">{t('certificates.share.qr')}</p>
          <p className="mt-1 text-sm">
            <bdi dir="ltr">{showNumber(certificate.number)}</bdi>
          </p>
        </div>
      </div>
      <button type="button" className={ROW} onClick={() => void copy(address, t('certificates.actions.copied'))}>
        <RowText icon={Link} title={t('certificates.actions.copyLink')} hint={<bdi dir="ltr">{address}</bdi>} />
      </button>
      <a
        className={ROW}
        href={linkedInAddress(certificate, text(certificate.course), displayName)}
        target="_blank"
        rel="noreferrer"
      >
        <RowText
          icon={Briefcase}
          title={t('certificates.actions.linkedIn')}
          hint={t('certificates.share.linkedInHint')}
        />
      </a>
      {(['a4', 'letter'] as const).map((paper) => (
        <button key={paper} type="button" className={ROW} onClick={() => download.mutate(paper)}>
          <RowText
            icon={paper === 'a4' ? Download : Award}
            title={t(`certificates.share.${paper}`)}
            hint={t('certificates.share.pdfHint')}
          />
        </button>
      ))}
      <button type="button" className={ROW} onClick={() => download.mutate('credential')}>
        <RowText
          icon={Braces}
          title={t('certificates.actions.credential')}
          hint={t('certificates.share.credentialHint')}
        />
      </button>
      <div className="space-y-4 border-t border-line pt-4">
        <Switch
          spread
          label={t('certificates.share.hideResult')}
          description={t('certificates.share.hideResultHint')}
          checked={hidesResult}
          onChange={(value) => change({ hidesResult: value })}
        />
        <Switch
          spread
          label={t('certificates.share.allowDownload')}
          description={t('certificates.share.allowDownloadHint')}
          checked={allowsDownload && !hidesResult}
          disabled={hidesResult}
          onChange={(value) => change({ allowsDownload: value })}
        />
      </div>
    </Dialog>
  );
}
