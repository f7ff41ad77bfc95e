import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';

/** What every grant may hold: a window of its own, as local texts. */
interface OwnWindow {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** A closing that comes before the opening. */
export const isUpsideDown = ({ opensAt, closesAt }: OwnWindow): boolean =>
  opensAt !== null && closesAt !== null && opensAt >= closesAt;

/** Whom something is granted to, of the one who grants it. */
export interface GrantDialogFrame {
  readonly title: string;
  /** Whom it is for is known. */
  readonly isChosen: boolean;
  /** Where that is chosen, for a new one, with what to say where nobody is. */
  readonly whom: (problem: string | undefined) => ReactNode;
  readonly onClose: () => void;
}

export interface GrantDialogProps<Granted extends { version: number }, Form extends OwnWindow>
  extends GrantDialogFrame {
  readonly description?: string;
  /** Said once it is saved. */
  readonly message?: string;
  /** Null: a new one. */
  readonly granted: Granted | null;
  /** What the form begins with. */
  readonly start: Form;
  readonly formOf: (granted: Granted) => Form;
  /** What the parts of the form are called. */
  readonly parts: { readonly [Field in keyof Form & string]: string };
  readonly save: (form: Form, version: number) => Promise<{ version: number }>;
  /** What is granted now. */
  readonly read: () => Promise<Granted | undefined>;
  readonly children: (form: Form, change: (change: Partial<Form>) => void) => ReactNode;
}

/** Grants somebody something, and finds out when it was granted in another way meanwhile. */
export function GrantDialog<Granted extends { version: number }, Form extends OwnWindow>(
  props: GrantDialogProps<Granted, Form>,
) {
  const { title, description, message, granted, isChosen, whom, formOf, parts, save, read, onClose, children } = props;
  const t = useT();
  const { form, set, conflict, ...saving } = useVersionedForm<Granted, Form>({
    saved: granted,
    start: () => props.start,
    formOf,
    isFit: (draft) => isChosen && !isUpsideDown(draft),
    change: save,
    read,
    changed: (before, theirs) => changedParts(before, theirs, parts),
    words: message ? { saved: () => message } : {},
    onSaved: onClose,
  });
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      {...(description ? { description } : {})}
      submitLabel={t('common.actions.save')}
      pending={saving.isSaving}
      onSubmit={saving.save}
    >
      {conflict && <ConflictBanner {...conflict} />}
      {granted === null && whom(!isChosen ? t('errors.rules.required') : undefined)}
      {children(form, set)}
    </FormDialog>
  );
}
