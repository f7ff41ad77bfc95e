import { SaveBar } from '../../../parts/save-bar.tsx';
import type { Draft } from './use-draft.ts';

export interface DraftBarProps {
  readonly draft: Pick<Draft<object>, 'isDirty' | 'reset'>;
  readonly save: { readonly isPending: boolean; readonly isError: boolean };
  readonly onSave: () => void;
}

/** Saves what is being edited beside what is saved. */
export function DraftBar({ draft, save, onSave }: DraftBarProps) {
  return (
    <SaveBar
      isDirty={draft.isDirty}
      isSaving={save.isPending}
      hasFailed={save.isError && draft.isDirty}
      onSave={onSave}
      onReset={draft.reset}
    />
  );
}
