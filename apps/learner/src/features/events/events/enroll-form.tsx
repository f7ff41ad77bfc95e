import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AskForPrice } from '../../../parts/ask-for-price.tsx';
import { type EventDetail, useEnroll } from './events.api.ts';
import { TicketChoice } from './ticket-choice.tsx';
import { useBuyTicket } from './use-buy-ticket.ts';

type Question = EventDetail['questions'][number];

interface QuestionFieldProps {
  readonly question: Question;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (answer: string) => void;
}

function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const t = useT();
  const authorText = useAuthorText();
  const shared = { label: authorText(question.text), required: question.isRequired, ...(error ? { error } : {}) };
  if (question.kind === 'TEXT')
    return <TextField {...shared} value={value} maxLength={1000} onChange={(event) => onChange(event.target.value)} />;
  const options =
    question.kind === 'YES_NO'
      ? [
          { value: 'yes', label: t('events.box.yes') },
          { value: 'no', label: t('events.box.no') },
        ]
      : question.choices.map((choice, at) => ({ value: String(at), label: authorText(choice) }));
  return <RadioGroup {...shared} inline options={options} value={value || undefined} onChange={onChange} />;
}

/** Chooses a ticket, answers what is asked, and takes a place or one in the queue. */
export function EnrollForm({ event }: { readonly event: EventDetail }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const open = event.ticketTypes.filter(({ closed }) => closed === null);
  const [chosen, setChosen] = useState(open[0]?.eventTicketTypeId);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { mutate, isPending } = useEnroll(event.eventId);
  const missing = event.questions.filter(({ key, isRequired }) => isRequired && !answers[key]?.trim());
  const type = event.ticketTypes.find(({ eventTicketTypeId }) => eventTicketTypeId === chosen);
  const waits = event.free === 0 || type?.free === 0;
  const isBought = !waits && type !== undefined && !isFreeForAll(type.price);
  const isOnRequest = type?.price.isOnRequest === true;
  const { buy, isPending: isAdding } = useBuyTicket(event.eventId);
  if (open.length === 0) return <p className="text-sm text-muted">{t('events.box.closed')}</p>;
  const enroll = () => {
    if (missing.length > 0 || chosen === undefined) return;
    const wish = {
      eventTicketTypeId: chosen,
      answers: Object.entries(answers).map(([key, answer]) => ({ key, answer })),
    };
    if (isBought) return buy(wish);
    mutate(wish, {
      onSuccess: ({ state }) =>
        notify({
          tone: 'success',
          text: t(state === 'ENROLLED' ? 'events.messages.enrolled' : 'events.messages.waiting'),
        }),
    });
  };
  return (
    <Form className="space-y-4" onSubmit={enroll}>
      <TicketChoice types={event.ticketTypes} chosen={chosen} onChange={setChosen} />
      {event.questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={answers[question.key] ?? ''}
          error={missing.includes(question) ? t('errors.rules.required') : undefined}
          onChange={(answer) => setAnswers({ ...answers, [question.key]: answer })}
        />
      ))}
      {isOnRequest ? (
        <AskForPrice title={event.title} />
      ) : (
        <Button type="submit" full size="lg" pending={isPending || isAdding}>
          {t(waits ? 'events.actions.wait' : isBought ? 'events.actions.addToCart' : 'events.actions.enroll')}
        </Button>
      )}
      {waits && (
        <p className="text-sm text-muted">
          {t('events.box.offerLasts', { time: format.duration(event.offerMinutes * 60_000) })}
        </p>
      )}
    </Form>
  );
}
