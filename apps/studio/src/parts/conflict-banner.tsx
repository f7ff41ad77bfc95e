import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { Fragment, useEffect, useRef } from 'react';
import { differingWords, type MarkedWord } from './differing-words.ts';

export interface ToldText {
  readonly text: string;
  /** Below it: points, how many answers. */
  readonly facts?: string;
}

export interface ConflictBannerProps {
  /** Who has saved what, if that is known. */
  readonly title?: string | undefined;
  /** The names of the parts that are new. */
  readonly changed?: readonly string[];
  /** What both have written, to be seen beside each other. */
  readonly texts?: { readonly mine: ToldText; readonly theirs: ToldText } | undefined;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

interface OneTextProps {
  readonly heading: string;
  readonly words: readonly MarkedWord[];
  readonly facts: string | undefined;
  /** What only this one has. */
  readonly markClass: string;
}

function OneText({ heading, words, facts, markClass }: OneTextProps) {
  return (
    <div className="min-w-0 p-3">
      <p className="text-muted">{heading}</p>
      <p dir="auto" className="mt-1 wrap-anywhere">
        {words.map(([word, isShared], at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            {isShared ? word : <mark className={`rounded-sm px-0.5 text-ink ${markClass}`}>{word}</mark>}
          </Fragment>
        ))}
      </p>
      {facts && <p className="mt-1 text-muted">{facts}</p>}
    </div>
  );
}

/** Both states of a text beside each other, with what is in one of them only marked. */
function BothTexts({ mine, theirs }: NonNullable<ConflictBannerProps['texts']>) {
  const t = useT();
  const words = differingWords(mine.text, theirs.text);
  return (
    <div className="my-2 grid rounded-md border border-line bg-surface max-sm:divide-y sm:grid-cols-2 sm:divide-x divide-line">
      <OneText heading={t('studio.conflict.yours')} words={words.one} facts={mine.facts} markClass="bg-success-soft" />
      <OneText
        heading={t('studio.conflict.others')}
        words={words.other}
        facts={theirs.facts}
        markClass="bg-danger-soft"
      />
    </div>
  );
}

/** Somebody else has saved meanwhile: what is new, and the two ways on. */
export function ConflictBanner({ title, changed = [], texts, onMine, onTheirs }: ConflictBannerProps) {
  const t = useT();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  // who saves at the end of a long form would not see it; what scrolling answers, a promise in new browsers, ends no effect
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="warning" live="assertive" title={title ?? t('studio.conflict.title')}>
        {changed.length > 0 && <p>{t('studio.conflict.changed', { parts: { raw: format.list(changed) } })}</p>}
        {texts && <BothTexts {...texts} />}
        <p>{t('studio.conflict.text')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onMine}>
            {t('studio.conflict.mine')}
          </Button>
          <Button size="sm" variant="outline" onClick={onTheirs}>
            {t('studio.conflict.theirs')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
