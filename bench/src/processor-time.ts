import { readdirSync, readFileSync } from 'node:fs';

/** Length of a tick of `/proc`, in milliseconds. */
const TICK_MS = 10;

/** Returns the processor time of a process so far, in milliseconds. */
export function processorTimeOf(pid: number | undefined): number {
  const { own } = timesOf(String(pid)) ?? { own: Number.NaN };
  return own * TICK_MS;
}

/**
 * Returns the processor time so far of a process and those that it started, in milliseconds; of ended ones once they are
 * reaped.
 */
export function familyTimeOf(pid: number): number {
  const first = timesOf(String(pid));
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(name) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { own }) => sum + own, (first?.own ?? 0) + (first?.reaped ?? 0)) * TICK_MS;
}

function timesOf(pid: string) {
  try {
    // the name before the bracket may hold anything
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S )/);
    const [, parent, ...rest] = fields.split(' ').map(Number);
    const [user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = rest.slice(9);
    return { parent, own: user + system, reaped: reapedUser + reapedSystem };
  } catch {
    // it has ended meanwhile
    return undefined;
  }
}
