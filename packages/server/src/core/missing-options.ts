import type { Log } from '../lib/index.ts';

/** Logs that a product names an option that does not exist; the product is sold without it (specification §8). */
export type ReportMissingOption = (product: string, option: string) => void;

/** Creates the log of missing product options, once for each pair: quotes come with every tap. */
export function createMissingOptionLog(log: Pick<Log, 'warn'>): ReportMissingOption {
  const reported = new Set<string>();
  return (product, option) => {
    const pair = `${product} ${option}`;
    if (reported.has(pair)) return;
    reported.add(pair);
    log.warn({ product, option }, 'a product names an option that does not exist: sold without it');
  };
}
