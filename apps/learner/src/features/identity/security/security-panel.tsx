import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** The security of the reader's account: address, password, second step, sessions. Needs the areas `profile` and `auth`. */
export function SecurityPanel() {
  return (
    <div className="space-y-5">
      <EmailCard />
      <PasswordCard />
      <TwoFactorCard />
      <SessionsCard />
    </div>
  );
}
