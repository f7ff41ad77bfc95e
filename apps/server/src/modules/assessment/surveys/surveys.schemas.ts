import {
  LARGEST_SMALLEST_GROUP,
  RESULTS_VISIBILITIES,
  SMALLEST_GROUP,
  SURVEY_LIMITS,
  SURVEY_QUESTION_KINDS,
  SURVEY_TYPES,
} from '@sullam/domain/surveys/survey.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
} from '../../../kernel/http/schemas.ts';

/** The key of a question, an option or a row, chosen by the editor. */
const Key = Type.String({ minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9-]+$' });
const Label = localized(SURVEY_LIMITS.label);
const Title = localized(SURVEY_LIMITS.title);
const Description = localized(2000);

const Option = NamedObject('SurveyOption', { id: Key, label: Label });
const Point = Type.Integer({ minimum: SURVEY_LIMITS.scaleFrom, maximum: SURVEY_LIMITS.scaleTo });

export const SurveyQuestion = NamedObject('SurveyQuestion', {
  questionKey: Key,
  kind: OneOf(...SURVEY_QUESTION_KINDS),
  title: Title,
  hint: Title,
  isRequired: Type.Boolean(),
  options: Type.Array(Option, { maxItems: SURVEY_LIMITS.options }),
  rows: Type.Array(Option, { maxItems: SURVEY_LIMITS.rows }),
  isMultiple: Type.Boolean(),
  hasOther: Type.Boolean(),
  from: Point,
  to: Point,
  fromLabel: Label,
  toLabel: Label,
});

export const SurveyAnswer = NamedObject('SurveyAnswer', {
  questionKey: Key,
  options: Type.Optional(Type.Array(Key, { maxItems: SURVEY_LIMITS.options })),
  other: Type.Optional(Type.String({ maxLength: SURVEY_LIMITS.other })),
  value: Type.Optional(Point),
  cells: Type.Optional(Type.Array(Type.Object({ row: Key, option: Key }), { maxItems: SURVEY_LIMITS.rows })),
  text: Type.Optional(Type.String({ maxLength: SURVEY_LIMITS.answer })),
});

export const SurveyAbilities = NamedObject('SurveyAbilities', {
  canEdit: Type.Boolean(),
  canAnswer: Type.Boolean(),
  /** The answer that was given may be changed. */
  canChange: Type.Boolean(),
  canSeeResults: Type.Boolean(),
});
export type SurveyAbilities = Static<typeof SurveyAbilities>;

const settings = {
  description: Description,
  isAnonymous: Type.Boolean(),
  allowsChanges: Type.Boolean({ description: 'Named ones only: answers can be changed until it closes' }),
  minimumAnswers: Type.Integer({
    minimum: SMALLEST_GROUP,
    maximum: LARGEST_SMALLEST_GROUP,
    description: 'Results of an anonymous survey are hidden below it',
  }),
  resultsVisibility: OneOf(...RESULTS_VISIBILITIES),
  closesAt: Nullable(DateTime),
};

export const SurveySummary = NamedObject('SurveySummary', {
  surveyId: Id,
  courseId: Id,
  /** The lesson in which it is asked. */
  courseSubsectionId: Nullable(Id),
  type: OneOf(...SURVEY_TYPES),
  title: LocalizedName,
  status: OneOf('DRAFT', 'PUBLISHED', 'CLOSED'),
  ...settings,
  publishedAt: Nullable(DateTime),
  questionCount: Type.Integer(),
  participantCount: Type.Integer(),
  hasAnswered: Type.Boolean(),
  version: Type.Integer(),
  abilities: SurveyAbilities,
});
export type SurveySummary = Static<typeof SurveySummary>;

export const Survey = NamedObject('Survey', {
  ...SurveySummary.properties,
  isAnswered: Type.Boolean({ description: 'Somebody has answered: only the wording of questions may change' }),
  questions: Type.Array(SurveyQuestion),
  ownAnswers: Type.Array(SurveyAnswer, { description: "The caller's own, of a named survey" }),
});
export type Survey = Static<typeof Survey>;

export const SurveyBody = NamedObject('SurveyBody', {
  type: OneOf(...SURVEY_TYPES),
  title: LocalizedName,
});
export type SurveyBody = Static<typeof SurveyBody>;

const optional = Type.Partial(Type.Object(settings)).properties;

export const SurveyPatch = NamedObject('SurveyPatch', {
  title: Type.Optional(LocalizedName),
  ...optional,
  questions: Type.Optional(
    Type.Array(SurveyQuestion, { maxItems: SURVEY_LIMITS.questions, description: 'All of them, in their order' }),
  ),
  version: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    description: 'The version that was edited; 409 if it is older',
  }),
});
export type SurveyPatch = Static<typeof SurveyPatch>;

export const ReopenBody = NamedObject('ReopenSurveyBody', { closesAt: Nullable(DateTime) });
export const AnswersBody = NamedObject('SurveyAnswersBody', {
  answers: Type.Array(SurveyAnswer, { maxItems: SURVEY_LIMITS.questions }),
});

export const SurveyListQuery = Type.Object({ type: Type.Optional(OneOf(...SURVEY_TYPES)), ...PageQuery });
export const LessonParams = Type.Object({ courseSubsectionId: Id });
export const PlaceBody = NamedObject('PlaceSurveyBody', { surveyId: Nullable(Id) }, { additionalProperties: false });
export const SurveyParams = Type.Object({ surveyId: Id });
export const CreatedSurvey = NamedObject('CreatedSurvey', { surveyId: Id });

export const ResultsQuery = Type.Object({
  filterQuestion: Type.Optional(Key),
  filterOption: Type.Optional(Key),
});
export type ResultsQuery = Static<typeof ResultsQuery>;

const Counts = Type.Array(NamedObject('OptionCount', { id: Key, count: Type.Integer() }));

const QuestionResult = NamedObject('QuestionResult', {
  questionKey: Key,
  answered: Type.Integer(),
  isHidden: Type.Boolean({ description: 'Too few answered it' }),
  options: Counts,
  otherCount: Type.Integer(),
  values: Type.Array(Type.Object({ value: Type.Integer(), count: Type.Integer() })),
  mean: Nullable(Type.Number()),
  rows: Type.Array(Type.Object({ id: Key, options: Counts })),
  ranks: Type.Array(Type.Object({ id: Key, rankSum: Type.Integer(), meanRank: Type.Number() })),
  texts: Type.Array(Type.String()),
});

export const SurveyResults = NamedObject('SurveyResults', {
  participantCount: Type.Integer(),
  minimumAnswers: Type.Integer({ description: 'Results are shown from this number of answers; 0 for a named survey' }),
  isHidden: Type.Boolean({ description: 'Too few have answered' }),
  questions: Type.Array(QuestionResult),
});
export type SurveyResults = Static<typeof SurveyResults>;
