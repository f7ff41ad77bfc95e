import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { seal, unseal } from '../../../kernel/sealed.ts';
import type { AccountingSettings, AccountingSettingsBody, JournalAccounts } from './accounting.schemas.ts';
import { findSealedSettings, saveSealedSettings } from './accounting-settings.repository.ts';
import { countDeliveries } from './deliveries.reads.ts';

const PURPOSE = 'accounting';

const DEFAULTS: AccountingSettingsBody = {
  isEnabled: false,
  url: '',
  sendsTestOrders: false,
  accounts: { sales: '4000', tax: '2200', card: '1210', transfer: '1220', cash: '1230', credit: '2300' },
};

interface StoredSettings extends AccountingSettingsBody {
  secret: string;
}

/** Settings with the secret that signs deliveries; null until they are saved. */
export async function findSettings(context: SystemContext, tx: Tx): Promise<StoredSettings | null> {
  const found = await findSealedSettings(tx);
  if (!found) return null;
  const { sealedSecret, ...settings } = found;
  return { ...settings, secret: unseal(context.secret, PURPOSE, sealedSecret).toString('utf8') };
}

/** Account numbers of the journal; usual ones until others are saved. */
export const readAccounts = async (context: SystemContext, tx: Tx): Promise<JournalAccounts> =>
  (await findSettings(context, tx))?.accounts ?? DEFAULTS.accounts;

export async function readSettings(context: SystemContext, tx: Tx): Promise<AccountingSettings> {
  const stored = await findSettings(context, tx);
  const { secret = '', ...settings } = stored ?? (DEFAULTS as Partial<StoredSettings> & AccountingSettingsBody);
  const { lastSentAt, ...counts } = await countDeliveries(tx);
  return {
    ...settings,
    secretEnd: secret.slice(-4),
    ...counts,
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

/**
 * Reads where deliveries go: a name outside by https, or an origin inside the network that the installation allows.
 * @returns null where it can't be used
 */
export function readTarget({ config }: Pick<SystemContext, 'config'>, url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const target = new URL(url);
  if (target.username || target.password || target.hash) return null;
  if (config.accountingOrigins.includes(target.origin)) return target;
  const hasName = isIP(target.hostname.replace(/^\[|\]$/g, '')) === 0 && target.hostname.includes('.');
  return target.protocol === 'https:' && target.port === '' && hasName ? target : null;
}

const newSecret = (): string => `acc_${randomBytes(24).toString('base64url')}`;

const store = (context: MemberContext, tx: Tx, { secret, ...settings }: StoredSettings): Promise<void> =>
  saveSealedSettings(
    tx,
    { ...settings, sealedSecret: seal(context.secret, PURPOSE, secret) },
    { userId: context.caller.userId, now: context.clock.now() },
  );

/** Saves where deliveries go and the accounts of the journal. */
export const saveSettings = (context: MemberContext, sent: AccountingSettingsBody): Promise<void> =>
  transaction(context, async (tx) => {
    const settings = { ...sent, url: sent.url.trim() };
    if (settings.isEnabled && settings.url === '') throw invalidField('url', 'required');
    if (settings.url !== '' && !readTarget(context, settings.url)) throw invalidField('url', 'invalid');
    const secret = (await findSettings(context, tx))?.secret ?? newSecret();
    await store(context, tx, { ...settings, secret });
    await audit(context, tx, {
      action: 'accounting-settings.save',
      noun: 'accounting-settings',
      nounId: null,
      changes: settings,
    });
  });

/** Replaces the secret that signs deliveries, and shows the new one this once. */
export const replaceSecret = (context: MemberContext): Promise<{ secret: string }> =>
  transaction(context, async (tx) => {
    const secret = newSecret();
    await store(context, tx, { ...DEFAULTS, ...(await findSettings(context, tx)), secret });
    await audit(context, tx, {
      action: 'accounting-settings.replace-secret',
      noun: 'accounting-settings',
      nounId: null,
    });
    return { secret };
  });
