import { isLanguage, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { absolute, isZero, product, quotient, roundedFraction } from '../decimals.ts';
import type { Draft } from '../drafts/draft.ts';
import { decodeText } from '../encoding.ts';
import { fieldOfNodes, isEmpty } from '../markup/html-fields.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  element,
  isElement,
  type MarkupElement,
  type MarkupNode,
  rewrite,
  textNode,
  textOf,
} from '../markup/markup-tree.ts';
import { type FoundFile, linksInto } from '../media-files.ts';
import { type Importing, LeftOut, type Notes } from '../report.ts';
import type { Reading } from '../scoring/fitting.ts';
import { declarationsIn, declaredMarks, type ResponseDeclaration } from './qti-declarations.ts';
import { apart, differentTexts, INLINE_FEEDBACK, isAlwaysShown, isShown, modalRemarks } from './qti-feedback.ts';
import { hasClass, htmlNodes, PROMPT_CLASS } from './qti-markup.ts';
import { ruledMarks, type Scoring, scoringOf } from './qti-scoring.ts';
import { type ScoreOf, scoringBy } from './response-rules.ts';
import { sharedNodes, sharedPage } from './shared-texts.ts';

/** What a package's manifest says about an item. */
export interface ItemRecord {
  category: string[];
  tags: string[];
  difficulty: number | null;
  idNumber: string | null;
}

const BLANKABLE = new Set(['p', 'div', 'span']);

/** Nodes with something in the place of each interaction, whatever is inside of it. */
const withInstead = (
  nodes: readonly MarkupNode[],
  instead: (interaction: MarkupElement) => MarkupNode[],
): MarkupNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (node.name.endsWith('Interaction')) return instead(node);
    return [{ ...node, children: withInstead(node.children, instead) }];
  });

/** Reads an item whose interaction is of one kind. */
export type Read = (item: QtiItem, interaction: MarkupElement, record: ItemRecord) => Question;

export const idOf = (node: MarkupElement): string => node.attributes.identifier ?? '';

/** One assessment item with its texts, files and declarations. */
export class QtiItem {
  readonly node: MarkupElement;
  readonly notes: Notes;
  readonly scoring: Scoring;
  readonly marks: string | null;
  /** The marks of answers by the item's rules. */
  readonly scoreOf: ScoreOf;
  readonly #importing: Importing;
  readonly #find: (address: string) => FoundFile | null;
  readonly #language: Language;
  readonly #declarations: Map<string, ResponseDeclaration>;
  #body: MarkupElement | undefined;

  constructor(node: MarkupElement, importing: Importing, notes: Notes, find: (address: string) => FoundFile | null) {
    this.node = node;
    this.notes = notes;
    this.#importing = importing;
    this.#find = find;
    const own = (node.attributes['xml:lang'] ?? '').toLowerCase().slice(0, 2);
    this.#language = isLanguage(own) ? own : importing.options.language;
    this.#declarations = declarationsIn(node);
    this.scoring = scoringOf(node);
    this.marks = declaredMarks(node);
    this.scoreOf = scoringBy(node, this.#declarations);
  }

  /** The body with the texts that it shares with other items, which stand in files of their own. */
  get body(): MarkupElement {
    const body = childNamed(this.node, 'itemBody');
    if (!body) throw new LeftOut('no-prompt');
    this.#body ??= {
      ...body,
      children: [
        ...childrenNamed(this.node, 'assessmentStimulusRef').flatMap(({ attributes }) =>
          this.#shared(attributes.href ?? '', 'stimulusBody'),
        ),
        ...rewrite(body.children, (child) => {
          if (child.name === 'include') return this.#shared(child.attributes.href ?? '');
          const page = sharedPage(child);
          return page && this.#find(page) ? this.#shared(page, 'body') : [child];
        }),
      ],
    };
    return this.#body;
  }

