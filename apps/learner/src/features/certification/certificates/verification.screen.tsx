import '../../../app.css';
import type { ApiError } from '@sullam/api-client/api-error.ts';
import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import { readNumber, showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import { Braces, Download, Printer, Share2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { type Verdict, VerdictStar } from '@sullam/ui/components/verdict-star.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrganizationLogo } from '@sullam/web-kit/organization/organization-logo.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathParam } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { LanguageButton, SchemeButton } from '@sullam/web-kit/shell/switches.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { certificateQuery, useDownload } from './certificates.api.ts';
import { Checks } from './checks.tsx';
import { ClaimsList } from './claims-list.tsx';
import { FileCheck } from './file-check.tsx';
import { lastAnswer, noteAnswer } from './last-answer.ts';
import { ShareDialog } from './share-dialog.tsx';
import { Sheet } from './sheet.tsx';

function Head() {
  const t = useT();
  const { displayName } = useOrganization();
  return (
    <header className="page-width page-gutter flex items-center justify-between gap-3 py-4 print:hidden">
      <UiLink href="/" className="flex min-h-11 min-w-0 items-center rounded-sm no-underline">
        <OrganizationLogo
          alt={t('shell.bar.organizationLogo', { organization: displayName })}
          className="h-10 w-auto max-w-44 object-contain"
        >
          <span className="clip-line text-xl font-semibold text-primary-text">{displayName}</span>
        </OrganizationLogo>
      </UiLink>
      <div className="flex items-center gap-1">
        <SchemeButton />
        <LanguageButton />
      </div>
    </header>
  );
}

function VerdictHead({
  verdict,
  title,
  children,
}: {
  readonly verdict: Verdict;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-4">
      <VerdictStar verdict={verdict} />
      <div className="min-w-0">
        <h1 className="text-2xl text-balance sm:text-3xl">{title}</h1>
        <div className="mt-1 text-muted">{children}</div>
      </div>
    </div>
  );
}

const STARS: Record<PublicCertificate['status'], Verdict> = {
  VALID: 'good',
  EXPIRED: 'over',
  REVOKED: 'bad',
  REPLACED: 'bad',
};

/** The verdict in words, and what it rests on. */
function useVerdict(certificate: PublicCertificate): { star: Verdict; title: string; about: string } {
  const t = useT();
  const format = useFormat();
  const issuer = useAuthorText()(certificate.issuer.name);
  const on = (date: string) => ({ raw: format.date(date, 'long') });
  const { status, isSignatureRight, revokedAt, validUntil, key, checkedAt } = certificate;
  if (!isSignatureRight) return { star: 'bad', title: t('certificates.verdict.UNSIGNED'), about: '' };
  if (revokedAt && status !== 'VALID' && status !== 'EXPIRED')
    return {
      star: STARS[status],
      title: t(`certificates.verdict.${status}`),
      about: t('certificates.about.revoked', { issuer, date: on(revokedAt) }),
    };
  if (status === 'EXPIRED')
    return {
      star: 'over',
      title: t('certificates.verdict.EXPIRED', { date: on(validUntil ?? checkedAt) }),
      about: t('certificates.about.expired'),
    };
  if (key.retiredAt)
    return {
      star: 'good',
      title: t('certificates.verdict.EARLIER_KEY'),
      about: t('certificates.about.earlierKey', { number: key.keyNumber, date: on(key.retiredAt) }),
    };
  return {
    star: 'good',
    title: t('certificates.verdict.VALID'),
    about: t('certificates.about.checked', { date: { raw: format.dateTime(checkedAt, 'long') }, issuer }),
  };
}

/** Why it is void, in the issuer's words, and what stands in its place. */
function Reason({ certificate }: { readonly certificate: PublicCertificate }) {
  const t = useT();
  const { reason, replacedBy } = certificate;
  if (!reason && replacedBy === null) return null;
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      {reason && (
        <>
          <h2 className="text-base">{t('certificates.reason.title')}</h2>
          <p className="mt-1">
            <AuthorTextFor text={reason} />
          </p>
        </>
      )}
      {replacedBy !== null && (
        <p className="mt-3">
          <UiLink href={`/certificates/${showNumber(replacedBy)}`} className="font-semibold underline">
            {t('certificates.reason.newer', { number: showNumber(replacedBy) })}
          </UiLink>
        </p>
      )}
    </div>
  );
}

