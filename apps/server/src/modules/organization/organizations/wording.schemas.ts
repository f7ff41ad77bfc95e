import { TERMINOLOGY } from '@sullam/domain/terminology.ts';
import type { RuntimeMessage } from '@sullam/strings/define.ts';
import { MAXIMUM_OVERRIDE_LENGTH } from '@sullam/strings/overrides.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { Id, Language, NamedObject, Nullable, named, OneOf } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../media/media.public.ts';

const Form = Type.String({ maxLength: 300 });

/** Singular and plural of a noun; the other forms refine Arabic sentences. */
export const TermForms = NamedObject(
  'TermForms',
  {
    singular: Form,
    plural: Form,
    dual: Type.Optional(Form),
    definite: Type.Optional(Form),
    definitePlural: Type.Optional(Form),
  },
  { additionalProperties: false },
);
export type TermForms = Static<typeof TermForms>;

export const TERM_SLUGS = TERMINOLOGY.map((entry) => entry.slug) as (typeof TERMINOLOGY)[number]['slug'][];
export const TermParams = Type.Object({ slug: OneOf(...TERM_SLUGS) });
export type TerminologySlug = (typeof TERM_SLUGS)[number];

const Default = NamedObject('DefaultTerm', {
  isRequired: Type.Boolean(),
  kind: OneOf('term', 'wording', 'picture'),
  media: Nullable(MediaRef),
  en: Nullable(TermForms),
  ar: Nullable(TermForms),
});

/** What one thing is called and pictured by, the product's way and the organisation's (specification, section 3). */
export const TerminologyTerm = NamedObject('TerminologyTerm', {
  slug: Type.String(),
  defaultValue: Default,
  organizationTerms: Type.Array(
    NamedObject('OrganizationTerm', { language: Language, medium: Nullable(MediaRef), value: Nullable(TermForms) }),
  ),
});
export type TerminologyTerm = Static<typeof TerminologyTerm>;
export const Terminology = NamedObject('Terminology', { data: Type.Array(TerminologyTerm) });

const inEach = <Of extends TSchema>(of: Of) =>
  Type.Object({ en: Type.Optional(of), ar: Type.Optional(of) }, { additionalProperties: false });

const TermValue = named('TermValue', inEach(Nullable(TermForms)));
const TermMedium = named('TermMedium', inEach(Nullable(Id)));
const termFields = { value: Type.Optional(TermValue), medium: Type.Optional(TermMedium) };

/** By language; what isn't named stays, null takes the product's own again. */
export const TermBody = NamedObject('TermBody', termFields, { additionalProperties: false });
export type TermBody = Static<typeof TermBody>;

/** Several things at once, each at most once. */
export const TermsBody = NamedObject(
  'TermsBody',
  {
    terms: Type.Array(
      NamedObject('NamedTerm', { slug: OneOf(...TERM_SLUGS), ...termFields }, { additionalProperties: false }),
      { minItems: 1, maxItems: TERM_SLUGS.length },
    ),
  },
  { additionalProperties: false },
);
export type TermsBody = Static<typeof TermsBody>;

export const LanguageParams = Type.Object({ language: Language });
export const MessageParams = Type.Object({
  language: Language,
  messageKey: Type.String({ minLength: 1, maxLength: 200 }),
});

const MessageText = Type.String({ minLength: 1, maxLength: MAXIMUM_OVERRIDE_LENGTH });

/** A text, or the plural forms of a counted message. */
export const MessageBody = NamedObject(
  'OwnWordingBody',
  {
    text: Type.Optional(MessageText),
    forms: Type.Optional(
      Type.Object(
        {
          zero: Type.Optional(MessageText),
          one: Type.Optional(MessageText),
          two: Type.Optional(MessageText),
          few: Type.Optional(MessageText),
          many: Type.Optional(MessageText),
          other: MessageText,
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type MessageBody = Static<typeof MessageBody>;

const Messages = Type.Unsafe<Record<string, RuntimeMessage>>({ type: 'object', additionalProperties: true });

export const Localizations = NamedObject('Localizations', {
  language: Language,
  /** The organisation's own; these win. */
  messages: Messages,
  /** Those of the content service, where one is configured and differs from the product. */
  contentMessages: Messages,
});
