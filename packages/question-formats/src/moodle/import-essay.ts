import type { Question } from '@sullam/domain/questions/question.ts';
import { essayQuestion, fileUploadQuestion } from '../drafts/essay-and-upload.ts';
import { type MoodleQuestion, rawText } from './moodle-question.ts';

/** What a file upload takes where Moodle says "as much as the course allows". */
const USUAL_UPLOAD = { mostFiles: 20, mostBytes: 20 * 1024 * 1024 };

export function essay(question: MoodleQuestion): Question {
  const draft = question.draft();
  const guide = question.text(question.child('graderinfo'));
  if (rawText(question.child('responsetemplate')).trim() !== '') question.notes.add('response-template-left');
  const count = (name: string): number =>
    Math.max(0, Math.min(100_000, Math.trunc(Number(question.setting(name)) || 0)));
  const attachments = Number(question.setting('attachments')) || 0;
  if (question.setting('responseformat') !== 'noinline') {
    if (attachments !== 0) question.notes.add('attachments-left', { attachments });
    return essayQuestion(draft, { least: count('minwordlimit'), most: count('maxwordlimit') || null }, guide);
  }
  const extensions = question
    .setting('filetypeslist')
    .split(/[\s,;]+/)
    .filter((type) => /^\.[a-z0-9]{1,10}$/i.test(type));
  if (extensions.length === 0 && question.setting('filetypeslist') !== '')
    question.notes.add('file-limits-left', { types: question.setting('filetypeslist').slice(0, 100) });
  const limits = {
    mostFiles: attachments > 0 ? Math.min(attachments, USUAL_UPLOAD.mostFiles) : USUAL_UPLOAD.mostFiles,
    mostBytes: Number(question.setting('maxbytes')) > 0 ? Number(question.setting('maxbytes')) : USUAL_UPLOAD.mostBytes,
    extensions: extensions.map((type) => type.slice(1).toLowerCase()),
  };
  return fileUploadQuestion(draft, limits, guide);
}
