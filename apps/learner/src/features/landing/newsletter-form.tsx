import { isEmail } from '@sullam/domain/form-rules.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { type FormEvent, useState } from 'react';
import { useSubscribe } from './landing.api.ts';

/** One field for the organisation's letters; it says itself that it worked. */
export function NewsletterForm() {
  const t = useT();
  useAreas(['errors']);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const subscribe = useSubscribe();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = isEmail(email.trim());
    setError(isGood ? undefined : t('errors.rules.email'));
    if (isGood) subscribe.mutate(email.trim());
  };
  if (subscribe.isSuccess) return <p role="status">{t('landing.newsletter.subscribed')}</p>;
  return (
    <form onSubmit={submit} noValidate className="flex max-w-form items-end gap-2">
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        label={t('landing.newsletter.email')}
        className="flex-1"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline" pending={subscribe.isPending} className={error ? 'mb-7' : undefined}>
        {t('landing.newsletter.subscribe')}
      </Button>
    </form>
  );
}
