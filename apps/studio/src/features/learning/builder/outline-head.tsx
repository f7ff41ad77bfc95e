import { otherLanguage } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, ChevronsDownUp, ChevronsUpDown } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { OWN_LANGUAGE_NAMES } from '../../../parts/own-language-names.ts';
import { Segments } from '../../../parts/segments.tsx';
import type { Outline } from './builder.api.ts';
import type { Titles } from './outline-title.tsx';

export interface OutlineHeadProps {
  readonly outline: Outline;
  readonly isSaving: boolean;
  /** When something of it was saved last; null: not on this page. */
  readonly savedAt: number | null;
  readonly shown: Titles;
  readonly onShown: (titles: Titles) => void;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** Above an outline: how much there is, that it is saved, all modules open or closed. */
export function OutlineHead({ outline, isSaving, savedAt, shown, onShown, isFolded, onFold }: OutlineHeadProps) {
  const t = useT();
  const format = useFormat();
  const own = useLanguage();
  const lessons = outline.sections.flatMap(({ subsections }) => subsections);
  const minutes = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
      {outline.sections.length > 0 ? (
        <span>{t('builder.outline.modules', { count: outline.sections.length })}</span>
      ) : (
        <span>{t('builder.outline.nothingYet')}</span>
      )}
      {lessons.length > 0 && <span>{t('builder.outline.lessons', { count: lessons.length })}</span>}
      {minutes > 0 && <span>{format.duration(minutes * 60_000)}</span>}
      <span role="status" className="inline-flex">
        {isSaving
          ? t('common.states.saving')
          : savedAt !== null && (
              <span className="inline-flex items-center gap-1.5 text-success-text">
                <Icon of={Check} size={16} />
                {t('common.states.savedAt', { time: format.time(savedAt) })}
              </span>
            )}
      </span>
      <span className="flex-1" />
      {lessons.length > 0 && (
        <Segments
          label={t('builder.outline.titlesIn')}
          value={shown}
          onChange={onShown}
          className="max-sm:hidden"
          items={[
            { id: 'own', label: OWN_LANGUAGE_NAMES[own] },
            { id: 'other', label: OWN_LANGUAGE_NAMES[otherLanguage(own)] },
            { id: 'both', label: t('builder.outline.bothLanguages') },
          ]}
        />
      )}
      {outline.sections.length > 1 && (
        <Button size="sm" variant="ghost" icon={isFolded ? ChevronsUpDown : ChevronsDownUp} onClick={onFold}>
          {t(isFolded ? 'builder.outline.unfoldAll' : 'builder.outline.foldAll')}
        </Button>
      )}
    </div>
  );
}
