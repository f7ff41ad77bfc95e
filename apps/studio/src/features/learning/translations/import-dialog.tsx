import { directionOf } from '@sullam/domain/localized.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type ImportedTranslations, translationsQuery } from './translations.api.ts';
import { useFieldName } from './use-field-name.ts';

type Row = ImportedTranslations['rows'][number];

/** In the order in which they are counted; what keeps a file from being imported stands first in the list. */
const OUTCOMES = ['CHANGES', 'SAME', 'CONFLICT', 'UNKNOWN', 'PLACEHOLDER', 'UNFINISHED', 'REFUSED'] as const;
const FAULTS: readonly string[] = ['UNKNOWN', 'PLACEHOLDER'];
/** Rows that are shown. */
const MOST = 100;

const toneOf = (outcome: Row['outcome']) =>
  outcome === 'CHANGES' ? 'success' : outcome === 'SAME' ? 'neutral' : 'warning';

interface ImportDialogProps {
  readonly courseId: number;
  readonly brought: ImportedTranslations;
  readonly pending: boolean;
  readonly onWrite: () => void;
  readonly onClose: () => void;
}

/** What a file would change, and what is wrong with it, before anything is written. */
export function ImportDialog({ courseId, brought: { isRefused, rows }, pending, onWrite, onClose }: ImportDialogProps) {
  const t = useT();
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const isFault = ({ outcome }: Row) => FAULTS.includes(outcome);
  const shown = rows
    .filter(({ outcome }) => outcome !== 'SAME')
    .toSorted((one, other) => Number(isFault(other)) - Number(isFault(one)));
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('translations.file.title')}
      description={t('translations.file.hint')}
      submitLabel={t('translations.file.write')}
      pending={pending}
      disabled={isRefused || count('CHANGES') === 0}
      onSubmit={onWrite}
    >
      {isRefused && <Banner tone="warning" title={t('translations.file.refused')} />}
      <p className="flex flex-wrap gap-2">
        {OUTCOMES.filter((outcome) => outcome === 'CHANGES' || count(outcome) > 0).map((outcome) => (
          <Badge key={outcome} tone={toneOf(outcome)}>
            {t(`translations.outcomes.${outcome}`, { count: count(outcome) })}
          </Badge>
        ))}
      </p>
      <ul className="divide-y divide-line text-sm">
        {shown.slice(0, MOST).map((row) => (
          <BroughtRow key={`${row.key} ${row.language}`} courseId={courseId} row={row} />
        ))}
      </ul>
      {shown.length > MOST && (
        <p className="text-sm text-muted">{t('translations.file.more', { count: shown.length - MOST })}</p>
      )}
    </FormDialog>
  );
}

function BroughtRow({ courseId, row }: { readonly courseId: number; readonly row: Row }) {
  const { key, language, text, line, lost, outcome } = row;
  const t = useT();
  const format = useFormat();
  const fieldName = useFieldName();
  const { data } = useQuery(translationsQuery(courseId));
  const found = data?.data.find((each) => each.key === key);
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-muted">
        {found ? (
          <span>
            <AuthorTextFor text={found.placeTitle} unmarked />, {fieldName(found.field)}
          </span>
        ) : (
          <bdi dir="ltr">{key}</bdi>
        )}
        {line !== null && <span>{t('translations.file.line', { line: format.number(line) })}</span>}
        {outcome !== 'CHANGES' && (
          <Badge tone={toneOf(outcome)}>{t(`translations.outcomes.${outcome}`, { count: 1 })}</Badge>
        )}
      </p>
      <p lang={language} dir={directionOf(language)} className="clip-lines-3 wrap-anywhere">
        {text}
      </p>
      {lost.length > 0 && (
        <p className="text-warning-text wrap-anywhere">
          {t('translations.file.lost', { placeholders: lost.map((each) => `\u2066${each}\u2069`).join(' ') })}
        </p>
      )}
    </li>
  );
}
