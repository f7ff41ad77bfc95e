import { ApiError } from '@sullam/api-client/api-error.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Info } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SaveBar } from '../../parts/save-bar.tsx';
import { outlineQuery } from '../builder/builder.api.ts';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import {
  type AssignmentEditing,
  assignmentQuery,
  courseAssignmentsQuery,
  findingsQuery,
  useAssignmentStep,
  useSaveAssignment,
} from './assignments.api.ts';
import { bodyOf, formOf, problemsOf, type RulesForm, sourceOf } from './rules-form.ts';
import { DatesPart, MarkingPart, TaskPart } from './rules-parts.tsx';

/** What is missing before learners see it. */
function Findings({ assignmentId }: { readonly assignmentId: number }) {
  const t = useT();
  const data = useQuery(findingsQuery(assignmentId)).data;
  if (!data) return null;
  if (data.findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-success-text">
        <Icon of={CircleCheck} size={18} />
        {t('assignment-marking.findings.none')}
      </p>
    );
  return (
    <ul className="space-y-2 text-sm">
      {data.findings.map(({ code, isRequired, count }) => (
        <li key={code} className="flex items-start gap-2">
          <Icon
            of={isRequired ? CircleAlert : Info}
            size={16}
            className={`mt-[0.2lh] shrink-0 ${isRequired ? 'text-danger-text' : 'text-muted'}`}
          />
          {code === 'learners-without-group'
            ? t('assignment-marking.findings.learners-without-group', { count })
            : t(`assignment-marking.findings.${code}`)}
        </li>
      ))}
    </ul>
  );
}

function PublishButton({ saved, isDirty }: { readonly saved: AssignmentEditing; readonly isDirty: boolean }) {
  const t = useT();
  const notify = useNotify();
  const step = useAssignmentStep(saved.assignmentId);
  const { isPublished } = saved;
  const turn = async () => {
    // why it was refused has been said by then
    const isDone = await step.mutateAsync(isPublished ? 'unpublish' : 'publish').then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify({
      tone: 'success',
      text: t(isPublished ? 'assignment-marking.messages.unpublished' : 'assignment-marking.messages.published'),
    });
  };
  return (
    <Button
      variant={isPublished ? 'outline' : 'primary'}
      disabled={isDirty}
      pending={step.isPending}
      onClick={() => void turn()}
    >
      {t(isPublished ? 'assignment-marking.actions.unpublish' : 'assignment-marking.actions.publish')}
    </Button>
  );
}

interface EditorProps {
  readonly saved: AssignmentEditing | null;
  readonly onDirty?: (isDirty: boolean) => void;
}

/** What somebody else has saved meanwhile takes the form's place only while nothing is being written in it. */
function HeldEditor({ saved }: { readonly saved: AssignmentEditing }) {
  const [taken, setTaken] = useState(saved);
  const [isDirty, setDirty] = useState(false);
  const isTaken = taken.version === saved.version;
  if (!isTaken && !isDirty) setTaken(saved);
  return <Editor key={taken.version} saved={isTaken ? saved : taken} onDirty={setDirty} />;
}

function Editor({ saved, onDirty }: EditorProps) {
  const t = useT();
  const notify = useNotify();
  const { courseId, assignmentId } = useAssignmentPlace();
  const save = useSaveAssignment(assignmentId);
  const start = formOf(sourceOf(saved));
  const [form, setForm] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const problems = problemsOf(form);
  const isDirty = saved === null || JSON.stringify(form) !== JSON.stringify(start);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const put = (change: Partial<RulesForm>) => setForm((before) => ({ ...before, ...change }));
  const send = async () => {
    setChecked(true);
    if (problems.size > 0) return;
    try {
      // awaited: what is saved takes this form's place
      await save.mutateAsync(bodyOf(form, saved?.version ?? 0));
      onDirty?.(false);
      notify({ tone: 'success', text: t('assignment-marking.messages.rulesSaved') });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.errorCode === 'conflict';
      setConflict(isConflict);
      const said = error instanceof ApiError ? (error.details[0]?.message ?? error.message) : null;
      if (!isConflict) notify({ tone: 'error', text: said ?? t('errors.network.generic') });
    }
  };
  const part = { form, onChange: put, problems: isChecked ? problems : new Set<never>(), saved };
  const editor = (
    <div className="max-w-220">
      {hasConflict && (
        <div className="mb-6">
          <Banner tone="warning" live="assertive">
            {t('assignment-marking.messages.rulesConflict')}
          </Banner>
        </div>
      )}
      <div className="space-y-6">
        {saved && <Findings assignmentId={assignmentId} />}
        <TaskPart {...part} />
        <DatesPart {...part} />
        <MarkingPart {...part} courseId={courseId} />
      </div>
      <SaveBar
        isDirty={isDirty}
        isNew={saved === null}
        isSaving={save.isPending}
        hasFailed={save.isError || (isChecked && problems.size > 0)}
        onSave={() => void send()}
        onReset={() => setForm(start)}
      />
    </div>
  );
  if (!saved) return editor;
  return <AssignmentFrame actions={<PublishButton saved={saved} isDirty={isDirty} />}>{editor}</AssignmentFrame>;
}

/** What an assignment asks and by which rules; a lesson without one gets its first. */
export function AssignmentRulesScreen() {
  const t = useT();
  const { courseId, assignmentId } = useAssignmentPlace();
  const outline = useQuery(outlineQuery(courseId));
  const lesson = outline.data?.sections
    .flatMap(({ subsections }) => subsections)
    .find(({ courseSubsectionId }) => courseSubsectionId === assignmentId);
  // a lesson that was just added has none, which is no failure
  const made = useQuery(courseAssignmentsQuery(courseId, { skip: 0, take: 100 }));
  const isMade =
    made.data && (made.data.total > 100 || made.data.data.some((each) => each.assignmentId === assignmentId));
  const held = useQuery({ ...assignmentQuery(assignmentId), enabled: isMade === true });
  const isGone = outline.data !== undefined && lesson?.kind !== 'ASSIGNMENT';
  const retry = () => void Promise.all([outline.refetch(), made.refetch(), ...(isMade ? [held.refetch()] : [])]);
  if (outline.isError || made.isError || (held.isError && !held.data) || isGone)
    return <ErrorState title={t('common.failed.title')} onRetry={retry} compact />;
  if (lesson && isMade === false) return <Editor key="new" saved={null} />;
  return held.data ? <HeldEditor saved={held.data} /> : <SkeletonText lines={8} />;
}
