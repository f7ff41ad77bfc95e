export {
  type Challenge,
  type ChallengePayload,
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
  forgetOldTokens,
  issueToken,
  lockToken,
  type OneTimeToken,
  peekToken,
  retireTokens,
  retireTokensOf,
  type TokenPurpose,
  useToken,
} from './one-time-tokens.repository.ts';
export { createUsers } from './users.demo.ts';
export {
  demandNewPassword,
  forgetUser,
  insertUser,
  keepTotpStep,
  lockUser,
  setEmailVerified,
  setPassword,
  setTotp,
  setTwoFactorWish,
  userFor,
} from './users.repository.ts';

/** Views that others may read, with the role of accounts and sessions alone. */
export const VIEWS = ['open_accounts'] as const;
