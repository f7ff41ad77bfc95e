import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';

export interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Whether it applies to the text at the cursor. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

/** One tool of the editor. */
export function ToolButton({ icon, label, isOn = false, onClick }: ToolButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      iconSize={18}
      size="sm"
      aria-pressed={isOn}
      onClick={onClick}
      className={isOn ? 'bg-primary-soft text-primary-text' : ''}
    />
  );
}
