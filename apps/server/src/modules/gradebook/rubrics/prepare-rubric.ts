import { checkRubric, type RubricContent, rubricMaximum } from '@sullam/domain/grading/rubric-content.ts';
import { completeness, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { invalidRubric } from './rubrics.errors.ts';

/** A version as it is kept, with what is derived from it. */
export interface PreparedRubric {
  title: Localized;
  content: RubricContent;
  maximum: string;
  languages: Language[];
  words: string;
}

const trimmed = (text: Localized): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = text[language]?.trim();
      return words ? [[language, words]] : [];
    }),
  );

/** Texts that an author has to write in both languages: descriptions only where there is one. */
const textsOf = (title: Localized, { criteria }: RubricContent): Localized[] => {
  const parts = criteria.flatMap((criterion) => [criterion, ...criterion.levels]);
  const descriptions = parts.map(({ description }) => description);
  return [title, ...parts.map(({ name }) => name), ...descriptions.filter((text) => Object.keys(text).length > 0)];
};

/**
 * A rubric as it is kept.
 * @throws Problem validation with every fault
 */
export function prepareRubric(written: { title: Localized; content: RubricContent }): PreparedRubric {
  const title = trimmed(written.title);
  if (Object.keys(title).length === 0) throw invalidField('title', 'oneLanguage');
  const worded = <T extends { name: Localized; description: Localized }>(part: T): T => ({
    ...part,
    name: trimmed(part.name),
    description: trimmed(part.description),
  });
  const content: RubricContent = {
    allowsFreePoints: written.content.allowsFreePoints,
    criteria: written.content.criteria.map((criterion) => ({
      ...worded(criterion),
      levels: criterion.levels.map(worded),
    })),
  };
  const findings = checkRubric(content);
  if (findings.length > 0) throw invalidRubric(findings);
  const complete = completeness(textsOf(title, content));
  const names = [title, ...content.criteria.map(({ name }) => name)];
  return {
    title,
    content,
    maximum: rubricMaximum(content),
    languages: LANGUAGES.filter((language) => complete[language].isComplete),
    words: foldForSearch(names.flatMap(({ en, ar }) => [en ?? '', ar ?? '']).join(' ')),
  };
}
