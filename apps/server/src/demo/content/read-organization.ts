import fs from 'node:fs';
import path from 'node:path';
import { emptyQuestion } from '@sullam/domain/surveys/survey.ts';
import { isolateLeftToRight } from '@sullam/domain/text-direction.ts';
import type { Static, TArray } from 'typebox';
import * as assessments from './assessment.schemas.ts';
import { coachesFile, coachingTopicsFile } from './coach.schemas.ts';
import { coachAvailabilityFile } from './coach-availability.schemas.ts';
import { coachRatingsFile } from './coach-rating.schemas.ts';
import { coachingFilesFile, coachingGoalsFile, coachingNotesFile } from './coaching-goal.schemas.ts';
import { coachingPackagesFile } from './coaching-package.schemas.ts';
import { coachingSessionsFile } from './coaching-session.schemas.ts';
import { readMarkdown, YamlFile } from './content-file.ts';
import { eventsFile } from './event.schemas.ts';
import { groupsFile } from './group.schemas.ts';
import { groupSessionsFile } from './group-session.schemas.ts';
import { toHtml } from './markdown.ts';
import * as organizations from './organization.schemas.ts';
import { readCourse } from './read-course.ts';
import { readQuestions } from './read-questions.ts';
import type {
  DemoAssignment,
  DemoDiscussion,
  DemoExam,
  DemoGradebook,
  DemoGroup,
  DemoOrganization,
  DemoPage,
  DemoProgramPage,
  DemoRubric,
  DemoSubmission,
  DemoSurvey,
  Language,
  LocalizedText,
} from './types.ts';
import { PAGE_SLUGS, PROGRAM_SLUGS } from './types.ts';

/** Reads everything of one organisation from its folder below the demo's. */
export function readOrganization(demo: string, key: string): DemoOrganization {
  const folder = path.join(demo, key);
  const assets = path.join(demo, 'assets');
  const file = new YamlFile(path.join(folder, 'organization.yaml'));
  const { programs, courses, questions, ...organization } = file.read(organizations.organizationFile);
  const landing = new YamlFile(path.join(folder, 'landing.yaml')).read(organizations.landingFile);
  const { email, phone } = landing.contact;
  const pages = new Pages(demo, key, { name: organization.name, email, phone });
  return {
    key,
    ...organization,
    landing,
    pages: Object.fromEntries(PAGE_SLUGS.map((slug) => [slug, pages.read(slug)])) as DemoOrganization['pages'],
    programs: readPrograms(demo, pages, programs),
    courses: courses.map((course) => readCourse(path.join(folder, 'courses', course), assets)),
    questions: questions.map((name) => readQuestions(path.join(folder, 'questions', `${name}.yaml`))),
    ...readLists(folder),
  };
}

