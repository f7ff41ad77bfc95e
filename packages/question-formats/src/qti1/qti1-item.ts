import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { type Rational, rationalOf } from '@sullam/domain/rational.ts';
import { isPositive, readNumber } from '../decimals.ts';
import type { Draft } from '../drafts/draft.ts';
import { fieldOfNodes, isEmpty } from '../markup/html-fields.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  element,
  elementsOf,
  type MarkupElement,
  type MarkupNode,
  parseMarkup,
  textNode,
  textOf,
} from '../markup/markup-tree.ts';
import { plainLine } from '../markup/plain-text.ts';
import { type FoundFile, linksInto } from '../media-files.ts';
import { type Importing, LeftOut, type Notes } from '../report.ts';
import type { Reading } from '../scoring/fitting.ts';
import { conditionsOf, type Given, scoringBy1, testsOf } from './qti1-conditions.ts';
import { type Response, responsesOf } from './qti1-responses.ts';

/** Where Canvas and cartridges say that their files lie. */
const FILE_BASE = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?(?:\.\.\/)*/i;

/** The text of a piece of material as nodes: HTML is written as text in these files. */
function materialNodes(node: MarkupElement): MarkupNode[] {
  return elementsOf(node).flatMap((child): MarkupNode[] => {
    switch (child.name) {
      case 'mattext': {
        const text = textOf(child);
        const isHtml = /html/i.test(child.attributes.texttype ?? '') || /<[a-z][^<>]*>|&[a-z]{2,8};/i.test(text);
        return isHtml ? parseMarkup(text, 'html').root.children : [textNode(text)];
      }
      case 'matemtext':
        return [element('em', {}, [textNode(textOf(child))])];
      case 'matbreak':
        return [element('br', {}, [])];
      case 'matimage':
        return [element('img', { src: child.attributes.uri ?? '', alt: child.attributes.label ?? '' }, [])];
      case 'mataudio':
      case 'matvideo':
        return [element(child.name.slice(3), { src: child.attributes.uri ?? '' }, [])];
      default:
        return materialNodes(child);
    }
  });
}

/** The material that stands before and between what is answered. */
function* promptMaterial(parent: MarkupElement): Generator<MarkupElement> {
  for (const child of elementsOf(parent)) {
    if (child.name === 'material') yield child;
    else if (/^flow/.test(child.name) || child.name === 'presentation_material') yield* promptMaterial(child);
  }
}

/** One item of QTI 1.2. */
export class Qti1Item {
  readonly node: MarkupElement;
  readonly notes: Notes;
  readonly responses: Response[];
  readonly type: string;
  readonly points: Rational | null;
  readonly hasRules: boolean;
  readonly score: (given: Given) => Rational | null;
  readonly #importing: Importing;
  readonly #find: (address: string) => FoundFile | null;
  readonly #meta: Map<string, string>;
  readonly #presentation: MarkupElement;

