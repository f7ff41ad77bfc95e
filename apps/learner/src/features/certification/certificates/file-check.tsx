import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { CertificateClaims } from '@sullam/domain/certificates/claims.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { type Verdict, VerdictStar } from '@sullam/ui/components/verdict-star.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { checkFile, type Difference, type FileFinding } from './check-file.ts';

/** The reader of PDF comes with the first file. */
async function readAttachment(bytes: Uint8Array, name: string): Promise<Uint8Array | null> {
  const { readPdfAttachment } = await import('@sullam/web-kit/annotations/pdf-attachment.ts');
  return readPdfAttachment(bytes, name);
}

const TERMS: Record<Difference, 'name' | 'course' | 'result' | 'earned' | 'issued' | 'validUntil'> = {
  name: 'name',
  course: 'course',
  result: 'result',
  earnedAt: 'earned',
  issuedAt: 'issued',
  validUntil: 'validUntil',
};

/** The claims that a file and the issuer make in the same way. */
type Said = Partial<Pick<CertificateClaims, Difference>>;

function useSaid(): (part: Difference, claims: Said) => string {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  return (part, claims) => {
    if (part === 'name' || part === 'course') return chooseText(claims[part], language)?.text ?? '';
    const value = claims[part];
    if (value == null) return part === 'validUntil' ? t('certificates.claims.forEver') : '–';
    if (part === 'result') return /^\d+(\.\d+)?$/.test(value) ? format.exactPercent(value) : value;
    return Number.isNaN(Date.parse(value)) ? value : format.date(value, 'long');
  };
}

/** What the file says beside what was issued. */
function Differences({
  claims,
  issued,
  parts,
}: {
  readonly claims: Partial<CertificateClaims>;
  readonly issued: PublicCertificate;
  readonly parts: readonly Difference[];
}) {
  const t = useT();
  const said = useSaid();
  return (
    <table className="mt-4 w-full text-sm">
      <thead>
        <tr className="text-muted">
          <td />
          <th scope="col" className="py-1.5 text-start font-normal">
            {t('certificates.file.inFile')}
          </th>
          <th scope="col" className="py-1.5 text-start font-normal">
            {t('certificates.file.asIssued')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-3 text-start font-normal text-muted">
              {t(`certificates.claims.${TERMS[part]}`)}
            </th>
            <td className="py-2 pe-3">
              <mark className="rounded-sm bg-danger-soft px-1 text-ink">
                <bdi>{said(part, claims)}</bdi>
              </mark>
            </td>
            <td className="py-2 font-medium">
              <bdi>{said(part, issued)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Found({
  verdict,
  title,
  children,
  file,
}: {
  readonly verdict: Verdict;
  readonly title: string;
  readonly children: ReactNode;
  readonly file: string;
}) {
  return (
    <div className="flex items-start gap-4">
      <VerdictStar verdict={verdict} size={44} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">{title}</h3>
        <p className="truncate text-sm text-muted" dir="auto">
          {file}
        </p>
        <div className="mt-2 text-sm">{children}</div>
      </div>
    </div>
  );
}

function Finding({
  finding,
  issued,
  file,
}: {
  readonly finding: FileFinding;
  readonly issued: PublicCertificate;
  readonly file: string;
}) {
  const t = useT();
  if (finding.kind === 'changed')
    return (
      <Found verdict="bad" title={t('certificates.file.changed')} file={file}>
        {t('certificates.file.changedText')}
        {finding.claims && finding.differences.length > 0 && (
          <Differences claims={finding.claims} issued={issued} parts={finding.differences} />
        )}
      </Found>
    );
  if (finding.kind === 'other')
    return (
      <Found verdict="unknown" title={t('certificates.file.other')} file={file}>
        <UiLink href={`/certificates/${encodeURIComponent(finding.number)}`} className="underline">
          {t('certificates.file.otherText', { number: showNumber(finding.number) })}
        </UiLink>
      </Found>
    );
  if (finding.kind === 'unreadable')
    return (
      <Found verdict="unknown" title={t('certificates.file.unreadable')} file={file}>
        {t('certificates.file.unreadableText')}
      </Found>
    );
  return (
    <Found verdict="good" title={t(`certificates.file.${finding.kind}`)} file={file}>
      {t(`certificates.file.${finding.kind}Text`)}
    </Found>
  );
}

type State = { kind: 'ready' } | { kind: 'checking' } | { kind: 'found'; finding: FileFinding; name: string };

/** Compares a file that somebody was sent. It never leaves the device. */
export function FileCheck({ certificate }: { readonly certificate: PublicCertificate }) {
  const t = useT();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const check = async (file: File | undefined) => {
    if (!file) return;
    setState({ kind: 'checking' });
    const finding = await checkFile(new Uint8Array(await file.arrayBuffer()), certificate, readAttachment);
    setState({ kind: 'found', finding, name: file.name });
  };
  return (
    <div aria-live="polite">
      {state.kind === 'ready' && (
        <FileDrop
          dropLabel={t('certificates.file.drop')}
          hint={t('certificates.file.hint')}
          accept="application/pdf,application/json,.pdf,.json"
          onFiles={([file]) => void check(file)}
        />
      )}
      {state.kind === 'checking' && (
        <p className="flex items-center gap-3 py-6 text-muted">
          <Spinner size={20} />
          {t('certificates.file.checking')}
        </p>
      )}
      {state.kind === 'found' && (
        <div className="space-y-4">
          <Finding finding={state.finding} issued={certificate} file={state.name} />
          <Button variant="outline" size="sm" onClick={() => setState({ kind: 'ready' })}>
            {t('certificates.file.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
