import type { Localized } from '@sullam/domain/localized.ts';
import { goesOutWithCourse } from '@sullam/domain/publication.ts';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { mediaIdsIn } from '../../../kernel/html.ts';
import { notFound } from '../../../kernel/problem.ts';
import { type MediaRef, presentText, readMediaRefs, shownIn } from '../../organization/media/media.public.ts';
import {
  accessSubsection,
  LESSON,
  type LearningSubsection,
  ownMediaIds,
  presentCaptions,
  textsOf,
} from '../course-content/course-content.public.ts';
import { outlineAhead, readOutline } from '../progress/progress.public.ts';
import { findPlayback } from '../visits/visits.public.ts';
import { countAttachments } from './attachments.reads.ts';

type Content = Pick<LearningSubsection, 'text' | 'media' | 'poster' | 'captions' | 'embed' | 'attachmentCount'>;
type Row = Awaited<ReturnType<typeof accessSubsection>>['subsection'];

const NOTHING: Content = { text: {}, media: null, poster: null, captions: [], embed: null, attachmentCount: 0 };

/** A lesson for somebody who learns the course (or edits it, who passes every lock). */
export async function readLearningSubsection(
  context: RequestContext,
  tx: Tx,
  courseSubsectionId: number,
): Promise<LearningSubsection> {
  const { subsection, course, abilities } = await accessSubsection(context, tx, courseSubsectionId, 'learn');
  const outline = await readOutline(context, tx, course.courseId);
  const positionSeconds = await findPlayback(tx, courseSubsectionId, userIdOf(context.caller));
  const sections = await outlineAhead(context, { abilities, course }, outline, tx);
  const order = sections.flatMap((section) =>
    section.subsections.map((item) => ({
      ...item,
      courseSectionId: section.courseSectionId,
      sectionTitle: section.title,
    })),
  );
  const at = order.findIndex((item) => item.courseSubsectionId === courseSubsectionId);
  const here = order[at];
  if (!here) throw notFound();
  const lock = abilities.canEdit ? null : here.lock;
  const neighbour = (index: number) => {
    const item = order[index];
    return item ? { courseSubsectionId: item.courseSubsectionId, title: item.title, kind: item.kind } : null;
  };
  const [previous, next] = [neighbour(at - 1), neighbour(at + 1)];
  return {
    courseSubsectionId,
    courseSectionId: here.courseSectionId,
    courseId: course.courseId,
    kind: here.kind,
    title: here.title,
    sectionTitle: here.sectionTitle,
    isRequired: here.isRequired,
    durationMinutes: here.durationMinutes,
    isFinished: here.isFinished,
    lock,
    previousId: previous?.courseSubsectionId ?? null,
    nextId: next?.courseSubsectionId ?? null,
    previous,
    next,
    positionSeconds: positionSeconds ?? null,
    ...(lock
      ? NOTHING
      : await readContent(context, tx, subsection, abilities.canEdit && goesOutWithCourse(course.status))),
  };
}

/** `withDrafts`: an author looks at a course that isn't out, as learners will see it. */
async function readContent(context: RequestContext, tx: Tx, row: Row, withDrafts: boolean): Promise<Content> {
  const stored = await textsOf(tx, row.course_subsection_id);
  const attachmentCount = await countAttachments(tx, {
    courseId: row.course_id,
    courseSubsectionId: row.course_subsection_id,
  });
  const texts = stored.map(({ language, html, draft_html }) => ({
    language,
    html: withDrafts ? (draft_html ?? html) : html,
  }));
  const mediaIds = [...ownMediaIds(row), ...texts.flatMap((text) => mediaIdsIn(text.html))];
  const refs = await readMediaRefs(context, tx, mediaIds, shownIn(context, LESSON, row.course_subsection_id));
  const refOf = (id: number | null): MediaRef | null => (id === null ? null : (refs.get(id) ?? null));
  const media = refOf(row.media_id);
  const text: Localized = {};
  for (const { language, html } of texts) if (html !== '') text[language as 'en' | 'ar'] = presentText(html, refs);
  return {
    text,
    media,
    poster: refOf(row.poster_media_id),
    captions: presentCaptions(row.captions, refs),
    embed: embedOf(row, media),
    attachmentCount,
  };
}

function embedOf(row: Row, media: MediaRef | null): Content['embed'] {
  if (row.kind !== 'EMBED') return null;
  if (media) return { url: media.url, isOwn: true };
  return row.embed_url ? { url: row.embed_url, isOwn: false } : null;
}
