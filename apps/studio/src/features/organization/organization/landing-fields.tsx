import type { Localized } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { Picture } from './organization.api.ts';
import { PictureInput } from './picture-input.tsx';

type TextName =
  | 'heading'
  | 'text'
  | 'primary'
  | 'secondary'
  | 'name'
  | 'role'
  | 'quote'
  | 'question'
  | 'answer'
  | 'line'
  | 'rights'
  | 'lead'
  | 'callToAction';

/** Texts that are paragraphs; the others are one line. */
const LONG: ReadonlySet<TextName> = new Set(['text', 'quote', 'answer', 'lead']);
const LINE_MAXIMUM = 200;
const PARAGRAPH_MAXIMUM = 2000;

export interface LandingTextProps {
  readonly name: TextName;
  readonly value: Localized | undefined;
  readonly onChange: (value: Localized) => void;
}

/** One text of the landing page in both languages. */
export function LandingText({ name, value, onChange }: LandingTextProps) {
  const t = useT();
  const isLong = LONG.has(name);
  return (
    <LocalizedField
      label={t(`organization-settings.landing.${name}`)}
      value={value ?? {}}
      maxLength={isLong ? PARAGRAPH_MAXIMUM : LINE_MAXIMUM}
      onChange={onChange}
      {...(isLong ? { multiline: true, rows: 3 } : {})}
    />
  );
}

export interface LandingPictureProps {
  readonly mediaId: number | null | undefined;
  readonly pictures: ReadonlyMap<number, Picture>;
  readonly onChange: (picture: Picture | null) => void;
  readonly shape?: 'wide' | 'square';
}

/** One picture of the landing page. */
export function LandingPicture({ mediaId, pictures, onChange, shape = 'wide' }: LandingPictureProps) {
  const t = useT();
  return (
    <PictureInput
      label={t('organization-settings.landing.picture')}
      shape={shape}
      url={pictures.get(mediaId ?? 0)?.url}
      onChange={onChange}
    />
  );
}
