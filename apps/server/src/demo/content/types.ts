/** What the files of the demo hold, ready to be loaded: nothing here knows the database; modules map it to their tables. */

import type { Annotation } from '@sullam/domain/annotations.ts';
import type { Release } from '@sullam/domain/assessment/release.ts';
import type { FirstPage, Look } from '@sullam/domain/configuration.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { Assessment, RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import type { ResultsVisibility, SurveyAnswer, SurveyQuestion, SurveyType } from '@sullam/domain/surveys/survey.ts';
import type { Static } from 'typebox';
import type { attachmentsFile, discussionsFile, essaysFile, lecturesFile, notesFile } from './assessment.schemas.ts';
import type { coachesFile, coachingTopicsFile } from './coach.schemas.ts';
import type { coachAvailabilityFile } from './coach-availability.schemas.ts';
import type { coachRatingsFile } from './coach-rating.schemas.ts';
import type { coachingFilesFile, coachingGoalsFile, coachingNotesFile } from './coaching-goal.schemas.ts';
import type { coachingPackagesFile } from './coaching-package.schemas.ts';
import type { coachingSessionsFile } from './coaching-session.schemas.ts';
import type { eventsFile } from './event.schemas.ts';
import type { groupsFile } from './group.schemas.ts';
import type { groupSessionsFile } from './group-session.schemas.ts';
import type {
  announcementsFile,
  bundlesFile,
  categoriesFile,
  certificateSignaturesFile,
  certificateTemplatesFile,
  certificateTermsFile,
  checklistsFile,
  courseGroupsFile,
  digestsFile,
  externalCoursesFile,
  landingFile,
  moderationReasonsFile,
  organizationFile,
  outdatedTextsFile,
  specializationsFile,
  vouchersFile,
} from './organization.schemas.ts';

export type Language = 'en' | 'ar';

/** A wording that must exist in both languages. */
export interface LocalizedText {
  en: string;
  ar: string;
}

/** Author text: at least one language; which ones are declared by the course. */
export type AuthorText = Partial<LocalizedText>;

export type LearningType = 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
export type Level = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';

export type DemoCategory = Static<typeof categoriesFile>[number];

interface SubsectionBase {
  /** `s2-3`: third part of the second section; unique in the course. */
  key: string;
  title: AuthorText;
  minutes: number;
  isOptional: boolean;
  /** The part opens this many days after the demo is loaded (negative: it has opened already). */
  opensInDays?: number;
  /** Key of the part that has to be finished first. */
  prerequisite?: string;
}

export interface DemoArticle extends SubsectionBase {
  kind: 'article';
  /** Clean HTML; pictures are `<img data-asset="path below the demo's assets">`, formulas `<span data-formula="LaTeX">`. */
  html: AuthorText;
}

export interface DemoVideo extends SubsectionBase {
  kind: 'video';
  asset: string;
  poster: string;
  captions: LocalizedText;
  seconds: number;
  description: AuthorText;
}

export interface DemoAudio extends SubsectionBase {
  kind: 'audio';
  asset: string;
  seconds: number;
  /** HTML. */
  transcript: AuthorText;
}

export interface DemoDocument extends SubsectionBase {
  kind: 'document';
  asset: string;
  pages: number;
  description: AuthorText;
}

export interface DemoEmbed extends SubsectionBase {
  kind: 'embed';
  /** A self-contained page below the demo's assets; takes `?lang=en|ar` and is shown in a sandboxed frame. */
  asset: string;
  height: number;
  description: AuthorText;
}

export type DemoSubsection = DemoArticle | DemoVideo | DemoAudio | DemoDocument | DemoEmbed;

export interface DemoSection {
  key: string;
  title: AuthorText;
  summary?: AuthorText;
  subsections: DemoSubsection[];
}

