const PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

/** Parses a typed percentage below 100; empty is 0, undefined what is none. */
export function readPercent(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replace(/[\s%]/g, '').replace(',', '.');
  if (text === '') return 0;
  return PERCENT.test(text) ? Number(text) : undefined;
}
