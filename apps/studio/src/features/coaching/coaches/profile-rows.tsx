import { COACH_LIMITS } from '@sullam/domain/coaching/coach.ts';
import { Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { CertificationDialog } from './certification-dialog.tsx';
import {
  type CoachDetails,
  type EntryList,
  useRemoveCertification,
  useRemoveEntry,
  useRemoveLanguage,
} from './coaches.api.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LanguageDialog } from './language-dialog.tsx';

interface OfCoach {
  readonly coach: CoachDetails;
}

interface Row {
  readonly id: number;
  readonly title: string;
  readonly note: string;
}

interface RowListProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly most: number;
  readonly onRemove: (id: number) => void;
  /** Of a row, or null of a new one. */
  readonly dialog: (id: number | null, onClose: () => void) => ReactNode;
}

/** One list of a coach's page. Each row is saved by itself. */
function RowList({ title, rows, most, onRemove, dialog }: RowListProps) {
  const t = useT();
  const [open, setOpen] = useState<{ id: number | null } | null>(null);
  return (
    <Card as="section">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <Button
          size="sm"
          variant="outline"
          icon={Plus}
          aria-label={t('coaches.actions.addTo', { list: title })}
          {...preloadOn(Dialog)}
          disabled={rows.length >= most}
          onClick={() => setOpen({ id: null })}
        >
          {t('coaches.actions.add')}
        </Button>
      </div>
      {rows.length === 0 && <p className="text-sm text-muted">{t('coaches.rows.none')}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{row.title}</p>
              {row.note && <p className="text-sm text-muted wrap-anywhere">{row.note}</p>}
            </div>
            <IconButton
              icon={Pencil}
              label={t('coaches.actions.edit', { title: row.title })}
              onClick={() => setOpen({ id: row.id })}
            />
            <IconButton
              icon={Trash2}
              label={t('coaches.actions.remove', { title: row.title })}
              onClick={() => onRemove(row.id)}
            />
          </li>
        ))}
      </ul>
      {open && dialog(open.id, () => setOpen(null))}
    </Card>
  );
}

function Entries({ coach, list }: OfCoach & { readonly list: EntryList }) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const remove = useRemoveEntry(list);
  const year = (value: number | null) => (value === null ? '' : format.day(`${value}-06-15`, { year: 'numeric' }));
  return (
    <RowList
      title={t(`coaches.rows.${list}`)}
      most={COACH_LIMITS.entries}
      onRemove={(id) => remove.mutate(id)}
      rows={coach[list].map(({ coachEntryId, title, place, fromYear, untilYear }) => ({
        id: coachEntryId,
        title: text(title),
        note: [text(place), [year(fromYear), year(untilYear)].filter(Boolean).join('\u2013')]
          .filter(Boolean)
          .join(' · '),
      }))}
      dialog={(id, onClose) => (
        <EntryDialog
          list={list}
          entry={coach[list].find(({ coachEntryId }) => coachEntryId === id) ?? null}
          onClose={onClose}
        />
      )}
    />
  );
}

function Languages({ coach: { languages } }: OfCoach) {
  const t = useT();
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const remove = useRemoveLanguage();
  return (
    <RowList
      title={t('coaches.rows.languages')}
      most={COACH_LIMITS.languages}
      onRemove={(id) => remove.mutate(id)}
      rows={languages.map(({ coachLanguageId, language, level }) => ({
        id: coachLanguageId,
        title: names.of(language) ?? language,
        note: t(`coaches.levels.${level}`),
      }))}
      dialog={(id, onClose) => (
        <LanguageDialog
          row={languages.find(({ coachLanguageId }) => coachLanguageId === id) ?? null}
          taken={languages.map(({ language }) => language)}
          onClose={onClose}
        />
      )}
    />
  );
}

function Certifications({ coach: { certifications } }: OfCoach) {
  const t = useT();
  const text = useAuthorText();
  const remove = useRemoveCertification();
  return (
    <RowList
      title={t('coaches.rows.certifications')}
      most={COACH_LIMITS.certifications}
      onRemove={(id) => remove.mutate(id)}
      rows={certifications.map((certificate) => ({
        id: certificate.coachCertificationId,
        title: text(certificate.title),
        note: text(certificate.issuer),
      }))}
      dialog={(id, onClose) => (
        <CertificationDialog
          row={certifications.find(({ coachCertificationId }) => coachCertificationId === id) ?? null}
          onClose={onClose}
        />
      )}
    />
  );
}

/** The lists of a coach's page. */
export function ProfileRows({ coach }: OfCoach) {
  return (
    <>
      <Languages coach={coach} />
      <Entries coach={coach} list="positions" />
      <Entries coach={coach} list="experience" />
      <Entries coach={coach} list="education" />
      <Certifications coach={coach} />
    </>
  );
}