export interface DemoCourse {
  key: string;
  /** Key of a category of the same organisation. */
  category: string;
  learningType: LearningType;
  level: Level;
  /** The languages in which the whole course can be read. Title and subtitle exist in both all the same. */
  languages: Language[];
  /** Minor units (halalas); 0 is free. */
  price: number;
  currency: 'SAR';
  /** Runs from so many days before the demo is loaded until so many days after. */
  sale?: { price: number; sinceDays: number; forDays: number };
  /** Price of a seat from a number of seats on. */
  volumePrice?: { from: number; price: number };
  /** Price for members with the permission set of instructors. */
  instructorPrice?: number;
  isPriceOnRequest?: boolean;
  /** Whole effort, live hours included. */
  minutes: number;
  /** Keys of instructors, the responsible one first. */
  instructors: string[];
  /** The course was published this many days before the demo is loaded. */
  publishedDaysAgo: number;
  /** Enrolment opens so many days after. */
  enrolsInDays?: number;
  /** Keys of members who wait for that, the first ones first. */
  interested?: string[];
  status: 'PUBLISHED' | 'DRAFT' | 'PENDING_APPROVAL';
  isCertificateIssuedManually: boolean;
  /** Percent of the final grade without which the course isn't completed. */
  minimumGrade?: number;
  title: LocalizedText;
  subtitle: LocalizedText;
  /** HTML paragraphs. */
  description: AuthorText;
  outcomes: AuthorText[];
  requirements: AuthorText[];
  audience: AuthorText[];
  sections: DemoSection[];
}

export type DemoSpecialization = Static<typeof specializationsFile>[number];

export type DemoAnnouncement = Static<typeof announcementsFile>[number];
export type DemoChecklist = Static<typeof checklistsFile>[number];

export type DemoCourseGroup = Static<typeof courseGroupsFile>[number];

/** What a learner has written down; clean HTML. */
export type DemoNote = Static<typeof notesFile>[number];

export type DemoCoach = Static<typeof coachesFile>[number];
export type DemoCoachingPackage = Static<typeof coachingPackagesFile>[number];
export type DemoCoachingSession = Static<typeof coachingSessionsFile>[number];
export type DemoGroupSession = Static<typeof groupSessionsFile>[number];
export type DemoCoachAvailability = Static<typeof coachAvailabilityFile>[number];
export type DemoEvent = Static<typeof eventsFile>[number];
export type DemoLectureSeries = Static<typeof lecturesFile>[number];

export interface DemoSurvey {
  key: string;
  course: string;
  author: string;
  type: SurveyType;
  isAnonymous: boolean;
  resultsVisibility: ResultsVisibility;
  daysAgo: number;
  closesInDays?: number;
  title: LocalizedText;
  description?: LocalizedText;
  questions: SurveyQuestion[];
  /** Each person's answers; they go to the course's learners in turn, the demo's own accounts left out. */
  answers: SurveyAnswer[][];
}

type WrittenDiscussion = Static<typeof discussionsFile>[number];
type WrittenComment = NonNullable<WrittenDiscussion['comments']>[number];

/** Texts are clean HTML; who is meant stands there as `@[key]`. */
export interface DemoDiscussion extends Omit<WrittenDiscussion, 'comments' | 'body'> {
  body: AuthorText;
  comments: (Omit<WrittenComment, 'replies'> & { replies: NonNullable<WrittenComment['replies']> })[];
}

type WrittenGroup = Static<typeof groupsFile>[number];
type WrittenPost = WrittenGroup['posts'][number];
type WrittenPostComment = NonNullable<WrittenPost['comments']>[number];

/** Texts of posts are clean HTML; who is meant stands there as `@[key]`. */
export interface DemoGroup extends Omit<WrittenGroup, 'posts'> {
  posts: (Omit<WrittenPost, 'comments'> & {
    comments: (Omit<WrittenPostComment, 'replies'> & { replies: NonNullable<WrittenPostComment['replies']> })[];
  })[];
}

export interface DemoGradebook {
  course: string;
  /** Who gave the grades. */
  author: string;
  /** So many learners are in the course at least. */
  learnerCount: number;
  passMark: string;
  letterScale: { letter: LocalizedText; from: string }[];
  categories: {
    key: string;
    name: LocalizedText;
    weight: string;
    aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
    dropLowest: number;
    /** What of the course's lessons is counted in it. */
    takes?: 'ASSIGNMENT' | 'EXAM';
  }[];
  items: {
    title: LocalizedText;
    category: string;
    maximumPoints: string;
    kind?: 'POINTS' | 'PASS_FAIL';
    isExtraCredit?: boolean;
    isPosted: boolean;
    /** What the average learner reaches; null: not graded yet. */
    share: number | null;
    /** Only whoever is through with the lessons of the course has it. */
    comesLast?: boolean;
  }[];
}

export interface DemoPersonName {
  first: string;
  last: string;
}

export type DemoRole = 'learner' | 'instructor' | 'coach' | 'admin';

