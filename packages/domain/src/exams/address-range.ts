const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** "2001:db8::1": eight groups, or fewer with one gap; the last two may be written as an IPv4 address. */
function isIpv6(text: string): boolean {
  const sides = text.split('::');
  if (sides.length > 2) return false;
  const groups = sides.map((side) => (side === '' ? [] : side.split(':')));
  const last = groups.at(-1)?.at(-1) ?? '';
  const hasIpv4 = IPV4.test(last);
  const all = groups.flat();
  const count = all.length + (hasIpv4 ? 1 : 0);
  const areGroups = all.every((group, at) => GROUP.test(group) || (hasIpv4 && at === all.length - 1));
  return areGroups && (sides.length === 2 ? count < 8 : count === 8);
}

/** An address or a range of addresses: "10.0.0.0/8", "192.168.1.7", "2001:db8::/32". */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = IPV4.test(address) ? 32 : isIpv6(address) ? 128 : null;
  if (bits === null || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
