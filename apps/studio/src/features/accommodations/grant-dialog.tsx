import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';

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
  /** Where that is chosen, for a new one, with what to say when it was sent without. */
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
  readonly children: (form: Form, change: (change: Partial<Form>) => void, isChecked: boolean) => ReactNode;
}

/** Grants somebody something, and finds out when it was granted in another way meanwhile. */
export function GrantDialog<Granted extends { version: number }, Form extends OwnWindow>(
  props: GrantDialogProps<Granted, Form>,
) {
  const { title, description, message, granted, isChosen, whom, formOf, parts, save, read, onClose, children } = props;
  const t = useT();
  const [start] = useState(props.start);
  const [form, setForm] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const saving = useVersionedSaving<Granted, Form>({
    version: granted?.version ?? 0,
    start,
    draft: form,
    change: (version) => save(form, version),
    read,
    words: message ? { saved: () => message } : {},
    onSaved: onClose,
    inPlace: { formOf, set: setForm },
  });
  const { conflict } = saving;
  const checked = (send: () => void) => {
    setChecked(true);
    if (isChosen && !isUpsideDown(form)) send();
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      {...(description ? { description } : {})}
      submitLabel={t('common.actions.save')}
      pending={saving.isSaving}
      onSubmit={() => checked(saving.save)}
    >
      {conflict && (
        <ConflictBanner
          changed={changedParts(start, formOf(conflict.theirs), parts)}
          onMine={() => checked(saving.saveOver)}
          onTheirs={saving.takeTheirs}
        />
      )}
      {granted === null && whom(isChecked && !isChosen ? t('errors.rules.required') : undefined)}
      {children(form, (change) => setForm({ ...form, ...change }), isChecked)}
    </FormDialog>
  );
}
