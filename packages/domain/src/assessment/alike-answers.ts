import { comparedText } from '../questions/accepted-texts.ts';

/** Longer answers are read one by one: that two of them resemble each other says little about either. */
const MOST_CHARACTERS = 300;
/** How similar two answers have to be to be offered together. */
const LEAST_SIMILARITY = 0.85;
/** More answers that differ are not compared with each other: each costs a comparison with all before it. */
const MOST_COMPARED = 500;

/** The form in which a short answer is compared with others; null for a blank or a long one. */
export function comparedTextOf(text: string): string | null {
  if (text.length > MOST_CHARACTERS) return null;
  return comparedText(text, false) || null;
}

/** Letters by threes, words marked off: what two texts have of them in common is how similar they are. */
function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const letters = [...`  ${word} `];
    for (let at = 0; at + 2 < letters.length; at += 1) found.add(letters.slice(at, at + 3).join(''));
  }
  return found;
}

/** A figure that differs is another answer, however much else is the same. */
const figuresIn = (text: string): string => (text.match(/\p{N}+/gu) ?? []).join(' ');

interface Form {
  readonly text: string;
  readonly parts: ReadonlySet<string>;
  readonly figures: string;
}

const formOf = (text: string): Form => ({ text, parts: trigrams(text), figures: figuresIn(text) });

/** How similar two forms are, from 0 to 1. */
function similarityOf(one: Form, other: Form): number {
  if (one.text === other.text) return 1;
  if (one.figures !== other.figures) return 0;
  let shared = 0;
  for (const part of one.parts) if (other.parts.has(part)) shared += 1;
  const all = one.parts.size + other.parts.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Answers that are the same, or nearly: each is this near to the first of its group. */
export interface AlikeGroup<Answer> {
  readonly answers: readonly { readonly answer: Answer; readonly similarity: number }[];
}

/**
 * Answers in groups of the same or nearly the same words, in the order of their first ones. Near is measured against the
 * first of a group alone, so that a chain of small differences never joins what is far apart.
 */
export function groupAlike<Answer>(
  answers: readonly Answer[],
  textOf: (answer: Answer) => string | null,
): AlikeGroup<Answer>[] {
  const groups: { form: Form | null; answers: { answer: Answer; similarity: number }[] }[] = [];
  const byText = new Map<string, { group: (typeof groups)[number]; similarity: number }>();
  let compared = 0;
  for (const answer of answers) {
    const text = textOf(answer);
    const known = text === null ? undefined : byText.get(text);
    if (known) {
      known.group.answers.push({ answer, similarity: known.similarity });
      continue;
    }
    const form = text === null ? null : formOf(text);
    let best: { group: (typeof groups)[number]; similarity: number } | undefined;
    if (form && compared < MOST_COMPARED) {
      for (const group of groups) {
        const similarity = group.form ? similarityOf(group.form, form) : 0;
        if (similarity >= LEAST_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { group, similarity };
      }
      compared += 1;
    }
    if (!best) {
      best = { group: { form, answers: [] }, similarity: 1 };
      groups.push(best.group);
    }
    best.group.answers.push({ answer, similarity: best.similarity });
    if (text !== null) byText.set(text, best);
  }
  return groups;
}
