export { type DigestSection, type DigestSource, type DigestSpan, digestSources } from './digest-sources.ts';
