import { isEmail } from '@sullam/domain/form-rules.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useState } from 'react';
import { useSubscribe } from './landing.api.ts';

/** One field for the organisation's letters; it says itself that it worked. */
export function NewsletterForm() {
  const t = useT();
  const areRefusalsThere = useAreas(['errors']);
  const [email, setEmail] = useState('');
  const subscribe = useSubscribe();
  const isGood = isEmail(email.trim());
  const submit = () => {
    if (isGood) subscribe.mutate(email.trim());
  };
  if (subscribe.isSuccess) return <p role="status">{t('landing.newsletter.subscribed')}</p>;
  return (
    <Form onSubmit={submit} className="flex max-w-form items-start gap-2">
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        label={t('landing.newsletter.email')}
        className="flex-1"
        value={email}
        error={isGood || !areRefusalsThere ? undefined : t('errors.rules.email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline" pending={subscribe.isPending} className="mt-7">
        {t('landing.newsletter.subscribe')}
      </Button>
    </Form>
  );
}
