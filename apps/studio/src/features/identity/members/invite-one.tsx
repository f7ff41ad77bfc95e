import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { required, text } from '@sullam/domain/form-rules.ts';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useForm } from '@sullam/web-kit/forms/use-form.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import { type InvitationChoices, invitationBody } from './invitation-options.tsx';
import { memberCalls, useForgetMembers } from './members.api.ts';

export interface InviteFormProps {
  readonly formId: string;
  readonly choices: InvitationChoices;
  readonly onSending: (isSending: boolean) => void;
  readonly onClose: () => void;
}

/** The form for one person. */
export function InviteOne({ formId, choices, onSending, onClose }: InviteFormProps) {
  const t = useT();
  const notify = useNotify();
  const forget = useForgetMembers();
  const labels = {
    email: t('members.list.email'),
    firstName: t('members.people.firstName'),
    lastName: t('members.people.lastName'),
  };
  const { formProps, field, problems, attempt, isPending } = useForm({
    labels,
    rules: {
      email: [required, text.email, text.maximum(EMAIL_MAX_LENGTH)],
      firstName: [text.maximum(NAME_MAX_LENGTH)],
      lastName: [text.maximum(NAME_MAX_LENGTH)],
    },
    async submit({ email, firstName, lastName }) {
      await memberCalls.invite({
        email: email.trim(),
        // half a name is none: the server says which half is missing
        ...(firstName.trim() || lastName.trim() ? { firstName, lastName } : {}),
        ...invitationBody(choices),
      });
      await forget();
      notify({ tone: 'success', text: t('members.invite.sent', { count: 1 }) });
      onClose();
    },
  });
  useEffect(() => {
    onSending(isPending);
  }, [isPending, onSending]);
  return (
    <Form id={formId} {...formProps} className="space-y-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField label={labels.email} type="email" autoComplete="off" required {...field('email')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={labels.firstName} autoComplete="off" optional {...field('firstName')} />
        <TextField label={labels.lastName} autoComplete="off" optional {...field('lastName')} />
      </div>
      <p className="text-sm text-muted">{t('members.invite.nameLater')}</p>
    </Form>
  );
}