  constructor(node: MarkupElement, importing: Importing, notes: Notes, find: (address: string) => FoundFile | null) {
    this.node = node;
    this.notes = notes;
    this.#importing = importing;
    this.#find = find;
    this.#meta = new Map(
      [...descendants(node)]
        .filter(({ name }) => name === 'qtimetadatafield')
        .map((field) => [
          textOf(childNamed(field, 'fieldlabel') ?? field)
            .trim()
            .toLowerCase(),
          textOf(childNamed(field, 'fieldentry') ?? field).trim(),
        ]),
    );
    const presentation = childNamed(node, 'presentation');
    if (!presentation) throw new LeftOut('no-prompt');
    this.#presentation = presentation;
    this.type = this.#typeName();
    this.responses = responsesOf(presentation, this.type);
    const points = readNumber(this.meta('points_possible', 'cc_weighting', 'qmd_weighting', 'point_value'));
    this.points =
      points !== null && isPositive(points) ? rationalOf(points) : this.#isOutOfHundred() ? rationalOf('1') : null;
    const { score, hasRules } = scoringBy1(
      node,
      new Map(this.responses.map((response) => [response.ident, response])),
      this.points,
    );
    this.score = score;
    this.hasRules = hasRules;
  }

  meta(...names: string[]): string {
    return names.map((name) => this.#meta.get(name)).find((value) => value !== undefined && value !== '') ?? '';
  }

  #typeName(): string {
    const own = childNamed(this.node, 'itemmetadata');
    const kind = own && [...descendants(own)].find(({ name }) => name === 'qmd_itemtype');
    return (this.meta('question_type', 'cc_profile', 'qmd_itemtype') || (kind ? textOf(kind) : ''))
      .trim()
      .toLowerCase();
  }

  #isOutOfHundred(): boolean {
    return [...descendants(this.node)].some(
      ({ name, attributes }) => name === 'decvar' && Number(attributes.maxvalue) === 100,
    );
  }

  /** Files stand below the package's folder for them, whatever name each system has for it. */
  #file = (address: string): FoundFile | null => {
    const path = address.replace(FILE_BASE, '');
    if (path === address) return this.#find(address);
    return this.#find(`/web_resources/${path}`) ?? this.#find(`/${path}`) ?? this.#find(path);
  };

  text(nodes: readonly MarkupNode[]): Localized {
    const links = linksInto(this.#importing.media, this.#file);
    return fieldOfNodes(nodes, { language: this.#importing.options.language, links, notes: this.notes });
  }

  materialText(node: MarkupElement | undefined): Localized {
    return node ? this.text(materialNodes(node)) : {};
  }

  /** The question's text as nodes. */
  promptNodes(): MarkupNode[] {
    return [...promptMaterial(this.#presentation)].flatMap(materialNodes);
  }

  plainWords(node: MarkupElement | undefined): string {
    const text = this.materialText(node);
    return plainLine(LANGUAGES.map((code) => text[code]).find(Boolean) ?? '');
  }

  /** Remarks by the answer that they are about: what a condition shows that looks at that answer alone. */
  remarksOn(response: Response): Map<string, Localized> {
    const remarks = new Map<string, Localized>();
    for (const condition of conditionsOf(this.node)) {
      const [test, ...others] = testsOf(condition);
      const shown = childrenNamed(condition, 'displayfeedback')[0]?.attributes.linkrefid;
      if (test?.name !== 'varequal' || others.length > 0 || !shown) continue;
      if (test.attributes.respident === response.ident) remarks.set(textOf(test).trim(), this.#feedback(shown));
    }
    for (const { ident } of response.labels) if (!remarks.has(ident)) remarks.set(ident, this.#feedback(`${ident}_fb`));
    return remarks;
  }

  #feedback(ident: string): Localized {
    const node = childrenNamed(this.node, 'itemfeedback').find(({ attributes }) => attributes.ident === ident);
    return node ? this.text(materialNodes(node)) : {};
  }

  /** What is said whatever was answered; what is said to right and wrong answers as such has no place here. */
  #explanation(): Localized {
    const always = conditionsOf(this.node)
      .filter((condition) => testsOf(condition).every(({ name }) => name === 'other'))
      .flatMap((condition) =>
        childrenNamed(condition, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? ''),
      );
    const solution = childrenNamed(this.node, 'itemfeedback').filter(
      (node) => childNamed(node, 'solution') !== undefined,
    );
    const shown = [...new Set(['general_fb', ...always.filter((ident) => !/incorrect|correct/i.test(ident))])];
    const texts = [
      ...shown.map((ident) => this.#feedback(ident)),
      ...solution.map((node) => this.text(materialNodes(node))),
    ];
    return texts.find((text) => !isEmpty(text)) ?? {};
  }

  draft(prompt: Localized, marks: string): Draft {
    const combined = ['correct_fb', 'general_incorrect_fb'];
    if (combined.some((ident) => !isEmpty(this.#feedback(ident)))) this.notes.add('combined-feedback-left');
    const hints = childrenNamed(this.node, 'itemfeedback')
      .flatMap((node) => [...descendants(node)].filter(({ name }) => name === 'hintmaterial'))
      .map((node) => this.text(materialNodes(node)))
      .filter((hint) => !isEmpty(hint));
    return {
      name: this.node.attributes.title ?? '',
      prompt,
      hints,
      explanation: this.#explanation(),
      marks,
    };
  }

  settled(reading: Reading | null, nearest: () => Question): Question {
    if (!reading) {
      this.notes.add('scoring-simplified');
      return nearest();
    }
    for (const { code, values } of reading.notes.list) this.notes.add(code, values);
    return reading.question;
  }
}
