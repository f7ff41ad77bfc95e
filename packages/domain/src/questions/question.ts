import type { Localized } from '../localized.ts';

/** What a question may ask for. */
export const QUESTION_TYPES = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'SHORT_TEXT',
  'NUMERIC',
  'MATCHING',
  'ORDERING',
  'FILL_BLANKS',
  'DROPDOWN_CLOZE',
  'HOTSPOT',
  'FILE_UPLOAD',
  'ESSAY',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Decimals travel as text ("0.25"), never as binary floats. */
export type DecimalText = string;

/** Something to choose, to match or to put in order. Its id stays the same in all versions of a question. */
export interface Choice {
  id: string;
  /** HTML. */
  text: Localized;
}

/**
 * What a learner sees of a question, apart by type. A gap in a cloze text is written `{{id}}` in `prompt`, in both
 * languages. Nothing in here reveals what is correct: that is the key's business, kept in a place of its own.
 */
export type QuestionContent = {
  /** HTML. */
  prompt: Localized;
  /** HTML, opened one after the other on demand. */
  hints: Localized[];
} & (
  | { type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'; choices: Choice[] }
  | { type: 'TRUE_FALSE' }
  | { type: 'SHORT_TEXT'; maximumLength: number }
  | { type: 'NUMERIC'; units: string[] }
  | { type: 'MATCHING'; stems: Choice[]; choices: Choice[] }
  | { type: 'ORDERING'; choices: Choice[] }
  | { type: 'FILL_BLANKS'; blanks: { id: string; isNumeric: boolean }[] }
  | { type: 'DROPDOWN_CLOZE'; gaps: { id: string; choices: Choice[] }[] }
  | { type: 'HOTSPOT'; pictureMediaId: number; mostPoints: number }
  | { type: 'FILE_UPLOAD'; mostFiles: number; mostBytes: number; extensions: string[] }
  | { type: 'ESSAY'; leastWords: number; mostWords: number | null }
);

/** An accepted text. `*` stands for any letters. */
export interface AcceptedText {
  text: string;
  /** Share of the marks up to "1"; negative for one that costs. */
  fraction: DecimalText;
  feedback: Localized;
}

/** An accepted number: within `tolerance` of `value`. */
export interface AcceptedNumber {
  value: DecimalText;
  tolerance: DecimalText;
  fraction: DecimalText;
  feedback: Localized;
}

/** A unit of measurement and what one of it is in the unit of the accepted numbers. */
export interface Unit {
  name: string;
  factor: DecimalText;
}

/** An area of a picture, in thousandths of its width and height from the top left corner, whatever the direction. */
export type Area =
  | { shape: 'rectangle'; x: number; y: number; width: number; height: number }
  | { shape: 'ellipse'; x: number; y: number; width: number; height: number }
  | { shape: 'polygon'; points: { x: number; y: number }[] };

/** What the parts of an answer add up to is its share of the marks, up to all of them. Below nothing it costs. */
export interface SumRule {
  /** The share below which the sum doesn't fall; null: as low as its parts take it. */
  least: DecimalText | null;
}

/** How the parts of an answer count together. With neither, each is its part of the whole, as the type has it. */
export interface PartsRule {
  /** Everything right gives all marks, anything else none. */
  isAllOrNothing?: boolean;
  sum?: SumRule;
}

/** What counts in an order; without one of these, `NEIGHBOURS`. */
export const ORDER_RULES = [
  /** Each item directly after the one that it belongs after, the first at the start. */
  'NEIGHBOURS',
  /** Each item directly before the one that it belongs before, the last at the end. */
  'NEIGHBOURS_TO_END',
  /** Two items that belong side by side, in their order; neither start nor end. */
  'NEIGHBOURS_ALONE',
  /** Each item at its place. */
  'PLACES',
  /** Each two items of which the one that belongs first comes first. */
  'PAIRS',
  'ALL_OR_NOTHING',
] as const;
export type OrderRule = (typeof ORDER_RULES)[number];

/** How spelling is compared: folded (hamza, ta marbuta, diacritics, digits, case) or to the letter. */
export interface TextRule {
  isStrict: boolean;
}

/** What is right, and what is said about it. Never leaves the server before the release rules allow. */
export type QuestionKey = {
  /** HTML shown whatever was answered, when explanations are released. */
  explanation: Localized;
} /** Shares of the marks for choosing; negative for a choice that costs. */ & (
  | { type: 'SINGLE_CHOICE'; fractions: Record<string, DecimalText>; feedback: Record<string, Localized> }
  | {
      type: 'MULTIPLE_CHOICE';
      /** Share of the marks for choosing it; negative for a wrong one. */
      fractions: Record<string, DecimalText>;
      feedback: Record<string, Localized>;
      /** All or nothing instead of shares. */
      isAllOrNothing: boolean;
      /** A choice gives its share and nothing else: a wrong one without a share costs nothing. */
      sum?: SumRule;
    }
  | { type: 'TRUE_FALSE'; isTrue: boolean; feedback: { true: Localized; false: Localized } }
  | ({ type: 'SHORT_TEXT'; accepted: AcceptedText[] } & TextRule)
  | { type: 'NUMERIC'; accepted: AcceptedNumber[]; units: Unit[]; isUnitRequired: boolean }
  /** Stem id to choice id. */
  | ({
      type: 'MATCHING';
      pairs: Record<string, string>;
      /** In a sum: what a stem gives with a choice, by stem and choice; else the right pairs share the whole. */
      shares?: Record<string, Record<string, DecimalText>>;
      /** In a sum: what any other pair gives. */
      otherShare?: DecimalText;
    } & PartsRule)
  /** Choice ids as they belong. */
  | { type: 'ORDERING'; order: string[]; rule?: OrderRule }
  | ({
      type: 'FILL_BLANKS';
      blanks: Record<string, { weight: DecimalText; texts: AcceptedText[]; numbers: AcceptedNumber[] }>;
    } & TextRule &
      PartsRule)
  | ({
      type: 'DROPDOWN_CLOZE';
      gaps: Record<string, { weight: DecimalText; fractions: Record<string, DecimalText> }>;
    } & PartsRule)
  | ({
      type: 'HOTSPOT';
      /** `share`, in a sum: what hitting it gives; else the areas share the whole. Nothing or less: it is a wrong one. */
      areas: { id: string; area: Area; feedback: Localized; share?: DecimalText }[];
      /** In a sum: what a point outside every area gives. */
      otherShare?: DecimalText;
    } & PartsRule)
  | { type: 'FILE_UPLOAD' | 'ESSAY' /** HTML for whoever marks. */; guide: Localized }
);

/** What a learner answered; null is a blank, which is an answer too. */
export type QuestionAnswer =
  | { type: 'SINGLE_CHOICE'; choiceId: string }
  | { type: 'MULTIPLE_CHOICE'; choiceIds: string[] }
  | { type: 'TRUE_FALSE'; isTrue: boolean }
  | { type: 'SHORT_TEXT'; text: string }
  /** As it was typed; any digits. */
  | { type: 'NUMERIC'; number: string; unit: string | null }
  | { type: 'MATCHING'; pairs: Record<string, string> }
  | { type: 'ORDERING'; order: string[] }
  | { type: 'FILL_BLANKS'; blanks: Record<string, string> }
  | { type: 'DROPDOWN_CLOZE'; gaps: Record<string, string> }
  | { type: 'HOTSPOT'; points: { x: number; y: number }[] }
  | { type: 'FILE_UPLOAD'; mediaIds: number[] }
  | { type: 'ESSAY'; html: string }
  | null;

/** A whole question as the bank keeps a version of it. */
export interface Question {
  /** For authors; learners never see it. */
  name: string;
  content: QuestionContent;
  key: QuestionKey;
  /** What it is worth unless an exam says otherwise; above zero. */
  marks: DecimalText;
  /** What a wrong answer costs, zero or more; a blank costs nothing. */
  negativeMarks: DecimalText;
  /** 1 easy to 5 hard; null: nobody said. */
  difficulty: number | null;
  tags: string[];
  /** What its author or another system calls it; nothing here depends on it. */
  idNumber?: string | null;
}

/** Types that a person has to mark. */
export const isMarkedByHand = (type: QuestionType): boolean => type === 'ESSAY' || type === 'FILE_UPLOAD';

/** The member of a union (contents, keys, answers) that belongs to a type of question. */
export type Of<Union extends { type: string }, Type> = Union extends unknown
  ? Type extends Union['type']
    ? Union
    : never
  : never;
