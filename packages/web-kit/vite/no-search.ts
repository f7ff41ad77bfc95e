/** Stands in for the router's own way with queries; every router of ours is made with `plain-search.ts`. */
function unused(): never {
  throw new Error('The router is made with parseSearch and stringifySearch.');
}
export const defaultParseSearch = unused;
export const defaultStringifySearch = unused;
