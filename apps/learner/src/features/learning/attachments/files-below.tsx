import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';

/** Leads from beside a lesson to the files beneath it. */
export function FilesBelow({ count }: { readonly count: number }) {
  const t = useT();
  if (!useAreas(['attachments'])) return null;
  return (
    <p className="mb-2 text-sm">
      <a href="#files" className={textLinkClass}>
        {t('attachments.list.below', { count })}
      </a>
    </p>
  );
}
