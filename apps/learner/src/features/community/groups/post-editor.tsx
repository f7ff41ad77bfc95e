import { useT } from '@sullam/web-kit/kit-context.tsx';
import { Composer } from '../discussions/discussions.public.ts';
import { type Post, useChangePost } from './groups.api.ts';
import { LinkCard } from './link-card.tsx';
import { useLinkPreview } from './use-link-preview.ts';

/** A post while its author changes it. */
export function PostEditor({ post, onDone }: { readonly post: Post; readonly onDone: () => void }) {
  const t = useT();
  const change = useChangePost(post.postId);
  const link = useLinkPreview(post.linkPreview);
  return (
    <div className="mt-3">
      <Composer
        host={{ kind: 'group', id: post.groupId }}
        draftName={`edit.${post.postId}`}
        label={t('groups.fields.post')}
        action={t('common.actions.save')}
        initial={{ html: post.content, files: post.attachments }}
        autoFocus
        onText={link.read}
        below={link.preview && <LinkCard preview={link.preview} onRemove={link.remove} />}
        onCancel={onDone}
        onDone={onDone}
        onSend={({ html, attachmentIds }) =>
          change.mutateAsync({
            content: html,
            mediaIds: attachmentIds,
            linkPreviewId: link.preview?.linkPreviewId ?? null,
            version: post.version,
          })
        }
      />
    </div>
  );
}
