import type { Localized } from '@sullam/domain/localized.ts';
import { Printer } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { useAutosave } from '../../learning/builder/builder.public.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import {
  type Exam,
  ExamQuestions,
  ExamSide,
  examQuery,
  isFitExam,
  textOfDraft,
  useExamCheck,
  useExamForm,
} from '../exams/exams.public.ts';
import { RuleFindings } from './rule-findings.tsx';
import { RulesLine } from './rules-line.tsx';
import type { SubsectionExam } from './scheduled-exams.api.ts';
import { SubsectionExamFrame } from './subsection-exam-frame.tsx';

/** A lesson that is an exam, on one page: what it asks, by which rules, what it comes to. */
export function LessonExam({ scheduled }: { readonly scheduled: SubsectionExam }) {
  const t = useT();
  const { data, isError, refetch } = useQuery(examQuery(scheduled.examId));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />;
  if (!data) return <SkeletonText lines={8} />;
  return <ExamPage key={data.examId} saved={data} scheduled={scheduled} />;
}

interface ExamPageProps {
  readonly saved: Exam;
  readonly scheduled: SubsectionExam;
}

/** Who takes what somebody else has saved gets the form made anew from it. */
function ExamPage({ saved, scheduled }: ExamPageProps) {
  const [taken, setTaken] = useState(saved);
  return <Writing key={taken.version} exam={taken} saved={saved} scheduled={scheduled} onTake={setTaken} />;
}

interface WritingProps extends ExamPageProps {
  readonly exam: Exam;
  readonly onTake: (theirs: Exam) => void;
}

/** One title for both: that of the lesson. */
const titled = (exam: Exam, title: Localized): Exam => ({ ...exam, title });

function Writing({ exam, saved, scheduled, onTake }: WritingProps) {
  const t = useT();
  const { heldIn } = saved;
  const isAlone = heldIn.length < 2;
  const { form, setForm, conflict, isDirty, isSaving, ...saving } = useExamForm(
    isAlone ? titled(exam, scheduled.title) : exam,
    onTake,
    true,
  );
  const check = useExamCheck(exam.examId, form);
  const text = textOfDraft(form);
  const [sent, setSent] = useState<string | null>(null);
  // what was refused isn't sent again before it is changed
  const isWaiting = isDirty && !isSaving && conflict === null && isFitExam(form) && sent !== text;
  const save = () => {
    setSent(text);
    return saving.save();
  };
  useAutosave(isWaiting ? text : null, save);
  const state = isSaving
    ? 'common.states.saving'
    : saving.bar.hasFailed
      ? 'common.states.saveFailed'
      : isDirty
        ? 'common.states.unsaved'
        : 'common.states.saved';
  const list = `/courses/${exam.courseId}/exams`;
  return (
    <SubsectionExamFrame
      exam={scheduled}
      isDirty={isDirty}
      actions={
        <LinkButton variant="ghost" icon={Printer} href={`${list}/${exam.examId}/paper`}>
          {t('exam-authoring.actions.paper')}
        </LinkButton>
      }
    >
      {conflict && (
        <div className="mb-6">
          <ConflictBanner {...conflict} />
        </div>
      )}
      <RulesLine exam={scheduled} />
      <FormArea className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-6">
          {!isAlone && <p className="text-sm text-muted">{t('exam-authoring.hints.shared')}</p>}
          <ExamQuestions draft={form} onDraft={setForm} check={check} />
          <Disclosure title={t('exam-authoring.fields.instructions')}>
            <LocalizedText
              label={t('exam-authoring.fields.instructions')}
              hint={t('exam-authoring.hints.instructions')}
              value={form.instructions}
              onChange={(instructions) => setForm((before) => ({ ...before, instructions }))}
            />
          </Disclosure>
          <p role="status" className={saving.bar.hasFailed ? 'text-sm text-danger-text' : 'text-sm text-muted'}>
            {t(state)}
            {scheduled.isPublished && isDirty && ` ${t('exam-authoring.hints.given')}`}
          </p>
        </div>
        <ExamSide draft={form} rules={scheduled} exam={exam} heldIn={isAlone ? [] : heldIn} isInLesson check={check}>
          <RuleFindings subsectionExamId={scheduled.subsectionExamId} />
        </ExamSide>
      </FormArea>
      <LeaveWarning isDirty={isDirty} />
    </SubsectionExamFrame>
  );
}
