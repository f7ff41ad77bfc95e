import { isWritten } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  ChevronDown,
  ChevronRight,
  ClipboardPaste,
  Dices,
  Library,
  Plus,
  SlidersHorizontal,
  Trash2,
} from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { LocalizedLine } from '../../../parts/localized-list.tsx';
import { useNotifyError } from '../../../parts/use-notify-error.ts';
import { ImportDialog, readQuestions } from '../questions/questions.public.ts';
import { DrawDialog } from './draw-dialog.tsx';
import { DrawRow } from './draw-row.tsx';
import {
  type DraftDraw,
  type DraftSection,
  type ExamDraft,
  fixedDraw,
  fixedIds,
  moveDraw,
  newDraw,
  withDraw,
  withDraws,
  withoutDraw,
} from './exam-draft.ts';
import { QuestionComposer } from './question-composer.tsx';
import { QuestionPicker } from './question-picker.tsx';
import { useDrawName } from './use-draw-name.ts';
import type { CheckedDraft } from './use-exam-check.ts';

const TITLE_MOST = 200;

export interface SectionCardProps {
  readonly draft: ExamDraft;
  readonly section: DraftSection;
  readonly number: number;
  readonly check: CheckedDraft | undefined;
  /** The only part of an exam without parts: its questions alone. */
  readonly plain?: boolean;
  readonly nameOfSection: (section: DraftSection) => string;
  readonly onChange: (change: Partial<DraftSection>) => void;
  readonly onDraft: (change: (before: ExamDraft) => ExamDraft) => void;
  readonly onRemoved: (next: ExamDraft, name: string) => void;
}

type Task =
  | { kind: 'pick' }
  | { kind: 'write' }
  | { kind: 'import' }
  | { kind: 'draw'; draw: DraftDraw; isNew: boolean };

