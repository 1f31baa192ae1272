import type { ImportedMember, MemberRow } from '@comanda/contract';
import type { MemberRecord, Refusal } from '../records/index.ts';

/** A row of a file of members beside the member it is about. */
export type PlannedMember = {
  readonly row: number;
  readonly name: string;
  readonly standing: ImportedMember['standing'];
  readonly changes: NonNullable<ImportedMember['changes']>;
  readonly refusals: readonly Refusal[];
};

/** An import of members before it is made, and the rows that are sent for it. */
export type MemberPlan = { readonly rows: readonly PlannedMember[]; readonly members: readonly MemberRow[] };

/** The most rows of a call, and the most text of one, in bytes: a frame has 64 KiB. */
const MAX = { rows: 100, bytes: 40_000 } as const;

/** Returns rows in the calls in which they are sent, in their order. */
export function memberBatches(rows: readonly MemberRow[]): readonly (readonly MemberRow[])[] {
  const batches: MemberRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = batches.at(-1);
    if (last === undefined || last.length >= MAX.rows || bytes + size > MAX.bytes) {
      batches.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return batches;
}

/** The field that a refusal of the server is about. */
const COLUMN_OF = {
  contactMissing: 'email',
  notEmail: 'email',
  notPhone: 'phone',
  unknownLevel: 'level',
  twoMembers: 'phone',
  otherEmail: 'email',
  otherPhone: 'phone',
  memberDisabled: 'email',
} as const satisfies Record<NonNullable<ImportedMember['problem']>, keyof MemberRow>;

/** Returns the plan of records that the server has compared; a second row for the same person is refused (office B8.4). */
export function memberPlan(
  records: readonly MemberRecord[],
  compared: ReadonlyMap<number, ImportedMember>,
): MemberPlan {
  const seen = new Map<string, number>();
  const rows = records.map(({ member, refusals }): PlannedMember => {
    const answer = compared.get(member.row);
    const named = { row: member.row, name: member.name ?? member.email ?? member.phone ?? '' };
    if (refusals.length > 0 || answer === undefined)
      return { ...named, standing: 'refused', changes: [], refusals };
    const { standing, problem, changes = [] } = answer;
    if (problem !== undefined) {
      const column = COLUMN_OF[problem];
      const about = String(member[column] ?? '');
      return { ...named, standing, changes: [], refusals: [{ column, reason: problem, about }] };
    }
    const contacts = contactsOf(answer);
    const twin = contacts.map((contact) => seen.get(contact)).find((row) => row !== undefined);
    if (twin !== undefined) {
      const refusal = { column: 'row', reason: 'memberTwice', about: String(twin) } as const;
      return { ...named, standing: 'refused', changes: [], refusals: [refusal] };
    }
    for (const contact of contacts) seen.set(contact, member.row);
    return { ...named, standing, changes, refusals: [] };
  });
  const sent = new Set(
    rows.flatMap(({ row, standing }) => (standing === 'new' || standing === 'changed' ? [row] : [])),
  );
  return { rows, members: records.flatMap(({ member }) => (sent.has(member.row) ? [member] : [])) };
}

/** Returns by what a person is known: the id, and each contact that they would get. */
function contactsOf({ user, changes = [] }: ImportedMember): readonly string[] {
  const contacts = changes.flatMap(({ field, value }) =>
    field === 'email' || field === 'phone' ? [`${field} ${value}`] : [],
  );
  return user === undefined ? contacts : [`user ${user}`, ...contacts];
}
