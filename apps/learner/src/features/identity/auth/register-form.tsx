import { isArabicName } from '@sullam/domain/names.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useHasFeature, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { ExtraField, type FormField, isOptionalField } from '../profile/profile.public.ts';
import { NewPassword } from './new-password.tsx';
import { type PersonField, useRegistration } from './use-registration.ts';

const POLICIES = ['terms-of-use', 'privacy-policy'] as const;
const PERSON: readonly string[] = ['firstName', 'lastName', 'otherFirstName', 'otherLastName', 'email'];

/** The name of a question's answer, as the server names it. */
const fieldOf = ({ formField }: FormField): string => `extraFields.${formField.fieldKey}`;

/** Without an answer nobody is registered; what may stay open is folded away. */
const isAskedFirst = (question: FormField): boolean => !isOptionalField(question);

export interface RegisterFormProps {
  readonly questions: readonly FormField[];
  readonly onHeld: (held: { status: 'PENDING' | 'VERIFY_EMAIL'; email: string }) => void;
}

/** What one agrees to, of the pages that the organisation shows. They open beside the form, which keeps what is typed. */
function Policies() {
  const t = useT();
  const hasFeature = useHasFeature();
  const pages = POLICIES.filter((page) => hasFeature(`landing-${page}`));
  if (pages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {t('auth.register.agree')}
      {pages.map((page) => (
        <UiLink key={page} href={`/landing-page/${page}`} target="_blank" className={textLinkClass}>
          {t(`auth.register.${page}`)}
        </UiLink>
      ))}
    </p>
  );
}

/** Who one is, a password, and what this organisation asks for besides. */
export function RegisterForm({ questions, onHeld }: RegisterFormProps) {
  const t = useT();
  const text = useAuthorText();
  const base = useId();
  const entry = useRegistration(questions, onHeld);
  const idOf = (name: string) => `${base}${name}`;
  const language = useLanguage();
  // before a name is typed it is expected in the reader's letters
  const isInArabic = entry.person.firstName.trim() === '' ? language === 'ar' : isArabicName(entry.person.firstName);
  const script = isInArabic ? 'Latin' : 'Arabic';
  const labelOf = (name: string): string => {
    const question = questions.find((each) => name === fieldOf(each));
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
  const weakness = entry.password.problemOf('newPassword');
  const passwordProblems = weakness
    ? [{ fieldId: entry.password.idOf('newPassword'), message: `${t('auth.register.password')}: ${weakness}` }]
    : [];
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
  const more = questions.filter((question) => !isAskedFirst(question));
  const hasProblemInMore = ['otherFirstName', 'otherLastName', ...more.map(fieldOf)].some((name) => entry.errors[name]);
  const ask = (question: FormField) => {
    const { fieldKey } = question.formField;
    return (
      <ExtraField
        key={fieldKey}
        field={question}
        id={idOf(fieldOf(question))}
        value={entry.extra[fieldKey]}
        error={entry.errors[fieldOf(question)]}
        onChange={(value) => entry.setExtra(fieldKey, value)}
      />
    );
  };
  return (
    <Form onSubmit={entry.submit} className="space-y-5">
      <ErrorSummary problems={entry.attempt > 0 ? problems : []} attempt={entry.attempt} />
      <div className="space-y-2">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind('firstName')} autoComplete="given-name" />
          <TextField {...bind('lastName')} autoComplete="family-name" />
        </div>
        <p className="text-sm text-muted">{t('auth.register.letters')}</p>
      </div>
      <TextField {...bind('email')} type="email" autoComplete="email" />
      <NewPassword entry={entry.password} label={t('auth.register.password')} />
      {questions.filter(isAskedFirst).map(ask)}
      <Disclosure
        title={t('auth.register.moreDetails')}
        aside={t('auth.register.optional')}
        // what has to be mended there is in sight
        {...(entry.attempt > 0 && hasProblemInMore ? { open: true } : {})}
      >
        <div className="space-y-5 pt-2">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...bind('otherFirstName')} dir="auto" autoComplete="off" />
            <TextField {...bind('otherLastName')} dir="auto" autoComplete="off" />
          </div>
          {more.map(ask)}
        </div>
      </Disclosure>
      <div className="space-y-3">
        <Policies />
        <Button type="submit" size="lg" full pending={entry.isPending}>
          {t('auth.register.submit')}
        </Button>
      </div>
    </Form>
  );
}
