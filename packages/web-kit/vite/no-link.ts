/** Stands in for the router's own link, which ours (`RouterLink`) replaces: 2 kB less on every page. */
export function Link(): never {
  throw new Error('Links are drawn by RouterLink.');
}
