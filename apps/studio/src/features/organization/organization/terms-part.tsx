import { otherLanguage } from '@sullam/domain/localized.ts';
import { TERM_SLUGS, type TermForms } from '@sullam/domain/terms.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo } from 'react';
import { DraftBar } from './draft-bar.tsx';
import { type Term, useSaveTerms } from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';
import { draftsOf, type TermDraft, type TermDrafts, termChanges } from './term-drafts.ts';
import { useDraft } from './use-draft.ts';

const EMPTY: TermForms = { singular: '', plural: '' };
const MORE_FORMS: readonly { form: 'dual' | 'definite' | 'definitePlural'; label: MessageKey }[] = [
  { form: 'dual', label: 'organization-settings.wording.dual' },
  { form: 'definite', label: 'organization-settings.wording.definite' },
  { form: 'definitePlural', label: 'organization-settings.wording.definitePlural' },
];

interface FormsProps {
  readonly language: 'en' | 'ar';
  readonly forms: TermForms | null;
  readonly initial: TermForms | null;
  readonly onChange: (forms: TermForms) => void;
}

/** One thing's name in one language: one, several, and for Arabic sentences the other forms. */
function Forms({ language, forms, initial, onChange }: FormsProps) {
  const t = useT();
  const value = forms ?? EMPTY;
  const field = (form: keyof TermForms, label: string) => ({
    label,
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    value: value[form] ?? '',
    placeholder: initial?.[form] ?? ' ',
    maxLength: 100,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...value, [form]: event.currentTarget.value }),
  });
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1 text-sm font-semibold">
        {t(language === 'ar' ? 'common.names.arabic' : 'common.names.english')}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('singular', t('organization-settings.wording.singular'))} />
        <TextField {...field('plural', t('organization-settings.wording.plural'))} />
      </div>
      {language === 'ar' && (
        <Disclosure flush title={t('organization-settings.wording.moreForms')}>
          <div className="grid gap-3 sm:grid-cols-3">
            {MORE_FORMS.map(({ form, label }) => (
              <TextField key={form} {...field(form, t.dynamic(label) ?? form)} />
            ))}
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}

/** What the organisation calls things. The shipped name stands in the empty fields. */
export function TermsPart({ terms }: { readonly terms: readonly Term[] }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo(() => draftsOf(terms), [terms]);
  const draft = useDraft<TermDrafts>(saved);
  const save = useSaveTerms();
  const set = (slug: keyof TermDrafts, before: TermDraft, change: Partial<TermDraft>) =>
    draft.set({ [slug]: { ...before, ...change } });
  return (
    <>
      <SettingsPart
        title={t('organization-settings.wording.terms')}
        text={`${t('organization-settings.wording.termsText')} ${t('organization-settings.wording.emptyUsesDefault')}`}
      >
        <div className="divide-y divide-line">
          {TERM_SLUGS.map((slug) => {
            const own = draft.value[slug];
            const initial = terms.find((term) => term.slug === slug)?.defaultValue;
            if (!own || !initial) return null;
            return (
              <section key={slug} aria-label={initial[t.language]?.singular} className="py-5 first:pt-0 last:pb-0">
                <h3 className="mb-3 text-base">{initial[t.language]?.singular}</h3>
                <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
                  {[t.language, otherLanguage(t.language)].map((language) => (
                    <Forms
                      key={language}
                      language={language}
                      forms={own[language]}
                      initial={initial[language]}
                      onChange={(forms) => set(slug, own, { [language]: forms })}
                    />
                  ))}
                </div>
              </section>
            );
          })}
        </div>
      </SettingsPart>
      <DraftBar
        draft={draft}
        save={save}
        onSave={() =>
          save.mutate(termChanges(saved, draft.value), {
            onSuccess: () => {
              draft.accept(draft.value);
              notify({ tone: 'success', text: t('organization-settings.messages.saved') });
            },
          })
        }
      />
    </>
  );
}
