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
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { SectionHeading } from '../exams/exams.public.ts';
import { Answer, LearnerContent } from '../questions/questions.public.ts';

export const AttemptState = named('AttemptState', OneOf('RUNNING', 'SUBMITTED', 'EXPIRED', 'ABANDONED'));

export const AttemptParams = Type.Object({ attemptId: Id });

/** Which tab it is: made by the client, kept as long as the tab lives. */
const Holder = Type.String({ minLength: 8, maxLength: 64 });
const Position = Type.Integer({ minimum: 1, maximum: 100_000 });
/** The later one wins. */
const Sequence = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const InstanceBody = NamedObject(
  'AttemptInstanceBody',
  {
    subsectionExamId: Id,
    restart: Type.Optional(Type.Boolean({ description: 'Closes the open attempt as abandoned and starts the next' })),
    password: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  },
  { additionalProperties: false },
);
export type InstanceBody = Static<typeof InstanceBody>;
export const Instance = NamedObject('AttemptInstance', {
  examAttemptId: Id,
  number: Type.Integer(),
  isNew: Type.Boolean(),
});
export type Instance = Static<typeof Instance>;

export const HolderBody = NamedObject('AttemptHolderBody', { holder: Holder }, { additionalProperties: false });
export const FinishBody = NamedObject(
  'FinishAttemptBody',
  {
    ...HolderBody.properties,
    takesOver: Type.Optional(Type.Boolean({ description: 'Hands in what is saved, whichever tab goes on with it' })),
  },
  { additionalProperties: false },
);
export type FinishBody = Static<typeof FinishBody>;
export const HolderQuery = Type.Object({ holder: Type.Optional(Holder) });
export const NextBody = NamedObject(
  'NextQuestionBody',
  { holder: Holder, position: Position },
  { additionalProperties: false },
);
export type NextBody = Static<typeof NextBody>;
export const HintBody = NamedObject(
  'QuestionHintBody',
  {
    ...NextBody.properties,
    openedHints: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'How many are seen: sent again it opens no other',
    }),
  },
  { additionalProperties: false },
);
export type HintBody = Static<typeof HintBody>;

export const SubmitBody = NamedObject(
  'AttemptAnswersBody',
  {
    holder: Holder,
    position: Position,
    sequence: Sequence,
    answer: Answer,
    isFlagged: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type SubmitBody = Static<typeof SubmitBody>;

export const Submitted = NamedObject('AttemptAnswersTaken', {
  position: Type.Integer(),
  /** What is stored now. */
  sequence: Type.Integer(),
  /** The sent answer is what is stored. */
  isSaved: Type.Boolean(),
  /** A newer answer that was there already. */
  stored: Nullable(Type.Object({ answer: Answer, isFlagged: Type.Boolean() })),
  savedAt: DateTime,
  serverTime: DateTime,
  deadline: Nullable(DateTime),
});
export type Submitted = Static<typeof Submitted>;

const TimesReport = NamedObject(
  'QuestionTimes',
  {
    holder: Holder,
    sequence: Sequence,
    spent: Type.Array(
      Type.Object(
        { position: Position, seconds: Type.Integer({ minimum: 1, maximum: 10_000_000 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 500 },
    ),
  },
  { additionalProperties: false, description: 'How long questions were before the learner since the last report' },
);
export type TimesReport = Static<typeof TimesReport>;

export const EventsBody = NamedObject(
  'AttemptEventsBody',
  {
    events: Type.Array(
      Type.Object(
        {
          kind: OneOf('FOCUS_LOST', 'FOCUS_GAINED', 'PASTE', 'RECONNECTED'),
          position: Type.Optional(Nullable(Position)),
          occurredAt: DateTime,
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
    times: Type.Optional(Nullable(TimesReport)),
  },
  { additionalProperties: false },
);
export type EventsBody = Static<typeof EventsBody>;
export const EventsTaken = NamedObject('AttemptEventsTaken', { count: Type.Integer() });

const AttemptQuestion = NamedObject('AttemptQuestion', {
  position: Type.Integer(),
  section: Type.Integer(),
  marks: Type.String(),
  /** In sections that go one way: left for good, or not reached yet. */
  state: OneOf('OPEN', 'CLOSED', 'AHEAD'),
  /** Of open ones alone. */
  question: Nullable(LearnerContent),
  picture: Nullable(MediaRef),
  files: Type.Array(MediaRef, { description: 'Files of the answer' }),
  answer: Answer,
  isAnswered: Type.Boolean({ description: 'All that it asks is answered' }),
  isPartlyAnswered: Type.Boolean({ description: 'Something is answered, and something is left blank' }),
  isFlagged: Type.Boolean(),
  sequence: Type.Integer({ description: '0: nothing saved yet' }),
});
export type AttemptQuestion = Static<typeof AttemptQuestion>;

/** Everything that a tab needs to go on with an attempt. */
export const AttemptSnapshot = NamedObject('AttemptSnapshot', {
  examAttemptId: Id,
  subsectionExamId: Id,
  courseId: Id,
  number: Type.Integer(),
  state: AttemptState,
  isPreview: Type.Boolean(),
  title: LocalizedName,
  instructions: LocalizedFormatted,
  startedAt: DateTime,
  deadline: Nullable(DateTime),
  finishedAt: Nullable(DateTime),
  serverTime: DateTime,
  remainingMilliseconds: Nullable(Type.Integer()),
  /** The asking tab may save. */
  isHolder: Type.Boolean(),
  /** Another tab had it until just now. */
  wasElsewhere: Type.Boolean(),
  sections: Type.Array(SectionHeading),
  /** Empty when it is finished: then there is the review. */
  questions: Type.Array(AttemptQuestion),
});
export type AttemptSnapshot = Static<typeof AttemptSnapshot>;
