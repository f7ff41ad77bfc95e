import { Button } from '@sullam/ui/components/button.tsx';
import { Stars } from '@sullam/ui/components/stars.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Average } from './average.tsx';
import { type CoachTestimonial, testimonialsQuery } from './coach-ratings.api.ts';

const PAGE = 3;
const MOST = 100;

interface TestimonialProps {
  readonly testimonial: CoachTestimonial;
  readonly coachName: string;
}

function Testimonial({ testimonial, coachName }: TestimonialProps) {
  const t = useT();
  const format = useFormat();
  const { stars, author, writtenAt, reply } = testimonial;
  return (
    <li>
      <Stars count={stars} label={t('coach-ratings.stars.of', { count: stars })} />
      <blockquote dir="auto" className="mt-1 font-display text-lg whitespace-pre-line wrap-anywhere">
        {testimonial.testimonial}
      </blockquote>
      <p className="mt-1 text-sm text-muted">
        {t('coach-ratings.page.by', {
          name: author ?? t('coach-ratings.page.anonymous'),
          month: format.fields(writtenAt, { month: 'long', year: 'numeric' }),
        })}
      </p>
      {reply && (
        <div className="mt-3 border-s-2 border-line ps-4">
          <p className="text-sm text-muted">{t('coach-ratings.rate.reply', { name: coachName })}</p>
          <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reply}
          </blockquote>
        </div>
      )}
    </li>
  );
}

interface TestimonialsProps {
  readonly coachId: number;
  readonly coachName: string;
}

/** What learners say of a coach; nothing before the first rating. */
export function Testimonials({ coachId, coachName }: TestimonialsProps) {
  const t = useT();
  const [take, setTake] = useState(PAGE);
  const { data, isFetching } = useQuery(testimonialsQuery(coachId, take));
  if (!data || data.rating.count === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-panel">{t('coach-ratings.page.title')}</h2>
      <p className="mb-4 text-sm text-muted">
        <Average rating={data.rating} />
      </p>
      <ul className="space-y-6">
        {data.data.map((testimonial) => (
          <Testimonial key={testimonial.coachRatingId} testimonial={testimonial} coachName={coachName} />
        ))}
      </ul>
      {data.total > data.data.length && take < MOST && (
        <Button
          variant="outline"
          className="mt-5"
          pending={isFetching}
          onClick={() => setTake(Math.min(take === PAGE ? 20 : MOST, MOST))}
        >
          {t('coach-ratings.page.more')}
        </Button>
      )}
    </section>
  );
}
