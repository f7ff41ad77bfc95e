import type { OwnCertificate } from '@sullam/api-client/schema.gen.ts';
import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import { Download, ExternalLink, Share2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { CertificateStatus } from './certificate-status.tsx';
import { useDownload } from './certificates.api.ts';
import { ShareDialog } from './share-dialog.tsx';
import { Sheet } from './sheet.tsx';

/** A certificate of one's own, large, with all that can be done with it. */
export function LargeCertificate({
  certificate,
  level = 2,
}: {
  readonly certificate: OwnCertificate;
  readonly level?: 2 | 3;
}) {
  const t = useT();
  const format = useFormat();
  const [isSharing, setSharing] = useState(false);
  const download = useDownload(certificate.number);
  const isVoid = certificate.status === 'REVOKED' || certificate.status === 'REPLACED';
  const Title = `h${level}` as const;
  return (
    <section className="grid items-center gap-6 rounded-lg border border-line bg-subtle p-4 sm:p-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-10">
      <Sheet
        number={certificate.number}
        name={certificate.name}
        course={certificate.course}
        stamp={isVoid ? t(`certificates.status.${certificate.status}`) : undefined}
        version={String(certificate.sharing.hidesResult)}
      />
      <div className="min-w-0 space-y-4">
        <div>
          <Title className="text-xl text-balance sm:text-2xl">
            <AuthorTextFor text={certificate.course} />
          </Title>
          <p className="mt-1 text-sm text-muted">
            {t('certificates.status.issuedOn', { date: { raw: format.date(certificate.issuedAt, 'long') } })}
          </p>
        </div>
        <CertificateStatus certificate={certificate} />
        {certificate.reason && (
          <p className="text-sm">
            <AuthorTextFor text={certificate.reason} />
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {!isVoid && (
            <>
              <Button icon={Download} pending={download.isPending} onClick={() => download.mutate('a4')}>
                {t('certificates.actions.download')}
              </Button>
              <Button variant="outline" icon={Share2} onClick={() => setSharing(true)}>
                {t('certificates.actions.share')}
              </Button>
            </>
          )}
          <LinkButton variant="outline" icon={ExternalLink} href={`/certificates/${showNumber(certificate.number)}`}>
            {t('certificates.actions.open')}
          </LinkButton>
        </div>
      </div>
      {isSharing && <ShareDialog certificate={certificate} onClose={() => setSharing(false)} />}
    </section>
  );
}

/** One of several, small. */
export function SmallCertificate({ certificate }: { readonly certificate: OwnCertificate }) {
  const t = useT();
  const format = useFormat();
  const isVoid = certificate.status === 'REVOKED' || certificate.status === 'REPLACED';
  return (
    <li className="relative flex items-center gap-5 border-t border-line py-4">
      <div className="w-29 shrink-0" aria-hidden>
        <Sheet
          number={certificate.number}
          name={certificate.name}
          course={certificate.course}
          isFaded={isVoid}
          version={String(certificate.sharing.hidesResult)}
        />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">
          <UiLink
            href={`/certificates/${showNumber(certificate.number)}`}
            className="no-underline after:absolute after:inset-0"
          >
            <AuthorTextFor text={certificate.course} />
          </UiLink>
        </h3>
        <p className="text-sm text-muted">
          {t('certificates.status.issuedOn', { date: { raw: format.date(certificate.issuedAt, 'long') } })}
        </p>
        <CertificateStatus certificate={certificate} />
      </div>
    </li>
  );
}
