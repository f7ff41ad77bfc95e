import { ApiError } from '@sullam/api-client/api-error.ts';
import { readSignOn, type SignOn as SignOnAddress } from '@sullam/domain/sign-on.ts';
import type { Kit } from '../kit.ts';
import type { GuardOptions, GuardOutcome, Visit } from './guard.ts';

/** Signs on whoever comes by a sign-on link; null for every other visit. */
export type SignOn = (visit: Visit) => Promise<GuardOutcome | null>;

const withQuery = ({ path, query }: SignOnAddress['target']): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** The part of the route guard that exchanges tokens of sign-on links (specification, section 2). */
export function createSignOn(kit: Kit, view: GuardOptions['signOnView']): SignOn {
  let spent: { token: string; exchanged: Promise<void> } | undefined;

  const exchange = async ({ token, studentView }: SignOnAddress): Promise<void> => {
    try {
      const result = await kit.call('POST /api/auth/sso/exchange', { body: { token }, isBare: true });
      kit.signIn(result, { instructorView: view === 'instructor' && !studentView });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // The token stood for one minute and one use. The page itself may still be open to this visitor.
      const text = kit.wording.get().dynamic('shell.signOn.failed') ?? problem.message;
      kit.notify({ tone: 'error', text: problem.isTransport ? problem.message : text });
    }
  };

  return async ({ path, query }) => {
    const found = readSignOn(path, query);
    if (!found) return null;
    const { token, language, target } = found;
    if (language) await kit.switchLanguage(language);
    // The router may ask twice for one page, but a token can be spent only once.
    if (spent?.token !== token) spent = { token, exchanged: exchange(found) };
    await spent.exchanged;
    return { kind: 'go', href: withQuery(target) };
  };
}
