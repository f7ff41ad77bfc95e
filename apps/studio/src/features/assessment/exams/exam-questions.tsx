import { isWritten } from '@sullam/domain/localized.ts';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Dispatch, SetStateAction } from 'react';
import { type ExamDraft, newSection, withSection } from './exam-draft.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckedDraft } from './use-exam-check.ts';

export interface ExamQuestionsProps {
  readonly draft: ExamDraft;
  readonly onDraft: Dispatch<SetStateAction<ExamDraft>>;
  readonly check: CheckedDraft | undefined;
}

/** Only one part, and nothing said of it: who doesn't want parts doesn't meet them. */
const isPlain = ({ sections: [only, ...others] }: ExamDraft): boolean =>
  only !== undefined &&
  others.length === 0 &&
  !isWritten(only.title) &&
  only.navigation === 'FREE' &&
  !only.isShuffled &&
  !only.shufflesChoices;

/** What an exam asks: its questions, in parts if it has any. */
export function ExamQuestions({ draft, onDraft, check }: ExamQuestionsProps) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const plain = isPlain(draft);
  /** Takes something away in a way that can be taken back. */
  const removed = (next: ExamDraft, name: string) => {
    const before = draft;
    onDraft(next);
    notify({
      tone: 'info',
      text: t('exam-authoring.messages.removed', { name }),
      action: { label: t('common.actions.undo'), run: () => onDraft(before) },
    });
  };
  const nameOfSection = (section: ExamDraft['sections'][number], at: number) =>
    text(section.title) || t('exam-authoring.labels.sectionNumber', { number: at + 1 });
  const addSection = () => onDraft((before) => ({ ...before, sections: [...before.sections, newSection()] }));
  return (
    <section
      aria-label={t(plain ? 'exam-authoring.titles.questions' : 'exam-authoring.titles.sections')}
      className="space-y-4"
    >
      {!plain && <h3 className="text-body font-medium">{t('exam-authoring.titles.sections')}</h3>}
      {draft.sections.length === 0 && (
        <EmptyState
          compact
          level={3}
          drawing="inbox"
          title={t('exam-authoring.empty.sections')}
          description={t('exam-authoring.empty.sectionsText')}
        />
      )}
      <SortableRows
        label={t('exam-authoring.titles.sections')}
        items={draft.sections}
        idOf={({ key }) => key}
        nameOf={(section) => nameOfSection(section, draft.sections.indexOf(section))}
        onChange={(sections) => onDraft((before) => ({ ...before, sections }))}
        className="space-y-4"
        // on phones the handle stands in the part's own corner, beside its name
        rowClassName={
          plain
            ? '[&>[data-move=handle]]:hidden'
            : 'relative items-start max-sm:[&>[data-move=handle]]:absolute max-sm:[&>[data-move=handle]]:end-5 max-sm:[&>[data-move=handle]]:top-4 max-sm:[&>[data-move=handle]]:z-1'
        }
      >
        {(section, at) => (
          <SectionCard
            plain={plain}
            draft={draft}
            section={section}
            number={at + 1}
            check={check}
            nameOfSection={(other) => nameOfSection(other, draft.sections.indexOf(other))}
            onChange={(change) => onDraft((before) => withSection(before, section.key, change))}
            onDraft={onDraft}
            onRemoved={removed}
          />
        )}
      </SortableRows>
      <Button variant={plain ? 'ghost' : 'outline'} icon={Plus} onClick={addSection}>
        {t(plain ? 'exam-authoring.actions.group' : 'exam-authoring.actions.addSection')}
      </Button>
    </section>
  );
}
