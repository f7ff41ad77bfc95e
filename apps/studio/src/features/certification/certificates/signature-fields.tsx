import { Plus, Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { Design } from './certificates.api.ts';

type Signature = Design['signatures'][number];

const NEW: Signature = { name: {}, title: {}, mediaId: null };
const MOST = 2;

function SignatureField({
  value,
  number,
  onChange,
  onRemove,
}: {
  readonly value: Signature;
  readonly number: number;
  readonly onChange: (value: Signature) => void;
  readonly onRemove: () => void;
}) {
  const t = useT();
  const upload = useUpload({
    kind: 'IMAGE',
    visibility: 'PUBLIC',
    onDone: ({ mediaId }) => onChange({ ...value, mediaId }),
  });
  return (
    <fieldset className="space-y-3 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-medium">{t('certificate-desk.designer.signature', { number })}</legend>
      <LocalizedField
        label={t('certificate-desk.designer.signer')}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        maxLength={120}
        stacked
      />
      <LocalizedField
        label={t('certificate-desk.designer.signerTitle')}
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
        maxLength={120}
        stacked
      />
      <div className="flex flex-wrap gap-3">
        <FileButton
          variant="outline"
          size="sm"
          icon={Upload}
          accept="image/png,image/jpeg,image/webp"
          disabled={upload.state.kind === 'sending' || upload.state.kind === 'checking'}
          onFiles={([file]) => file && void upload.start(file)}
        >
          {t('certificate-desk.designer.picture')}
        </FileButton>
        <Button variant="danger-ghost" size="sm" icon={Trash2} onClick={onRemove}>
          {t('certificate-desk.designer.removeSignature')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Who signs, at most two. */
export function SignatureFields({
  value,
  onChange,
}: {
  readonly value: readonly Signature[];
  readonly onChange: (value: Signature[]) => void;
}) {
  const t = useT();
  return (
    <div className="space-y-4">
      {value.map((signature, index) => (
        <SignatureField
          key={index}
          value={signature}
          number={index + 1}
          onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      {value.length < MOST && (
        <Button variant="outline" size="sm" icon={Plus} onClick={() => onChange([...value, NEW])}>
          {t('certificate-desk.designer.addSignature')}
        </Button>
      )}
    </div>
  );
}
