import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import { MapPin } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useState } from 'react';
import { useVisit } from './checklists.api.ts';

/** `/checklist/visit`: what the code at a place leads to. It is sent by a press, so that a link alone does nothing. */
export function VisitScreen() {
  const t = useT();
  const text = useAuthorText();
  const visit = useVisit();
  const [code, setCode] = useState(useAddressQuery().value('code') ?? '');
  const refusal = visit.error instanceof ApiError ? visit.error.message : undefined;
  return (
    <div className="page-width page-gutter max-w-130 space-y-6 py-8">
      <header>
        <BackLink href="/checklist" className="mb-3">
          {t('checklists.titles.mine')}
        </BackLink>
        <h1 className="text-2xl">{t('checklists.titles.visit')}</h1>
        <p className="mt-1 text-muted">{t('checklists.lead.visit')}</p>
      </header>
      {visit.data ? (
        <>
          <Banner tone="success">{t('checklists.messages.visited', { item: text(visit.data.title) })}</Banner>
          <LinkButton href="/checklist">{t('checklists.actions.backToList')}</LinkButton>
        </>
      ) : (
        <Card>
          <Form className="space-y-4" onSubmit={() => code.trim() !== '' && visit.mutate(code.trim())}>
            <TextField
              label={t('checklists.fields.code')}
              value={code}
              dir="ltr"
              maxLength={40}
              required
              autoCapitalize="characters"
              autoComplete="off"
              error={refusal}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" icon={MapPin} full pending={visit.isPending}>
              {t('checklists.actions.visit')}
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
