import { ApiError } from '@sullam/api-client/api-error.ts';
import { type DraftFile, type SavedDraft, saveDraft } from './assignments.api.ts';

/** What somebody writes, as the page holds it. */
export interface DraftContent {
  /** HTML of the editor; the server cleans it. */
  body: string;
  link: string;
  files: DraftFile[];
}

/** Where the draft stands at the server. */
interface There {
  version: number;
  link: string;
}

/** What the server says against the link, where it takes everything else. */
function linkProblemIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  return error.details.every(({ path }) => path === 'link') ? (error.details[0]?.message ?? null) : null;
}

/** Saves what can be saved: while a link is only half written, the one that is there stays, and the rest is saved. */
export async function saveWhatFits(assignmentId: number, content: DraftContent, there: There) {
  const put = async (taken: DraftContent, linkProblem: string | null) => {
    const { body, link, files } = taken;
    const mediaIds = files.map(({ mediaId }) => mediaId);
    const draft = { body, link: link.trim(), mediaIds, version: there.version };
    const saved: SavedDraft = await saveDraft(assignmentId, draft);
    return { saved, taken, linkProblem };
  };
  try {
    return await put(content, null);
  } catch (error) {
    const linkProblem = linkProblemIn(error);
    if (linkProblem === null) throw error;
    return put({ ...content, link: there.link }, linkProblem);
  }
}
