import { Icon } from '@sullam/ui/base/icon.tsx';
import { Sparkle } from '@sullam/ui/base/icons.ts';

/** What the people of a group have agreed on. */
export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className="space-y-3">
      {rules.map((rule) => (
        <li key={rule} className="flex items-start gap-3">
          <Icon of={Sparkle} size={16} className="mt-1 shrink-0 fill-current text-success-text" />
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {rule}
          </span>
        </li>
      ))}
    </ul>
  );
}
