import { directionOf, type Language } from '@sullam/domain/localized.ts';
import { directionOfText } from '@sullam/domain/text-direction.ts';
import type { Value } from '@sullam/strings/define.ts';
import { useMatches } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { pageMetaOf } from '../guard/page-meta.ts';
import { useOrganization, useT } from '../kit-context.tsx';

/** A name in the title's own direction needs no isolation; invisible signs would only be in the way of a search. */
function ready(name: string, language: Language): Value {
  const direction = directionOfText(name);
  return direction === null || direction === directionOf(language) ? { raw: name } : name;
}

interface Titled {
  title: string;
  /** A frame is drawn before what stands in it, also where both come at once and the effects of the inner one run first. */
  readonly order: number;
}

/** What is shown and has a title, the innermost last: when that goes, as a refusal does, the title before it counts again. */
const titled: Titled[] = [];
let drawn = 0;

const showTitle = () => {
  document.title = titled.at(-1)?.title ?? document.title;
};

/**
 * Sets the title while a page is shown: product prefix and page name, else the default title. It changes with what the page
 * shows, not after it: whoever reads the page with its title never sees the one before.
 */
export function usePageTitle(page: string | undefined): void {
  const t = useT();
  const product = useOrganization().displayName;
  const [own] = useState<Titled>(() => {
    drawn += 1;
    return { title: '', order: drawn };
  });
  useLayoutEffect(() => {
    const name = page?.trim();
    own.title = name
      ? t('shell.titles.page', { page: ready(name, t.language), product: ready(product, t.language) })
      : product;
    showTitle();
  }, [own, page, product, t]);
  useLayoutEffect(() => {
    titled.push(own);
    titled.sort((one, other) => one.order - other.order);
    showTitle();
    return () => {
      titled.splice(titled.indexOf(own), 1);
      showTitle();
    };
  }, [own]);
}

/** The title that the route names. It stands before the page, so that a screen with a title of its own comes after it. */
export function RouteTitle() {
  const t = useT();
  const { titleKey } = useMatches({
    select: (matches) => ({ titleKey: pageMetaOf(matches).titleKey }),
    structuralSharing: true,
  });
  usePageTitle(titleKey && t.has(titleKey) ? (t.dynamic(titleKey) ?? undefined) : undefined);
  return null;
}
