import type { Bootstrap } from '../organization/bootstrap.ts';

/** Loads what records how this document is used. It runs until the document is left, therefore confidential pages have one of their own. */
export function startReplay({ script, key }: NonNullable<Bootstrap['sessionReplay']>): void {
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  element.dataset.key = key;
  document.head.append(element);
}
