/** Shapes of the demo content. Plain data: nothing here knows the database; the loader maps it to tables. */

import type { Annotation } from '@sullam/domain/annotations.ts';
import type { Release } from '@sullam/domain/assessment/release.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { Assessment, RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import type { ResultsVisibility, SurveyAnswer, SurveyQuestion, SurveyType } from '@sullam/domain/surveys/survey.ts';

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

export interface DemoCategory {
  key: string;
  name: LocalizedText;
  description: LocalizedText;
  /** Hue in degrees (OKLCH), the source of every tint of the category. */
  hue: number;
  /** Name of a lucide icon, in kebab case. */
  icon: string;
}

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
  /** Clean HTML; pictures are `<img data-asset="path below demo-assets">`, formulas `<span data-formula="LaTeX">`. */
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
  /** A self-contained page below demo-assets; takes `?lang=en|ar` and is shown in a sandboxed frame. */
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
  /** Whole effort, live hours included. */
  minutes: number;
  /** Keys of instructors, the responsible one first. */
  instructors: string[];
  /** The course was published this many days before the demo is loaded. */
  publishedDaysAgo: number;
  status: 'PUBLISHED' | 'DRAFT' | 'PENDING_APPROVAL';
  isCertificateIssuedManually: boolean;
  /** Path below demo-assets. */
  cover: string;
  title: LocalizedText;
  subtitle: LocalizedText;
  /** HTML paragraphs. */
  description: AuthorText;
  outcomes: AuthorText[];
  requirements: AuthorText[];
  audience: AuthorText[];
  sections: DemoSection[];
}

export interface DemoSpecialization {
  key: string;
  title: LocalizedText;
  subtitle: LocalizedText;
  /** HTML paragraphs. */
  description: LocalizedText;
  cover: string;
  /** In the order of study. */
  courses: string[];
  price: number;
}

export interface DemoAnnouncement {
  key: string;
  /** Absent: for the whole organisation. */
  course?: string;
  author: string;
  daysAgo: number;
  title: LocalizedText;
  /** HTML. */
  body: LocalizedText;
}

export interface DemoCourseGroup {
  course: string;
  name: LocalizedText;
  capacity: number | null;
  isOpen: boolean;
  /** The demo's own learner is in it. */
  hasLearner: boolean;
  /** How many other learners of the course are in it. */
  members: number;
}

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
  }[];
}

export interface DemoNotice {
  tone: 'info' | 'success' | 'warning';
  text: LocalizedText;
  /** Path inside the application. */
  link: string;
  linkLabel: LocalizedText;
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
  /** Portrait below demo-assets. */
  portrait?: string;
  joinedDaysAgo: number;
  /** Answers to the extra fields of the registration form, by field key. */
  extra: Record<string, string | string[] | boolean>;
  progress: DemoProgress[];
  favorites: string[];
  /** For instructors and coaches. */
  headline?: LocalizedText;
  biography?: LocalizedText;
}

export interface DemoProgress {
  course: string;
  /** Share of the required parts that are finished, 0 to 1. */
  fraction: number;
  /** Last time the learner was in the course. */
  lastVisitDaysAgo: number;
}

export interface DemoTerm {
  slug: string;
  singular: LocalizedText;
  plural: LocalizedText;
}

export type DemoFieldType = 'text' | 'phone' | 'country' | 'date' | 'multi-select' | 'boolean';

export interface DemoFormField {
  key: string;
  type: DemoFieldType;
  isOptional: boolean;
  label: LocalizedText;
  hint?: LocalizedText;
  options?: { value: string; label: LocalizedText }[];
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
  picture: string;
  /** Courses shown at the foot of the page. */
  courses: string[];
}

export interface DemoLanding {
  hero: {
    title: LocalizedText;
    subtitle: LocalizedText;
    primary: LocalizedText;
    secondary: LocalizedText;
    picture: string;
  };
  about: { title: LocalizedText; text: LocalizedText; picture: string };
  values: { icon: string; title: LocalizedText; text: LocalizedText }[];
  figures: { kind: 'courses' | 'learners' | 'hours' | 'completions'; label: LocalizedText }[];
  voices: { member: string; quote: LocalizedText; role: LocalizedText }[];
  questions: { question: LocalizedText; answer: LocalizedText }[];
  contact: { email: string; phone: string; address: LocalizedText; hours: LocalizedText };
  footer: { line: LocalizedText; rights: LocalizedText };
  featuredCourses: string[];
}

export type DemoPageSlug =
  | 'about-us'
  | 'privacy-policy'
  | 'terms-of-use'
  | 'education-ethics'
  | 'contact-us'
  | 'technical-support';

export type DemoProgramSlug = 'leadership-development' | 'executive-coach' | 'professional-leadership' | 'webinars';

/** A question of the bank. */
export interface DemoQuestion extends Question {
  /** The picture of a hotspot, below demo-assets. */
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

export interface DemoOrganization {
  exams: DemoExam[];
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
  authPicture: string;
  terms: DemoTerm[];
  registrationForm: DemoFormField[];
  landing: DemoLanding;
  pages: Record<DemoPageSlug, DemoPage>;
  programs: Record<DemoProgramSlug, DemoProgramPage>;
  categories: DemoCategory[];
  courses: DemoCourse[];
  specializations: DemoSpecialization[];
  announcements: DemoAnnouncement[];
  surveys: DemoSurvey[];
  gradebooks: DemoGradebook[];
  courseGroups: DemoCourseGroup[];
  rubrics: DemoRubric[];
  assignments: DemoAssignment[];
  notice?: DemoNotice;
  members: DemoMember[];
}
