/** Stands in for the library's endless lists, which no screen has: lists turn pages, and their page is in the address. */
function unused(): never {
  throw new Error('Endless lists are not part of the build.');
}
export const infiniteQueryBehavior = unused;
