import { useNotify, useT } from '../kit-context.tsx';

/**
 * Copies a text and says so, or that the device refused: without https, by a rule of the organisation, or because a reader said
 * no. Answers whether it was copied.
 */
export function useCopy(): (text: string, said?: string) => Promise<boolean> {
  const t = useT();
  const notify = useNotify();
  return async (text, said = t('common.states.copied')) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // also where there is no clipboard at all; what the browser says of it is for programmers
      notify({ tone: 'warning', text: t('common.states.copyRefused') });
      return false;
    }
    notify({ tone: 'success', text: said });
    return true;
  };
}
