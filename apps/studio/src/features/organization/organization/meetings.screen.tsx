import '../../../app.css';
import { LECTURE_TOOLS, type LectureTool } from '@sullam/domain/lectures/lecture.ts';
import { Copy } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { PasswordField, TextField } from '@sullam/ui/components/text-field.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  toolSettingsQuery,
  useSaveToolSettings,
  type VideoConferencingSettings,
} from '../video-conferencing/video-conferencing.public.ts';
import { DraftBar } from './draft-bar.tsx';
import { SettingsPart } from './settings-part.tsx';
import { useDraft } from './use-draft.ts';
import { Loaded } from './with-settings.tsx';

interface ToolsForm {
  tools: LectureTool[];
  jitsiUrl: string;
  zoomClientId: string;
  /** Typed anew; empty: the one that is kept stays. */
  zoomClientSecret: string;
}

interface PartProps {
  readonly form: ToolsForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<ToolsForm>) => void;
}

function Tools({ form, onChange }: PartProps) {
  const t = useT();
  const isLast = (tool: LectureTool) => form.tools.length === 1 && form.tools[0] === tool;
  return (
    <SettingsPart title={t('video-conferencing.settings.toolsTitle')} text={t('video-conferencing.settings.toolsText')}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {LECTURE_TOOLS.map((tool) => (
          <Switch
            key={tool}
            label={t(`lectures.tools.${tool}`)}
            description={
              isLast(tool) ? t('video-conferencing.settings.noTool') : t(`video-conferencing.toolTexts.${tool}`)
            }
            disabled={isLast(tool)}
            checked={form.tools.includes(tool)}
            onChange={(isOn) =>
              onChange({ tools: LECTURE_TOOLS.filter((each) => (each === tool ? isOn : form.tools.includes(each))) })
            }
          />
        ))}
      </div>
    </SettingsPart>
  );
}

function ZoomApp({ form, errors, onChange, settings }: PartProps & { readonly settings: VideoConferencingSettings }) {
  const t = useT();
  const copy = useCopy();
  const isKept = settings.hasZoomClientSecret && form.zoomClientId === settings.zoomClientId;
  return (
    <SettingsPart title={t('video-conferencing.settings.zoomTitle')} text={t('video-conferencing.settings.zoomText')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('video-conferencing.settings.clientId')}
          dir="ltr"
          autoComplete="off"
          value={form.zoomClientId}
          error={errors.zoomClientId}
          maxLength={200}
          onChange={(event) => onChange({ zoomClientId: event.currentTarget.value.trim() })}
        />
        <PasswordField
          label={t('video-conferencing.settings.clientSecret')}
          hint={t(isKept ? 'video-conferencing.settings.secretKept' : 'video-conferencing.settings.secretHint')}
          autoComplete="new-password"
          value={form.zoomClientSecret}
          error={errors.zoomClientSecret}
          onChange={(event) => onChange({ zoomClientSecret: event.currentTarget.value.trim() })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label={t('video-conferencing.settings.redirectUrl')}
            dir="ltr"
            readOnly
            value={settings.zoomRedirectUrl}
          />
        </div>
        <Button variant="outline" icon={Copy} onClick={() => void copy(settings.zoomRedirectUrl)}>
          {t('video-conferencing.actions.copy')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('video-conferencing.settings.scopes')}</p>
    </SettingsPart>
  );
}

function ToolSettings({ settings }: { readonly settings: VideoConferencingSettings }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo<ToolsForm>(
    () => ({
      tools: settings.tools,
      jitsiUrl: settings.jitsiUrl ?? '',
      zoomClientId: settings.zoomClientId ?? '',
      zoomClientSecret: '',
    }),
    [settings],
  );
  const draft = useDraft(saved);
  const save = useSaveToolSettings();
  const form = draft.value;
  const errors = useRefusals(save.error, { ...form });
  const submit = () =>
    save.mutate(
      {
        tools: form.tools,
        jitsiUrl: form.jitsiUrl.trim() || null,
        zoomClientId: form.zoomClientId || null,
        ...(form.zoomClientSecret ? { zoomClientSecret: form.zoomClientSecret } : {}),
        version: settings.version,
      },
      {
        onSuccess: () => {
          draft.set({ zoomClientSecret: '' });
          notify({ tone: 'success', text: t('organization-settings.messages.saved') });
        },
      },
    );
  const part = { form, errors, onChange: draft.set };
  return (
    <FormArea className="space-y-5">
      <Tools {...part} />
      {form.tools.includes('JITSI') && (
        <SettingsPart title={t('video-conferencing.settings.jitsiTitle')}>
          <TextField
            label={t('video-conferencing.settings.jitsiUrl')}
            hint={t('video-conferencing.settings.jitsiHint', { url: settings.standardJitsiUrl })}
            type="url"
            dir="ltr"
            value={form.jitsiUrl}
            error={errors.jitsiUrl}
            maxLength={300}
            onChange={(event) => draft.set({ jitsiUrl: event.currentTarget.value })}
          />
        </SettingsPart>
      )}
      {form.tools.includes('ZOOM') && <ZoomApp {...part} settings={settings} />}
      <DraftBar draft={draft} save={save} onSave={submit} />
    </FormArea>
  );
}

/** With what the organisation meets online. */
export function MeetingToolsScreen() {
  const settings = useQuery(toolSettingsQuery());
  return <Loaded query={settings}>{(data) => <ToolSettings settings={data} />}</Loaded>;
}
