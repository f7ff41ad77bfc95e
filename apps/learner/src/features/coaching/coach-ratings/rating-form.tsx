import { RATING_LIMITS } from '@sullam/domain/coaching/ratings.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type OwnCoachRating, useRate } from './coach-ratings.api.ts';
import { StarField } from './star-field.tsx';

interface RatingFormProps {
  readonly coachingSessionId: number;
  readonly coachName: string;
  readonly rating: OwnCoachRating['rating'];
  readonly onSaved: () => void;
}

/** Stars, and words for other learners. */
export function RatingForm({ coachingSessionId, coachName, rating, onSaved }: RatingFormProps) {
  const t = useT();
  const notify = useNotify();
  const rate = useRate(coachingSessionId);
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [testimonial, setTestimonial] = useState(rating?.testimonial ?? '');
  const [namesAuthor, setNamesAuthor] = useState(rating?.namesAuthor ?? false);
  const send = () => {
    const text = testimonial.trim();
    rate.mutate(
      { stars, testimonial: text === '' ? null : text, namesAuthor },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('coach-ratings.rate.saved') });
          onSaved();
        },
      },
    );
  };
  return (
    <Form onSubmit={send} className="space-y-4">
      <div>
        <StarField value={stars} onChange={setStars} />
        <p className="text-sm text-muted">{t('coach-ratings.rate.anonymous', { name: coachName })}</p>
      </div>
      <TextArea
        label={t('coach-ratings.rate.testimonial')}
        hint={t('coach-ratings.rate.testimonialHint', { name: coachName })}
        dir="auto"
        rows={3}
        maxLength={RATING_LIMITS.testimonial}
        value={testimonial}
        onChange={(event) => setTestimonial(event.currentTarget.value)}
      />
      {testimonial.trim() !== '' && (
        <Checkbox label={t('coach-ratings.rate.named')} checked={namesAuthor} onChange={setNamesAuthor} />
      )}
      <Button type="submit" pending={rate.isPending} disabled={stars === 0}>
        {t('coach-ratings.rate.save')}
      </Button>
    </Form>
  );
}
