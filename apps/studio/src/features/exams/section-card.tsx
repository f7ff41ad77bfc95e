import { Import, Pencil, Plus, Sparkles, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LocalizedLine } from '../../parts/localized-list.tsx';
import { useNotifyError } from '../../parts/use-notify-error.ts';
import { ImportDialog } from '../questions/import-dialog.tsx';
import { readQuestions } from '../questions/questions.api.ts';
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
          <div className="flex items-start gap-2">
            <LocalizedLine
              label={t('exam-authoring.labels.titleOf', { name: label })}
              value={section.title}
              maxLength={TITLE_MOST}
              onChange={(title) => onChange({ title })}
            />
            <IconButton
              icon={Trash2}
              label={t('exam-authoring.actions.removeSection', { name: nameOfSection(section) })}
              onClick={() =>
                onRemoved(
                  { ...draft, sections: draft.sections.filter(({ key }) => key !== section.key) },
                  nameOfSection(section),
                )
              }
            />
          </div>
        )}
        {!plain && (
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
        )}
        {section.draws.length === 0 ? (
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
            rowClassName="items-center py-1"
          >
            {(draw) => (
              <DrawRow
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
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="soft"
            icon={Pencil}
            disabled={task?.kind === 'write'}
            onClick={() => setTask({ kind: 'write' })}
          >
            {t('exam-authoring.actions.write')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={Import}
            {...preloadOn(Dialog)}
            onClick={() => setTask({ kind: 'import' })}
          >
            {t('exam-authoring.actions.import')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={Plus}
            {...preloadOn(Dialog)}
            onClick={() => setTask({ kind: 'pick' })}
          >
            {t('exam-authoring.actions.pick')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={Sparkles}
            {...preloadOn(Dialog)}
            onClick={() => setTask({ kind: 'draw', draw: newDraw(), isNew: true })}
          >
            {t('exam-authoring.actions.draw')}
          </Button>
        </div>
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
            onClose={() => setTask(null)}
            onImported={(ids) =>
              void readQuestions(ids).then(
                (questions) => add(questions.map(({ content, ...rest }) => fixedDraw({ ...rest, type: content.type }))),
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
