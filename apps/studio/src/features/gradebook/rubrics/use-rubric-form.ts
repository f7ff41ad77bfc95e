import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { useWriterName } from '../../../parts/version-history.tsx';
import { bodyOf, draftOf, faultsOf, type RubricDraft } from './rubric-draft.ts';
import { type RubricDetail, readRubric, useCreateRubric, useSaveRubric } from './rubrics.api.ts';

const PARTS = {
  title: 'rubrics.fields.title',
  courseId: 'rubrics.fields.scope',
  content: 'rubrics.titles.criteria',
} as const;

interface Options {
  /** Null: it is still to be created. */
  saved: RubricDetail | null;
  start: RubricDraft;
  onTake: ((theirs: RubricDetail) => void) | undefined;
  onUnfit: () => void;
}

/** The rubric that is being written. */
export function useRubricForm({ saved, start, onTake, onUnfit }: Options) {
  const t = useT();
  const format = useFormat();
  const writerName = useWriterName();
  const create = useCreateRubric();
  const change = useSaveRubric(saved?.rubricId ?? 0);
  return useVersionedForm<RubricDetail, RubricDraft>({
    saved,
    start: () => start,
    formOf: draftOf,
    isFit: (draft) => faultsOf(draft).size === 0,
    create: saved ? undefined : async (draft) => `/rubrics/${(await create.mutateAsync(bodyOf(draft))).rubricId}`,
    change: (draft, version) => {
      const { sharing, ...body } = bodyOf(draft);
      return change.mutateAsync({ ...body, ...(saved?.abilities.canShare ? { sharing } : {}), version });
    },
    read: () => readRubric(saved?.rubricId ?? 0),
    changed: (before, theirs) => changedParts(bodyOf(before), bodyOf(theirs), PARTS).map((part) => t(part)),
    words: {
      created: t('rubrics.messages.created'),
      saved: (version) => t('rubrics.messages.saved', { version: format.number(version) }),
      conflict: ({ updatedBy }) => t('rubrics.messages.conflict', { name: writerName(updatedBy) }),
    },
    onTake,
    onUnfit,
  });
}