function readLists(folder: string) {
  return {
    categories: readList(folder, 'categories', organizations.categoriesFile, (category) => category),
    members: readList(folder, 'members', organizations.membersFile, (member) => ({
      progress: [],
      favorites: [],
      cart: [],
      orders: [],
      credit: [],
      ...member,
    })),
    specializations: readList(folder, 'specializations', organizations.specializationsFile, (one, html) => ({
      ...one,
      ...(one.price === undefined ? {} : { price: Math.round(one.price * 100) }),
      description: html(one.description, 'description'),
    })),
    bundles: readList(folder, 'bundles', organizations.bundlesFile, (one, html) => ({
      ...one,
      price: Math.round(one.price * 100),
      description: html(one.description, 'description'),
    })),
    announcements: readList(folder, 'announcements', organizations.announcementsFile, (one, html) => ({
      ...one,
      body: html(one.body, 'body'),
    })),
    certificateSignatures: readList(
      folder,
      'certificate-signatures',
      organizations.certificateSignaturesFile,
      (one) => one,
    ),
    certificateTemplates: readList(
      folder,
      'certificate-templates',
      organizations.certificateTemplatesFile,
      (one) => one,
    ),
    certificateTerms: readList(folder, 'certificate-terms', organizations.certificateTermsFile, (one) => one),
    externalCourses: readList(folder, 'external-courses', organizations.externalCoursesFile, (one) => one),
    vouchers: readList(folder, 'vouchers', organizations.vouchersFile, (one) => ({
      courses: [],
      categories: [],
      ...one,
    })),
    outdatedTexts: readList(folder, 'outdated-texts', organizations.outdatedTextsFile, (one) => one),
    digests: readList(folder, 'digests', organizations.digestsFile, (one) => one),
    listedWords: readList(folder, 'listed-words', organizations.listedWordsFile, (one) => one),
    moderationReasons: readList(folder, 'moderation-reasons', organizations.moderationReasonsFile, (one) => one),
    checklists: readList(folder, 'checklists', organizations.checklistsFile, (one, html) => ({
      ...one,
      items: one.items.map(({ body, ...item }, at) => ({
        ...item,
        ...(body ? { body: html(body, `items.${at}.body`) } : {}),
      })),
    })),
    courseGroups: readList(folder, 'course-groups', organizations.courseGroupsFile, (group) => group),
    attachments: readList(folder, 'attachments', assessments.attachmentsFile, (one) => one),
    surveys: readList(folder, 'surveys', assessments.surveysFile, survey),
    discussions: readList(folder, 'discussions', assessments.discussionsFile, discussion),
    groups: readList(folder, 'groups', groupsFile, group),
    lectures: readList(folder, 'lectures', assessments.lecturesFile, (series) => series),
    events: readList(folder, 'events', eventsFile, (event) => event),
    coachingTopics: readList(folder, 'coaching-topics', coachingTopicsFile, (topic) => topic),
    coaches: readList(folder, 'coaches', coachesFile, (coach) => coach),
    coachingPackages: readList(folder, 'coaching-packages', coachingPackagesFile, (one) => one),
    coachingSessions: readList(folder, 'coaching-sessions', coachingSessionsFile, (session) => session),
    coachRatings: readList(folder, 'coach-ratings', coachRatingsFile, (rating) => rating),
    coachingFiles: readList(folder, 'coaching-files', coachingFilesFile, (file) => file),
    coachingNotes: readList(folder, 'coaching-notes', coachingNotesFile, (note) => note),
    coachingGoals: readList(folder, 'coaching-goals', coachingGoalsFile, (goals) => goals),
    groupSessions: readList(folder, 'group-sessions', groupSessionsFile, (group) => group),
    coachAvailability: readList(folder, 'coach-availability', coachAvailabilityFile, (one) => one),
    notes: readList(folder, 'notes', assessments.notesFile, said),
    gradebooks: readList(folder, 'gradebooks', assessments.gradebooksFile, gradebook),
    rubrics: readList(folder, 'rubrics', assessments.rubricsFile, rubric),
    assignments: readList(folder, 'assignments', assessments.assignmentsFile, assignment),
    exams: readList(folder, 'exams', assessments.examsFile, exam),
    essays: readList(folder, 'essays', assessments.essaysFile, (essay) => essay),
  };
}

type ToHtml = (text: LocalizedText, field: string) => LocalizedText;

/** Reads a file that holds a list; an organisation that has none of a kind has no such file. */
function readList<Schema extends TArray, Result>(
  folder: string,
  name: string,
  schema: Schema,
  read: (entry: Static<Schema>[number], html: ToHtml) => Result,
): Result[] {
  const at = path.join(folder, `${name}.yaml`);
  if (!fs.existsSync(at)) return [];
  const file = new YamlFile(at);
  const entries = file.read(schema) as Static<Schema>[number][];
  return entries.map((entry, index) => read(entry, (text, field) => file.html(text, [index, field])));
}

type Entry<Schema extends TArray> = Static<Schema>[number];

const survey = ({ questions, ...rest }: Entry<typeof assessments.surveysFile>): DemoSurvey => ({
  ...rest,
  questions: questions.map((question) => ({ ...emptyQuestion(question.kind, question.questionKey), ...question })),
});

const said = <Text extends { text: string }>(written: Text): Text => ({ ...written, text: toHtml(written.text) });

const discussion = ({ body, comments = [], ...rest }: Entry<typeof assessments.discussionsFile>): DemoDiscussion => ({
  ...rest,
  body: Object.fromEntries(Object.entries(body).map(([language, words]) => [language, toHtml(words)])),
  comments: comments.map(({ replies = [], ...comment }) => ({ ...said(comment), replies: replies.map(said) })),
});

const group = ({ posts, ...rest }: Entry<typeof groupsFile>): DemoGroup => ({
  ...rest,
  posts: posts.map(({ comments = [], ...post }) => ({
    ...said(post),
    comments: comments.map(({ replies = [], ...comment }) => ({ ...said(comment), replies: replies.map(said) })),
  })),
});

