/** Longest text that a report from a browser leaves in the log. */
const LONGEST = 2000;

/** What must not reach a log, cut out of a text: tokens in addresses and headers, keys of the browser's storage, e-mail addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/([?&#](?:token|code|ticket|accessToken|access|refresh|password|secret)=)[^&\s#"']+/gi, '$1[cut]')
    .replace(/("?(?:password|token|access|refresh|secret|authorization)"?\s*[:=]\s*")[^"]*"/gi, '$1[cut]"')
    .replace(/Bearer\s+[\w.~+/-]+=*/gi, 'Bearer [cut]')
    .replace(/eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '[cut]')
    .replace(/[^\s@"'<>]{1,64}@[^\s@"'<>.]{1,64}\.[^\s@"'<>]{1,64}/g, '[cut]')
    // one line an entry, whatever a browser sends
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ')
    .slice(0, LONGEST);
