import { type BatchCodes, guarded } from '@comanda/contract';

type Code = BatchCodes['codes'][number];

type Collecting = {
  /** Reads the page after a code, the first without one. */
  readonly readPage: (after: string | undefined) => Promise<BatchCodes>;
  /** Called after each page with the number of codes read so far. */
  readonly onRead: (count: number) => void;
  readonly signal: AbortSignal;
};

/** Reads a batch's codes page by page; undefined if that is cancelled. Throws what reading a page throws. */
export async function collectCodes(collecting: Collecting): Promise<readonly Code[] | undefined> {
  const { readPage, onRead, signal } = collecting;
  const codes: Code[] = [];
  let after: string | undefined;
  do {
    const page: BatchCodes = await readPage(after);
    if (signal.aborted) return undefined;
    codes.push(...page.codes);
    onRead(codes.length);
    after = page.next;
  } while (after !== undefined);
  return codes;
}

/** Text that a spreadsheet would take for a number whose zeros or last digits it drops. */
const NUMBER_LIKE = /^\d+(E\d+)?$/;

/** Returns codes with their uses as CSV in UTF-8; one that a spreadsheet would change gets an apostrophe (B7.7). */
export function codesFile(codes: readonly Code[]): Uint8Array<ArrayBuffer> {
  const rows = codes.map(
    ({ code, used }) => `${NUMBER_LIKE.test(code) ? `'${code}` : guarded(code)},${used}`,
  );
  return new TextEncoder().encode(`\uFEFF${['code,used', ...rows, ''].join('\r\n')}`);
}

/** Returns the name of a batch's file: `FLYER-codes.csv`. */
export function codesFileName(prefix: string): string {
  return `${prefix.replace(/-+$/, '')}-codes.csv`;
}
