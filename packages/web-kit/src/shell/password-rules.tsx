import { PASSWORD_MIN_LENGTH } from '@sullam/domain/limits.ts';
import { PASSWORD_SPECIAL_CHARACTERS, type PasswordRuleId, type RuleLine } from '@sullam/domain/password-rules.ts';
import { isolateLeftToRight } from '@sullam/domain/text-direction.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, CircleDashed, CircleX } from '@sullam/ui/base/icons.ts';
import { useT } from '../kit-context.tsx';

type RuleId = PasswordRuleId | 'confirmation';

const WORDING: Record<RuleId, (t: Translator) => string> = {
  minLength: (t) => t('auth.password.minLength', { count: PASSWORD_MIN_LENGTH }),
  uppercase: (t) => t('auth.password.uppercase'),
  lowercase: (t) => t('auth.password.lowercase'),
  digit: (t) => t('auth.password.digit'),
  special: (t) => t('auth.password.special', { characters: { raw: isolateLeftToRight(PASSWORD_SPECIAL_CHARACTERS) } }),
  confirmation: (t) => t('auth.password.confirmationRule'),
};

/** The rules of a new password as red and green lines, live; grey until something is written. Needs the area `auth` of the wording. */
export function PasswordRules({ id, lines }: { readonly id?: string; readonly lines: readonly RuleLine<RuleId>[] }) {
  const t = useT();
  const isBegun = lines.some(({ passed }) => passed);
  const [tone, sign] = isBegun ? ['text-danger-text', CircleX] : ['text-muted', CircleDashed];
  return (
    <div id={id}>
      <p className="text-sm font-medium">{t('auth.password.rulesLabel')}</p>
      <ul aria-live="polite" className="mt-1.5 space-y-1 text-sm">
        {lines.map(({ id: rule, passed }) => (
          <li key={rule} className={cx('flex items-start gap-2', passed ? 'text-success-text' : tone)}>
            <Icon of={passed ? CircleCheck : sign} size={16} className="mt-[0.2lh]" />
            <span>
              {WORDING[rule](t)}
              <span className="sr-only">{` (${passed ? t('auth.password.passed') : t('auth.password.failed')})`}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t('auth.password.letterHint')}</p>
    </div>
  );
}
