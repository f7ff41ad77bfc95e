import { Button } from '@sullam/ui/components/button.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type EventDetail, useEnroll } from './events.api.ts';
import { useBuyTicket } from './use-buy-ticket.ts';

type TicketType = EventDetail['ticketTypes'][number];
type Question = EventDetail['questions'][number];

/** Why a kind of ticket isn't to be had, or what it is, until when it is, how many are left, and how many one person may have. */
function useTypeNote() {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const forWhom = ({ audience, group }: TicketType): string => {
    if (group) return t('events.box.groupOnly', { group: authorText(group.name) });
    return audience === 'MEMBERS' ? t('events.box.membersOnly') : '';
  };
  return (type: TicketType): string => {
    const { closed, opensAt, closesAt, description, quota, free, perPerson } = type;
    if (closed === 'NOT_YET' && opensAt) return t('events.box.notYet', { date: format.dateTime(opensAt) });
    if (closed === 'OVER') return t('events.box.saleOver');
    if (closed === 'MEMBERS_ONLY' || closed === 'GROUP_ONLY') return forWhom(type);
    if (free === 0) return t('events.card.waiting');
    const facts = [
      forWhom(type),
      quota !== null && free !== null ? t('events.card.left', { count: free }) : '',
      closesAt ? t('events.box.until', { date: format.dateTime(closesAt) }) : '',
      perPerson > 1 ? t('events.box.perPerson', { count: perPerson }) : '',
    ].filter((fact) => fact !== '');
    return [authorText(description), facts.join(' · ')].filter((line) => line !== '').join(' · ');
  };
}

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
  const authorText = useAuthorText();
  const note = useTypeNote();
  const open = event.ticketTypes.filter(({ closed }) => closed === null);
  const [chosen, setChosen] = useState(open[0]?.eventTicketTypeId);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { mutate, isPending } = useEnroll(event.eventId);
  const missing = event.questions.filter(({ key, isRequired }) => isRequired && !answers[key]?.trim());
  const type = event.ticketTypes.find(({ eventTicketTypeId }) => eventTicketTypeId === chosen);
  const waits = event.free === 0 || type?.free === 0;
  const isBought = !waits && (type?.price.minor ?? 0) > 0;
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
      <RadioGroup
        label={t('events.box.tickets')}
        hideLabel
        cards
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={(value) => setChosen(Number(value))}
        options={event.ticketTypes.map((one) => ({
          value: String(one.eventTicketTypeId),
          label: authorText(one.name),
          description: note(one),
          count:
            one.price.minor === 0
              ? t('events.card.free')
              : format.money({ amount: one.price.minor, currency: one.price.currency }),
          disabled: one.closed !== null,
        }))}
      />
      {event.questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={answers[question.key] ?? ''}
          error={missing.includes(question) ? t('errors.rules.required') : undefined}
          onChange={(answer) => setAnswers({ ...answers, [question.key]: answer })}
        />
      ))}
      <Button type="submit" full size="lg" pending={isPending || isAdding}>
        {t(waits ? 'events.actions.wait' : isBought ? 'events.actions.addToCart' : 'events.actions.enroll')}
      </Button>
      {waits && (
        <p className="text-sm text-muted">
          {t('events.box.offerLasts', { time: format.duration(event.offerMinutes * 60_000) })}
        </p>
      )}
    </Form>
  );
}
