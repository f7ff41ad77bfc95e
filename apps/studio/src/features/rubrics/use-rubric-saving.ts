import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import { bodyOf, type RubricDraft } from './rubric-draft.ts';
import { readRubric, useCreateRubric, useSaveRubric } from './rubrics.api.ts';

interface Options {
  /** Null: it is still to be created. */
  rubricId: number | null;
  version: number;
  start: RubricDraft;
  draft: RubricDraft;
}

/** Creates or saves the rubric that is being written. */
export function useRubricSaving({ rubricId, version, start, draft }: Options) {
  const t = useT();
  const format = useFormat();
  const create = useCreateRubric();
  const change = useSaveRubric(rubricId ?? 0);
  return useVersionedSaving({
    version,
    start,
    draft,
    create:
      rubricId === null ? async () => `/rubrics/${(await create.mutateAsync(bodyOf(draft))).rubricId}` : undefined,
    change: (base) => change.mutateAsync({ ...bodyOf(draft), version: base }),
    read: () => readRubric(rubricId ?? 0),
    words: {
      created: t('rubrics.messages.created'),
      saved: (saved) => t('rubrics.messages.saved', { version: format.number(saved) }),
    },
  });
}
