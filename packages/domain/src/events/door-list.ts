import { canonicalJson } from '../certificates/canonical-json.ts';

/** Said before it, so that no signature of anything else passes for one of a list. */
const FORM = 'door list 3';

/** The text whose signature a list of the door carries: everything that it says, in one form on every machine. */
export function doorListText(list: object & { readonly signature?: string }): string {
  const { signature: _, ...said } = list;
  return `${FORM}\n${canonicalJson(said)}`;
}
