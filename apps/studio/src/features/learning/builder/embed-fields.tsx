import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { MediaField } from '../../organization/media/media.public.ts';
import type { Lesson } from './builder.api.ts';
import { useLessonChange } from './use-lesson-change.ts';

/** An embedded page: one file of one's own, or an address elsewhere. */
export function EmbedFields({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const change = useLessonChange(lesson);
  const [address, setAddress] = useState(lesson.embedUrl ?? '');
  const [refused, setRefused] = useState({ address: '', message: '' });
  const isFit = address === '' || /^https:\/\/\S+$/.test(address);
  const refusal = refused.address === address ? refused.message : '';
  const submit = () => {
    if (isFit)
      change.save(
        { embedUrl: address === '' ? null : address },
        {
          onRefused: ({ details }) => setRefused({ address, message: details[0]?.message ?? '' }),
        },
      );
  };
  return (
    <Card padding="lg">
      <CardHeading>{t('builder.lesson.content')}</CardHeading>
      <div className="space-y-6">
        <MediaField
          label={t('builder.lesson.ownPage')}
          kind="PAGE"
          value={lesson.media}
          onChange={(media) => change.save({ mediaId: media?.mediaId ?? null })}
        />
        {!lesson.media && (
          <Form onSubmit={submit} className="flex flex-wrap items-start gap-3">
            <TextField
              type="url"
              className="min-w-0 flex-1"
              label={t('builder.lesson.pageAddress')}
              hint={t('builder.lesson.pageHint')}
              value={address}
              error={isFit ? refusal || undefined : t('errors.rules.url')}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
            <Button type="submit" variant="outline" className="mt-7" pending={change.isPending}>
              {t('common.actions.save')}
            </Button>
          </Form>
        )}
        {lesson.media && (
          <iframe
            title={lesson.media.name}
            src={lesson.media.url}
            sandbox="allow-scripts allow-forms"
            className="h-96 w-full rounded-lg border border-line bg-white"
          />
        )}
      </div>
    </Card>
  );
}
