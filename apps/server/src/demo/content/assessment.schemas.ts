/** What the YAML files of surveys, discussions, grades, assignments and exams hold. */
import { ANNOTATION_COLORS, ANNOTATION_KINDS } from '@sullam/domain/annotations.ts';
import { RELEASES } from '@sullam/domain/assessment/release.ts';
import { DISCUSSION_KINDS } from '@sullam/domain/discussions/discussion.ts';
import { LECTURE_KINDS } from '@sullam/domain/lectures/lecture.ts';
import { RESULTS_VISIBILITIES, SURVEY_QUESTION_KINDS, SURVEY_TYPES } from '@sullam/domain/surveys/survey.ts';
import { Type } from 'typebox';
import { authorText, boolean, list, number, object, oneOf, optional, string, text, whole } from './schema-parts.ts';

const option = object({ id: string, label: text });

const lectureParts = {
  kind: optional(oneOf(LECTURE_KINDS)),
  time: optional(string),
  place: optional(text),
};

export const lecturesFile = list(
  object({
    course: string,
    host: string,
    coHosts: optional(list(string)),
    title: text,
    zone: string,
    /** 0 is Sunday. */
    weekday: whole,
    weeksAgo: whole,
    minutes: whole,
    kind: oneOf(LECTURE_KINDS),
    time: string,
    place: optional(text),
    location: optional(text),
    mapUrl: optional(string),
    accessibility: optional(text),
    capacity: optional(whole),
    lectures: list(
      object({
        ...lectureParts,
        title: text,
        description: optional(text),
        addDays: optional(whole),
        isCancelled: optional(boolean),
        reason: optional(text),
        recording: optional(string),
        transcripts: optional(list(string)),
        material: optional(string),
        isLesson: optional(boolean),
      }),
    ),
  }),
);

/** What learners write for themselves: in one language, as people do. */
export const notesFile = list(
  object({
    member: string,
    course: string,
    /** The place of the lesson among the required ones, from 1; absent: about the course. */
    lesson: optional(whole),
    /** Seconds of its recording. */
    at: optional(whole),
    daysAgo: number,
    text: string,
  }),
);

/** What courses and lessons hand out: a file of the assets or a page elsewhere. */
export const attachmentsFile = list(
  object({
    course: string,
    /** The place of the lesson among the required ones, from 1; absent: with the course. */
    lesson: optional(whole),
    file: optional(string),
    url: optional(string),
    name: text,
    language: optional(oneOf(['en', 'ar'])),
  }),
);

export const surveysFile = list(
  object({
    key: string,
    course: string,
    author: string,
    type: oneOf(SURVEY_TYPES),
    isAnonymous: boolean,
    resultsVisibility: oneOf(RESULTS_VISIBILITIES),
    daysAgo: number,
    closesInDays: optional(number),
    title: text,
    description: optional(text),
    questions: list(
      object({
        questionKey: string,
        kind: oneOf(SURVEY_QUESTION_KINDS),
        title: text,
        hint: optional(text),
        isRequired: optional(boolean),
        options: optional(list(option)),
        rows: optional(list(option)),
        isMultiple: optional(boolean),
        hasOther: optional(boolean),
        from: optional(whole),
        to: optional(whole),
        fromLabel: optional(text),
        toLabel: optional(text),
      }),
    ),
    answers: list(
      list(
        object({
          questionKey: string,
          options: optional(list(string)),
          other: optional(string),
          value: optional(number),
          cells: optional(list(object({ row: string, option: string }))),
          text: optional(string),
        }),
      ),
    ),
  }),
);

const said = {
  author: string,
  daysAgo: number,
  /** Markdown; `@[key]` means a member. */
  text: string,
  isAnonymous: optional(boolean),
  likes: optional(list(string)),
};

/** The level that somebody reached in one criterion of a rubric. */
const reached = object({ criterionId: whole, levelId: whole, comment: optional(string) });

