/** What the YAML files of an organisation hold: itself, its people and what it announces. */
import { CHECKLIST_ITEM_KINDS, JOIN_RULES } from '@sullam/domain/checklists.ts';
import { FIRST_PAGES, LOOKS } from '@sullam/domain/configuration.ts';
import { FEATURE_NAMES } from '@sullam/domain/features.ts';
import { Type } from 'typebox';
import {
  boolean,
  cancellationTiers,
  each,
  language,
  list,
  number,
  object,
  oneOf,
  optional,
  string,
  text,
  whole,
} from './schema-parts.ts';
import { PROGRAM_SLUGS } from './types.ts';

export const demoFile = object({ organizations: list(string) });

export const organizationFile = object({
  domainPrefix: string,
  name: text,
  tagline: text,
  colors: object({ primary: string, secondary: string }),
  logo: string,
  /** For dark grounds. */
  logoLight: string,
  icon: string,
  look: object({
    cover_family: oneOf(LOOKS.cover_family),
    display_face: oneOf(LOOKS.display_face),
    ground: oneOf(LOOKS.ground),
    corners: oneOf(LOOKS.corners),
    button_case: oneOf(LOOKS.button_case),
  }),
  /** Where signing in leads. */
  firstPage: optional(oneOf(FIRST_PAGES)),
  features: list(oneOf(FEATURE_NAMES)),
  terms: list(object({ slug: string, singular: text, plural: text })),
  registrationForm: list(
    object({
      key: string,
      type: oneOf(['text', 'phone', 'country', 'date', 'multi-select', 'boolean']),
      isOptional: boolean,
      label: text,
      hint: optional(text),
      options: optional(list(object({ value: string, label: text }))),
    }),
  ),
  programs: each(PROGRAM_SLUGS, object({ courses: list(string) })),
  notice: optional(object({ tone: oneOf(['info', 'success', 'warning']), text, link: string, linkLabel: text })),
  /** Prices can be paid. VAT that they include in percent, and the key of the administrator who set it. */
  marketplace: optional(
    object({
      taxPercent: number,
      /** Until when buyers of tickets can cancel, and how much comes back. */
      cancellation: optional(cancellationTiers),
      /** What buyers read before they pay. */
      paymentDisclosure: optional(text),
      setUpBy: string,
      seller: object({
        legalName: text,
        vatNumber: string,
        street: string,
        building: string,
        city: string,
        postalCode: string,
        countryCode: string,
      }),
      /** The account to which buyers transfer. Without it only the test provider is offered. */
      transfer: optional(
        object({ bank: text, iban: string, accountHolder: string, waitDays: number, instructions: text }),
      ),
    }),
  ),
  courses: list(string),
  questionAuthor: string,
  questions: list(string),
});

export const landingFile = object({
  hero: object({ title: text, subtitle: text, primary: text, secondary: text }),
  about: object({ title: text, text }),
  values: list(object({ icon: string, title: text, text })),
  figures: list(object({ kind: oneOf(['courses', 'learners', 'hours', 'completions']), label: text })),
  voices: list(object({ member: string, quote: text, role: text })),
  questions: list(object({ question: text, answer: text })),
  contact: object({ email: string, phone: string, address: text, hours: text }),
  footer: object({ line: text, rights: text }),
  featuredCourses: list(string),
});

export const programsFile = each(
  PROGRAM_SLUGS,
  object({ points: list(object({ title: text, text })), callToAction: text }),
);

export const categoriesFile = list(
  object({
    key: string,
    name: text,
    description: text,
    /** In degrees (OKLCH), the source of every tint of the category. */
    hue: number,
    /** Name of a lucide icon, in kebab case. */
    icon: string,
  }),
);

const personName = object({ first: string, last: string });

export const membersFile = list(
  object({
    key: string,
    email: string,
    name: object({ en: personName, ar: personName }),
    role: oneOf(['learner', 'instructor', 'coach', 'admin']),
    language,
    portrait: optional(string),
    joinedDaysAgo: number,
    extra: Type.Record(Type.String(), Type.Union([Type.String(), list(Type.String()), boolean])),
    progress: optional(
      list(
        object({
          course: string,
          fraction: number,
          lastVisitDaysAgo: number,
          pace: optional(number),
          lacksGrade: optional(boolean),
        }),
      ),
    ),
    favorites: optional(list(string)),
    /** Courses in the member's cart. */
    cart: optional(list(string)),
    /** Orders, oldest first; all are paid but those that wait for a transfer. A refund takes back one of its courses whole. */
    orders: optional(
      list(
        object({
          courses: list(string),
          daysAgo: number,
          /** It waits for a bank transfer. */
          waits: optional(boolean),
          /** Its payment came after its time and was refunded. */
          paidLate: optional(boolean),
          /** Its payment is disputed. */
          dispute: optional(object({ daysAgo: number })),
          /** Its courses were bought for a company, as seats. */
          seats: optional(object({ count: whole, company: string, holders: list(string), invited: list(string) })),
          /** What paid it; a test payment if absent. */
          paidBy: optional(oneOf(['credit', 'transfer'])),
          /** Its buyer has asked for a refund of one of its courses, which waits for a decision. */
          refundRequest: optional(object({ course: string, daysAgo: number, reason: string })),
          refund: optional(
            object({ course: string, daysAgo: number, by: string, note: string, toCredit: optional(boolean) }),
          ),
        }),
      ),
    ),
    /** Credit that administrators gave the member, in minor units, oldest first. */
    credit: optional(
      list(
        object({
          amount: whole,
          currency: string,
          daysAgo: number,
          by: string,
          reason: string,
          /** Name of the list by which it was given to several members at once. */
          list: optional(string),
        }),
      ),
    ),
    headline: optional(text),
    biography: optional(text),
  }),
);

