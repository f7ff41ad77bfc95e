import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Landing } from './landing.api.ts';

/** The product's own questions, for an organisation that has written none. */
const OWN = ['cost', 'language', 'pace', 'help'] as const;

/** Questions with their answers; the heading stays at the start side while one reads. */
export function LandingQuestions({ questions }: { readonly questions: Landing['questions'] }) {
  const t = useT();
  const hasContact = useHasFeature()('landing-contact-us');
  const shown =
    questions.length > 0
      ? questions.map(({ question, answer }) => ({
          question: <AuthorTextFor text={question} unmarked />,
          answer: <AuthorTextFor text={answer} unmarked />,
        }))
      : OWN.map((name) => ({
          question: t(`landing.questions.${name}Question`),
          answer: t(`landing.questions.${name}Answer`),
        }));
  return (
    <section aria-labelledby="landing-questions" className="bg-subtle py-16 md:py-24">
      <div className="page-width page-gutter grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-16">
        <div className="md:sticky md:top-24 md:self-start">
          <h2 id="landing-questions" className="text-section text-balance">
            {t('landing.questions.title')}
          </h2>
          {hasContact && (
            <LinkButton href="/landing-page/contact-us" variant="outline" className="mt-5">
              {t('landing.contact.title')}
            </LinkButton>
          )}
        </div>
        <div className="space-y-3">
          {shown.map(({ question, answer }, index) => (
            <Disclosure key={index} name="landing-questions" level={3} title={question}>
              <p className="max-w-reading ps-7.5 text-muted text-pretty">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
