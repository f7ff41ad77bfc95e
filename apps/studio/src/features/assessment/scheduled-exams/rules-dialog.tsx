import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { AccessPart } from './access-part.tsx';
import { ExamPart } from './exam-part.tsx';
import { GradingPart } from './grading-part.tsx';
import { ReleasePart } from './release-part.tsx';
import { bodyOf, formOf, PARTS, problemsOf, type RulesForm } from './rules-form.ts';
import { type SubsectionExam, useReadSubsectionExam, useSaveSubsectionExam } from './scheduled-exams.api.ts';
import { WindowPart } from './window-part.tsx';

/** A password is sent once and never shown again. */
const withoutPassword = (form: RulesForm): RulesForm => ({ ...form, password: '' });

export interface RulesDialogProps {
  readonly exam: SubsectionExam;
  readonly onClose: () => void;
}

/** The rules by which an exam is held: they are saved together, or not at all. */
export function RulesDialog({ exam, onClose }: RulesDialogProps) {
  const t = useT();
  const save = useSaveSubsectionExam(exam.subsectionExamId);
  const { form, set, conflict, isDirty, ...saving } = useVersionedForm({
    // publishing counts the version up as well
    saved: exam,
    start: () => formOf(exam),
    formOf,
    isFit: (draft) => Object.keys(problemsOf(draft, exam)).length === 0,
    change: (draft, version) => save.mutateAsync(bodyOf(draft, exam, version)),
    read: useReadSubsectionExam(exam.subsectionExamId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('exam-authoring.messages.rulesSaved') },
    onSaved: onClose,
    settle: withoutPassword,
  });
  const part = { form, exam, onChange: set, problems: problemsOf(form, exam) };
  return (
    <FormDialog
      open
      size="xl"
      title={t('exam-authoring.titles.rules')}
      submitLabel={t('common.actions.saveChanges')}
      pending={saving.isSaving}
      disabled={!isDirty}
      onSubmit={saving.save}
      onClose={onClose}
    >
      {conflict && <ConflictBanner {...conflict} />}
      <WindowPart {...part} />
      <GradingPart {...part} />
      <ReleasePart {...part} />
      <AccessPart {...part} />
      <ExamPart {...part} attemptCount={exam.attemptCount} />
      <p className="text-sm text-muted">
        {t('exam-authoring.hints.lesson')}{' '}
        <UiLink href={`/courses/${exam.courseId}/outline?lesson=${exam.subsectionExamId}`} className={textLinkClass}>
          {t('exam-authoring.actions.toLesson')}
        </UiLink>
      </p>
    </FormDialog>
  );
}
