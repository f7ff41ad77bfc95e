import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

const WORDS = {
  title: 'translations.fields.title',
  subtitle: 'translations.fields.subtitle',
  description: 'translations.fields.description',
  outcomes: 'translations.fields.outcomes',
  requirements: 'translations.fields.requirements',
  audience: 'translations.fields.audience',
  text: 'translations.fields.text',
  name: 'translations.fields.name',
  instructions: 'translations.fields.instructions',
  body: 'translations.fields.body',
  questions: 'translations.fields.questions',
  hint: 'translations.fields.hint',
  options: 'translations.fields.options',
  rows: 'translations.fields.rows',
  fromLabel: 'translations.fields.fromLabel',
  toLabel: 'translations.fields.toLabel',
  sections: 'translations.fields.sections',
  prompt: 'translations.fields.prompt',
  hints: 'translations.fields.hints',
  choices: 'translations.fields.choices',
  stems: 'translations.fields.stems',
  gaps: 'translations.fields.gaps',
  blanks: 'translations.fields.blanks',
  texts: 'translations.fields.texts',
  numbers: 'translations.fields.numbers',
  accepted: 'translations.fields.accepted',
  areas: 'translations.fields.areas',
  feedback: 'translations.fields.feedback',
  explanation: 'translations.fields.explanation',
  guide: 'translations.fields.guide',
  true: 'translations.fields.true',
  false: 'translations.fields.false',
} as const;

const isKnown = (step: string): step is keyof typeof WORDS => step in WORDS;

/** What a text is called by where it stands: "What you learn 2", "Response 1 · Feedback". */
export function useFieldName(): (field: string) => string {
  const t = useT();
  const format = useFormat();
  return (field) => {
    const names: string[] = [];
    for (const step of field.split('.')) {
      const isPlace = /^\d+$/.test(step) && names.length > 0;
      if (isPlace) names.push(`${names.pop()} ${format.number(Number(step) + 1)}`);
      else names.push(isKnown(step) ? t(WORDS[step]) : step);
    }
    return names.join(' · ');
  };
}
