import type { PartResult } from '@sullam/domain/questions/verdict.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, CircleHelp, CircleX, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { useT } from '../kit-context.tsx';

const LOOKS = {
  RIGHT: { icon: CircleCheck, className: 'text-success-text', word: 'question-view.results.right' },
  PARTIAL: { icon: CircleAlert, className: 'text-warning-text', word: 'question-view.results.partial' },
  WRONG: { icon: CircleX, className: 'text-danger-text', word: 'question-view.results.wrong' },
  MISSED: { icon: CircleHelp, className: 'text-muted', word: 'question-view.results.missed' },
} as const satisfies Record<PartResult, { icon: LucideIcon; className: string; word: MessageKey }>;

/** What became of a part of an answer, as a sign with its word. Nothing while it isn't known. */
export function PartResultMark({ result }: { readonly result: PartResult | undefined }) {
  const t = useT();
  if (!result) return null;
  const { icon, className, word } = LOOKS[result];
  return (
    <span className={`inline-flex shrink-0 ${className}`} title={t(word)}>
      <Icon of={icon} size={18} />
      <span className="sr-only">{t(word)}</span>
    </span>
  );
}
