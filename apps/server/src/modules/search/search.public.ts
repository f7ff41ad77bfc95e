export { closeness, type Found, foundTotal, nothing, type SearchSource, searchSources } from './search-sources.ts';
