/** Where the product under test runs. The global set-up writes it before the workers start; a mere list of tests needs none. */
export const serverUrl = process.env.JOURNEYS_URL ?? '';
