import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedFormatted,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Key, LearnerContent } from '../questions/questions.public.ts';

export const ExamParams = Type.Object({ examId: Id });
export const ExamListQuery = Type.Object({ ...PageQuery, search: SearchText });
export type ExamListQuery = Static<typeof ExamListQuery>;

export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'As it was read; an older one answers 409',
});
/** Marks, above zero. */
const Marks = Type.String({ pattern: '^[0-9]{1,6}([.][0-9]{1,4})?$', description: 'Marks, as "1.5"' });
export const Navigation = named('ExamNavigation', OneOf('FREE', 'ONE_WAY'));

/** One fixed question (then nothing else but marks), or `take` of those that fit. */
const Draw = NamedObject(
  'QuestionDraw',
  {
    questionId: Nullable(Id),
    questionCategoryId: Nullable(Id),
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 10 }),
    difficulty: Nullable(Type.Integer({ minimum: 1, maximum: 5 })),
    take: Type.Integer({ minimum: 1, maximum: 500 }),
    marks: Nullable(Marks),
  },
  { additionalProperties: false },
);
export type Draw = Static<typeof Draw>;

const Section = NamedObject(
  'ExamSection',
  {
    title: LocalizedName,
    navigation: Navigation,
    isShuffled: Type.Boolean(),
    shufflesChoices: Type.Boolean(),
    draws: Type.Array(Draw, { maxItems: 300 }),
  },
  { additionalProperties: false },
);
export type Section = Static<typeof Section>;

export const ExamBody = NamedObject(
  'ExamBody',
  { title: LocalizedName, instructions: Type.Optional(LocalizedFormatted) },
  { additionalProperties: false },
);
export type ExamBody = Static<typeof ExamBody>;

export const ExamChange = NamedObject(
  'ExamChange',
  {
    title: LocalizedName,
    instructions: LocalizedFormatted,
    sections: Type.Array(Section, { maxItems: 50 }),
    version: Version,
  },
  { additionalProperties: false },
);
export type ExamChange = Static<typeof ExamChange>;

/** What a draft of an exam comes to. */
export const ExamDraft = NamedObject(
  'ExamDraft',
  { title: LocalizedName, sections: Type.Array(Section, { maxItems: 50 }) },
  { additionalProperties: false },
);
export type ExamDraft = Static<typeof ExamDraft>;

const Finding = NamedObject('ExamFinding', {
  code: OneOf(
    'title-missing',
    'no-questions',
    'section-empty',
    'draw-too-few',
    'question-not-ready',
    'question-archived',
    'window-over',
    'release-without-close',
    'release-time-missing',
  ),
  /** Without it the exam can't be published. */
  isRequired: Type.Boolean(),
  /** Where: `sections.0.draws.1`, or a field. */
  path: Type.String(),
  count: Type.Integer(),
});
export type Finding = Static<typeof Finding>;

/** What would go wrong when learners sit it. */
export const Findings = NamedObject('ExamFindings', { isReady: Type.Boolean(), findings: Type.Array(Finding) });
export type Findings = Static<typeof Findings>;

const outlook = {
  questionCount: Type.Integer(),
  leastMarks: Type.String({ description: 'What a paper is worth at least: drawn questions may bring different marks' }),
  mostMarks: Type.String(),
  expectedMinutes: Type.Integer({ description: 'Estimated by the types of the questions' }),
};

const UsedIn = Type.Array(
  NamedObject('ExamPlace', { subsectionExamId: Id, title: LocalizedName, isPublished: Type.Boolean() }),
  {
    description: 'Subsections in which it is held',
  },
);

export const CreatedExam = NamedObject('CreatedExam', { examId: Id });

export const ExamSummary = NamedObject('ExamSummary', {
  examId: Id,
  title: LocalizedName,
  sectionCount: Type.Integer(),
  ...outlook,
  heldIn: UsedIn,
  findings: Type.Array(Finding),
  version: Type.Integer(),
  updatedAt: DateTime,
});
export type ExamSummary = Static<typeof ExamSummary>;

export const ExamEditing = NamedObject('ExamEditing', {
  examId: Id,
  courseId: Id,
  title: LocalizedName,
  instructions: LocalizedFormatted,
  sections: Type.Array(
    Type.Object({
      ...Section.properties,
      draws: Type.Array(
        Type.Object({
          ...Draw.properties,
          /** Of a fixed question. */
          questionName: Nullable(Type.String()),
          questionType: Nullable(Type.String()),
          /** How many questions fit now. */
          candidateCount: Type.Integer(),
        }),
      ),
    }),
  ),
  heldIn: UsedIn,
  version: Type.Integer(),
  updatedAt: DateTime,
});
export type ExamEditing = Static<typeof ExamEditing>;

export const ExamCheck = NamedObject('ExamCheck', {
  ...outlook,
  findings: Type.Array(Finding),
  sections: Type.Array(
    Type.Object({
      draws: Type.Array(
        Type.Object({ candidateCount: Type.Integer(), leastMarks: Type.String(), mostMarks: Type.String() }),
      ),
    }),
  ),
});
export type ExamCheck = Static<typeof ExamCheck>;

export const PaperQuery = Type.Object({
  seed: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'The same one gives the same paper' })),
});

export const SectionHeading = NamedObject('ExamSectionHeading', { title: LocalizedName, navigation: Navigation });

export const ExamPaper = NamedObject('ExamPaper', {
  examId: Id,
  courseId: Id,
  title: LocalizedName,
  instructions: LocalizedFormatted,
  seed: Type.String(),
  marks: Type.String(),
  sections: Type.Array(SectionHeading),
  questions: Type.Array(
    Type.Object({
      position: Type.Integer(),
      section: Type.Integer(),
      marks: Type.String(),
      question: LearnerContent,
      picture: Nullable(MediaRef),
      key: Key,
    }),
  ),
});
export type ExamPaper = Static<typeof ExamPaper>;
