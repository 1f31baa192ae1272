/**
 * Waits until its parent process is gone, then ends the registered programs and removes the registered folders.
 * Ignores signals, because it has to outlive the others.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export type ReaperOrder = { readonly end: number } | { readonly ended: number } | { readonly remove: string };

/** Milliseconds that programs get to end by themselves. */
const GRACE_MS = 5_000;
const POLL_MS = 50;

const programs = new Set<number>();
const folders = new Set<string>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  // the cast is sound: only reaper.ts writes here
  const order = JSON.parse(line) as ReaperOrder;
  if ('end' in order) programs.add(order.end);
  else if ('ended' in order) programs.delete(order.ended);
  else folders.add(order.remove);
}

for (const pid of programs) signal(pid, 'SIGINT');
const deadline = performance.now() + GRACE_MS;
while ([...programs].some((pid) => signal(pid, 0)) && performance.now() < deadline) await pause(POLL_MS);
for (const pid of programs) signal(pid, 'SIGKILL');
for (const folder of folders)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: POLL_MS });

/** Sends a signal; returns true if there was such a process. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
