export { type AccountKey, findAccounts, findAccountsByEmail, highestUserId } from './accounts-by-id.repository.ts';
export {
  countAttempt,
  findEnrolment,
  insertChallenge,
  lockChallenge,
  ownerOfChallenge,
  putEnrolment,
  removeEnrolment,
  renewCode,
  useChallenge,
} from './challenges.repository.ts';
export {
  dropEmailChange,
  type EmailChange,
  lockEmailChange,
  type Mailbox,
  noteMailbox,
  ownerOfEmail,
  putEmailChange,
  setEmail,
} from './email-changes.repository.ts';
export {
  forgetOldTokens,
  issueToken,
  lockToken,
  peekToken,
  retireTokens,
  retireTokensOf,
  useToken,
} from './one-time-tokens.repository.ts';
export { createUsers } from './users.demo.ts';
export { usersPersonalRows } from './users.personal.ts';
export {
  forgetUser,
  insertUser,
  keepTotpStep,
  listConfirmedAddresses,
  lockUser,
  setEmailVerified,
  setPassword,
  setTotp,
  setTwoFactorWish,
  userFor,
} from './users.repository.ts';

/** Views that others may read, with the role of accounts and sessions alone. */
export const VIEWS = ['open_accounts'] as const;
