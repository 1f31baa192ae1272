import { isIP } from 'node:net';

const LONGEST = 64;

/**
 * What an address counts as wherever calls, connections or guesses of one caller are limited: an IPv4 address as
 * it is, an IPv6 address by its network (/64), for whoever has one IPv6 address has 2^64 of them.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare.slice(0, LONGEST);
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Some proxies write the port beside the address that they saw. */
function withoutPort(address: string): string {
  const [, inBrackets, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address.slice(0, LONGEST)) ?? [];
  return inBrackets ?? v4 ?? address;
}

/** The eight groups of an IPv6 address, in any of its spellings. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  const gap = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...gap, ...after];
}

/** The last two groups may be written as an IPv4 address. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
}
