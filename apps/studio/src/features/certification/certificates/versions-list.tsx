import type { CertificateTemplateDetail } from '@sullam/api-client/schema.gen.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

type Version = CertificateTemplateDetail['versions'][number];

export interface VersionsListProps {
  readonly versions: readonly Version[];
  readonly isRestoring: boolean;
  readonly onRestore: (templateVersion: number) => void;
}

/** The versions that were published, which never change, and the way back to each. */
export function VersionsList({ versions, isRestoring, onRestore }: VersionsListProps) {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState<number | null>(null);
  if (versions.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{t('certificate-desk.designer.versions')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {versions.map(({ templateVersion, publishedAt, holders }) => (
          <li key={templateVersion} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
            <span>{t('certificate-desk.templates.version', { number: templateVersion })}</span>
            <span className="text-muted">
              {format.date(publishedAt)} · {t('certificate-desk.templates.holders', { count: holders })}
            </span>
            <Button size="sm" variant="outline" onClick={() => setAsked(templateVersion)}>
              {t('certificate-desk.designer.restore')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          title={t('certificate-desk.designer.restoreTitle', { number: asked })}
          confirmLabel={t('certificate-desk.designer.restore')}
          pending={isRestoring}
          onConfirm={() => {
            onRestore(asked);
            setAsked(null);
          }}
        >
          {t('certificate-desk.designer.restoreText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