export interface DemoMember {
  key: string;
  email: string;
  name: { en: DemoPersonName; ar: DemoPersonName };
  role: DemoRole;
  /** The language in which the member uses the product. */
  language: Language;
  /** Portrait below the demo's assets. */
  portrait?: string;
  joinedDaysAgo: number;
  /** Answers to the extra fields of the registration form, by field key. */
  extra: Record<string, string | string[] | boolean>;
  progress: DemoProgress[];
  favorites: string[];
  /** Keys of courses. */
  cart: string[];
  orders: DemoOrder[];
  credit: DemoCredit[];
  /** For instructors and coaches. */
  headline?: LocalizedText;
  biography?: LocalizedText;
}

export type DemoVoucher = Static<typeof vouchersFile>[number] & { courses: string[]; categories: string[] };

export interface DemoProgress {
  course: string;
  /** Share of the required parts that are finished, 0 to 1. */
  fraction: number;
  /** Last time the learner was in the course. */
  lastVisitDaysAgo: number;
  /** Days from one finished lesson to the next; absent: 1.7. */
  pace?: number;
  /** All parts are finished, and the grade that the course requires isn't reached yet. */
  lacksGrade?: boolean;
}

/** Seats of an order, and who has them. */
export interface DemoSeats {
  count: number;
  company: string;
  /** Members who have a seat. */
  holders: string[];
  /** Addresses that have not accepted yet. */
  invited: string[];
}

export interface DemoOrder {
  courses: string[];
  daysAgo: number;
  /** It waits for a bank transfer. */
  waits?: boolean;
  /** Its payment came after its time and was refunded. */
  paidLate?: boolean;
  /** Its payment is disputed. */
  dispute?: { daysAgo: number };
  /** Its courses were bought for a company, as seats at the volume price. */
  seats?: DemoSeats;
  /** What paid it; a test payment if absent. */
  paidBy?: 'credit' | 'transfer';
  /** Its buyer has asked for a refund of one of its courses, which waits for a decision. */
  refundRequest?: { course: string; daysAgo: number; reason: string };
  /** One of the courses was paid back, the way it was paid or to credit. */
  refund?: { course: string; daysAgo: number; by: string; note: string; toCredit?: boolean };
}

/** Credit that an administrator gave a member. */
export interface DemoCredit {
  amount: number;
  currency: string;
  daysAgo: number;
  by: string;
  reason: string;
  /** Name of the list by which it was given to several members at once. */
  list?: string;
}

export interface DemoPage {
  title: LocalizedText;
  lead: LocalizedText;
  /** HTML. */
  body: LocalizedText;
}

export interface DemoProgramPage extends DemoPage {
  points: { title: LocalizedText; text: LocalizedText }[];
  callToAction: LocalizedText;
  /** Courses shown at the foot of the page. */
  courses: string[];
}

export type DemoLanding = Static<typeof landingFile>;

export const PAGE_SLUGS = [
  'about-us',
  'privacy-policy',
  'terms-of-use',
  'education-ethics',
  'contact-us',
  'technical-support',
] as const;
export type DemoPageSlug = (typeof PAGE_SLUGS)[number];

export const PROGRAM_SLUGS = [
  'leadership-development',
  'executive-coach',
  'professional-leadership',
  'webinars',
] as const;
export type DemoProgramSlug = (typeof PROGRAM_SLUGS)[number];

/** A question of the bank. */
export interface DemoQuestion extends Omit<Question, 'tags'> {
  /** Each one tag, called by two names. */
  tags: LocalizedText[];
  /** The picture of a hotspot, below the demo's assets. */
  picture?: string;
}

export interface DemoQuestionCategory {
  name: LocalizedText;
  questions: DemoQuestion[];
  children?: DemoQuestionCategory[];
}

/** A fixed question by its name, or some of those of a category by its English name. */
export type DemoDraw =
  | { question: string; marks?: string }
  | { category: string; tags: string[]; difficulty?: number; take: number; marks?: string };

export interface DemoExamSection {
  title: LocalizedText;
  navigation: 'FREE' | 'ONE_WAY';
  isShuffled: boolean;
  shufflesChoices: boolean;
  draws: DemoDraw[];
}

/** An exam, held and published in its course. */
export interface DemoExam {
  key: string;
  course: string;
  author: string;
  title: LocalizedText;
  /** HTML. */
  instructions: LocalizedText;
  sections: DemoExamSection[];
  /** What it takes. */
  minutes: number;
  rules: {
    limitMinutes?: number;
    attempts?: number;
    passPercent: string;
    closesInDays?: number;
    /** When answers and explanations are shown; the score is at once. */
    answers: Release;
  };
  /** A whole class has sat it, and this person has marked it. */
  markedBy?: string;
}

