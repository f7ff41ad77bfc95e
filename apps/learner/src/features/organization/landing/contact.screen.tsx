import '../../../app.css';
import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { required, text as textRules } from '@sullam/domain/form-rules.ts';
import { chooseText, isWritten } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Clock, type LucideIcon, Mail, Map as MapIcon, Phone, Send } from '@sullam/ui/base/icons.ts';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useForm } from '@sullam/web-kit/forms/use-form.ts';
import { useLanguage, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Landing, landingPageQuery, landingQuery, sendContactMessage } from './landing.api.ts';
import { LandingPageFrame } from './landing-page-frame.tsx';

const SUBJECT_MAXIMUM = 200;
const MESSAGE_MAXIMUM = 5000;

function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const t = useT();
  const user = useUser();
  const { organizationId } = useOrganization();
  // who comes from something to ask about, such as a course, needn't write its name
  const { subject = '' } = useQueryValues();
  const { formProps, field, problems, attempt, isPending } = useForm({
    rules: {
      name: [required, textRules.maximum(NAME_MAX_LENGTH)],
      email: [required, textRules.email],
      subject: [required, textRules.maximum(SUBJECT_MAXIMUM)],
      message: [required, textRules.maximum(MESSAGE_MAXIMUM)],
    },
    initial: {
      subject: subject.slice(0, SUBJECT_MAXIMUM),
      ...(user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : {}),
    },
    draftKey: 'contact',
    submit: async (values) => {
      await sendContactMessage(organizationId, { ...values, email: values.email.trim() });
      onSent();
    },
  });
  return (
    <Form {...formProps} className="space-y-5">
      <ErrorSummary problems={problems} attempt={attempt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label={t('landing.contact.name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" label={t('landing.contact.email')} autoComplete="email" required />
      </div>
      <TextField {...field('subject')} label={t('landing.contact.subject')} required />
      <TextArea {...field('message')} label={t('landing.contact.message')} rows={7} required />
      <Button type="submit" size="lg" wide icon={Send} pending={isPending}>
        {t('landing.contact.send')}
      </Button>
    </Form>
  );
}

function Line({
  icon,
  label,
  children,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="col-span-full grid grid-cols-subgrid items-center text-sm text-muted">
        <Icon of={icon} size={20} className="text-primary-text" />
        {label}
      </dt>
      <dd className="col-start-2 break-words">{children}</dd>
    </div>
  );
}

/** Every other way to the organisation. */
function Reach({ contact }: { readonly contact: Landing['contact'] }) {
  const t = useT();
  const { email, phone, address, hours } = contact;
  const hasAddress = isWritten(address);
  const hasHours = isWritten(hours);
  if (!email && !phone && !hasAddress && !hasHours) return null;
  return (
    <Card as="aside" padding="lg" className="md:self-start">
      <h2 className="text-lg">{t('landing.contact.reach')}</h2>
      <dl className="mt-5 space-y-5">
        {email && (
          <Line icon={Mail} label={t('landing.contact.emailLabel')}>
            <a href={`mailto:${email}`} className={textLinkClass}>
              <Isolate dir="ltr">{email}</Isolate>
            </a>
          </Line>
        )}
        {phone && (
          <Line icon={Phone} label={t('landing.contact.phoneLabel')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={textLinkClass}>
              <Isolate dir="ltr">{phone}</Isolate>
            </a>
          </Line>
        )}
        {hasAddress && (
          <Line icon={MapIcon} label={t('landing.contact.address')}>
            <AuthorTextFor text={address} unmarked />
          </Line>
        )}
        {hasHours && (
          <Line icon={Clock} label={t('landing.contact.hours')}>
            <AuthorTextFor text={hours} unmarked />
          </Line>
        )}
      </dl>
    </Card>
  );
}

/** Writing to the organisation, beside the other ways to reach it. */
export function ContactScreen() {
  const t = useT();
  const text = useAuthorText();
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const { data: page } = useQuery({ ...landingPageQuery('contact-us'), meta: { isQuiet: true } });
  const { data: landing } = useQuery({ ...landingQuery(), meta: { isQuiet: true } });
  const title = text(page?.title, t('landing.contact.title'));
  const body = chooseText(page?.body, language);
  usePageTitle(title);
  return (
    <LandingPageFrame title={title} lead={page?.lead}>
      <div className="grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-16">
        <div>
          {body && <Prose html={body.text} lang={body.language} className="mb-8 max-w-reading" />}
          {isSent ? (
            <div role="status">
              <EmptyState
                drawing="done"
                title={t('landing.contact.sentTitle')}
                description={t('landing.contact.sent')}
                action={
                  <Button variant="outline" onClick={() => setSent(false)}>
                    {t('landing.contact.another')}
                  </Button>
                }
              />
            </div>
          ) : (
            <ContactForm onSent={() => setSent(true)} />
          )}
        </div>
        {landing && <Reach contact={landing.contact} />}
      </div>
    </LandingPageFrame>
  );
}