  #shared(address: string, within?: string): MarkupNode[] {
    const bytes = this.#find(address)?.bytes();
    const nodes = bytes && sharedNodes(decodeText(bytes, this.#language).text, address, within);
    if (!nodes) this.notes.add('media-missing', { address: address.slice(0, 200) });
    return nodes ?? [];
  }

  declaration(interaction: MarkupElement): ResponseDeclaration {
    const found = this.#declarations.get(interaction.attributes.responseIdentifier ?? '');
    if (!found) throw new LeftOut('no-right-answer');
    return found;
  }

  /** The rule that the item names in words of ours. */
  get namedRule(): string | null {
    const score = childrenNamed(this.node, 'outcomeDeclaration').find(
      ({ attributes }) => attributes.identifier === 'SCORE',
    );
    return score?.attributes.interpretation ?? null;
  }

  /** A question whose rules do what the item's do; else the nearest one, and that is said. */
  settled(reading: Reading | null, nearest: () => Question): Question {
    if (!reading) {
      this.notes.add('scoring-simplified');
      return nearest();
    }
    for (const { code, values } of reading.notes.list) this.notes.add(code, values);
    return reading.question;
  }

  text(nodes: readonly MarkupNode[]): Localized {
    const links = linksInto(this.#importing.media, this.#find);
    return fieldOfNodes(htmlNodes(nodes), { language: this.#language, links, notes: this.notes });
  }

  /** The id and bytes of the picture in an interaction. */
  picture(interaction: MarkupElement): { id: number; bytes: Uint8Array; object: MarkupElement } {
    const object = [...descendants(interaction)].find(({ name }) => name === 'object' || name === 'img');
    const found =
      object &&
      linksInto(this.#importing.media, this.#find).resolve(object.attributes.data ?? object.attributes.src ?? '');
    if (!object || typeof found !== 'number') throw new LeftOut('picture-missing');
    return { id: found, bytes: this.#importing.media.bytesOf(found) ?? new Uint8Array(), object };
  }

  /** The text around interactions; each is replaced by what `instead` gives, and is gone where that is nothing. */
  around(instead: (interaction: MarkupElement) => MarkupNode[]): MarkupNode[] {
    return rewrite(withInstead(this.body.children, instead), (child) => {
      if (child.name === 'rubricBlock') return /candidate/.test(child.attributes.view ?? '') ? child.children : [];
      if (INLINE_FEEDBACK.has(child.name)) {
        this.notes.add('feedback-left');
        return [];
      }
      if (hasClass(child, PROMPT_CLASS)) return child.children;
      const isBlank = child.children.every((inner) => !isElement(inner) && textOf(inner).trim() === '');
      return isBlank && BLANKABLE.has(child.name) ? [] : [child];
    });
  }

  /** The question's text for an interaction that stands by itself. */
  promptOf(interaction: MarkupElement): Localized {
    const prompt = childNamed(interaction, 'prompt');
    return this.text([...this.around(() => []), ...(prompt?.children ?? [])]);
  }

  /** For whoever marks: what the item says to them, and answers that it gives as an example. */
  guide(interaction?: MarkupElement): Localized {
    const sample = this.#declarations.get(interaction?.attributes.responseIdentifier ?? '')?.correct ?? [];
    const blocks = [...descendants(this.body)].filter(
      ({ name, attributes }) => name === 'rubricBlock' && !/candidate/.test(attributes.view ?? ''),
    );
    const unwrapped = rewrite(
      blocks.flatMap(({ children }) => children),
      (child) => (hasClass(child, PROMPT_CLASS) ? child.children : [child]),
    );
    return this.text([...unwrapped, ...sample.map((value) => element('p', {}, [textNode(value)]))]);
  }

  /** The marks for the right response: as the item declares them, or as its rules give them. */
  marksFor({ identifier }: ResponseDeclaration): string | null {
    return this.marks ?? ruledMarks(this.node, identifier);
  }

  /** Whether the mapping decides, and not what is declared to be right. */
  isMapped({ entries, correct }: ResponseDeclaration): boolean {
    return entries.length > 0 && (this.scoring !== 'correct' || correct.length === 0);
  }

  /** A choice without its remark, and the remark. */
  choiceTexts(choice: MarkupElement): { text: Localized; feedback: Localized } {
    const inline = choice.children.filter((child) => isElement(child) && INLINE_FEEDBACK.has(child.name));
    const own = [...(inline as MarkupElement[]), ...this.#remarksOn([idOf(choice)])];
    if (own.some((remark) => !isShown(remark))) this.notes.add('feedback-left');
    return {
      text: this.text(choice.children.filter((child) => !inline.includes(child))),
      feedback: this.text(apart(differentTexts(own.filter(isShown)))),
    };
  }

  #remarksOn(choiceIds: readonly string[]): MarkupElement[] {
    const known = new Set(choiceIds.filter((id) => id !== ''));
    return modalRemarks(this.node).filter(({ attributes }) => known.has(attributes.identifier ?? ''));
  }

  /** `placed` are the remarks that the caller puts elsewhere, besides those on choices. */
  draft(
    prompt: Localized,
    record: ItemRecord,
    marks: string,
    choiceIds: readonly string[] = [],
    placed: readonly MarkupElement[] = [],
  ): Draft {
    const elsewhere = new Set([...this.#remarksOn(choiceIds), ...placed]);
    const all = modalRemarks(this.node).filter((remark) => !elsewhere.has(remark));
    const shown = new Set(all.filter(isShown).map(({ attributes }) => attributes.identifier));
    // what is said to those who chose otherwise says the same to nobody else
    const remarks = differentTexts(all.filter((one) => isShown(one) || !shown.has(one.attributes.identifier)));
    if (differentTexts(all).length > remarks.length) this.notes.add('feedback-left');
    if (remarks.some((remark) => !isAlwaysShown(this.node, remark))) this.notes.add('feedback-as-explanation');
    const explanation = this.text(apart(remarks));
    if (isZero(marks)) this.notes.add('marks-replaced', { marks });
    return {
      name: this.node.attributes.title ?? '',
      prompt,
      explanation: isEmpty(explanation) ? {} : explanation,
      marks,
      tags: record.tags,
      idNumber: record.idNumber,
      difficulty: record.difficulty,
    };
  }

  /** A share of the marks from marks. */
  share(value: string, marks: string): string {
    const exact = quotient(value, marks);
    if (exact === null) return '0';
    const share = roundedFraction(exact);
    const off = absolute(product(share, marks));
    if (off !== absolute(value) && Math.abs(Number(off) - Math.abs(Number(value))) > 1e-6)
      this.notes.add('weights-rounded');
    return share;
  }
}