export const specializationsFile = list(
  object({
    key: string,
    title: text,
    subtitle: text,
    /** Becomes HTML. */
    description: text,
    /** In the order of study; without `needs` all courses of a group are needed. */
    groups: list(object({ title: optional(text), needs: optional(number), courses: list(string) })),
    /** Learners who follow it. */
    learners: list(string),
    /** For all of its courses together; without one it is not sold as a whole. */
    price: optional(number),
  }),
);

export const bundlesFile = list(
  object({
    title: text,
    /** Becomes HTML. */
    description: text,
    courses: list(string),
    /** For all of its courses together. */
    price: number,
  }),
);

export const announcementsFile = list(
  // without a course it is for the whole organisation; its body becomes HTML; with negative daysAgo it is published by itself then
  object({ key: string, course: optional(string), author: string, daysAgo: number, title: text, body: text }),
);

/** Who signs certificates, with a picture of the signature. */
export const certificateSignaturesFile = list(object({ name: text, title: text, picture: string }));

/** Templates beside the standard one, arranged freely; the last takes the certificates of specializations. */
export const certificateTemplatesFile = list(object({ name: text, heading: text, opening: text, completed: text }));

/** Courses whose certificates end. */
export const certificateTermsFile = list(object({ course: string, months: whole }));

export const courseGroupsFile = list(
  object({
    course: string,
    name: text,
    capacity: Type.Union([whole, Type.Null()]),
    isOpen: boolean,
    /** The demo's own learner is in it. */
    hasLearner: boolean,
    /** How many other learners of the course are in it. */
    members: whole,
  }),
);

/** Courses that members took elsewhere. */
/** Vouchers of the marketplace. Without courses and categories they are for everything. */
export const vouchersFile = list(
  object({
    code: string,
    label: string,
    /** A batch of so many; the code is what theirs begin with. */
    batchOf: optional(number),
    percent: optional(number),
    /** In minor units, as the minimum. */
    amount: optional(number),
    minimum: optional(number),
    currency: optional(string),
    courses: optional(list(string)),
    categories: optional(list(string)),
    maxUses: optional(number),
    createdDaysAgo: number,
    /** Below zero: it has ended. */
    endsInDays: number,
  }),
);

export const externalCoursesFile = list(
  object({
    member: string,
    title: string,
    provider: string,
    /** When it ended, and for how many days it had gone on. */
    daysAgo: number,
    days: number,
    hours: number,
    link: string,
    status: oneOf(['PENDING', 'APPROVED', 'REFUSED']),
    reason: optional(string),
    /** The course that it stands for. */
    countsAs: optional(string),
  }),
);

/** Texts of courses that were changed in one language and not yet in the other, with what they said before. */
export const outdatedTextsFile = list(
  object({ course: string, field: oneOf(['title', 'subtitle']), changed: language, before: string }),
);

/** Who gets notifications of which category bundled by mail; the mails of the week are sent at once. */
export const digestsFile = list(
  object({
    member: string,
    category: string,
  }),
);

/** Words that nobody wants to read in groups; posts of the demo that hold one wait for a moderator. */
export const listedWordsFile = list(string);

/** What moderators of groups tell authors again and again. */
export const moderationReasonsFile = list(text);

/** Checklists: items in their order, and how far each person has come. */
export const checklistsFile = list(
  object({
    title: text,
    description: text,
    author: string,
    approver: string,
    joinRule: oneOf(JOIN_RULES),
    items: list(
      object({
        kind: oneOf(CHECKLIST_ITEM_KINDS),
        title: text,
        /** Becomes HTML. */
        body: optional(text),
        course: optional(string),
        dueDay: whole,
        waitsForPrevious: optional(boolean),
        /** What a person sends where the demo lets them: the text that waits for approval, and the one before it. */
        sent: optional(list(text)),
        /** The word with which the first text was sent back. */
        word: optional(text),
      }),
    ),
    /** `done` are the places of items, from 1. */
    people: list(object({ member: string, startedDaysAgo: whole, done: list(whole), waits: optional(boolean) })),
  }),
);
