import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useVersionedForm } from '../../parts/use-versioned-form.ts';
import { FindingList, findingLinkClass } from '../exams/finding-list.tsx';
import { AccessPart } from './access-part.tsx';
import { ExamPart } from './exam-part.tsx';
import { GradingPart } from './grading-part.tsx';
import { ReleasePart } from './release-part.tsx';
import { bodyOf, formOf, PARTS, problemsOf, type RulesForm } from './rules-form.ts';
import { SubsectionExamFrame } from './subsection-exam-frame.tsx';
import {
  type SubsectionExam,
  subsectionExamFindingsQuery,
  useReadSubsectionExam,
  useSaveSubsectionExam,
} from './subsection-exams.api.ts';
import { WindowPart } from './window-part.tsx';

/** A password is sent once and never shown again. */
const withoutPassword = (form: RulesForm): RulesForm => ({ ...form, password: '' });

/** The rules by which an exam is scheduled. */
export function RulesEditor({ exam }: { readonly exam: SubsectionExam }) {
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
    settle: withoutPassword,
  });
  const part = { form, exam, onChange: set, problems: problemsOf(form, exam) };
  return (
    <SubsectionExamFrame exam={exam} isDirty={isDirty}>
      <FormArea>
        {conflict && (
          <div className="mb-6">
            <ConflictBanner {...conflict} />
          </div>
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
        <SaveBar {...saving.bar} onSave={saving.save} />
      </FormArea>
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
