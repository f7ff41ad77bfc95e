import '../../../app.css';
import type { Localized } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Info } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { outlineQuery } from '../../../parts/course.api.ts';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { usePublishedText } from '../../../parts/use-reach.ts';
import { useStep } from '../../../parts/use-step.ts';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import {
  type AssignmentEditing,
  assignmentQuery,
  courseAssignmentsQuery,
  findingsQuery,
  useAssignmentStep,
  useReadAssignment,
  useSaveAssignment,
} from './assignments.api.ts';
import { bodyOf, formOf, PARTS, problemsOf, type RulesForm, sourceOf } from './rules-form.ts';
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

function usePublishing(assignmentId: number) {
  const t = useT();
  const publishedText = usePublishedText(useAssignmentPlace().courseId);
  return useStep<'publish' | 'unpublish'>({
    mutation: useAssignmentStep(assignmentId),
    done: (next) =>
      next === 'publish'
        ? publishedText(t('assignment-marking.messages.published'))
        : t('assignment-marking.messages.unpublished'),
  });
}

function PublishButton({ saved, isDirty }: { readonly saved: AssignmentEditing; readonly isDirty: boolean }) {
  const t = useT();
  const { isPublished } = saved;
  const step = usePublishing(saved.assignmentId);
  return (
    <Button
      variant={isPublished ? 'outline' : 'primary'}
      disabled={isDirty}
      pending={step.isPending}
      onClick={() => void step.take(isPublished ? 'unpublish' : 'publish')}
    >
      {t(isPublished ? 'assignment-marking.actions.unpublish' : 'assignment-marking.actions.publish')}
    </Button>
  );
}

interface EditorProps {
  readonly saved: AssignmentEditing | null;
  /** What the lesson is called. */
  readonly title: Localized;
}

function Editor({ saved, title }: EditorProps) {
  const t = useT();
  const { courseId, assignmentId, places } = useAssignmentPlace();
  const save = useSaveAssignment(assignmentId);
  const publishing = usePublishing(assignmentId);
  const read = useReadAssignment(assignmentId);
  // pressed before there was anything to publish: it follows on the first save
  const isPublishedNext = useRef(false);
  const { form, set, conflict, ...saving } = useVersionedForm<AssignmentEditing, RulesForm>({
    saved,
    start: () => formOf(sourceOf(saved)),
    formOf,
    isFit: (draft) => problemsOf(draft).size === 0,
    change: (draft, version) => save.mutateAsync(bodyOf(draft, version)),
    read,
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('assignment-marking.messages.rulesSaved') },
    onSaved: () => {
      const publish = () => publishing.take('publish');
      // what is read of it for the first time must not be older than its publication: that is refreshed only once it is there
      if (isPublishedNext.current) void read().then(publish, publish);
      isPublishedNext.current = false;
    },
  });
  const saveAnd = (publishes: boolean) => {
    isPublishedNext.current = publishes;
    saving.save();
  };
  const isDirty = saved === null || saving.isDirty;
  const part = { form, onChange: set, problems: problemsOf(form), saved };
  const editor = (
    <FormArea className="max-w-220">
      <div className="space-y-6">
        {conflict && <ConflictBanner {...conflict} />}
        {saved && <Findings assignmentId={assignmentId} />}
        <TaskPart {...part} />
        <DatesPart {...part} />
        <MarkingPart {...part} courseId={courseId} />
      </div>
      <SaveBar {...saving.bar} isDirty={isDirty} onSave={() => saveAnd(false)} />
    </FormArea>
  );
  if (!saved)
    return (
      <ItemFrame
        back={{ href: places.list, label: t('assignment-marking.actions.allAssignments') }}
        title={title}
        mark={<PublicationBadge isPublished={false} />}
        actions={
          <Button pending={saving.bar.isSaving || publishing.isPending} onClick={() => saveAnd(true)}>
            {t('assignment-marking.actions.publish')}
          </Button>
        }
      >
        {editor}
      </ItemFrame>
    );
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
  const saved = useQuery({ ...assignmentQuery(assignmentId), enabled: isMade === true });
  const areFindingsThere = useQueriesSettled(isMade ? [findingsQuery(assignmentId)] : []);
  const isGone = outline.data !== undefined && lesson?.kind !== 'ASSIGNMENT';
  const retry = () => void Promise.all([outline.refetch(), made.refetch(), ...(isMade ? [saved.refetch()] : [])]);
  if (outline.isError || made.isError || (saved.isError && !saved.data) || isGone)
    return <ErrorState title={t('common.failed.title')} onRetry={retry} compact />;
  if (lesson && isMade === false) return <Editor key="new" saved={null} title={lesson.title} />;
  return saved.data && areFindingsThere ? (
    <Editor key="saved" saved={saved.data} title={saved.data.title} />
  ) : (
    <SkeletonText lines={8} />
  );
}
