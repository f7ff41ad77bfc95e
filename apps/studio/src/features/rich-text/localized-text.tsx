import type { Localized } from '@sullam/domain/localized.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { BothLanguages, type BothLanguagesProps } from '../../parts/localized-field.tsx';

// the editor is large: its chunk comes after the form
const FormattedText = lazyPart(
  () => import('./formatted-text.tsx').then((file) => file.FormattedText),
  <SkeletonBar className="h-60 w-full" />,
);

export interface LocalizedTextProps extends Omit<BothLanguagesProps, 'children' | 'required' | 'stacked'> {
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly isLocked?: boolean;
}

/** A formatted text (HTML) in both languages side by side. */
export function LocalizedText({ value, onChange, isLocked = false, ...frame }: LocalizedTextProps) {
  return (
    <BothLanguages {...frame}>
      {({ language, caption, name }) => (
        <div className="flex min-w-0 flex-col">
          <p className="mb-1.5">{caption}</p>
          <FormattedText
            label={name}
            language={language}
            html={value[language] ?? ''}
            onChange={(html) => onChange({ ...value, [language]: html })}
            isInvalid={frame.error !== undefined}
            isLocked={isLocked}
          />
        </div>
      )}
    </BothLanguages>
  );
}
