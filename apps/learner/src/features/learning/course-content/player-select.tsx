import type { ReactNode } from 'react';

interface PlayerSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** What is seen: the choice itself opens as the browser's own list. */
  readonly children: ReactNode;
}

/** A choice among the buttons of a player: no script of its own, the system's list on phones, also in the whole screen. */
export function PlayerSelect({ label, value, options, onChange, children }: PlayerSelectProps) {
  return (
    <span className="relative grid h-11 min-w-11 shrink-0 place-items-center rounded-control px-1.5 text-sm font-medium tabular hover:bg-current/12 has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2">
      <span aria-hidden="true">{children}</span>
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
