import { statement, type Tx } from '../../db/index.ts';

type Turn = { readonly shop: string; readonly viewItem: string };

const takeTurn = statement<Turn>()((q, p) =>
  q
    .insertInto('table_turns')
    .values({ shop: p.shop, view_item: p.viewItem, turns: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop', 'view_item'])
        .doUpdateSet((row) => ({ turns: row('table_turns.turns', '+', 1) })),
    ),
);

/** Makes everybody else who takes a turn at the table wait for the end of this unit of work. */
export async function lockTable(tx: Tx, turn: Turn): Promise<void> {
  await tx.run(takeTurn, turn);
}
