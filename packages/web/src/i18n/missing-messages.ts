/** Milliseconds over which reports are batched (specification §9). */
const BATCH_MS = 3000;

/** Keys of missing texts, by language. */
export type MissingMessages = Readonly<Record<string, readonly string[]>>;

/**
 * Creates the collector of missing texts: sends each once, batched 3 s after the first of a batch, as soon as there is
 * a receiver.
 */
export function createMissingMessages() {
  let send: ((messages: MissingMessages) => void) | undefined;
  let isWaiting = false;
  const waiting = new Set<string>();
  const sent = new Set<string>();
  const flush = () => {
    isWaiting = false;
    const messages: Record<string, string[]> = {};
    for (const each of waiting) {
      sent.add(each);
      const [code = '', key = ''] = each.split(' ');
      messages[code] = [...(messages[code] ?? []), key];
    }
    waiting.clear();
    send?.(messages);
  };
  const start = () => {
    if (send === undefined || isWaiting || waiting.size === 0) return;
    isWaiting = true;
    setTimeout(flush, BATCH_MS);
  };
  return {
    note(code: string, key: string): void {
      const each = `${code} ${key}`;
      if (sent.has(each)) return;
      waiting.add(each);
      start();
    },
    /** Sets the receiver of batches, including texts missing before. */
    sendTo(to: (messages: MissingMessages) => void): void {
      send = to;
      start();
    },
  };
}

/** The page's collector of missing texts. */
export const missingMessages = createMissingMessages();

export const noteMissingMessage = missingMessages.note;
