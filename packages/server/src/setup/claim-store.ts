import { type Reads, statement, type Tx } from '../db/index.ts';

const ONE = 1;
const FIRST_GENERATION = 1;

const find = statement<{ id: number }>()((q, p) => q.selectFrom('claims').selectAll().where('id', '=', p.id));
const add = statement<{ id: number; generation: number }>()((q, p) =>
  q
    .insertInto('claims')
    .values({ id: p.id, generation: p.generation })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);
type Taking = { readonly now: string; readonly staff?: string; readonly request?: string };
const take = statement<{ id: number; now: string; staff: string; request: string }>()((q, p) =>
  q
    .updateTable('claims')
    .set({ claimed_at: p.now, staff: p.staff, request: p.request })
    .where('id', '=', p.id)
    .where('claimed_at', 'is', null),
);
const renew = statement<{ id: number }>()((q, p) =>
  q
    .updateTable('claims')
    .set((row) => ({ generation: row('generation', '+', 1) }))
    .where('id', '=', p.id),
);

/** The state of the claim: its token's generation, and once it is taken by whom and with which request. */
export type Claim = {
  readonly generation: number;
  readonly isTaken: boolean;
  readonly staff?: string;
  readonly request?: string;
};

export async function readClaim(read: Pick<Reads, 'first'>): Promise<Claim> {
  const row = await read.first(find, { id: ONE });
  if (row === undefined) return { generation: FIRST_GENERATION, isTaken: false };
  return {
    generation: row.generation,
    isTaken: row.claimed_at !== null,
    ...(row.staff && { staff: row.staff }),
    ...(row.request && { request: row.request }),
  };
}

/** Takes the claim; returns false if somebody has taken it. Of claims at the same time one gets it. */
export async function takeClaim(tx: Tx, { now, staff = '', request = '' }: Taking): Promise<boolean> {
  await tx.run(add, { id: ONE, generation: FIRST_GENERATION });
  return (await tx.run(take, { id: ONE, now, staff, request })) === 1;
}

/** Makes every token that was printed before invalid. */
export async function renewClaim(tx: Tx): Promise<void> {
  await tx.run(add, { id: ONE, generation: FIRST_GENERATION });
  await tx.run(renew, { id: ONE });
}