function Actions({ certificate }: { readonly certificate: PublicCertificate }) {
  const t = useT();
  const [isSharing, setSharing] = useState(false);
  const download = useDownload(certificate.number);
  const { certificateId, sharing } = certificate;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {certificate.canDownload && (
        <>
          <Button
            icon={Download}
            pending={download.isPending && download.variables === 'a4'}
            onClick={() => download.mutate('a4')}
          >
            {t('certificates.actions.download')}
          </Button>
          <Button
            variant="outline"
            icon={Braces}
            pending={download.isPending && download.variables === 'credential'}
            onClick={() => download.mutate('credential')}
          >
            {t('certificates.actions.credential')}
          </Button>
        </>
      )}
      {sharing && certificateId !== null && (
        <Button variant="outline" icon={Share2} onClick={() => setSharing(true)}>
          {t('certificates.actions.share')}
        </Button>
      )}
      <Button variant="outline" icon={Printer} onClick={() => window.print()}>
        {t('certificates.actions.print')}
      </Button>
      {isSharing && sharing && certificateId !== null && (
        <ShareDialog certificate={{ ...certificate, certificateId, sharing }} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}

function Verified({ certificate }: { readonly certificate: PublicCertificate }) {
  const t = useT();
  const text = useAuthorText();
  const { star, title, about } = useVerdict(certificate);
  usePageTitle(
    t('certificates.titles.page', {
      name: text(certificate.name),
      title: text(certificate.course),
      verdict: { raw: title },
    }),
  );
  useEffect(() => {
    noteAnswer(certificate.number, certificate);
  }, [certificate]);
  const isVoid = star === 'bad';
  const stamp = certificate.status === 'REPLACED' ? 'REPLACED' : 'REVOKED';
  return (
    <>
      {/* the page has no bars: its holder, who came from their own list, finds back */}
      {certificate.sharing && (
        <div className="mb-5 print:hidden">
          <BackLink href="/my-certificates">{t('certificates.titles.mine')}</BackLink>
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-12">
        <Sheet
          number={certificate.number}
          name={certificate.name}
          course={certificate.course}
          stamp={isVoid ? t(`certificates.status.${stamp}`) : undefined}
          isFaded={star === 'over'}
          version={String(certificate.sharing?.hidesResult ?? '')}
        />
        <div className="space-y-6">
          <VerdictHead verdict={star} title={title}>
            {about}
          </VerdictHead>
          <Reason certificate={certificate} />
          <ClaimsList certificate={certificate} />
          <Actions certificate={certificate} />
        </div>
      </div>
      <div className="mt-10 grid items-start gap-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-12">
        <section className="space-y-5">
          <h2 className="text-xl">{t('certificates.checks.heading')}</h2>
          <Checks certificate={certificate} />
        </section>
        <section className="space-y-5 print:hidden">
          <h2 className="text-xl">{t('certificates.file.heading')}</h2>
          <FileCheck certificate={certificate} />
        </section>
      </div>
    </>
  );
}

/** Another number, typed from a sheet. */
function NumberForm({ typed }: { readonly typed: string }) {
  const t = useT();
  const go = useGo();
  const [number, setNumber] = useState(typed);
  return (
    <Form
      className="mt-8 flex flex-wrap items-end gap-3"
      onSubmit={() => {
        if (number.trim()) go(`/certificates/${encodeURIComponent(number.trim())}`);
      }}
    >
      <div className="min-w-60 flex-1">
        <TextField
          label={t('certificates.number.label')}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          dir="ltr"
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <Button type="submit">{t('certificates.number.check')}</Button>
    </Form>
  );
}

/** The number leads to nothing, or nobody can be asked. */
function Unanswered({
  error,
  number,
  onRetry,
}: {
  readonly error: ApiError;
  readonly number: string;
  readonly onRetry: () => void;
}) {
  const t = useT();
  const format = useFormat();
  const kind = error.status === 404 ? 'UNKNOWN' : error.status === 429 ? 'TOO_OFTEN' : 'UNREACHABLE';
  const title = t(`certificates.verdict.${kind}`);
  usePageTitle(title);
  const before = kind === 'UNREACHABLE' ? lastAnswer(readNumber(number) ?? number) : null;
  return (
    <div className="mx-auto max-w-form py-10">
      <VerdictHead verdict="unknown" title={title}>
        <bdi dir="ltr" className="break-all">
          {readNumber(number) ? showNumber(readNumber(number) as string) : number}
        </bdi>
      </VerdictHead>
      <p className="mt-5">
        {kind === 'UNKNOWN' && t('certificates.about.unknown')}
        {kind === 'TOO_OFTEN' && t('certificates.about.tooOften')}
        {kind === 'UNREACHABLE' && t('certificates.about.unreachable')}
      </p>
      {before && (
        <p className="mt-2">
          {t('certificates.about.lastAnswer', {
            date: { raw: format.dateTime(before.checkedAt, 'long') },
            verdict: { raw: t(`certificates.status.${before.status}`) },
          })}
        </p>
      )}
      {kind === 'UNREACHABLE' ? (
        <div className="mt-6">
          <Button onClick={onRetry}>{t('certificates.actions.retry')}</Button>
        </div>
      ) : (
        <NumberForm typed={number} />
      )}
    </div>
  );
}

function Withdrawn({ withdrawnAt, number }: { readonly withdrawnAt: string; readonly number: string }) {
  const t = useT();
  const title = t('certificates.verdict.WITHDRAWN');
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-form py-10">
      <VerdictHead verdict="bad" title={title}>
        <bdi dir="ltr">{showNumber(number)}</bdi>
      </VerdictHead>
      <p className="mt-5">
        {t('certificates.about.withdrawn', { date: { raw: useFormat().date(withdrawnAt, 'long') } })}
      </p>
      <div className="mt-6">
        <LinkButton href="/" variant="outline">
          {useOrganization().displayName}
        </LinkButton>
      </div>
    </div>
  );
}

/** `/certificates/{number}`: everybody verifies here, without signing in. */
export function VerificationScreen() {
  const number = usePathParam('certificateNumber');
  const { data, error, refetch } = useQuery(certificateQuery(number));
  return (
    <div className="min-h-dvh bg-ground">
      <Head />
      <main className="page-width page-gutter pt-4 pb-16">
        {data?.kind === 'CERTIFICATE' && <Verified certificate={data} />}
        {data?.kind === 'WITHDRAWN' && <Withdrawn withdrawnAt={data.withdrawnAt} number={data.number} />}
        {!data && error && <Unanswered error={error as ApiError} number={number} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonText lines={10} />}
      </main>
    </div>
  );
}
