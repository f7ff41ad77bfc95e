import { Plus, Printer } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { ItemFrame } from '../../parts/item-frame.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { TitleField } from '../../parts/title-field.tsx';
import { LocalizedText } from '../rich-text/localized-text.tsx';
import { type ExamDraft, newSection, withSection } from './exam-draft.ts';
import { ExamSide } from './exam-side.tsx';
import { type Exam, examQuery } from './exams.api.ts';
import { SectionCard } from './section-card.tsx';
import { useExamCheck } from './use-exam-check.ts';
import { useExamForm } from './use-exam-form.ts';

/** One exam of a course: its words, its sections, what they ask. */
export function ExamEditorScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(examQuery(usePathId('examId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />;
  if (!data) return <SkeletonText lines={8} />;
  return <ExamPage key={data.examId} saved={data} />;
}

/** Who takes what somebody else has saved gets the form made anew from it. */
function ExamPage({ saved }: { readonly saved: Exam }) {
  const [taken, setTaken] = useState(saved);
  return <Editor key={taken.version} exam={taken} heldIn={saved.heldIn} onTake={setTaken} />;
}

interface EditorProps {
  readonly exam: Exam;
  /** As it is now: that changes without a new version. */
  readonly heldIn: Exam['heldIn'];
  readonly onTake: (theirs: Exam) => void;
}

function Editor({ exam, heldIn, onTake }: EditorProps) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const { form: draft, setForm: setDraft, conflict, ...saving } = useExamForm(exam, onTake);
  const check = useExamCheck(exam.examId, draft);
  const list = `/courses/${exam.courseId}/exams`;
  const isUsed = heldIn.some(({ isPublished }) => isPublished);

  /** Takes something away in a way that can be taken back. */
  const removed = (next: ExamDraft, name: string) => {
    const before = draft;
    setDraft(next);
    notify({
      tone: 'info',
      text: t('exam-authoring.messages.removed', { name }),
      action: { label: t('common.actions.undo'), run: () => setDraft(before) },
    });
  };
  const nameOfSection = (section: ExamDraft['sections'][number], at: number) =>
    text(section.title) || t('exam-authoring.labels.sectionNumber', { number: at + 1 });
  const addSection = () => setDraft({ ...draft, sections: [...draft.sections, newSection()] });
  return (
    <ItemFrame
      back={{ href: list, label: t('exam-authoring.actions.all') }}
      title={<AuthorTextFor text={draft.title} />}
      actions={
        <LinkButton variant="outline" icon={Printer} href={`${list}/${exam.examId}/paper`}>
          {t('exam-authoring.actions.paper')}
        </LinkButton>
      }
    >
      <FormArea>
        {conflict && (
          <div className="mb-6">
            <ConflictBanner {...conflict} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0 space-y-6">
            <TitleField
              label={t('exam-authoring.fields.title')}
              value={draft.title}
              onChange={(title) => setDraft({ ...draft, title })}
            />
            <LocalizedText
              label={t('exam-authoring.fields.instructions')}
              hint={t('exam-authoring.hints.instructions')}
              value={draft.instructions}
              onChange={(instructions) => setDraft((before) => ({ ...before, instructions }))}
            />
            <section aria-label={t('exam-authoring.titles.sections')} className="space-y-4">
              <h3 className="text-body font-medium">{t('exam-authoring.titles.sections')}</h3>
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
                onChange={(sections) => setDraft({ ...draft, sections })}
                className="space-y-4"
                // on phones the handle stands in the part's own corner, under what removes it
                rowClassName="relative items-start max-sm:[&>[data-move=handle]]:absolute max-sm:[&>[data-move=handle]]:end-5 max-sm:[&>[data-move=handle]]:top-16 max-sm:[&>[data-move=handle]]:z-1"
              >
                {(section, at) => (
                  <SectionCard
                    draft={draft}
                    section={section}
                    number={at + 1}
                    check={check}
                    nameOfSection={(other) => nameOfSection(other, draft.sections.indexOf(other))}
                    onChange={(change) => setDraft((before) => withSection(before, section.key, change))}
                    onDraft={setDraft}
                    onRemoved={removed}
                  />
                )}
              </SortableRows>
              <Button variant="outline" icon={Plus} onClick={addSection}>
                {t('exam-authoring.actions.addSection')}
              </Button>
            </section>
          </div>
          <ExamSide exam={exam} heldIn={heldIn} check={check} />
        </div>
        {isUsed && saving.isDirty && <p className="mt-6 text-sm text-muted">{t('exam-authoring.hints.given')}</p>}
        <SaveBar {...saving.bar} onSave={saving.save} />
      </FormArea>
    </ItemFrame>
  );
}
