import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useCourseReach } from '../../../parts/use-reach.ts';
import type { SavingState } from './use-text-saving.ts';

export interface SavingNoticeProps {
  readonly courseId: number;
  readonly state: SavingState;
  readonly savedAt: string | null;
  /** Something is kept that isn't published. */
  readonly hasDraft: boolean;
  /** Something was published. */
  readonly isWritten: boolean;
}

/** What of a text has been kept, and who sees it: in a course that is a draft nobody does before the course is published. */
export function SavingNotice({ courseId, state, savedAt, hasDraft, isWritten }: SavingNoticeProps) {
  const t = useT();
  const format = useFormat();
  const { waitsForCourse, goesOutWithCourse } = useCourseReach(courseId);
  const seen = () => {
    if (!isWritten && !hasDraft) return t('builder.editor.savesItself');
    if (hasDraft && !goesOutWithCourse) return t('builder.editor.unsavedDraft');
    return t(waitsForCourse ? 'builder.editor.shownLater' : 'builder.editor.shown');
  };
  const saved = () => {
    const time = savedAt ? t('common.states.savedAt', { time: format.time(savedAt) }) : t('common.states.saved');
    return `${time} · ${seen()}`;
  };
  const texts: Record<SavingState, () => string | null> = {
    clean: seen,
    dirty: () => t('common.states.unsaved'),
    saving: () => t('common.states.saving'),
    saved,
    failed: () => t('builder.editor.draftFailed'),
    conflict: () => null,
  };
  return (
    <p role="status" className={state === 'failed' ? 'text-sm text-danger-text' : 'text-sm text-muted'}>
      {texts[state]()}
    </p>
  );
}
