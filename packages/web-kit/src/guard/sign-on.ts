import { ApiError } from '@sullam/api-client/api-error.ts';
import type { SignOnOwner } from '@sullam/api-client/schema.gen.ts';
import { readSignOn, type SignOn as SignOnAddress } from '@sullam/domain/sign-on.ts';
import type { Kit } from '../kit.ts';
import { keepSecondStep, secondStepOf } from '../session/second-step.ts';
import type { Session } from '../session/session.ts';
import type { GuardOptions, GuardOutcome, Visit } from './guard.ts';

/** Signs on whoever comes by a sign-on link; null for every other visit. */
export type SignOn = (visit: Visit) => Promise<GuardOutcome | null>;

const CODE_PAGE = '/auth/verification-code';

const withQuery = ({ path, query }: SignOnAddress['target']): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** The one who is signed in, or an administrator who is about to act as somebody. */
const isSamePerson = ({ user }: Session, { userId, masqueraderUserId }: SignOnOwner): boolean =>
  user.masquerader === null && (masqueraderUserId ?? userId) === user.id;

/** The part of the route guard that exchanges tokens of sign-on links (specification, section 2). */
export function createSignOn(kit: Kit, view: GuardOptions['signOnView']): SignOn {
  let spent: { token: string; exchanged: Promise<string> } | undefined;

  /** Asks whoever is signed in before a link of somebody else takes their place; nobody is asked about themselves. */
  const mayReplace = async (present: Session, token: string): Promise<boolean> => {
    const owner = await kit.call('POST /api/auth/sso/owner', { body: { token }, isBare: true });
    if (isSamePerson(present, owner)) return true;
    const isWanted = await new Promise<boolean>((answer) => kit.signOnQuestion.set({ name: owner.name, answer }));
    kit.signOnQuestion.set(null);
    return isWanted;
  };

  /** The session that is replaced ends at the server too. */
  const end = (present: Session, next: number | null): void => {
    if (present.user.id === next) return;
    kit.call('POST /api/auth/logout', { body: {}, isBare: true, keepalive: true }).catch((problem: unknown) => {
      // whoever comes next is in already; a session that can't be ended runs out by itself
      if (!(problem instanceof ApiError)) throw problem;
    });
  };

  /** Answers where to go. */
  const exchange = async ({ token, studentView, target }: SignOnAddress): Promise<string> => {
    const wanted = withQuery(target);
    const isInstructorView = view === 'instructor' && !studentView;
    try {
      const present = kit.session.get();
      if (present && !(await mayReplace(present, token))) return wanted;
      const result = await kit.call('POST /api/auth/sso/exchange', { body: { token }, isBare: true });
      if (present) end(present, result.user?.masquerader?.id ?? result.user?.id ?? null);
      const step = secondStepOf(result);
      if (step === null) kit.signIn(result, { instructorView: isInstructorView });
      // who signs in for the studio does so in the learner application, where the studio's guard leads
      else if (view === 'plain') kit.forgetSession();
      else {
        kit.forgetSession();
        keepSecondStep(kit.sessionStorage, { ...step, isInstructorView });
        kit.rememberedRoute.set(wanted);
        return CODE_PAGE;
      }
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // The token stood for one minute and one use. The page itself may still be open to this visitor.
      const text = kit.wording.get().dynamic('shell.signOn.failed') ?? problem.message;
      kit.notify({ tone: 'error', text: problem.isTransport ? problem.message : text });
    }
    return wanted;
  };

  return async ({ path, query }) => {
    const found = readSignOn(path, query);
    if (!found) return null;
    const { token, language } = found;
    if (language) await kit.switchLanguage(language);
    // The router may ask twice for one page, but a token can be spent only once.
    if (spent?.token !== token) spent = { token, exchanged: exchange(found) };
    return { kind: 'go', href: await spent.exchanged };
  };
}
