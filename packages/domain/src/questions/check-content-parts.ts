import { hasText, LANGUAGES, type Language, type Localized } from '../localized.ts';
import { findIf, finding, type QuestionFinding, repeated } from './findings.ts';
import { gapIds } from './gaps.ts';
import { doubledPolygonArea, PICTURE_SIZE, type Point } from './hotspot-areas.ts';
import { isBlankHtml } from './html.ts';
import type { Area, Choice } from './question.ts';

export const isBlankText = (text: Localized): boolean => LANGUAGES.every((language) => isBlankHtml(text[language]));

/** The languages that a question is written in: those of its prompt. */
export const languagesOf = (prompt: Localized): Language[] =>
  LANGUAGES.filter((language) => !isBlankHtml(prompt[language]));

/** A text that is there has to be there in each language of the question. */
export const checkTranslated = (text: Localized, languages: readonly Language[], path: string): QuestionFinding[] =>
  isBlankText(text)
    ? []
    : languages.flatMap((language) => findIf(isBlankHtml(text[language]), path, 'text.not-translated', { language }));

export function checkIds(entries: readonly { id: string }[], path: string): QuestionFinding[] {
  const ids = entries.map(({ id }) => id);
  return [
    ...ids.flatMap((id, index) => findIf(id.trim() === '', `${path}.${index}.id`, 'id.empty')),
    ...repeated(ids).flatMap(({ value, index }) => finding(`${path}.${index}.id`, 'id.repeated', { id: value })),
  ];
}

/** HTML as it looks: spaces in a row are one. */
const asSeen = (html: string | null | undefined): string => (html ?? '').replace(/(?:\s|&nbsp;)+/g, ' ').trim();

export function checkChoices(
  choices: readonly Choice[],
  languages: readonly Language[],
  path: string,
  { least = 2, mustDiffer = false }: { least?: number; mustDiffer?: boolean } = {},
): QuestionFinding[] {
  const code = mustDiffer ? 'choice.indistinguishable' : 'choice.repeated';
  const looksLikeAnother = ({ text }: Choice, index: number): boolean =>
    choices
      .slice(0, index)
      .some((other) =>
        languages.some(
          (language) => hasText(text[language]) && asSeen(text[language]) === asSeen(other.text[language]),
        ),
      );
  return [
    ...findIf(choices.length < least, path, 'choices.too-few', { least }),
    ...checkIds(choices, path),
    ...choices.flatMap((choice, index) => [
      ...findIf(isBlankText(choice.text), `${path}.${index}.text`, 'choice.empty'),
      ...checkTranslated(choice.text, languages, `${path}.${index}.text`),
      ...findIf(looksLikeAnother(choice, index), `${path}.${index}.text`, code),
    ]),
  ];
}

/** The gaps written in the prompt are those that are defined, each once, in every language of the question. */
export function checkGaps(
  prompt: Localized,
  gaps: readonly { id: string }[],
  languages: readonly Language[],
  path: string,
): QuestionFinding[] {
  const defined = gaps.map(({ id }) => id);
  return [
    ...findIf(defined.length === 0, path, 'gap.none'),
    ...checkIds(gaps, path),
    ...languages.flatMap((language) => {
      const written = gapIds(prompt[language] ?? '');
      const at = `content.prompt.${language}`;
      return [
        ...[...new Set(written)].flatMap((id) => findIf(!defined.includes(id), at, 'gap.undefined', { id, language })),
        ...repeated(written).flatMap(({ value }) => finding(at, 'gap.repeated', { id: value, language })),
        ...defined.flatMap((id, index) =>
          findIf(!written.includes(id), `${path}.${index}`, 'gap.not-in-prompt', { id, language }),
        ),
      ];
    }),
  ];
}

export const checkLimit = (limit: number, path: string, least = 1): QuestionFinding[] =>
  findIf(!Number.isSafeInteger(limit) || limit < least, path, 'limit.invalid', { least });

const isInPicture = ({ x, y }: Point): boolean =>
  [x, y].every((value) => Number.isInteger(value) && value >= 0 && value <= PICTURE_SIZE);

export function checkArea(area: Area, path: string): QuestionFinding[] {
  const isFrame = area.shape !== 'polygon';
  const corners = isFrame ? [area, { x: area.x + area.width, y: area.y + area.height }] : area.points;
  const isEmpty = isFrame ? !(area.width > 0 && area.height > 0) : doubledPolygonArea(area.points) === 0;
  return isEmpty ? finding(path, 'area.empty') : findIf(!corners.every(isInPicture), path, 'area.outside-picture');
}
