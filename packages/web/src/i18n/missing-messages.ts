/** Reports gather for so long before they are sent (specification §9). */
const BATCH_MS = 3000;

/** Words that were asked for in vain, by language. */
export type MissingMessages = Readonly<Record<string, readonly string[]>>;

/**
 * Gathers words that are missing, each once, and sends them together 3 s after the first of a batch; nothing is
 * kept while nobody wants them.
 */
export function createMissingMessages() {
  let send: ((words: MissingMessages) => void) | undefined;
  let isWaiting = false;
  const waiting = new Set<string>();
  const sent = new Set<string>();
  const flush = () => {
    isWaiting = false;
    const words: Record<string, string[]> = {};
    for (const each of waiting) {
      sent.add(each);
      const [code = '', key = ''] = each.split(' ');
      words[code] = [...(words[code] ?? []), key];
    }
    waiting.clear();
    send?.(words);
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
    /** From now on batches go to `to`, also of what was missing before. */
    sendTo(to: (words: MissingMessages) => void): void {
      send = to;
      start();
    },
  };
}

/** What is missing on this page. */
export const missingMessages = createMissingMessages();

export const noteMissingMessage = missingMessages.note;
