import { isIP } from 'node:net';

const MAX_LENGTH = 64;

/**
 * Returns the key under which calls, connections and attempts of one caller are limited: an IPv4 address
 * itself, or the /64 network of an IPv6 address, because one subscriber owns 2^64 of those.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare.slice(0, MAX_LENGTH);
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Strips the port that some proxies append to the address. */
function withoutPort(address: string): string {
  const [, inBrackets, v4] =
    /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address.slice(0, MAX_LENGTH)) ?? [];
  return inBrackets ?? v4 ?? address;
}

/** Returns the eight groups of an IPv6 address in any of its spellings. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  const gap = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...gap, ...after];
}

/** Rewrites an embedded IPv4 address as the last two groups. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
}
