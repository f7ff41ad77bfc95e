/** Sizes of what the API takes in, characters and bytes. */
export const LIMITS = {
  text: 20_000,
  name: 200,
  fileName: 1000,
  html: 400_000,
  bodyBytes: 1_048_576,
  articleBytes: 4_194_304,
} as const;
