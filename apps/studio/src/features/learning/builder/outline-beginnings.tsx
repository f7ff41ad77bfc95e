import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ClipboardPaste, LayoutTemplate, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { ReadinessCard } from '../course-editor/course-editor.public.ts';
import { type TypedLine, typedLines } from './typed-lines.ts';

const PATTERNS = ['weeks', 'hour', 'workshop'] as const;
type Pattern = (typeof PATTERNS)[number];
const WAYS = ['list', 'pattern'] as const;
type Way = (typeof WAYS)[number];
const ICONS: Record<Way, LucideIcon> = { list: ClipboardPaste, pattern: LayoutTemplate };

export interface OutlineBeginningsProps {
  readonly courseId: number;
  /** Adds modules and lessons; the first line is a module. */
  readonly onAdd: (lines: readonly TypedLine[]) => void;
}

/** Below an outline with nothing in it: other ways to begin, and what publishing will ask for. */
export function OutlineBeginnings({ courseId, onAdd }: OutlineBeginningsProps) {
  const t = useT();
  const [way, setWay] = useState<Way | null>(null);
  const close = () => setWay(null);
  const add = (lines: readonly TypedLine[]) => {
    close();
    onAdd(lines);
  };
  return (
    <div className="mt-8 space-y-8">
      <section>
        <h2 className="mb-3 text-body font-semibold">{t('builder.beginnings.title')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          {WAYS.map((each) => (
            <button
              key={each}
              type="button"
              {...preloadOn(Dialog)}
              onClick={() => setWay(each)}
              className="rounded-lg border border-line bg-surface p-4 text-start transition-colors hover:border-control"
            >
              <span className="flex items-center gap-2.5 font-medium">
                <Icon of={ICONS[each]} size={20} className="text-muted" />
                {t(`builder.beginnings.${each}`)}
              </span>
              <span className="mt-1.5 block text-sm text-muted">{t(`builder.beginnings.${each}Text`)}</span>
            </button>
          ))}
        </div>
      </section>
      <ReadinessCard courseId={courseId} here="outline" />
      {way === 'list' && <ListDialog onAdd={add} onClose={close} />}
      {way === 'pattern' && <PatternDialog onAdd={add} onClose={close} />}
    </div>
  );
}

interface BeginningDialogProps {
  readonly onAdd: (lines: readonly TypedLine[]) => void;
  readonly onClose: () => void;
}

/** What the lines would become, as the first of them is a module whatever stands before it. */
function Counted({ lines }: { readonly lines: readonly TypedLine[] }) {
  const t = useT();
  const modules = lines.filter(({ level }, index) => index === 0 || level === 'module').length;
  return (
    <p role="status" className="flex min-h-5 flex-wrap gap-x-5 text-sm text-muted">
      {lines.length > 0 && (
        <>
          <span>{t('builder.outline.modules', { count: modules })}</span>
          <span>{t('builder.outline.lessons', { count: lines.length - modules })}</span>
        </>
      )}
    </p>
  );
}

function ListDialog({ onAdd, onClose }: BeginningDialogProps) {
  const t = useT();
  const [text, setText] = useState('');
  const lines = typedLines(text, TITLE_MAX_LENGTH);
  return (
    <FormDialog
      open
      size="lg"
      title={t('builder.beginnings.list')}
      description={t('builder.beginnings.listHow')}
      submitLabel={t('builder.beginnings.add')}
      disabled={lines.length === 0}
      onSubmit={() => onAdd(lines)}
      onClose={onClose}
    >
      <TextArea
        label={t('builder.beginnings.listField')}
        rows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Counted lines={lines} />
    </FormDialog>
  );
}

function PatternDialog({ onAdd, onClose }: BeginningDialogProps) {
  const t = useT();
  const [pattern, setPattern] = useState<Pattern>('weeks');
  const lines = typedLines(t(`builder.patterns.${pattern}.lines`), TITLE_MAX_LENGTH);
  return (
    <FormDialog
      open
      size="lg"
      title={t('builder.beginnings.pattern')}
      description={t('builder.beginnings.patternHow')}
      submitLabel={t('builder.beginnings.add')}
      onSubmit={() => onAdd(lines)}
      onClose={onClose}
    >
      <RadioGroup
        label={t('builder.beginnings.patternField')}
        value={pattern}
        onChange={(chosen) => setPattern(chosen as Pattern)}
        options={PATTERNS.map((each) => ({
          value: each,
          label: t(`builder.patterns.${each}.name`),
          description: t(`builder.patterns.${each}.text`),
        }))}
      />
      <ol className="space-y-1 rounded-md bg-subtle p-4 text-sm">
        {lines.map(({ level, title }, index) => (
          <li
            key={index}
            className={index === 0 || level === 'module' ? 'font-medium not-first:pt-2' : 'ps-4 text-muted'}
          >
            {title}
          </li>
        ))}
      </ol>
      <Counted lines={lines} />
    </FormDialog>
  );
}
