import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { QuestionCategorySelect } from './category-select.tsx';
import { FilesReport } from './files-report.tsx';
import { arePoints, type ImportChoices, ImportRows, NO_CHOICES } from './import-rows.tsx';
import {
  type ImportFormat,
  type ImportResult,
  importReportQuery,
  type QuestionFormat,
  useImportQuestions,
  useWithdrawImport,
} from './questions.api.ts';

export const FORMATS: readonly QuestionFormat[] = ['GIFT', 'AIKEN', 'MOODLE_XML', 'QTI'];
const IMPORT_FORMATS: readonly ImportFormat[] = [...FORMATS, 'QTI_1', 'CLOZE', 'NUMBERED'];
const ACCEPT = '.gift,.txt,.xml,.qti,.zip,.imscc';
const MOST_BYTES = 10 * 1024 * 1024;

/** More than these nobody goes through one by one. */
const MOST_ROWS = 100;

/** A pause of this long: whoever writes has stopped to look. */
const PAUSE_MS = 300;

/** What was written last, once there has been a pause. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Something is to be said beside what is taken. */
const hasRemarks = ({ left, changed, file }: ImportResult['report']): boolean =>
  left.length + changed.length + file.length > 0;

export interface ImportDialogProps {
  readonly category: number | null;
  /** They are for an exam: each question's points can be set. */
  readonly withPoints?: boolean;
  /** What was imported, by the ids in the bank, with the points that were set; '' where none were. */
  readonly onImported?: (questionIds: readonly number[], points: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Questions from a file: what would become of each, where they go, then the import itself. */
export function ImportDialog({ category, withPoints = false, onImported, onClose }: ImportDialogProps) {
  const t = useT();
  const notify = useNotify();
  const own = useLanguage();
  const [chosen, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const settled = useSettled(text);
  const pasted = useMemo(
    () =>
      settled.trim() === '' ? null : new File([settled], `${t('questions.files.pasted')}.txt`, { type: 'text/plain' }),
    [settled, t],
  );
  const file = chosen ?? pasted;
  const isPasting = chosen === null && text.trim() !== '';
  const [isTooLarge, setTooLarge] = useState(false);
  const [format, setFormat] = useState<ImportFormat | ''>('');
  const [language, setLanguage] = useState<Language>(own);
  const [questionCategoryId, setCategory] = useState(category);
  const [keepsCategories, setKeepsCategories] = useState(true);
  const [takesKnown, setTakesKnown] = useState(false);
  const [decided, setDecided] = useState<{ about: unknown; choices: ImportChoices }>();
  const reading = { language, takesKnown, ...(format === '' ? {} : { format }) };
  const report = useQuery({
    ...importReportQuery(file ?? new File([], ''), reading),
    enabled: file !== null,
    // while one goes on writing, what was understood before stays in sight
    ...(isPasting ? { placeholderData: keepPreviousData } : {}),
    meta: { isQuiet: true },
  });
  const run = useImportQuestions();
  const undo = useWithdrawImport();
  const take = ([given]: File[]) => {
    if (!given) return;
    setTooLarge(given.size > MOST_BYTES);
    if (given.size <= MOST_BYTES) setFile(given);
  };
  const taken = report.data?.report.taken ?? [];
  // another text has other questions at these places
  const choices = decided?.about === report.data ? (decided?.choices ?? NO_CHOICES) : NO_CHOICES;
  const places = taken.map((_, at) => at).filter((at) => !choices.leftOut.has(at));
  const badPoints = withPoints && places.some((at) => !arePoints(choices.points.get(at) ?? taken[at]?.marks ?? ''));
  const looksLike = report.data?.recognized;
  const send = () =>
    file &&
    run.mutate(
      {
        file,
        ...reading,
        keepsCategories,
        ...(choices.leftOut.size === 0 ? {} : { leftOut: [...choices.leftOut] }),
        ...(questionCategoryId === null ? {} : { questionCategoryId }),
      },
      {
        onSuccess: ({ questionIds, questionCategoryIds }) => {
          const count = questionIds.length;
          onImported?.(
            questionIds,
            places.map((at) => choices.points.get(at) ?? ''),
          );
          const takeBack = () =>
            undo
              .mutateAsync({ questionIds, questionCategoryIds })
              .then(() => notify({ tone: 'info', text: t('questions.files.importUndone', { count }) }))
              .catch(() => undefined); // the call reports the failure itself
          notify({
            tone: 'success',
            text: t('questions.files.imported', { count }),
            action: { label: t('common.actions.undo'), run: () => void takeBack() },
          });
          onClose();
        },
      },
    );
  const areRows = taken.length > 0 && taken.length <= MOST_ROWS;
  const notReady = taken.filter(({ isReady }) => !isReady).length;
  const understood = (
    <>
      {file && report.isFetching && !report.data && (
        <div role="status" aria-label={t('questions.files.reading')}>
          <SkeletonText lines={4} />
        </div>
      )}
      {file && report.isError && (
        <Banner tone="danger">
          {report.error instanceof ApiError ? report.error.message : t('errors.network.generic')}
        </Banner>
      )}
      {file && report.data && (
        <>
          {looksLike && looksLike !== report.data.format && (
            <Banner tone="warning">
              {t('questions.files.looksLike', { format: t(`questions.files.formats.${looksLike}`) })}
            </Banner>
          )}
          <p role="status" className="text-sm">
            {[
              t('questions.files.takenCount', { count: places.length }),
              report.data.report.left.length > 0 &&
                t('questions.files.leftCount', { count: report.data.report.left.length }),
              notReady > 0 && t('questions.files.notReadyCount', { count: notReady }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {areRows && (
            <ImportRows
              taken={taken}
              choices={choices}
              withPoints={withPoints}
              onChange={(next) => setDecided({ about: report.data, choices: next })}
            />
          )}
          {(!areRows || hasRemarks(report.data.report)) && (
            <FilesReport report={areRows ? { ...report.data.report, taken: [] } : report.data.report} />
          )}
        </>
      )}
    </>
  );
  return (
    <FormDialog
      open
      isPanel
      onClose={onClose}
      title={t('questions.titles.import')}
      submitLabel={
        places.length === 0 ? t('questions.list.import') : t('questions.files.import', { count: places.length })
      }
      disabled={places.length === 0 || badPoints || report.isPlaceholderData || (isPasting && text !== settled)}
      pending={run.isPending}
      onSubmit={send}
    >
      {chosen === null ? (
        <div className="space-y-4">
          <TextArea
            label={t('questions.files.paste')}
            hint={t('questions.files.pasteHint')}
            rows={12}
            dir="auto"
            spellCheck={false}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {isPasting ? (
            <div className="min-w-0 space-y-3" aria-busy={report.isFetching}>
              {understood}
            </div>
          ) : (
            <FileDrop
              dropLabel={t('questions.files.drop')}
              hint={t('questions.files.dropHint')}
              accept={ACCEPT}
              error={isTooLarge ? t('errors.codes.media.too-large') : undefined}
              onFiles={take}
            />
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-4 py-3">
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">
              <bdi>{chosen.name}</bdi>
            </span>
            {report.data && (
              <span className="text-sm text-muted">
                {t('questions.files.found', { format: t(`questions.files.formats.${report.data.format}`) })}
              </span>
            )}
          </span>
          <Button size="sm" variant="outline" onClick={() => setFile(null)}>
            {t('questions.files.other')}
          </Button>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('questions.files.format')}
          value={format}
          onChange={(next) => setFormat(IMPORT_FORMATS.find((each) => each === next) ?? '')}
          options={[
            { value: '', label: t('questions.files.detect') },
            ...IMPORT_FORMATS.map((each) => ({ value: each, label: t(`questions.files.formats.${each}`) })),
          ]}
        />
        <NativeSelect
          label={t('questions.files.language')}
          hint={t('questions.files.languageHint')}
          value={language}
          onChange={(next) => setLanguage(next === 'ar' ? 'ar' : 'en')}
          options={[
            { value: 'en', label: t('common.names.english') },
            { value: 'ar', label: t('common.names.arabic') },
          ]}
        />
        <QuestionCategorySelect value={questionCategoryId} onChange={setCategory} />
        <Checkbox
          className="self-end"
          label={t('questions.files.keepCategories')}
          checked={keepsCategories}
          onChange={setKeepsCategories}
        />
        <Checkbox label={t('questions.files.takeKnown')} checked={takesKnown} onChange={setTakesKnown} />
      </div>
      {!isPasting && understood}
    </FormDialog>
  );
}
