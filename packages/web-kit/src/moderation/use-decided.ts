import { useNotify, useT } from '../kit-context.tsx';
import { type Act, useTakeBack } from './moderation.api.ts';

/** Says what was decided, with a way back; the text stays where it is found again, too. */
export function useDecided() {
  const t = useT();
  const notify = useNotify();
  const { mutate: takeBack } = useTakeBack();
  const undo = (moderationCaseId: number, onUndone?: () => void) =>
    takeBack(moderationCaseId, {
      onSuccess: () => {
        notify({ tone: 'success', text: t('moderation-desk.messages.undone') });
        onUndone?.();
      },
    });
  const say = (act: Act, moderationCaseId: number, onUndone?: () => void) =>
    notify({
      tone: 'success',
      text: t(`moderation-desk.messages.${act}`),
      action: { label: t('common.actions.undo'), run: () => undo(moderationCaseId, onUndone) },
    });
  return { say, undo };
}
