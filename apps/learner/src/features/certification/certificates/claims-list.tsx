import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText, joinParts, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

function Claim({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 border-t border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** A name in the reader's language, the other one small below. */
function InBoth({ text }: { readonly text: Localized }) {
  const language = useLanguage();
  const other = chooseText(text, otherLanguage(language));
  return (
    <>
      <span className="text-lg font-semibold">
        <AuthorTextFor text={text} />
      </span>
      {other && !other.isFallback && text[language] && (
        <span className="block text-sm text-muted">
          <bdi lang={other.language} dir={other.direction}>
            {other.text}
          </bdi>
        </span>
      )}
    </>
  );
}

/** Every claim of a certificate. */
export function ClaimsList({ certificate }: { readonly certificate: PublicCertificate }) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const { courses, result, passedAt, minutes, lessonCount, instructors } = certificate;
  const facts = [
    lessonCount > 0 ? t('certificates.claims.lessons', { count: lessonCount }) : '',
    minutes > 0 ? format.duration(minutes * MINUTE) : '',
    instructors.length > 0
      ? t('certificates.claims.by', {
          names: { raw: format.list(instructors.map((one) => chooseText(one, language)?.text ?? '')) },
        })
      : '',
  ].filter(Boolean);
  const percent = (exact: string) => ({ raw: format.exactPercent(exact) });
  return (
    <dl className="border-b border-line">
      <Claim term={t('certificates.claims.name')}>
        <InBoth text={certificate.name} />
      </Claim>
      <Claim term={t('certificates.claims.course')}>
        <InBoth text={certificate.course} />
        {courses && (
          <>
            <span className="block text-sm text-muted">
              {t('certificates.claims.specialization', { count: courses.length })}
            </span>
            <ul className="my-1 text-sm">
              {courses.map((course, at) => (
                <li key={at}>
                  <AuthorTextFor text={course} />
                </li>
              ))}
            </ul>
          </>
        )}
        <span className="block text-sm text-muted">{joinParts(t.language, facts)}</span>
      </Claim>
      {result !== null && (
        <Claim term={t('certificates.claims.result')}>
          {passedAt === null
            ? format.exactPercent(result)
            : t('certificates.claims.passedAt', { result: percent(result), needed: percent(passedAt) })}
        </Claim>
      )}
      <Claim term={t('certificates.claims.earned')}>{format.date(certificate.earnedAt, 'long')}</Claim>
      <Claim term={t('certificates.claims.issued')}>
        {t('certificates.claims.edition', {
          date: { raw: format.date(certificate.issuedAt, 'long') },
          edition: certificate.edition,
        })}
      </Claim>
      <Claim term={t('certificates.claims.validUntil')}>
        {certificate.validUntil === null
          ? t('certificates.claims.forEver')
          : format.date(certificate.validUntil, 'long')}
      </Claim>
      <Claim term={t('certificates.claims.issuer')}>
        <AuthorTextFor text={certificate.issuer.name} />
        <span className="block text-sm break-all text-muted">
          <bdi dir="ltr">{new URL(certificate.issuer.url).host}</bdi>
        </span>
      </Claim>
      <Claim term={t('certificates.claims.number')}>
        <bdi dir="ltr" className="tabular-nums">
          {showNumber(certificate.number)}
        </bdi>
      </Claim>
    </dl>
  );
}
