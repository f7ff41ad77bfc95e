export {
  closeness,
  type Found,
  findTitles,
  foundTotal,
  type Hit,
  hits,
  nothing,
  type SearchSource,
  searchSources,
  type Wanted,
} from './search-sources.ts';
