import type { Dependency } from '../../../kernel/database/dependents.ts';

export type SessionKey = { sessionId: string };
export type MemberKey = { organizationId: number; userId: number };

/** What decides whether a session is open. A refresh changes nothing of that. */
export const sessionDependency: Dependency<SessionKey, unknown> = {
  from: 'sessions',
  on: ['update', 'delete'],
  rows: { session_id: ({ sessionId }) => sessionId },
  except: ['last_seen_at', 'expires_at', 'ip', 'user_agent'],
};

/** Columns of accounts that change with sign-ins and second factors. */
export const SIGN_IN_COLUMNS: readonly string[] = ['password_hash', 'totp_secret', 'totp_last_step'];

const PROFILE_COLUMNS: readonly string[] = [
  'first_name',
  'last_name',
  'other_first_name',
  'other_last_name',
  'profile_media_id',
  'language',
  'extra_fields',
  'email',
  'last_seen_at',
  'second_factor_reset_at',
];

const ofMember = { user_id: ({ userId }: MemberKey) => userId };

/** What decides whether a member may act, and what the member may do. */
export const memberDependencies: readonly Dependency<MemberKey, unknown>[] = [
  { from: 'member_records', rows: ofMember, except: PROFILE_COLUMNS },
  {
    from: 'open_accounts',
    rows: ofMember,
    except: [...SIGN_IN_COLUMNS, 'two_factor_enabled', 'email', 'email_key', 'email_verified_at'],
  },
  { from: 'member_permission_slugs', rows: ofMember },
];
