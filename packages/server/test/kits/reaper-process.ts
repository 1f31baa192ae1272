/**
 * Waits until the process that started it is gone, then ends the programs and removes the folders that it was told
 * of. Asked to end, it stays: it goes last.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export type ReaperOrder = { readonly end: number } | { readonly ended: number } | { readonly remove: string };

/** How long programs may take to end in good order, in milliseconds. */
const TIMEOUTS = 5_000;
const LOOK_AGAIN = 50;

const programs = new Set<number>();
const folders = new Set<string>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  // the cast is sound: only `tell` writes here
  const order = JSON.parse(line) as ReaperOrder;
  if ('end' in order) programs.add(order.end);
  else if ('ended' in order) programs.delete(order.ended);
  else folders.add(order.remove);
}

for (const pid of programs) signal(pid, 'SIGINT');
const deadline = performance.now() + TIMEOUTS;
while ([...programs].some((pid) => signal(pid, 0)) && performance.now() < deadline) await pause(LOOK_AGAIN);
for (const pid of programs) signal(pid, 'SIGKILL');
for (const folder of folders)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: LOOK_AGAIN });

/** Whether there was such a process. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
