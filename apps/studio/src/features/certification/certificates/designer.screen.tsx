import '../../../app.css';
import type { CertificateTemplateDetail } from '@sullam/api-client/schema.gen.ts';
import { canonicalJson } from '@sullam/domain/certificates/canonical-json.ts';
import { startArrangement } from '@sullam/domain/certificates/layout-start.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { Page } from '../../../parts/page.tsx';
import { FreeDesigner } from './canvas/free-designer.tsx';
import {
  type Design,
  templateQuery,
  usePublishTemplate,
  useRestoreVersion,
  useSaveTemplate,
} from './certificates.api.ts';
import { FamilyChoice, ShownFacts, StandardDesigner } from './standard-designer.tsx';
import { VersionsList } from './versions-list.tsx';

/** Gives everything a place of its own, where the family had put it; or gives that up again. */
function ArrangementCard({
  design,
  onChange,
}: {
  readonly design: Design;
  readonly onChange: (design: Design) => void;
}) {
  const t = useT();
  const family = useKit().bootstrap.configurations.cover_family;
  const [isAsking, setAsking] = useState(false);
  const begin = () => {
    const { heading, opening, completed, signatures } = design;
    const words = { heading, opening, completed, signatures };
    onChange({ ...design, arrangement: startArrangement(design.family ?? family ?? 'stars', words) });
  };
  const { arrangement, ...standard } = design;
  return (
    <Card>
      <p className="text-sm text-muted">
        {t(arrangement ? 'certificate-canvas.freeHint' : 'certificate-canvas.beginHint')}
      </p>
      <Button variant="outline" className="mt-3" onClick={() => (arrangement ? setAsking(true) : begin())}>
        {t(arrangement ? 'certificate-canvas.actions.giveUp' : 'certificate-canvas.actions.begin')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          title={t('certificate-canvas.giveUpTitle')}
          confirmLabel={t('certificate-canvas.actions.giveUp')}
          onConfirm={() => {
            setAsking(false);
            onChange(standard);
          }}
        >
          {t('certificate-canvas.giveUpText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Designer({ template }: { readonly template: CertificateTemplateDetail }) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const { certificateTemplateId, version } = template;
  const [name, setName] = useState<Localized>(template.name);
  const [design, setDesign] = useState<Design>(template.design);
  const save = useSaveTemplate(certificateTemplateId);
  const publish = usePublishTemplate(certificateTemplateId);
  const restore = useRestoreVersion(certificateTemplateId);
  const set = (part: Partial<Design>) => setDesign((before) => ({ ...before, ...part }));
  const change = { name, design, version };
  const isDirty = canonicalJson([name, design]) !== canonicalJson([template.name, template.design]);
  const say = (said: string) => notify({ tone: 'success', text: said });
  const nameField = (
    <LocalizedField
      label={t('certificate-desk.designer.name')}
      value={name}
      onChange={setName}
      maxLength={120}
      required
    />
  );
  const below = (
    <>
      <ArrangementCard design={design} onChange={setDesign} />
      <VersionsList
        versions={template.versions}
        isRestoring={restore.isPending}
        onRestore={(templateVersion) =>
          restore.mutate(
            { templateVersion, version },
            {
              onSuccess: (fresh) => {
                setDesign(fresh.design);
                say(t('certificate-desk.designer.restored', { number: templateVersion }));
              },
            },
          )
        }
      />
    </>
  );
  return (
    <Page
      above={<BackLink href="/certificate-templates">{t('certificate-desk.titles.templates')}</BackLink>}
      title={text(name) || t('certificate-desk.titles.designer')}
      actions={
        <>
          <Button
            variant="outline"
            pending={save.isPending}
            onClick={() => save.mutate(change, { onSuccess: () => say(t('certificate-desk.designer.saved')) })}
          >
            {t('certificate-desk.designer.save')}
          </Button>
          <Button
            pending={publish.isPending}
            onClick={() =>
              publish.mutate(change, {
                onSuccess: ({ publishedVersion }) =>
                  say(t('certificate-desk.designer.published', { number: publishedVersion })),
              })
            }
          >
            {t('certificate-desk.designer.publish', { number: template.publishedVersion + 1 })}
          </Button>
        </>
      }
    >
      {design.arrangement ? (
        <div className="space-y-8">
          <FreeDesigner design={design} arrangement={design.arrangement} onChange={setDesign} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="space-y-6">
              {nameField}
              <FamilyChoice design={design} onChange={set} />
              <ShownFacts design={design} onChange={set} />
            </div>
            <div className="space-y-6">{below}</div>
          </div>
        </div>
      ) : (
        <StandardDesigner design={design} onChange={set} name={nameField}>
          {below}
        </StandardDesigner>
      )}
      <LeaveWarning isDirty={isDirty} />
    </Page>
  );
}

/** A template: how a certificate is arranged, what it says, who signs. */
export function DesignerScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(templateQuery(usePathId('certificateTemplateId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <Designer template={data} /> : <SkeletonText lines={12} />;
}
