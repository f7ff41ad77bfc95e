import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { CirclePlay, Eye, LogIn, Mail } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useHasFeature, useKit, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useCanBuy } from '../catalogue/catalogue.public.ts';
import { InterestButton } from '../course-interests/course-interests.public.ts';
import { type CourseDetail, useEnroll } from './course.api.ts';
import { enterPath } from './enter-path.ts';

interface EnrollActionProps {
  readonly course: CourseDetail;
}

/** The same for visitors, whose browser keeps what they choose. */
const VisitorCartAction = lazyPart(
  () => import('../../../parts/visitor-cart-action.tsx').then((file) => file.VisitorCartAction),
  <span aria-hidden="true" className="block h-12" />,
);

/** With a call and wording of its own, for what has a price alone. */
const CartAction = lazyPart(
  () => import('./cart-action.tsx').then((file) => file.CartAction),
  <span aria-hidden="true" className="block h-12" />,
);

function EnterButton({ course }: EnrollActionProps) {
  const t = useT();
  const key = course.completedAt
    ? 'course-overview.enroll.review'
    : (course.progressPercent ?? 0) > 0
      ? 'course-overview.enroll.continue'
      : 'course-overview.enroll.start';
  return (
    <LinkButton href={enterPath(course)} size="lg" full icon={CirclePlay}>
      {t(key)}
    </LinkButton>
  );
}

function EnrollButton({ course }: EnrollActionProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const enroll = useEnroll();
  return (
    <Button
      size="lg"
      full
      pending={enroll.isPending}
      onClick={() =>
        enroll.mutate(course.courseId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('course-overview.enroll.done') });
            go(enterPath(course));
          },
        })
      }
    >
      {t('course-overview.enroll.free')}
    </Button>
  );
}

/** A visitor signs in and comes back to this page. */
function SignInButton() {
  const t = useT();
  const { rememberedRoute } = useKit();
  return (
    <LinkButton
      href="/auth/login"
      size="lg"
      full
      icon={LogIn}
      onClick={() => rememberedRoute.set(window.location.pathname + window.location.search)}
    >
      {t('course-overview.enroll.signIn')}
    </LinkButton>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className="rounded-sm bg-subtle px-4 py-3 text-center text-sm text-muted">{children}</p>
);

/** What has a price can't be bought without a marketplace, nor while the price is on request: people ask for it, where somebody can be asked, and needn't say for what. */
function AskForIt({ course }: EnrollActionProps) {
  const t = useT();
  const title = useAuthorText()(course.title);
  if (!useHasFeature()('landing-contact-us')) return <Note>{t('course-overview.enroll.notForSale')}</Note>;
  return (
    <LinkButton
      href={`/landing-page/contact-us?subject=${encodeURIComponent(title)}`}
      size="lg"
      full
      variant="outline"
      icon={Mail}
    >
      {t('course-overview.enroll.contact')}
    </LinkButton>
  );
}

/** Why nobody enrols by themselves today, and the wish to hear when that changes. */
function NotOpen({ course }: EnrollActionProps) {
  const t = useT();
  const format = useFormat();
  const mayLearn = useCan()(...LEARNERS);
  const lets = useHasFeature()('self-enrollment');
  const { courseId, enrolmentState, enrollsFrom } = course;
  const reason =
    enrolmentState === 'COMING' && enrollsFrom
      ? t('course-overview.enroll.opensOn', { date: format.date(enrollsFrom) })
      : enrolmentState === 'INVITATION'
        ? t(lets ? 'course-overview.enroll.byInvitation' : 'course-overview.enroll.notOpen')
        : enrolmentState === 'CLOSED' && t('course-overview.enroll.expired');
  return (
    <div className="space-y-3">
      {reason && <Note>{reason}</Note>}
      {mayLearn && enrolmentState !== 'OPEN' && <InterestButton courseId={courseId} />}
    </div>
  );
}

/** The one action of an overview: sign in, enrol or buy, begin, go on; or why there is none. */
export function EnrollAction({ course }: EnrollActionProps) {
  const isMember = useUser() !== null;
  const canBuy = useCanBuy();
  const isSold = !isFreeForAll(course.price);
  if (course.isEnrolled) return <EnterButton course={course} />;
  // who makes the course has the way into it and to the studio, and asks nobody for it
  if (isSold && (!canBuy || course.price.isOnRequest))
    return course.abilities.canLearn ? null : <AskForIt course={course} />;
  if (!isMember)
    return isSold && course.enrolmentState === 'OPEN' ? (
      <VisitorCartAction itemType="course" itemId={course.courseId} full />
    ) : (
      <SignInButton />
    );
  if (course.abilities.canEnroll) return isSold ? <CartAction course={course} /> : <EnrollButton course={course} />;
  if (course.abilities.canLearn) return null;
  return <NotOpen course={course} />;
}

/** Editors may look inside without enrolling. */
export function LookInside({ course }: EnrollActionProps) {
  const t = useT();
  if (course.isEnrolled || !course.abilities.canLearn) return null;
  return (
    <LinkButton href={enterPath(course)} variant="outline" full icon={Eye}>
      {t('course-overview.enroll.lookInside')}
    </LinkButton>
  );
}