export const discussionsFile = list(
  object({
    course: string,
    author: string,
    kind: oneOf(DISCUSSION_KINDS),
    daysAgo: number,
    title: authorText,
    body: authorText,
    isPinned: optional(boolean),
    postsFirst: optional(boolean),
    allowsAnonymous: optional(boolean),
    likes: optional(list(string)),
    /** It is a graded lesson in a last section of its course: by taking part, or by a rubric. */
    lesson: optional(
      object({
        dueInDays: number,
        participation: optional(object({ maximum: whole, ownCount: whole, replyCount: whole, leastWords: whole })),
        rubric: optional(string),
        marks: optional(list(object({ member: string, assessment: list(reached), comment: string }))),
      }),
    ),
    comments: optional(list(object({ ...said, isAccepted: optional(boolean), replies: optional(list(object(said))) }))),
  }),
);

export const gradebooksFile = list(
  object({
    course: string,
    author: string,
    learnerCount: whole,
    passMark: number,
    letterScale: list(object({ letter: text, from: number })),
    categories: list(
      object({
        key: string,
        name: text,
        weight: number,
        aggregation: oneOf(['POINTS', 'MEAN', 'WEIGHTED']),
        dropLowest: whole,
        takes: optional(oneOf(['ASSIGNMENT', 'EXAM'])),
      }),
    ),
    items: list(
      object({
        title: text,
        category: string,
        maximumPoints: number,
        kind: optional(oneOf(['POINTS', 'PASS_FAIL'])),
        isExtraCredit: optional(boolean),
        isPosted: boolean,
        share: Type.Union([number, Type.Null()]),
        comesLast: optional(boolean),
      }),
    ),
  }),
);

export const rubricsFile = list(
  object({
    key: string,
    author: string,
    title: text,
    allowsFreePoints: boolean,
    criteria: list(
      object({
        id: whole,
        name: text,
        description: text,
        isRange: boolean,
        levels: list(object({ id: whole, points: number, name: text, description: text })),
      }),
    ),
  }),
);

const annotation = object({
  kind: oneOf(ANNOTATION_KINDS),
  color: oneOf(ANNOTATION_COLORS),
  comment: string,
  shapes: list(list(object({ x: number, y: number }))),
});

const submission = object({
  member: Type.Union([whole, string]),
  daysAgo: number,
  body: optional(string),
  link: optional(string),
  pdf: optional(object({ name: string, title: string, paragraphs: list(string) })),
  asset: optional(string),
  mark: optional(
    object({
      assessment: optional(
        list(
          object({
            criterionId: whole,
            levelId: optional(whole),
            points: optional(number),
            comment: optional(Type.String()),
          }),
        ),
      ),
      points: optional(number),
      comment: string,
      annotations: optional(list(annotation)),
    }),
  ),
  isDraft: optional(boolean),
});

export const assignmentsFile = list(
  object({
    key: string,
    course: string,
    author: string,
    title: text,
    instructions: text,
    takes: oneOf(['TEXT', 'FILES', 'BOTH']),
    isGroupWork: optional(boolean),
    isReleasedByHand: optional(boolean),
    checksPlagiarism: optional(boolean),
    rubric: optional(string),
    maximum: number,
    opensInDays: optional(number),
    dueInDays: number,
    submissions: list(submission),
  }),
);

const draw = Type.Union([
  object({ question: string, marks: optional(number) }),
  object({
    category: string,
    tags: optional(list(string)),
    difficulty: optional(whole),
    take: whole,
    marks: optional(number),
  }),
]);

export const examsFile = list(
  object({
    key: string,
    course: string,
    author: string,
    title: text,
    instructions: text,
    sections: list(
      object({
        title: text,
        navigation: optional(oneOf(['FREE', 'ONE_WAY'])),
        isShuffled: optional(boolean),
        shufflesChoices: optional(boolean),
        draws: list(draw),
      }),
    ),
    minutes: whole,
    rules: object({
      limitMinutes: optional(whole),
      attempts: optional(whole),
      passPercent: number,
      closesInDays: optional(number),
      answers: oneOf(RELEASES),
    }),
    markedBy: optional(string),
  }),
);

export const essaysFile = list(object({ text, marks: whole, comment: text }));
