import { DAY } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { discardMedia, mediaReferences } from '../../organization/media/media.public.ts';
import { groupAccess } from '../social-groups/social-groups.public.ts';
import { linkPreviewUses } from './link-preview-uses.ts';
import { presentPreview, readPreviews } from './link-previews.reads.ts';
import { deleteUnused, isPreviewPicture } from './link-previews.repository.ts';
import { LinkPreview, LinkPreviewBody } from './link-previews.schemas.ts';
import { createPreview } from './link-previews.service.ts';

/** So long somebody may write on before what was fetched for them is forgotten. */
const UNUSED = DAY;

const forgetUnused = (context: SystemContext): Promise<void> =>
  transaction(context, async (tx) => {
    const uses = context.extensions
      .of(linkPreviewUses)
      .map((isShown) => isShown(sql.ref('link_previews.link_preview_id')));
    const isUsed = sql<boolean>`(false or ${sql.join(uses, sql` or `)})`;
    const pictures = await deleteUnused(tx, new Date(context.clock.now().getTime() - UNUSED), isUsed);
    for (const mediaId of pictures) await discardMedia(context, tx, mediaId);
  });

/** What pages elsewhere say of themselves, for cards below posts. */
export const linkPreviewsModule = defineModule({
  name: 'link-previews',
  tag: 'Posts',
  partOf: ['social-groups'],
  owns: ['link_previews'],
  personalRows: [signedRows('link_previews', 'created_by', 'it shows a page of others, and goes with the post')],
  uses: ['media', 'social-groups'],
  contributes: [contribute(mediaReferences, isPreviewPicture)],
  wire({ platform }) {
    const store = createFileStore(platform.config);
    return {
      jobs: [{ name: 'link-previews.forget-unused', schedule: '35 3 * * *', run: forgetUnused }],
      routes: [
        memberRoute({
          method: 'POST',
          path: '/api/link-previews',
          operationId: 'createLinkPreview',
          refusesMasquerade: true,
          summary: 'Fetches what a page elsewhere says of itself, for a post of the caller',
          access: groupAccess,
          rateLimit: { per: 'caller', count: 30, seconds: 600 },
          body: LinkPreviewBody,
          response: LinkPreview,
          successStatus: 201,
          errors: { 422: ['link-preview.none', 'too-complex'] },
          handle: async (context, { body }) => {
            const linkPreviewId = await createPreview(context, store, body.url);
            return reading(context, async (tx) =>
              presentPreview(context, (await readPreviews(tx, [linkPreviewId])).get(linkPreviewId)!),
            );
          },
        }),
      ],
    };
  },
});