const gradebook = (written: Entry<typeof assessments.gradebooksFile>): DemoGradebook => ({
  ...written,
  passMark: String(written.passMark),
  letterScale: written.letterScale.map(({ letter, from }) => ({ letter, from: String(from) })),
  categories: written.categories.map((category) => ({ ...category, weight: String(category.weight) })),
  items: written.items.map((item) => ({ ...item, maximumPoints: String(item.maximumPoints) })),
});

const rubric = ({ allowsFreePoints, criteria, ...rest }: Entry<typeof assessments.rubricsFile>): DemoRubric => ({
  ...rest,
  content: {
    allowsFreePoints,
    criteria: criteria.map(({ levels, ...criterion }) => ({
      ...criterion,
      levels: levels.map((level) => ({ ...level, points: String(level.points) })),
    })),
  },
});

const assignment = (written: Entry<typeof assessments.assignmentsFile>, html: ToHtml): DemoAssignment => ({
  ...written,
  instructions: html(written.instructions, 'instructions'),
  maximum: String(written.maximum),
  submissions: written.submissions.map(submission),
});

function submission(written: Entry<typeof assessments.assignmentsFile>['submissions'][number]): DemoSubmission {
  const { body, mark, ...rest } = written;
  return {
    ...rest,
    ...(body !== undefined && { body: toHtml(body) }),
    ...(mark && {
      mark: {
        comment: mark.comment,
        ...(mark.annotations && { annotations: mark.annotations }),
        ...(mark.points !== undefined && { points: String(mark.points) }),
        ...(mark.assessment && {
          assessment: mark.assessment.map(({ points, ...judged }) => ({
            ...judged,
            ...(points !== undefined && { points: String(points) }),
          })),
        }),
      },
    }),
  };
}

type WrittenExam = Entry<typeof assessments.examsFile>;

const exam = (written: WrittenExam, html: ToHtml): DemoExam => ({
  ...written,
  instructions: html(written.instructions, 'instructions'),
  sections: written.sections.map((section) => ({
    navigation: 'FREE',
    isShuffled: false,
    shufflesChoices: true,
    ...section,
    draws: section.draws.map(draw),
  })),
  rules: { ...written.rules, passPercent: String(written.rules.passPercent) },
});

function draw({ marks, ...written }: WrittenExam['sections'][number]['draws'][number]) {
  const given = marks === undefined ? {} : { marks: String(marks) };
  return 'question' in written ? { ...written, ...given } : { tags: [], ...written, ...given };
}

interface Owner {
  name: LocalizedText;
  email: string;
  phone: string;
}

/** A number within a sentence: in one piece, and left to right in Arabic too. */
const unbroken = (phone: string): string => isolateLeftToRight(phone.replaceAll(' ', '\u00A0'));

/** Pages of an organisation: its own, else those that all organisations publish under their own name. */
class Pages {
  constructor(
    private readonly demo: string,
    private readonly key: string,
    private readonly owner: Owner,
  ) {}

  read(slug: string): DemoPage {
    const [en, ar] = [this.#inLanguage(slug, 'en'), this.#inLanguage(slug, 'ar')];
    return {
      title: { en: en.title, ar: ar.title },
      lead: { en: en.lead, ar: ar.lead },
      body: { en: en.body, ar: ar.body },
    };
  }

  /** The first paragraph is the lead. */
  #inLanguage(slug: string, language: Language): Record<'title' | 'lead' | 'body', string> {
    const { name, email, phone } = this.owner;
    const own = path.join(this.demo, this.key, 'pages', `${slug}.${language}.md`);
    const shared = path.join(this.demo, 'shared', 'pages', `${slug}.${language}.md`);
    const values = { name: name[language], email, phone: unbroken(phone) };
    const page = readMarkdown(fs.existsSync(own) ? own : shared, path.join(this.demo, 'assets'), values);
    const [lead = '', ...rest] = page.body.split(/\n{2,}/);
    return { title: page.title, lead, body: page.html(rest.join('\n\n')) };
  }
}

type WrittenPrograms = Static<typeof organizations.organizationFile>['programs'];

/** What a programme is stands in the shared files; which courses belong to it, each organisation says. */
function readPrograms(demo: string, pages: Pages, own: WrittenPrograms): DemoOrganization['programs'] {
  const shared = new YamlFile(path.join(demo, 'shared', 'programs.yaml')).read(organizations.programsFile);
  const read = (slug: (typeof PROGRAM_SLUGS)[number]): DemoProgramPage => ({
    ...pages.read(slug),
    ...shared[slug],
    ...own[slug],
  });
  return Object.fromEntries(PROGRAM_SLUGS.map((slug) => [slug, read(slug)])) as DemoOrganization['programs'];
}
