import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** The security of the reader's account: password, second step, sessions. Needs the areas `profile` and `auth`. */
export function SecurityPanel() {
  return (
    <div className="space-y-5">
      <PasswordCard />
      <TwoFactorCard />
      <SessionsCard />
    </div>
  );
}
