import { signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { wordedFileName } from '../../../kernel/file-name.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { SubsectionParams } from '../course-content/course-content.public.ts';
import { accessCourse, CourseParams, findCourseTitle } from '../courses/courses.public.ts';
import { accessLesson } from '../progress/progress.public.ts';
import { htmlDocument, markdownDocument, noteDocument } from './note-document.ts';
import { accessNote } from './notes.access.ts';
import { listNotes, readAllNotes, readNote } from './notes.reads.ts';
import { Note, NoteBody, NoteExportQuery, NoteListQuery, NoteParams, NotePatch, WrittenNote } from './notes.schemas.ts';
import { changeNote, deleteNote, restoreNote, writeNote } from './notes.service.ts';

/** Nobody reads another's notes, not even an administrator who acts as that member. */
const privately = { access: signedIn(), refusesMasquerade: true } as const;

/** The notes with the name of their file, which is the lesson's where they are of one. */
async function document(context: MemberContext, courseId: number, courseSubsectionId: number | undefined) {
  const { title, notes } = await reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'learn');
    return {
      title: await findCourseTitle(tx, courseId),
      notes: await readAllNotes(tx, { userId: context.caller.userId, courseId, courseSubsectionId }),
    };
  });
  const of = courseSubsectionId === undefined ? title : (notes[0]?.lessonTitle ?? title);
  return { of, made: await noteDocument(context, title, notes) };
}

export const noteRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/notes',
    operationId: 'listCourseNotes',
    summary: "The caller's notes of a course, in the order of its lessons",
    ...privately,
    params: CourseParams,
    query: NoteListQuery,
    response: page(Note),
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'learn');
        return listNotes(tx, { userId: context.caller.userId, courseId }, query);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/notes',
    operationId: 'createNote',
    summary:
      'Writes a note about a lesson, at a moment of its recording, or about the course; the same key twice is one note',
    ...privately,
    params: CourseParams,
    body: NoteBody,
    response: WrittenNote,
    successStatus: 201,
    errors: { 409: ['subsection.locked'] },
    handle: (context, { params, body }) => writeNote(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/notes/export',
    operationId: 'exportNotes',
    summary: 'All notes of a course or of a lesson as a document: Markdown, or HTML to be printed',
    ...privately,
    params: CourseParams,
    query: NoteExportQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 30, seconds: 600 },
    handle: async (context, { params: { courseId }, query }, { reply }) => {
      const { format, courseSubsectionId } = query;
      const { of, made } = await document(context, courseId, courseSubsectionId);
      const isMarkdown = format === 'markdown';
      const name = await wordedFileName(context, 'notes', isMarkdown ? 'md' : 'html', { of });
      await reply
        .type(isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8')
        .header('content-disposition', disposition(name))
        .send(isMarkdown ? markdownDocument(made) : htmlDocument(made));
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/notes',
    operationId: 'listSubsectionNotes',
    summary: "The caller's notes of a lesson, by the moments of its recording",
    ...privately,
    params: SubsectionParams,
    query: NoteListQuery,
    response: page(Note),
    handle: (context, { params: { courseSubsectionId }, query }) =>
      reading(context, async (tx) => {
        const { lesson } = await accessLesson(context, tx, courseSubsectionId, 'see');
        const place = { userId: context.caller.userId, courseId: lesson.courseId, courseSubsectionId };
        return listNotes(tx, place, query);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/notes/:noteId',
    operationId: 'getNote',
    summary: 'One note of the caller',
    ...privately,
    params: NoteParams,
    response: Note,
    handle: (context, { params: { noteId } }) =>
      reading(context, async (tx) => {
        await accessNote(context, tx, noteId);
        const note = await readNote(tx, context.caller.userId, noteId);
        if (!note) throw notFound();
        return note;
      }),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/notes/:noteId',
    operationId: 'updateNote',
    summary: 'Saves what was written on; 409 when another device saved in between',
    ...privately,
    params: NoteParams,
    body: NotePatch,
    response: WrittenNote,
    handle: (context, { params, body }) => changeNote(context, params.noteId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/notes/:noteId',
    operationId: 'deleteNote',
    summary: 'Deletes a note; it can be taken back for 30 days',
    ...privately,
    params: NoteParams,
    handle: (context, { params }) => deleteNote(context, params.noteId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/notes/:noteId/restore',
    operationId: 'restoreNote',
    summary: 'Takes the deletion of a note back',
    ...privately,
    params: NoteParams,
    handle: (context, { params }) => restoreNote(context, params.noteId),
  }),
];
