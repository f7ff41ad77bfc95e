export const TEST_SECRET = 'a secret for tests only';
export const TEST_PASSWORD = 'Correct-Horse-1';
