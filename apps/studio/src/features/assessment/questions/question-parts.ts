import { useT } from '@sullam/web-kit/kit-context.tsx';

const PARTS = ['name', 'prompt', 'hints', 'content', 'key', 'marks', 'negativeMarks', 'difficulty'] as const;

/** The names of parts of a question. */
export function usePartNames(): (parts: readonly string[]) => string[] {
  const t = useT();
  return (parts) => PARTS.filter((part) => parts.includes(part)).map((part) => t(`questions.parts.${part}`));
}
