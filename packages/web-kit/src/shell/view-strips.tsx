import { Icon } from '@sullam/ui/base/icon.tsx';
import { Eye, UserCheck } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import type { ReactNode } from 'react';
import { useKit, useT, useUser } from '../kit-context.tsx';
import { useMutation } from '../query/use-mutation.ts';
import { endMasquerade } from './shell.api.ts';
import { useSignOnToken } from './use-sign-on-token.ts';

function Strip({
  icon,
  text,
  hint,
  action,
}: {
  readonly icon: ReactNode;
  readonly text: string;
  readonly hint?: string;
  readonly action: ReactNode;
}) {
  return (
    <div
      role="status"
      data-strip=""
      className="no-print pointer-events-auto relative z-10 flex h-(--strip-height) items-center justify-center gap-x-3 bg-inverse px-4 text-sm text-on-inverse"
    >
      {icon}
      <span className="clip-line font-medium">{text}</span>
      {hint && <span className="opacity-80 whitespace-nowrap max-md:hidden">{hint}</span>}
      {action}
    </div>
  );
}

const STRIP_BUTTON = 'text-on-inverse! underline underline-offset-4 hover:bg-transparent!';

/** On every screen while an administrator acts as a member. */
export function MasqueradeStrip() {
  const t = useT();
  const kit = useKit();
  const user = useUser();
  const end = useMutation({
    mutationFn: endMasquerade,
    onSuccess: (result) => {
      // the old session is over: whatever this page asks until it is gone, it asks as the administrator
      kit.signIn(result);
      // back to the people in the studio, where it began
      window.location.assign(`${kit.bootstrap.hosts.studio.replace(/\/+$/, '')}/members`);
    },
  });
  if (!user?.masquerader) return null;
  return (
    <Strip
      icon={<Icon of={UserCheck} size={18} />}
      text={t('shell.masquerade.label', { name: `${user.firstName} ${user.lastName}` })}
      hint={t('shell.masquerade.hint')}
      action={
        <Button size="sm" variant="ghost" className={STRIP_BUTTON} pending={end.isPending} onClick={() => end.mutate()}>
          {t('shell.masquerade.leave')}
        </Button>
      }
    />
  );
}

/** While an instructor looks in from the studio; the bars are hidden then. */
export function InstructorViewStrip() {
  const t = useT();
  const signOn = useSignOnToken();
  return (
    <Strip
      icon={<Icon of={Eye} size={18} />}
      text={t('shell.instructorView.label')}
      action={
        <Button
          size="sm"
          variant="ghost"
          className={STRIP_BUTTON}
          pending={signOn.isPending}
          onClick={() => signOn.mutate({ target: 'STUDIO' })}
        >
          {t('shell.instructorView.leave')}
        </Button>
      }
    />
  );
}
