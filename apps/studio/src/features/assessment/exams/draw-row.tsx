import { Icon } from '@sullam/ui/base/icon.tsx';
import { Dices, EllipsisVertical, ExternalLink, Eye, Layers, Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { isQuestionType, TYPE_ICONS } from '../questions/questions.public.ts';
import type { DraftDraw } from './exam-draft.ts';
import { useMarksText } from './exam-facts.tsx';
import { MarksField } from './marks-field.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { useDrawName } from './use-draw-name.ts';
import type { CheckedDraft } from './use-exam-check.ts';

type CheckedDraw = CheckedDraft['draws'] extends ReadonlyMap<string, infer Draw> ? Draw : never;

export interface DrawRowProps {
  /** Of its first question, counted through all parts. */
  readonly number: number;
  readonly draw: DraftDraw;
  readonly checked: CheckedDraw | undefined;
  readonly otherSections: readonly { readonly key: string; readonly name: string }[];
  readonly onChange: (change: Partial<DraftDraw>) => void;
  readonly onEdit: () => void;
  readonly onMove: (sectionKey: string) => void;
  readonly onRemove: () => void;
}

/** One draw in a section: what is asked and what it is worth. */
export function DrawRow(props: DrawRowProps) {
  const { number, draw, checked, otherSections, onChange, onEdit, onMove, onRemove } = props;
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const marksText = useMarksText();
  const nameOfDraw = useDrawName();
  const [isPreviewed, setPreviewed] = useState(false);
  const name = nameOfDraw(draw);
  const type = isQuestionType(draw.questionType ?? undefined) ? draw.questionType : null;
  const isFixed = draw.questionId !== null;
  const isShort = !isFixed && checked !== undefined && checked.candidateCount < draw.take;
  return (
    <div
      id={draw.key}
      tabIndex={-1}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-md py-0.5 focus-visible:outline-2 focus-visible:outline-focus sm:flex-nowrap"
    >
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-2.5">
        <span className="min-w-[2ch] shrink-0 text-end text-sm text-muted tabular">
          {draw.take > 1
            ? t('exam-authoring.labels.span', {
                from: format.number(number),
                to: format.number(number + draw.take - 1),
              })
            : format.number(number)}
        </span>
        <Icon
          of={isFixed && isQuestionType(type ?? undefined) ? TYPE_ICONS[type as keyof typeof TYPE_ICONS] : Dices}
          size={18}
          className="shrink-0 text-muted"
        />
        <button
          type="button"
          onClick={isFixed ? () => setPreviewed(true) : onEdit}
          className="clip-lines-2 min-w-0 rounded-sm text-start underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        {!isFixed && checked && (
          <Badge tone={isShort ? 'danger' : 'neutral'}>
            {t('exam-authoring.labels.candidates', { count: checked.candidateCount })}
          </Badge>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2 max-sm:ms-auto">
        {checked && draw.marks !== '' && draw.take > 1 && (
          <span className="text-sm text-muted tabular whitespace-nowrap">
            {t('exam-authoring.labels.times', { number: format.number(draw.take) })}
          </span>
        )}
        <MarksField
          label={t('exam-authoring.labels.marksFor', { name })}
          value={draw.marks}
          placeholder={checked ? marksText(checked) : ''}
          onChange={(marks) => onChange({ marks })}
        />
        <MenuButton
          icon={EllipsisVertical}
          label={t('studio.words.actionsFor', { name })}
          groups={[
            {
              id: 'draw',
              items: [
                ...(isFixed
                  ? [
                      {
                        id: 'preview',
                        label: t('exam-authoring.actions.preview'),
                        icon: Eye,
                        onAction: () => setPreviewed(true),
                      },
                      {
                        id: 'open',
                        label: t('exam-authoring.actions.openQuestion'),
                        icon: ExternalLink,
                        onAction: () => go(`/questions/${draw.questionId}`),
                      },
                    ]
                  : [{ id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: onEdit }]),
                { id: 'remove', label: t('common.actions.remove'), icon: Trash2, danger: true, onAction: onRemove },
              ],
            },
            ...(otherSections.length > 0
              ? [
                  {
                    id: 'sections',
                    title: t('exam-authoring.actions.moveTo'),
                    items: otherSections.map((other) => ({
                      id: other.key,
                      label: other.name,
                      icon: Layers,
                      onAction: () => onMove(other.key),
                    })),
                  },
                ]
              : []),
          ]}
        />
      </span>
      {isPreviewed && draw.questionId !== null && (
        <QuestionPreview questionId={draw.questionId} onClose={() => setPreviewed(false)} />
      )}
    </div>
  );
}
