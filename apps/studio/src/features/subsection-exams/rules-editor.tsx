import { ApiError } from '@sullam/api-client/api-error.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useTellRefusal } from '../../parts/use-tell-refusal.ts';
import { ExamConflictBanner } from '../exams/exam-conflict-banner.tsx';
import { FindingList, findingLinkClass } from '../exams/finding-list.tsx';
import { AccessPart } from './access-part.tsx';
import { ExamPart } from './exam-part.tsx';
import { GradingPart } from './grading-part.tsx';
import { ReleasePart } from './release-part.tsx';
import { bodyOf, formOf, problemsOf, type RulesForm } from './rules-form.ts';
import { SubsectionExamFrame } from './subsection-exam-frame.tsx';
import {
  readSubsectionExam,
  type SubsectionExam,
  subsectionExamFindingsQuery,
  useSaveSubsectionExam,
} from './subsection-exams.api.ts';
import { WindowPart } from './window-part.tsx';

export interface RulesEditorProps {
  /** What the form began with. */
  readonly base: SubsectionExam;
  /** As it is now: published or not, sat or not. */
  readonly exam: SubsectionExam;
  readonly onTake: (theirs: SubsectionExam) => void;
}

/** The rules by which an exam is held. */
export function RulesEditor({ base, exam, onTake }: RulesEditorProps) {
  const t = useT();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const save = useSaveSubsectionExam(exam.subsectionExamId);
  const [saved, setSaved] = useState(base);
  const [form, setForm] = useState(() => formOf(base));
  const [isChecked, setChecked] = useState(false);
  const [conflict, setConflict] = useState<SubsectionExam | null>(null);
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(saved));
  // publishing counts the version up as well
  if (exam.version !== saved.version && !isDirty && !save.isPending) {
    setSaved(exam);
    setForm(formOf(exam));
  }
  const problems = problemsOf(form, saved);
  const isValid = Object.keys(problems).length === 0;
  const set = (change: Partial<RulesForm>) => setForm((before) => ({ ...before, ...change }));
  const saveAs = async (version: number) => {
    setChecked(!isValid);
    if (!isValid) return;
    try {
      await save.mutateAsync(bodyOf(form, saved, version));
      const next = await readSubsectionExam(exam.subsectionExamId);
      setSaved(next);
      setForm(formOf(next));
      setConflict(null);
      notify({ tone: 'success', text: t('exam-authoring.messages.rulesSaved') });
    } catch (error) {
      if (error instanceof ApiError && error.errorCode === 'conflict')
        return setConflict(await readSubsectionExam(exam.subsectionExamId));
      tellRefusal(error);
    }
  };
  const part = { form, exam: saved, onChange: set, problems: isChecked ? problems : {} };
  return (
    <SubsectionExamFrame exam={exam} isDirty={isDirty}>
      {conflict && (
        <ExamConflictBanner onMine={() => void saveAs(conflict.version)} onTheirs={() => onTake(conflict)} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-6">
          <ExamPart {...part} attemptCount={exam.attemptCount} />
          <WindowPart {...part} />
          <GradingPart {...part} />
          <ReleasePart {...part} />
          <AccessPart {...part} />
        </div>
        <Findings exam={exam} />
      </div>
      <SaveBar
        isDirty={isDirty}
        isSaving={save.isPending}
        hasFailed={save.isError || (isChecked && !isValid)}
        onSave={() => void saveAs(saved.version)}
        onReset={() => setForm(formOf(saved))}
      />
    </SubsectionExamFrame>
  );
}

/** Before it can be published: what is missing, and where. */
function Findings({ exam }: { readonly exam: SubsectionExam }) {
  const t = useT();
  const findings = useQuery(subsectionExamFindingsQuery(exam.subsectionExamId)).data;
  return (
    <aside className="space-y-4 lg:sticky lg:top-[calc(var(--bars-height)+1rem)]">
      <Card className="space-y-3">
        <CardHeading level={3}>{t('exam-authoring.findings.title')}</CardHeading>
        {findings ? (
          <FindingList
            findings={findings.findings}
            wayTo={({ path }) =>
              /^(sections|title)/.test(path) ? (
                <UiLink href={`/courses/${exam.courseId}/exams/${exam.examId}`} className={findingLinkClass}>
                  {t('exam-authoring.actions.toExam')}
                </UiLink>
              ) : (
                <button
                  type="button"
                  className={findingLinkClass}
                  onClick={() =>
                    document
                      .getElementById(path === 'closesAt' ? 'window' : 'release')
                      ?.scrollIntoView({ block: 'start' })
                  }
                >
                  {t('exam-authoring.findings.show')}
                </button>
              )
            }
          />
        ) : (
          <SkeletonText lines={2} />
        )}
      </Card>
      <Card className="space-y-2 text-sm">
        <CardHeading level={3}>{t('exam-authoring.titles.lesson')}</CardHeading>
        <p className="text-muted">{t('exam-authoring.hints.lesson')}</p>
        <UiLink
          href={`/courses/${exam.courseId}/lessons/${exam.subsectionExamId}`}
          className={`${findingLinkClass} inline-block`}
        >
          {t('exam-authoring.actions.toLesson')}
        </UiLink>
      </Card>
    </aside>
  );
}
