import { isArabicName } from '@sullam/domain/names.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { ExtraField } from '../profile/extra-field.tsx';
import type { FormField } from '../profile/profile.api.ts';
import { NewPassword } from './new-password.tsx';
import { type PersonField, useRegistration } from './use-registration.ts';

const PERSON: readonly string[] = ['firstName', 'lastName', 'otherFirstName', 'otherLastName', 'email'];

export interface RegisterFormProps {
  readonly questions: readonly FormField[];
  readonly onHeld: (held: { status: 'PENDING' | 'VERIFY_EMAIL'; email: string }) => void;
}

/** Who one is, a password, and what this organisation asks for besides. */
export function RegisterForm({ questions, onHeld }: RegisterFormProps) {
  const t = useT();
  const text = useAuthorText();
  const base = useId();
  const entry = useRegistration(questions, onHeld);
  const idOf = (name: string) => `${base}${name}`;
  const script = isArabicName(entry.person.firstName) ? 'Latin' : 'Arabic';
  const labelOf = (name: string): string => {
    const question = questions.find(({ formField }) => name === `extraFields.${formField.fieldKey}`);
    if (question) return text(question.formField.label, question.formField.fieldKey) ?? '';
    if (name === 'otherFirstName') return t(`auth.register.first${script}`);
    if (name === 'otherLastName') return t(`auth.register.last${script}`);
    return name === 'firstName' || name === 'lastName' || name === 'email' ? t(`auth.register.${name}`) : '';
  };
  // a list of equal sentences would not say where to look
  const problemsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const message = entry.errors[name];
      return message
        ? [{ fieldId: idOf(name), message: labelOf(name) ? `${labelOf(name)}: ${message}` : message }]
        : [];
    });
  const passwordProblems = (['newPassword', 'confirmation'] as const).flatMap((name) => {
    const message = entry.password.problemOf(name);
    const label = t(name === 'newPassword' ? 'auth.register.password' : 'auth.register.confirmation');
    return message ? [{ fieldId: entry.password.idOf(name), message: `${label}: ${message}` }] : [];
  });
  // in the order of the form
  const others = Object.keys(entry.errors).filter((name) => !PERSON.includes(name) && name !== 'password');
  const problems = [...problemsOf(PERSON), ...passwordProblems, ...problemsOf(others)];
  const bind = (name: PersonField) => ({
    id: idOf(name),
    name,
    label: labelOf(name),
    value: entry.person[name],
    error: entry.errors[name],
    required: !name.startsWith('other'),
    onChange: (event: { currentTarget: HTMLInputElement }) => entry.setPerson(name, event.currentTarget.value),
  });
  return (
    <Form onSubmit={entry.submit} className="space-y-5">
      <ErrorSummary problems={entry.attempt > 0 ? problems : []} attempt={entry.attempt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('firstName')} autoComplete="given-name" />
        <TextField {...bind('lastName')} autoComplete="family-name" />
      </div>
      <Disclosure title={t(`auth.register.other${script}`)} aside={t('auth.register.optional')}>
        <div className="grid gap-5 pt-2 sm:grid-cols-2">
          <TextField {...bind('otherFirstName')} dir="auto" autoComplete="off" />
          <TextField {...bind('otherLastName')} dir="auto" autoComplete="off" />
        </div>
      </Disclosure>
      <TextField {...bind('email')} type="email" autoComplete="email" />
      <NewPassword
        entry={entry.password}
        label={t('auth.register.password')}
        confirmationLabel={t('auth.register.confirmation')}
      />
      {questions.length > 0 && (
        <fieldset className="space-y-5 border-t border-line pt-5">
          <legend className="sr-only">{t('auth.register.moreDetails')}</legend>
          <p aria-hidden="true" className="font-semibold">
            {t('auth.register.moreDetails')}
          </p>
          {questions.map((question) => {
            const { fieldKey } = question.formField;
            const name = `extraFields.${fieldKey}`;
            return (
              <ExtraField
                key={fieldKey}
                field={question}
                id={idOf(name)}
                value={entry.extra[fieldKey]}
                error={entry.errors[name]}
                onChange={(value) => entry.setExtra(fieldKey, value)}
              />
            );
          })}
        </fieldset>
      )}
      <Button type="submit" size="lg" full pending={entry.isPending}>
        {t('auth.register.submit')}
      </Button>
    </Form>
  );
}
