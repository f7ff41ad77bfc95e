import { SECOND } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { NoAnswer } from '../../../kernel/outgoing-request.ts';
import { visitOutside } from '../../../kernel/outside-visit.ts';
import { invalidField, Problem } from '../../../kernel/problem.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import { admitMedia, bytesInMemory } from '../../organization/media/media.public.ts';
import { findPreview, insertPreview } from './link-previews.repository.ts';
import { pageFactsTask } from './page-facts.task.ts';

/** For the page and its picture together. */
const PATIENCE = 8 * SECOND;
const PAGE_BYTES = 512_000;
const PICTURE_BYTES = 5_000_000;

interface Asking {
  context: MemberContext;
  store: FileStore;
  signal: AbortSignal;
}

/** Why there is none is said to nobody: it would tell what the server can reach. */
const noPreview = (): Problem => new Problem('link-preview.none', 422);

async function fetchPage({ context, signal }: Asking, url: string) {
  const page = await visitOutside({
    url,
    types: ['text/html', 'application/xhtml+xml'],
    mostBytes: PAGE_BYTES,
    takesBeginning: true,
    allowed: context.config.linkPreviewOrigins,
    signal,
  });
  const facts = await inThread(pageFactsTask, { bytes: page.bytes, contentType: page.contentType, url: page.url });
  return facts && { url: page.url, ...facts };
}

/** The picture of a page as a file of ours; null where there is none that can be read. */
async function fetchPicture({ context, store, signal }: Asking, picture: string | null, base: string) {
  if (picture === null || !URL.canParse(picture, base)) return null;
  try {
    const { href } = new URL(picture, base);
    const { bytes } = await visitOutside({
      url: href,
      types: ['image/'],
      mostBytes: PICTURE_BYTES,
      allowed: context.config.linkPreviewOrigins,
      signal,
    });
    return await admitMedia(context, store, {
      kind: 'IMAGE',
      visibility: 'PRIVATE',
      name: 'link-preview',
      bytes: bytesInMemory(store, bytes),
      isOwnerless: true,
    });
  } catch (error) {
    // a card without its picture is a card still
    if (error instanceof NoAnswer || error instanceof Problem) return null;
    throw error;
  }
}

/** Fetches what a page says of itself, for the caller to show. */
export async function createPreview(context: MemberContext, store: FileStore, url: string): Promise<number> {
  const asking: Asking = { context, store, signal: AbortSignal.timeout(PATIENCE) };
  try {
    const page = await fetchPage(asking, url);
    if (!page) throw noPreview();
    const { picture, ...facts } = page;
    const mediaId = await fetchPicture(asking, picture, page.url);
    const preview = { ...facts, mediaId, createdBy: context.caller.userId, now: context.clock.now() };
    return await transaction(context, (tx) => insertPreview(tx, preview));
  } catch (error) {
    const isTooComplex = error instanceof Problem && error.code === 'too-complex';
    throw error instanceof NoAnswer || isTooComplex ? noPreview() : error;
  }
}

/**
 * A preview that the caller may show: one that they had fetched, or that was there before. Answers its words.
 * @throws Problem validation
 */
export async function checkPreview(
  context: MemberContext,
  tx: Tx,
  linkPreviewId: number | null,
  thereBefore: number | null = null,
): Promise<string> {
  if (linkPreviewId === null) return '';
  const preview = await findPreview(tx, linkPreviewId);
  const mayShow = preview && (linkPreviewId === thereBefore || preview.createdBy === context.caller.userId);
  if (!mayShow) throw invalidField('linkPreviewId', 'unknownReference');
  return [preview.title, preview.description, preview.url].join('\n');
}
