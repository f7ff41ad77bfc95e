import { ArrowRight } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { StairsArt } from './stairs-art.tsx';
import { useLandingWays } from './use-landing-ways.ts';

/** The last word: one step to take. */
export function LandingCall() {
  const t = useT();
  const { start, canRegister } = useLandingWays();
  const isSignedIn = useUser() !== null;
  const label = isSignedIn ? t('landing.hero.continue') : canRegister ? t('landing.call.action') : t('shell.bar.login');
  return (
    <section aria-labelledby="landing-call" className="page-width page-gutter py-16 md:py-24">
      <div className="relative isolate overflow-hidden rounded-xl bg-primary px-6 py-12 text-on-primary sm:px-12 md:py-16 dark:bg-primary-soft dark:text-ink">
        <StairsArt className="inset-y-0 end-0 -z-10 h-full w-3/4" />
        <h2 id="landing-call" className="text-section text-balance">
          {t('landing.call.title')}
        </h2>
        {!isSignedIn && canRegister && <p className="mt-3 text-lg">{t('landing.call.text')}</p>}
        <LinkButton href={start} size="lg" variant="secondary" endIcon={ArrowRight} className="mt-7">
          {label}
        </LinkButton>
      </div>
    </section>
  );
}
