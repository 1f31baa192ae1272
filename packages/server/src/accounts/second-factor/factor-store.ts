import { createHash } from 'node:crypto';
import { type Reads, statement, type Tx } from '../../db/index.ts';
import { resealText, type SealedTable } from '../../payments/accounts/index.ts';

/** A second factor as stored: it is asked for once it is confirmed. */
export type FactorRow = {
  readonly staff: string;
  readonly secret: string;
  readonly last_step: number;
  readonly confirmed_at: string | null;
};
type Of = { readonly staff: string };

const byStaff = statement<Of>()((q, p) =>
  q.selectFrom('second_factors').selectAll().where('staff', '=', p.staff),
);
const deleteFactor = statement<Of>()((q, p) => q.deleteFrom('second_factors').where('staff', '=', p.staff));
const deleteCodes = statement<Of>()((q, p) => q.deleteFrom('recovery_codes').where('staff', '=', p.staff));
const countCodes = statement<Of>()((q, p) =>
  q.selectFrom('recovery_codes').select('hash').where('staff', '=', p.staff),
);
const takeStep = statement<Of & { secret: string; step: number }>()((q, p) =>
  q
    .updateTable('second_factors')
    .set({ last_step: p.step })
    .where('staff', '=', p.staff)
    .where('secret', '=', p.secret)
    .where('last_step', '<', p.step),
);
const takeCode = statement<Of & { hash: string }>()((q, p) =>
  q.deleteFrom('recovery_codes').where('staff', '=', p.staff).where('hash', '=', p.hash),
);
const confirm = statement<Of & { secret: string; now: string }>()((q, p) =>
  q
    .updateTable('second_factors')
    .set({ confirmed_at: p.now })
    .where('staff', '=', p.staff)
    .where('secret', '=', p.secret)
    .where('confirmed_at', 'is', null),
);

const replace = statement<Of & { before: string; secret: string }>()((q, p) =>
  q
    .updateTable('second_factors')
    .set({ secret: p.secret })
    .where('staff', '=', p.staff)
    .where('secret', '=', p.before),
);
const after = statement<{ after: string; most: number }>()((q, p) =>
  q
    .selectFrom('second_factors')
    .select(['staff', 'secret'])
    .where('staff', '>', p.after)
    .orderBy('staff')
    .limit(p.most),
);

/** Returns the place that a person's secret is sealed for. */
export function placeOf(staff: string): string {
  return `totp/${staff}`;
}

/** People's second factors as rows with sealed secrets (payments M1.3). */
export const SEALED_FACTORS: SealedTable = {
  rowsAfter: async (read, id, most) =>
    (await read.all(after, { after: id, most })).map(({ staff, secret }) => ({ id: staff, text: secret })),
  async find(read, staff) {
    const row = await read.first(byStaff, { staff });
    return row && { id: staff, text: row.secret };
  },
  replace: async (tx, { id: staff, text: before }, secret) =>
    (await tx.run(replace, { staff, before, secret })) === 1,
  reseal(sealer, { id, text }) {
    const sealed = resealText(sealer, placeOf(id), text);
    return { text: sealed ?? text, isLost: sealed === undefined };
  },
};

export async function readFactor(read: Pick<Reads, 'first'>, staff: string): Promise<FactorRow | undefined> {
  return read.first(byStaff, { staff });
}

/** Returns the number of recovery codes that a person has left. */
export async function recoveryCodesLeft(read: Pick<Reads, 'all'>, staff: string): Promise<number> {
  return (await read.all(countCodes, { staff })).length;
}

/** Stores a new secret that is not asked for until it is confirmed, in place of an earlier one. */
export async function addFactor(tx: Tx, staff: string, secret: string): Promise<void> {
  await tx.run(deleteFactor, { staff });
  await tx.insert('second_factors', [{ staff, secret, last_step: 0, confirmed_at: null }]);
}

/** Confirms a person's new secret; returns false if it was confirmed or replaced meanwhile. */
export async function confirmFactor(tx: Tx, { staff, secret }: FactorRow, now: string): Promise<boolean> {
  return (await tx.run(confirm, { staff, secret, now })) === 1;
}

/** Uses up a time step and all before it, at most once over all nodes; returns false if it was used. */
export async function useStep(tx: Tx, { staff, secret }: FactorRow, step: number): Promise<boolean> {
  return (await tx.run(takeStep, { staff, secret, step })) === 1;
}

/** Uses up a recovery code, at most once; returns false if the person has no such code. */
export async function useRecoveryCode(tx: Tx, staff: string, code: string): Promise<boolean> {
  return (await tx.run(takeCode, { staff, hash: hashOf(staff, code) })) === 1;
}

/** Stores a person's recovery codes in place of earlier ones. */
export async function setRecoveryCodes(tx: Tx, staff: string, codes: readonly string[]): Promise<void> {
  await tx.run(deleteCodes, { staff });
  await tx.insert(
    'recovery_codes',
    codes.map((code) => ({ hash: hashOf(staff, code), staff })),
  );
}

/** Ends the second factor of a person, with its recovery codes. */
export async function endSecondFactor(tx: Tx, staff: string): Promise<boolean> {
  await tx.run(deleteCodes, { staff });
  return (await tx.run(deleteFactor, { staff })) > 0;
}

/** Hashes a recovery code, as typed; its 80 random bits need no slow hash. */
function hashOf(staff: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${staff}/${plain}`).digest('base64url');
}