/** What somebody writes in an exam, in the language in which they write, and what the marker gives it, of 8. */
export type DemoEssay = Static<typeof essaysFile>[number];

export interface DemoRubric {
  key: string;
  author: string;
  title: LocalizedText;
  content: RubricContent;
}

/** What a learner has handed in, and what came of it. */
export interface DemoSubmission {
  /** Key of a member, or the place of a learner among those enrolled. */
  member: string | number;
  daysAgo: number;
  /** HTML paragraphs; nothing where the work is a file. */
  body?: string;
  link?: string;
  /** The work as a PDF, in English. */
  pdf?: { name: string; title: string; paragraphs: string[] };
  /** A file of the demo's assets, handed in as it is. */
  asset?: string;
  mark?: {
    assessment?: Assessment;
    points?: string;
    comment: string;
    /** On the first page of the first file. */
    annotations?: Pick<Annotation, 'kind' | 'color' | 'comment' | 'shapes'>[];
  };
  isDraft?: boolean;
}

export interface DemoAssignment {
  key: string;
  course: string;
  author: string;
  title: LocalizedText;
  /** HTML. */
  instructions: LocalizedText;
  takes: 'TEXT' | 'FILES' | 'BOTH';
  /** One work for each group of the course. */
  isGroupWork?: boolean;
  /** Marks wait until they are released; by default they are there at once. */
  isReleasedByHand?: boolean;
  checksPlagiarism?: boolean;
  /** Key of a rubric; without it by points. */
  rubric?: string;
  maximum: string;
  /** By default it is open from the beginning. */
  opensInDays?: number;
  dueInDays: number;
  submissions: DemoSubmission[];
}

type OrganizationFile = Static<typeof organizationFile>;

export interface DemoOrganization {
  exams: DemoExam[];
  /** What learners write in the exams. */
  essays: DemoEssay[];
  questions: DemoQuestionCategory[];
  /** The member who wrote them. */
  questionAuthor: string;
  /** Features beyond those of every demo. */
  features: Feature[];
  key: string;
  domainPrefix: string;
  name: LocalizedText;
  tagline: LocalizedText;
  colors: { primary: string; secondary: string };
  logo: string;
  /** For dark grounds. */
  logoLight: string;
  icon: string;
  /** The hand in which its covers and the head of its landing page are drawn. */
  look: Look;
  /** Where signing in leads. */
  firstPage?: FirstPage | undefined;
  terms: OrganizationFile['terms'];
  /** Absent: nothing is sold. */
  marketplace?: OrganizationFile['marketplace'];
  registrationForm: OrganizationFile['registrationForm'];
  landing: DemoLanding;
  pages: Record<DemoPageSlug, DemoPage>;
  programs: Record<DemoProgramSlug, DemoProgramPage>;
  categories: DemoCategory[];
  courses: DemoCourse[];
  specializations: DemoSpecialization[];
  bundles: Static<typeof bundlesFile>;
  announcements: DemoAnnouncement[];
  externalCourses: Static<typeof externalCoursesFile>;
  vouchers: DemoVoucher[];
  outdatedTexts: Static<typeof outdatedTextsFile>;
  digests: Static<typeof digestsFile>;
  listedWords: string[];
  moderationReasons: Static<typeof moderationReasonsFile>;
  checklists: DemoChecklist[];
  attachments: Static<typeof attachmentsFile>;
  surveys: DemoSurvey[];
  discussions: DemoDiscussion[];
  groups: DemoGroup[];
  lectures: DemoLectureSeries[];
  events: DemoEvent[];
  coachingTopics: Static<typeof coachingTopicsFile>;
  coaches: DemoCoach[];
  coachAvailability: DemoCoachAvailability[];
  coachingPackages: DemoCoachingPackage[];
  coachingSessions: DemoCoachingSession[];
  coachingFiles: Static<typeof coachingFilesFile>;
  coachingNotes: Static<typeof coachingNotesFile>;
  coachingGoals: Static<typeof coachingGoalsFile>;
  coachRatings: Static<typeof coachRatingsFile>;
  groupSessions: DemoGroupSession[];
  notes: DemoNote[];
  gradebooks: DemoGradebook[];
  certificateSignatures: Static<typeof certificateSignaturesFile>;
  certificateTemplates: Static<typeof certificateTemplatesFile>;
  certificateTerms: Static<typeof certificateTermsFile>;
  courseGroups: DemoCourseGroup[];
  rubrics: DemoRubric[];
  assignments: DemoAssignment[];
  notice?: OrganizationFile['notice'];
  members: DemoMember[];
}
