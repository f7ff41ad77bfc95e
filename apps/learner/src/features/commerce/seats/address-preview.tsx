import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, CircleMinus, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { SeatAddressPreview } from './seats.api.ts';

type Row = SeatAddressPreview['rows'][number];

/** Lines that are said one by one; of longer lists the number of the others. */
const MOST_LINES = 8;

interface AddressPreviewProps {
  readonly rows: readonly Row[];
  /** Odd addresses that are meant as they are written. */
  readonly kept: readonly string[];
  readonly newCount: number;
  readonly onKeep: (email: string) => void;
  readonly onReplace: (written: string, meant: string) => void;
}

/** An address whose domain looks mistyped: the reader corrects it with one press, or keeps it. */
function Suggestion({
  row,
  onKeep,
  onReplace,
}: { readonly row: Row } & Pick<AddressPreviewProps, 'onKeep' | 'onReplace'>) {
  const t = useT();
  const meant = row.suggestion ?? '';
  return (
    <li className="flex items-start gap-2 text-warning-text">
      <Icon of={TriangleAlert} size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {t('seats.preview.SUGGESTION', { email: row.email })}{' '}
        <button type="button" className="rounded-sm font-medium underline" onClick={() => onReplace(row.email, meant)}>
          <bdi dir="ltr">{meant.slice(meant.lastIndexOf('@') + 1)}</bdi>
        </button>
        {t('seats.preview.questionMark')}
        <Button variant="ghost" size="sm" onClick={() => onKeep(row.email)}>
          {t('seats.preview.keep', { email: row.email })}
        </Button>
      </span>
    </li>
  );
}

function SkippedLine({ row }: { readonly row: Row }) {
  const t = useT();
  const person = row.name || row.email;
  return (
    <li className="flex items-start gap-2 text-muted">
      <Icon
        of={row.outcome === 'BAD_ADDRESS' ? TriangleAlert : CircleMinus}
        size={18}
        className={row.outcome === 'BAD_ADDRESS' ? 'mt-0.5 shrink-0 text-warning-text' : 'mt-0.5 shrink-0'}
      />
      <span className="min-w-0 wrap-anywhere">
        {row.outcome === 'BAD_ADDRESS' && t('seats.preview.BAD_ADDRESS', { line: row.line, text: row.text })}
        {row.outcome === 'ALREADY' && t('seats.preview.ALREADY', { person })}
        {row.outcome === 'DUPLICATE' && t('seats.preview.DUPLICATE', { person })}
      </span>
    </li>
  );
}

/** What would become of the addresses of a list. */
export function AddressPreview({ rows, kept, newCount, onKeep, onReplace }: AddressPreviewProps) {
  const t = useT();
  if (rows.length === 0) return null;
  const odd = rows.filter(
    ({ email, outcome }) => outcome !== 'NEW' && !(outcome === 'SUGGESTION' && kept.includes(email)),
  );
  const shown = odd.slice(0, MOST_LINES);
  return (
    <ul aria-live="polite" className="space-y-1.5 text-sm">
      {newCount > 0 && (
        <li className="flex items-start gap-2 text-success-text">
          <Icon of={CircleCheck} size={18} className="mt-0.5 shrink-0" />
          {t('seats.counts.newPeople', { count: newCount })}
        </li>
      )}
      {shown.map((row) =>
        row.outcome === 'SUGGESTION' ? (
          <Suggestion key={`${row.line} ${row.email}`} row={row} onKeep={onKeep} onReplace={onReplace} />
        ) : (
          <SkippedLine key={`${row.line} ${row.email}`} row={row} />
        ),
      )}
      {odd.length > shown.length && (
        <li className="ps-6.5 text-muted">{t('seats.preview.more', { count: odd.length - shown.length })}</li>
      )}
    </ul>
  );
}
