import { statement, type Tx } from '../../db/index.ts';

type TableKey = { readonly shop: string; readonly viewItem: string };

const lock = statement<TableKey>()((q, p) =>
  q
    .insertInto('table_turns')
    .values({ shop: p.shop, view_item: p.viewItem, turns: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop', 'view_item'])
        .doUpdateSet((row) => ({ turns: row('table_turns.turns', '+', 1) })),
    ),
);

/** Locks a table until the end of the unit of work, also while no bill is open at it. */
export async function lockTable(tx: Tx, table: TableKey): Promise<void> {
  await tx.run(lock, table);
}
