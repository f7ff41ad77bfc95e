import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoAssignments } from '../assignments/assignments.public.ts';
import { demoSubmissions } from '../submissions/submissions.public.ts';
import { requestCheck } from './plagiarism.jobs.ts';
import { DEFAULT_SETTINGS, saveSettings } from './plagiarism.repository.ts';

/** Some assignments are checked, and what was handed in for them waits for it. */
export async function loadDemoPlagiarism({ context, tx, loaded }: DemoLoad): Promise<void> {
  for (const { demo, assignmentId } of loaded.get(demoAssignments))
    if (demo.checksPlagiarism) await saveSettings(tx, assignmentId, { ...DEFAULT_SETTINGS, isOn: true });
  for (const { submissionId, assignment } of loaded.get(demoSubmissions))
    await requestCheck(context, tx, { assignmentId: assignment.assignmentId, submissionId, number: 1 });
}
