import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { keepSecondStep, readSecondStep, secondStepOf } from '@sullam/web-kit/session/second-step.ts';
import type { SignInResult } from '@sullam/web-kit/session/session.ts';

/** Takes over the response of a sign-in: on to the second step, or to the page that the reader wanted. */
export function useFinishSignIn(): (result: SignInResult) => void {
  const kit = useKit();
  const go = useGo();
  return (result) => {
    const step = secondStepOf(result);
    const isInstructorView = readSecondStep(kit.sessionStorage)?.isInstructorView ?? false;
    keepSecondStep(kit.sessionStorage, step);
    if (step) return go('/auth/verification-code');
    const session = kit.signIn(result, { instructorView: isInstructorView });
    // who has to choose a new password stays here: the frame asks for it in place of every page, and goes on afterwards
    if (session && !session.user.forceResetPassword) kit.navigation().goAfterSignIn();
  };
}
