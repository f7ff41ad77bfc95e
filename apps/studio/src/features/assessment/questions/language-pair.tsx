import { directionOf, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { joinedLabel } from '../../../parts/joined-label.ts';
import { OWN_LANGUAGE_NAMES } from '../../../parts/own-language-names.ts';
import { Segments } from '../../../parts/segments.tsx';
import { HtmlCell } from './html-cell.tsx';

/** Which language a narrow window shows; both have their half where there is room. */
interface PairScope {
  /** The frame around is the border of what stands in it. */
  readonly isFlush: boolean;
  readonly shown: Language;
  readonly show: (language: Language) => void;
}

const PairContext = createContext<PairScope | null>(null);

interface PairScopeProviderProps {
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** What is written below it is in both languages side by side, or in the one that its switch names. */
export function PairScopeProvider({ isFlush = false, children }: PairScopeProviderProps) {
  const own = useLanguage();
  const [shown, show] = useState<Language>(own);
  const scope = useMemo(() => ({ isFlush, shown, show }), [isFlush, shown]);
  return <PairContext value={scope}>{children}</PairContext>;
}

export const useIsFlush = (): boolean => useContext(PairContext)?.isFlush === true;

const useLanguageName = () => {
  const t = useT();
  return (language: Language) => t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
};

/** The order in which a pair is read: the language of the interface first, and with it what stands before a row. */
export const pairOrder = (own: Language): readonly [Language, Language] => (own === 'ar' ? ['ar', 'en'] : ['en', 'ar']);

/**
 * The halves have one side each in both interfaces, English at the left: Arabic comes first where rows begin at the right. A pair is
 * read across, and must not swap its sides.
 */
const HALVES = 'grid min-w-0 grid-cols-[minmax(0,1fr)] md:grid-cols-2';

/** From one language to the other in a window that has room for one. */
export function PairSwitch({ className }: { readonly className?: string }) {
  const scope = useContext(PairContext);
  const t = useT();
  const nameOf = useLanguageName();
  if (!scope) return null;
  return (
    <Segments
      label={t('questions.editor.shownLanguage')}
      className={cx('md:hidden', className)}
      value={scope.shown}
      onChange={scope.show}
      items={LANGUAGES.map((id) => ({ id, label: nameOf(id) }))}
    />
  );
}

/** "English | العربية" above the halves. */
export function PairHead({ className }: { readonly className?: string }) {
  const scope = useContext(PairContext);
  const nameOf = useLanguageName();
  const own = useLanguage();
  const [first, second] = pairOrder(own);
  return (
    <div dir={directionOf(own)} aria-hidden="true" className={cx(HALVES, 'text-sm text-muted', className)}>
      {[first, second].map((language) => (
        <div
          key={language}
          className={cx(
            scope && language !== scope.shown && 'max-md:hidden',
            language === second && 'md:border-s md:border-line',
          )}
        >
          <p lang={language} dir={directionOf(language)} className="px-4 pt-2.5">
            {nameOf(language)}
          </p>
        </div>
      ))}
    </div>
  );
}

export interface PairCellsProps {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  /** What an empty field asks for, in the language of the interface; the half of the other language shows that language's name. */
  readonly placeholder?: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** A name by which a field of these two is found: the focus goes from one row to the next. */
  readonly name?: string;
  readonly onKeyDown?: (event: KeyboardEvent, language: Language) => void;
  /** Keeps the line between the halves in the middle of a frame whose rows begin with a handle. */
  readonly hasHandle?: boolean;
  readonly className?: string;
  readonly autoFocus?: boolean;
}

/** A short text in both languages, a cell each; between them nothing but a line. */
export function PairCells(props: PairCellsProps) {
  const { label, value, onChange, placeholder, before, after, name, onKeyDown, hasHandle, className, autoFocus } =
    props;
  const own = useLanguage();
  const scope = useContext(PairContext);
  const nameOf = useLanguageName();
  const [first, second] = pairOrder(own);
  const cell = (language: Language) => (
    <HtmlCell
      label={joinedLabel(own, label, nameOf(language))}
      language={language}
      placeholder={(language === own && placeholder) || OWN_LANGUAGE_NAMES[language]}
      html={value[language] ?? ''}
      onChange={(html) => onChange({ ...value, [language]: html })}
      data-cell={name && `${name}-${language}`}
      autoFocus={autoFocus === true && language === (scope?.shown ?? own)}
      onKeyDown={(event) => onKeyDown?.(event, language)}
      className={cx('flex-1', scope && language !== scope.shown && 'max-md:hidden')}
    />
  );
  return (
    <div
      dir={directionOf(own)}
      className={cx(
        'min-w-0 md:grid',
        scope ? 'flex' : 'max-md:space-y-px',
        hasHandle ? 'md:grid-cols-[calc(50%-var(--control-size)/2)_minmax(0,1fr)]' : 'md:grid-cols-2',
        className,
      )}
    >
      <div className={cx('flex min-w-0 items-start', scope?.shown === second ? 'max-md:contents' : 'max-md:flex-1')}>
        {before}
        {cell(first)}
      </div>
      <div
        className={cx(
          'flex min-w-0 items-start md:border-s md:border-line',
          scope?.shown === first ? '' : 'max-md:flex-1',
        )}
      >
        {cell(second)}
        {after}
      </div>
    </div>
  );
}

/** A short text in both languages with a border around it: a line of a form, where no table is around it. */
export const PairLine = (props: Pick<PairCellsProps, 'label' | 'value' | 'onChange'>) => (
  <div className="rounded-md border border-control bg-surface">
    <PairCells {...props} />
  </div>
);
