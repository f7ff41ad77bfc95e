import { isLanguage, type Language } from '@sullam/domain/localized.ts';
import { Plus, Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { joinedLabel } from '../../../parts/joined-label.ts';
import { type Settings, uploadPublic, useFonts } from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';

const WEIGHTS = ['400', '500', '600', '700'];
const LANGUAGE_NAMES = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

type Source = 'file' | 'web';

/** A new family for one language, of one style; further weights are added the same way under the same name. */
function NewFont() {
  const t = useT();
  const notify = useNotify();
  const format = useFormat();
  const [fontFamily, setFontFamily] = useState('');
  const [language, setLanguage] = useState<Language>('ar');
  const [weight, setWeight] = useState('400');
  const [source, setSource] = useState<Source>('file');
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState('');
  const [isSending, setSending] = useState(false);
  const { add } = useFonts();
  const [formKey, setFormKey] = useState(0);
  const missing = (isThere: boolean) => (isThere ? undefined : t('errors.rules.required'));
  const hasSource = source === 'file' ? file !== null : address.trim() !== '';
  const styleOf = async () =>
    source === 'file' && file ? { mediaId: (await uploadPublic('FONT', file)).mediaId } : { url: address.trim() };
  const submit = async () => {
    if (!hasSource || !fontFamily.trim()) return;
    setSending(true);
    try {
      const styles = [{ weight: Number(weight), ...(await styleOf()) }];
      await add.mutateAsync({ fontFamily: fontFamily.trim(), language, isGoogleFont: source === 'web', styles });
      setFontFamily('');
      setFile(null);
      setAddress('');
      setFormKey(formKey + 1);
    } catch (error) {
      // a refused font is reported by the mutation itself; a refused file only here
      if (!add.isError && error instanceof Error) notify({ tone: 'error', text: error.message });
    } finally {
      setSending(false);
    }
  };
  return (
    <Form
      // an empty one again, in which nothing was left yet
      key={formKey}
      onSubmit={submit}
      className="grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField
        label={t('organization-settings.appearance.fontName')}
        value={fontFamily}
        maxLength={60}
        dir="ltr"
        error={missing(fontFamily.trim() !== '')}
        onChange={(event) => setFontFamily(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('organization-settings.appearance.fontLanguage')}
        value={language}
        onChange={(value) => isLanguage(value) && setLanguage(value)}
        options={[
          { value: 'ar', label: t('common.labels.inArabic') },
          { value: 'en', label: t('common.labels.inEnglish') },
        ]}
      />
      <NativeSelect
        label={t('organization-settings.appearance.fontWeight')}
        value={weight}
        onChange={setWeight}
        options={WEIGHTS.map((value) => ({ value, label: format.number(Number(value)) }))}
      />
      <NativeSelect
        label={t('organization-settings.appearance.fontSource')}
        value={source}
        onChange={(value) => setSource(value === 'web' ? 'web' : 'file')}
        options={[
          { value: 'file', label: t('organization-settings.appearance.fontFile') },
          { value: 'web', label: t('organization-settings.appearance.fontWeb') },
        ]}
      />
      <div className="sm:col-span-2 lg:col-span-4">
        {source === 'file' ? (
          <FontFile file={file} error={missing(file !== null)} onChange={setFile} />
        ) : (
          <TextField
            type="url"
            label={t('organization-settings.appearance.fontAddress')}
            hint={t('organization-settings.appearance.fontAddressHint', { host: 'fonts.gstatic.com' })}
            maxLength={500}
            value={address}
            error={missing(address.trim() !== '')}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        )}
      </div>
      <div className="sm:col-span-2 lg:col-span-4">
        <Button type="submit" variant="outline" icon={Plus} pending={isSending}>
          {t('organization-settings.appearance.fontAdd')}
        </Button>
      </div>
    </Form>
  );
}

interface FontFileProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
}

/** The file of a style, chosen with words of ours: the browser's own are in its language. */
function FontFile({ file, error, onChange }: FontFileProps) {
  const t = useT();
  const hint = useId();
  return (
    <div data-field={hint} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton
        icon={Upload}
        accept=".woff2,.woff,.ttf,.otf"
        describedBy={`${hint} ${hint}-error`}
        onFiles={([chosen]) => onChange(chosen ?? null)}
      >
        {t('organization-settings.appearance.fontChoose')}
      </FileButton>
      <span id={hint} className="text-sm text-muted">
        {file ? <bdi>{file.name}</bdi> : t('organization-settings.appearance.fontFileHint')}
      </span>
      <FieldMessage id={hint} error={error} />
    </div>
  );
}

/** The fonts of each language. They count at once, since a file can't be taken back into a draft. */
export function FontPart({ fonts }: Pick<Settings, 'fonts'>) {
  const t = useT();
  const format = useFormat();
  const { remove } = useFonts();
  return (
    <SettingsPart
      title={t('organization-settings.appearance.fonts')}
      text={t('organization-settings.appearance.fontsText')}
    >
      {fonts.length === 0 ? (
        <p className="text-sm text-muted">{t('organization-settings.appearance.fontNone')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {fonts.map((font) => (
            <li key={font.organizationFontId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <Isolate className="font-medium">{font.fontFamily}</Isolate>
              <span className="text-sm text-muted">
                {t(LANGUAGE_NAMES[font.language])} ·{' '}
                {joinedLabel(t.language, ...font.styles.map(({ weight }) => format.number(weight)))}
              </span>
              <IconButton
                icon={Trash2}
                label={t('common.dialogs.deleteTitle', { name: font.fontFamily })}
                className="ms-auto"
                pending={remove.isPending && remove.variables === font.organizationFontId}
                onClick={() => remove.mutate(font.organizationFontId)}
              />
            </li>
          ))}
        </ul>
      )}
      <NewFont />
    </SettingsPart>
  );
}
