import type { Db, Reads, Tx } from '../../db/index.ts';
import type { Sealer } from './seal.ts';

const PAGE_SIZE = 100;

/** A row that holds sealed texts, with all of what is compared before it is replaced. */
type SealedRow = { readonly id: string; readonly text: string };
/** A row's text with everything in it sealed anew that could be opened. */
type ResealedText = { readonly text: string; readonly isLost: boolean };
/** A table whose rows hold sealed texts. */
export type SealedTable = {
  /** Returns rows by id after this one. */
  rowsAfter(read: Reads, after: string, most: number): Promise<readonly SealedRow[]>;
  /** Returns the row as it is now. */
  find(read: Reads, id: string): Promise<SealedRow | undefined>;
  /** Stores another text if the row is still as it was read; resolves with false if not. */
  replace(tx: Tx, row: SealedRow, text: string): Promise<boolean>;
  /** Seals a row's texts anew. What is sealed with the present key already stays to the letter. */
  reseal(sealer: Sealer, row: SealedRow): ResealedText;
};
/** Result for a table's rows: the ids of those `lost` have something that no known key opens. */
export type Resealing = { readonly resealed: number; readonly lost: readonly string[] };

/** Seals one text anew unless it is sealed with the present key; undefined if no known key opens it. */
export function resealText(sealer: Sealer, place: string, sealed: string): string | undefined {
  const text = sealer.open(place, sealed);
  if (text === undefined) return undefined;
  return sealer.isPresent(sealed) ? sealed : sealer.seal(place, text);
}

/**
 * Seals a table's rows anew with the present key, each in a transaction of its own: it may be interrupted at any moment and
 * run again, and a server may change the rows meanwhile (payments M1.3).
 */
export async function resealTable(db: Db, sealer: Sealer, table: SealedTable): Promise<Resealing> {
  const lost: string[] = [];
  let resealed = 0;
  let after = '';
  for (;;) {
    const rows = await table.rowsAfter(db.read, after, PAGE_SIZE);
    for (const row of rows) {
      const outcome = await resealRow(db, sealer, table, row);
      if (outcome.isLost) lost.push(row.id);
      if (outcome.isChanged) resealed += 1;
      after = row.id;
    }
    if (rows.length < PAGE_SIZE) return { resealed, lost };
  }
}

async function resealRow(db: Db, sealer: Sealer, table: SealedTable, first: SealedRow) {
  let row: SealedRow | undefined = first;
  while (row !== undefined) {
    const read: SealedRow = row;
    const { text, isLost } = table.reseal(sealer, read);
    if (text === read.text) return { isLost, isChanged: false };
    if (await db.unitOfWork((tx) => table.replace(tx, read, text))) return { isLost, isChanged: true };
    // it was changed meanwhile, or removed
    row = await table.find(db.read, read.id);
  }
  return { isLost: false, isChanged: false };
}
