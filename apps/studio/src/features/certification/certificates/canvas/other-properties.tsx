import {
  DRAWINGS,
  type LayoutElement,
  type LayoutPicture,
  type LayoutShape,
  type LayoutSignature,
  PICTURE_SOURCES,
  SHAPES,
} from '@sullam/domain/certificates/layout.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../../parts/localized-field.tsx';
import { ColorInput } from '../../../organization/organization/organization.public.ts';
import { PictureButton } from './picture-button.tsx';

type Change<Value> = (value: Value, name?: string) => void;

const ALT_LENGTH = 200;
const NAME_LENGTH = 120;

function PictureProperties({
  value,
  onChange,
}: {
  readonly value: LayoutPicture;
  readonly onChange: Change<LayoutPicture>;
}) {
  const t = useT();
  return (
    <div className="space-y-4">
      <NativeSelect
        label={t('certificate-canvas.source')}
        value={value.source}
        options={PICTURE_SOURCES.map((source) => ({ value: source, label: t(`certificate-canvas.sources.${source}`) }))}
        onChange={(chosen) => {
          const source = PICTURE_SOURCES.find((one) => one === chosen);
          if (source) onChange({ ...value, source, mediaId: source === 'FILE' ? value.mediaId : null });
        }}
      />
      {value.source === 'FILE' && (
        <>
          <PictureButton onDone={(mediaId) => onChange({ ...value, mediaId })} />
          <Checkbox
            label={t('certificate-canvas.fills')}
            description={t('certificate-canvas.fillsHint')}
            checked={value.fills}
            onChange={(fills) => onChange({ ...value, fills })}
          />
          <LocalizedField
            label={t('certificate-canvas.alt')}
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt }, 'alt')}
            maxLength={ALT_LENGTH}
            stacked
            hint={t('certificate-canvas.altHint')}
          />
        </>
      )}
    </div>
  );
}

function SignatureProperties({
  value,
  onChange,
}: {
  readonly value: LayoutSignature;
  readonly onChange: Change<LayoutSignature>;
}) {
  const t = useT();
  return (
    <div className="space-y-4">
      <LocalizedField
        label={t('certificate-desk.designer.signer')}
        value={value.name}
        onChange={(name) => onChange({ ...value, name }, 'name')}
        maxLength={NAME_LENGTH}
        stacked
      />
      <LocalizedField
        label={t('certificate-desk.designer.signerTitle')}
        value={value.title}
        onChange={(title) => onChange({ ...value, title }, 'title')}
        maxLength={NAME_LENGTH}
        stacked
      />
      <PictureButton onDone={(mediaId) => onChange({ ...value, mediaId })} />
      <ColorInput
        label={t('certificate-canvas.color')}
        value={value.color}
        onChange={(color) => onChange({ ...value, color: color.toLowerCase() }, 'color')}
      />
    </div>
  );
}

const DEFAULT_COLOR = '#0b2235';

function ShapeProperties({ value, onChange }: { readonly value: LayoutShape; readonly onChange: Change<LayoutShape> }) {
  const t = useT();
  const color = (key: 'fill' | 'stroke') => (
    <div className="space-y-2">
      <Checkbox
        label={t(`certificate-canvas.has.${key}`)}
        checked={value[key] !== null}
        onChange={(isOn) => onChange({ ...value, [key]: isOn ? DEFAULT_COLOR : null })}
      />
      {value[key] !== null && (
        <ColorInput
          label={t(`certificate-canvas.colors.${key}`)}
          value={value[key]}
          onChange={(chosen) => onChange({ ...value, [key]: chosen.toLowerCase() }, key)}
        />
      )}
    </div>
  );
  return (
    <div className="space-y-4">
      <NativeSelect
        label={t('certificate-canvas.shape')}
        value={value.shape}
        options={SHAPES.map((shape) => ({ value: shape, label: t(`certificate-canvas.shapes.${shape}`) }))}
        onChange={(chosen) => {
          const shape = SHAPES.find((one) => one === chosen);
          if (shape) onChange({ ...value, shape });
        }}
      />
      {value.shape !== 'LINE' && color('fill')}
      {color('stroke')}
      {value.stroke !== null && (
        <NumberField
          label={t('certificate-canvas.strokeWidth')}
          value={value.strokeWidth / 10}
          onChange={(width) =>
            width !== undefined && onChange({ ...value, strokeWidth: Math.round(width * 10) }, 'width')
          }
          min={0.1}
          max={10}
          step={0.1}
          suffix={t('certificate-canvas.millimetres')}
        />
      )}
    </div>
  );
}

export interface OtherPropertiesProps {
  readonly element: LayoutElement;
  readonly onChange: (element: LayoutElement, name?: string) => void;
}

/** What is particular to an element that is no text. */
export function OtherProperties({ element, onChange }: OtherPropertiesProps) {
  const t = useT();
  const { picture, signature, shape, code, drawing } = element;
  if (picture)
    return (
      <PictureProperties value={picture} onChange={(next, name) => onChange({ ...element, picture: next }, name)} />
    );
  if (signature)
    return (
      <SignatureProperties
        value={signature}
        onChange={(next, name) => onChange({ ...element, signature: next }, name)}
      />
    );
  if (shape)
    return <ShapeProperties value={shape} onChange={(next, name) => onChange({ ...element, shape: next }, name)} />;
  if (code)
    return (
      <ColorInput
        label={t('certificate-canvas.color')}
        value={code.color}
        onChange={(color) => onChange({ ...element, code: { color: color.toLowerCase() } }, 'color')}
      />
    );
  if (!drawing) return null;
  return (
    <NativeSelect
      label={t('certificate-canvas.drawing')}
      value={drawing.drawing}
      options={DRAWINGS.map((one) => ({ value: one, label: t(`certificate-canvas.drawings.${one}`) }))}
      onChange={(chosen) => {
        const next = DRAWINGS.find((one) => one === chosen);
        if (next) onChange({ ...element, drawing: { drawing: next } });
      }}
    />
  );
}
