import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Profile } from '@sullam/api-client/schema.gen.ts';
import { isArabicName } from '@sullam/domain/names.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useId, useState } from 'react';
import { ExtraField, type ExtraValue, isOptionalField } from './extra-field.tsx';
import { type FormField, useSaveProfile } from './profile.api.ts';

type Errors = Record<string, string>;

/** Questions that take the whole line. */
const WIDE_TYPES: ReadonlySet<string> = new Set(['long-text', 'multi-select', 'boolean']);

const isEmpty = (value: ExtraValue): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** What is typed, and what is wrong with it. */
function useDetails(profile: Profile, form: readonly FormField[]) {
  const t = useT();
  const kit = useKit();
  const save = useSaveProfile(profile.id);
  const written = profile.names ?? { ...profile, otherFirstName: null, otherLastName: null };
  const [names, setNames] = useState({
    firstName: written.firstName,
    lastName: written.lastName,
    otherFirstName: written.otherFirstName ?? '',
    otherLastName: written.otherLastName ?? '',
  });
  const [extra, setExtra] = useState<Record<string, ExtraValue>>(() =>
    Object.fromEntries(profile.extraFields.map(({ formField, value }) => [formField.fieldKey, value as ExtraValue])),
  );
  const [attempt, setAttempt] = useState(0);

  const missing = (): Errors => {
    const required = t('errors.rules.required');
    const found: Errors = {};
    for (const name of ['firstName', 'lastName'] as const) if (!names[name].trim()) found[name] = required;
    for (const field of form) {
      const { fieldKey, typeSlug } = field.formField;
      if (typeSlug !== 'boolean' && !isOptionalField(field) && isEmpty(extra[fieldKey]))
        found[`extraFields.${fieldKey}`] = required;
    }
    return found;
  };

  const failed = (error: Error) => {
    const details = error instanceof ApiError ? error.details : [];
    if (details.length > 0) setAttempt((before) => before + 1);
    else showFailure(error, () => t('errors.network.generic'), kit.notify);
  };

  const typed = Object.fromEntries(
    form.map(({ formField: { fieldKey } }) => [`extraFields.${fieldKey}`, extra[fieldKey]]),
  );
  const errors: Errors = { ...useRefusals(save.error, { ...names, ...typed }), ...missing() };

  const submit = () => {
    if (save.isPending) return;
    if (Object.keys(missing()).length > 0) return setAttempt((before) => before + 1);
    const keys = form.map((field) => field.formField.fieldKey);
    const extraFields = Object.fromEntries(
      keys.flatMap((key) => (extra[key] === undefined ? [] : [[key, extra[key]]])),
    );
    save.mutate(
      {
        ...names,
        otherFirstName: names.otherFirstName.trim() || null,
        otherLastName: names.otherLastName.trim() || null,
        extraFields,
      },
      {
        onSuccess: () => kit.notify({ tone: 'success', text: t('profile.details.saved') }),
        onError: failed,
      },
    );
  };
  return { names, setNames, extra, setExtra, errors, attempt, submit, isPending: save.isPending };
}

export interface DetailsFormProps {
  readonly profile: Profile;
  readonly form: readonly FormField[];
}

/** Names, and what the organisation asks for besides. */
export function DetailsForm({ profile, form }: DetailsFormProps) {
  const t = useT();
  const base = useId();
  const { names, setNames, extra, setExtra, errors, attempt, submit, isPending } = useDetails(profile, form);
  const idOf = (name: string) => `${base}${name}`;
  const problems = Object.entries(errors).map(([name, message]) => ({ fieldId: idOf(name), message }));
  const field = (name: keyof typeof names) => ({
    id: idOf(name),
    name,
    value: names[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => setNames({ ...names, [name]: event.currentTarget.value }),
  });
  const nameField = (name: 'firstName' | 'lastName') => ({
    ...field(name),
    label: t(`profile.details.${name}`),
    required: true,
  });
  const other = isArabicName(names.firstName) ? 'Latin' : 'Arabic';
  return (
    <Card as="section" padding="lg">
      <CardHeading>{t('profile.details.title')}</CardHeading>
      <Form onSubmit={submit} className="space-y-5">
        <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...nameField('firstName')} autoComplete="given-name" />
          <TextField {...nameField('lastName')} autoComplete="family-name" />
          <TextField
            {...field('otherFirstName')}
            label={t(`profile.details.first${other}`)}
            hint={t('profile.details.otherNameHint')}
            dir="auto"
            autoComplete="off"
          />
          <TextField
            {...field('otherLastName')}
            label={t(`profile.details.last${other}`)}
            dir="auto"
            autoComplete="off"
          />
        </div>
        <TextField
          type="email"
          label={t('profile.details.email')}
          hint={t('profile.details.emailHint')}
          value={profile.email ?? ''}
          readOnly
        />
        {form.length > 0 && (
          <fieldset className="border-t border-line pt-5">
            <legend className="sr-only">{t('profile.details.extra')}</legend>
            <p aria-hidden="true" className="text-base font-semibold">
              {t('profile.details.extra')}
            </p>
            <p className="mt-0.5 mb-4 text-sm text-muted">{t('profile.details.extraHint')}</p>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {form.map((field) => {
                const { fieldKey, typeSlug } = field.formField;
                return (
                  <div key={fieldKey} className={WIDE_TYPES.has(typeSlug) ? 'col-span-full' : undefined}>
                    <ExtraField
                      field={field}
                      id={idOf(`extraFields.${fieldKey}`)}
                      value={extra[fieldKey]}
                      error={errors[`extraFields.${fieldKey}`]}
                      onChange={(value) => setExtra({ ...extra, [fieldKey]: value })}
                    />
                  </div>
                );
              })}
            </div>
          </fieldset>
        )}
        <Button type="submit" wide pending={isPending}>
          {t('common.actions.saveChanges')}
        </Button>
      </Form>
    </Card>
  );
}
