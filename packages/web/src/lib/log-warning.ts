/** Logs what the page goes on without (specification §7, §8): developers read it, people do not. */
export function logWarning(text: string, cause?: unknown): void {
  console.warn(text, ...(cause === undefined ? [] : [cause]));
}
