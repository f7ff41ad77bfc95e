import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { type Platform, systemContext } from '../kernel/context.ts';
import { reading, transaction } from '../kernel/database/database.ts';
import { createFileStore } from '../kernel/files/create-file-store.ts';
import { loadDemoAnnouncements } from '../modules/announcements/announcements.public.ts';
import { demoMedia } from '../modules/media/media.public.ts';
import { demoMembers } from '../modules/members/members.public.ts';
import { createOrganization, readLook } from '../modules/organizations/organizations.public.ts';
import { DEMO_PASSWORD, demoOrganizations } from './content/index.ts';
import type { DemoOrganization } from './content/types.ts';
import { demoLoading, LoadedDemo } from './demo-content.ts';
import { loadAssignments } from './load-assignments.ts';
import { loadCourseGroups } from './load-course-groups.ts';
import { loadCategories, loadCourses, loadSpecializations } from './load-courses.ts';
import { loadExamAttempts } from './load-exam-attempts.ts';
import { loadExams } from './load-exams.ts';
import { loadGrades } from './load-grades.ts';
import { loadLearning } from './load-learning.ts';
import { LoadedQuestions, loadQuestions } from './load-questions.ts';
import { loadSurveys } from './load-surveys.ts';
import { Progress } from './progress-line.ts';

/**
 * Creates the demo content on the first start. What belongs to an organisation is written in one transaction, and what
 * lies outside of it (the row of the organisation, accounts, files) can be done twice: killed anywhere, the next start
 * finishes it.
 */
export async function loadDemo(platform: Platform, assets: string): Promise<void> {
  const missing: { demo: DemoOrganization; organizationId: number }[] = [];
  for (const demo of demoOrganizations) {
    const organizationId = await createOrganization(platform.database, demo.domainPrefix, demo.name);
    if (!(await isLoaded(platform, organizationId))) missing.push({ demo, organizationId });
  }
  if (missing.length === 0) return;
  const progress = new Progress(
    'Creating the demo content',
    missing.reduce((sum, { demo }) => sum + demo.courses.length + 3, 0),
  );
  const passwordHash = await hash(DEMO_PASSWORD);
  for (const { demo, organizationId } of missing)
    await load(platform, demo, organizationId, passwordHash, assets, progress);
  progress.done();
}

async function load(
  platform: Platform,
  demo: DemoOrganization,
  organizationId: number,
  passwordHash: string,
  assets: string,
  progress: Progress,
): Promise<void> {
  const context = systemContext(platform, organizationId);
  const files = createFileStore(platform.config);
  await transaction(context, async (tx) => {
    const loaded = new LoadedDemo();
    const step = () => progress.step();
    for (const loadPart of platform.extensions.of(demoLoading))
      await loadPart({ context, tx, demo, loaded, files, assets: path.resolve(assets), passwordHash, step });
    const media = loaded.get(demoMedia);
    const members = loaded.get(demoMembers);
    const categories = await loadCategories(context, tx, demo.categories);
    const courses = await loadCourses(context, tx, demo, { categories, members, media, onCourse: step });
    await loadSpecializations(context, tx, demo.specializations, courses, media);
    await loadLearning(context, tx, demo.members, members, courses);
    await loadDemoAnnouncements(context, tx, demo.announcements, members, courses);
    const questions = new LoadedQuestions();
    const questionAuthor = members.get(demo.questionAuthor) as number;
    await loadQuestions(context, tx, demo.questions, { userId: questionAuthor, media, loaded: questions });
    await loadSurveys(context, tx, demo, members, courses);
    await loadCourseGroups(context, tx, demo, members, courses);
    const exams = await loadExams(context, tx, demo.exams, { courses, users: members, questions });
    await loadExamAttempts(context, tx, demo, { users: members, courses, exams });
    await loadGrades(context, tx, demo, members, courses);
    await loadAssignments(context, tx, demo, { users: members, courses, media, files });
    progress.step();
  });
}

/** What is loaded, is loaded wholly: an organisation without a look has nothing yet. */
async function isLoaded(platform: Platform, organizationId: number): Promise<boolean> {
  const context = systemContext(platform, organizationId);
  const look = await reading(context, (tx) => readLook(context, tx));
  return look !== undefined && look.colors.length > 0;
}