/** A section of an exam: how one goes through it, and what it asks. */
export function SectionCard(props: SectionCardProps) {
  const { draft, section, number, check, nameOfSection, onChange, onDraft, onRemoved, plain } = props;
  const t = useT();
  const nameOfDraw = useDrawName();
  const [task, setTask] = useState<Task | null>(null);
  const label = t('exam-authoring.labels.sectionNumber', { number });
  const [isFolded, setFolded] = useState(false);
  // a part that has no name yet is asked for one
  const [isSetting, setSetting] = useState(() => !isWritten(section.title));
  const isLast = draft.sections.at(-1)?.key === section.key;
  const begin = (kind: 'pick' | 'write' | 'import') => () => {
    setFolded(false);
    setTask({ kind });
  };
  useKeys({
    title: t('studio.keys.here'),
    lines: isLast
      ? [
          { id: 'exam.write', shown: 'N', code: 'KeyN', words: t('exam-authoring.actions.write'), run: begin('write') },
          { id: 'exam.pick', shown: 'B', code: 'KeyB', words: t('exam-authoring.actions.pick'), run: begin('pick') },
          {
            id: 'exam.import',
            shown: 'V',
            code: 'KeyV',
            words: t('exam-authoring.actions.import'),
            run: begin('import'),
          },
        ]
      : [],
  });
  const countOf = (draws: readonly DraftDraw[]) => draws.reduce((sum, { take }) => sum + take, 0);
  const questionCount = countOf(section.draws);
  const before = countOf(draft.sections.slice(0, number - 1).flatMap(({ draws }) => draws));
  const numberOf = (draw: DraftDraw) => before + countOf(section.draws.slice(0, section.draws.indexOf(draw))) + 1;
  const notifyError = useNotifyError();
  const add = (draws: DraftDraw[]) => onDraft((before) => withDraws(before, section.key, draws));
  const finish = (draw: DraftDraw, isNew: boolean) => {
    if (isNew) add([draw]);
    else onDraft((before) => withDraw(before, draw.key, draw));
    setTask(null);
  };
  return (
    <div id={section.key} tabIndex={-1} className="rounded-lg focus-visible:outline-2 focus-visible:outline-focus">
      <Card as="section" className="space-y-4">
        {!plain && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <button
              type="button"
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
              className="flex min-h-9 min-w-0 items-center gap-2 rounded-sm text-start font-semibold max-sm:me-12 max-sm:w-[calc(100%-3rem)] touch:min-h-11"
            >
              <Icon of={isFolded ? ChevronRight : ChevronDown} mirrored={isFolded} size={18} className="text-muted" />
              <bdi className="min-w-0 wrap-anywhere">{nameOfSection(section)}</bdi>
            </button>
            <p className="text-sm text-muted">
              {[
                t('exam-authoring.labels.questions', { count: questionCount }),
                section.navigation === 'ONE_WAY' && t('exam-authoring.navigation.ONE_WAY'),
                section.isShuffled && t('exam-authoring.fields.isShuffled'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <span className="ms-auto flex">
              <IconButton
                icon={SlidersHorizontal}
                iconSize={18}
                label={t('exam-authoring.actions.sectionSettings', { name: nameOfSection(section) })}
                aria-expanded={isSetting}
                onClick={() => setSetting(!isSetting)}
              />
              <IconButton
                icon={Trash2}
                iconSize={18}
                label={t('exam-authoring.actions.removeSection', { name: nameOfSection(section) })}
                onClick={() =>
                  onRemoved(
                    { ...draft, sections: draft.sections.filter(({ key }) => key !== section.key) },
                    nameOfSection(section),
                  )
                }
              />
            </span>
          </div>
        )}
        {!plain && isSetting && (
          <div className="space-y-3 rounded-md bg-subtle p-4">
            <LocalizedLine
              label={t('exam-authoring.labels.titleOf', { name: label })}
              value={section.title}
              maxLength={TITLE_MOST}
              onChange={(title) => onChange({ title })}
            />
            <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
              <NativeSelect
                className="w-full sm:w-52"
                label={t('exam-authoring.fields.navigation')}
                value={section.navigation}
                options={(['FREE', 'ONE_WAY'] as const).map((value) => ({
                  value,
                  label: t(`exam-authoring.navigation.${value}`),
                }))}
                onChange={(value) => onChange({ navigation: value === 'ONE_WAY' ? 'ONE_WAY' : 'FREE' })}
              />
              <Switch
                label={t('exam-authoring.fields.isShuffled')}
                checked={section.isShuffled}
                onChange={(isShuffled) => onChange({ isShuffled })}
              />
              <Switch
                label={t('exam-authoring.fields.shufflesChoices')}
                checked={section.shufflesChoices}
                onChange={(shufflesChoices) => onChange({ shufflesChoices })}
              />
            </div>
          </div>
        )}
        {isFolded ? null : section.draws.length === 0 ? (
          <p className="rounded-md border border-dashed border-line px-4 py-5 text-center text-sm text-muted">
            {t('exam-authoring.empty.draws')}
          </p>
        ) : (
          <SortableRows
            label={t('exam-authoring.labels.drawsOf', { name: nameOfSection(section) })}
            items={section.draws}
            idOf={({ key }) => key}
            nameOf={nameOfDraw}
            onChange={(draws) => onChange({ draws })}
            className="divide-y divide-line border-y border-line"
            rowClassName="min-h-11.5 items-center py-1"
          >
            {(draw) => (
              <DrawRow
                number={numberOf(draw)}
                draw={draw}
                checked={check?.draws.get(draw.key)}
                otherSections={draft.sections
                  .filter(({ key }) => key !== section.key)
                  .map((other) => ({ key: other.key, name: nameOfSection(other) }))}
                onChange={(change) => onDraft((before) => withDraw(before, draw.key, change))}
                onEdit={() => setTask({ kind: 'draw', draw, isNew: false })}
                onMove={(sectionKey) => onDraft((before) => moveDraw(before, draw.key, sectionKey))}
                onRemove={() => onRemoved(withoutDraw(draft, draw.key), nameOfDraw(draw))}
              />
            )}
          </SortableRows>
        )}
        {task?.kind === 'write' && (
          <QuestionComposer onAdded={(question) => add([fixedDraw(question)])} onClose={() => setTask(null)} />
        )}
        {task?.kind !== 'write' && !isFolded && (
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => setTask({ kind: 'write' })}
              className="flex min-h-(--control-size) min-w-0 flex-1 basis-64 items-center gap-2.5 rounded-md border border-dashed border-control px-3 text-start text-sm text-muted transition-colors hover:border-primary hover:text-ink"
            >
              <Icon of={Plus} size={18} />
              <span className="min-w-0 flex-1">{t('exam-authoring.actions.write')}</span>
              {isLast && <KeyHint of="N" className="border-line" />}
            </button>
            <Button variant="outline" icon={Library} {...preloadOn(Dialog)} onClick={() => setTask({ kind: 'pick' })}>
              {t('exam-authoring.actions.pick')}
            </Button>
            <Button
              variant="outline"
              icon={ClipboardPaste}
              {...preloadOn(Dialog)}
              onClick={() => setTask({ kind: 'import' })}
            >
              {t('exam-authoring.actions.import')}
            </Button>
            <Button
              variant="outline"
              icon={Dices}
              {...preloadOn(Dialog)}
              onClick={() => setTask({ kind: 'draw', draw: newDraw(), isNew: true })}
            >
              {t('exam-authoring.actions.draw')}
            </Button>
          </div>
        )}
        {task?.kind === 'pick' && (
          <QuestionPicker
            taken={fixedIds(draft)}
            onClose={() => setTask(null)}
            onPick={(questions) => {
              add(questions.map(fixedDraw));
              setTask(null);
            }}
          />
        )}
        {task?.kind === 'import' && (
          <ImportDialog
            category={null}
            withPoints
            onClose={() => setTask(null)}
            onImported={(ids, points) =>
              void readQuestions(ids).then(
                (questions) =>
                  add(
                    questions.map(({ content, ...rest }) => ({
                      ...fixedDraw({ ...rest, type: content.type }),
                      marks: points[ids.indexOf(rest.questionId)] ?? '',
                    })),
                  ),
                notifyError,
              )
            }
          />
        )}
        {task?.kind === 'draw' && (
          <DrawDialog
            draw={task.draw}
            isNew={task.isNew}
            onClose={() => setTask(null)}
            onDone={(draw) => finish(draw, task.isNew)}
          />
        )}
      </Card>
    </div>
  );
}
