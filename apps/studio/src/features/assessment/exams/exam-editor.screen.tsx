import '../../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { ExamQuestions } from './exam-questions.tsx';
import { ExamSide } from './exam-side.tsx';
import { type Exam, examQuery } from './exams.api.ts';
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
  const { form: draft, setForm: setDraft, conflict, ...saving } = useExamForm(exam, onTake);
  const check = useExamCheck(exam.examId, draft);
  const list = `/courses/${exam.courseId}/exams`;
  const isUsed = heldIn.some(({ isPublished }) => isPublished);

  return (
    <ItemFrame
      back={{ href: list, label: t('exam-authoring.actions.all') }}
      title={draft.title}
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
            <ExamQuestions draft={draft} onDraft={setDraft} check={check} />
          </div>
          <ExamSide draft={draft} exam={exam} heldIn={heldIn} check={check} />
        </div>
        {isUsed && saving.isDirty && <p className="mt-6 text-sm text-muted">{t('exam-authoring.hints.given')}</p>}
        <SaveBar {...saving.bar} onSave={saving.save} />
      </FormArea>
    </ItemFrame>
  );
}
