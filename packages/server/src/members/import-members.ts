import type { ImportedMember, ImportedMembers, ImportMembers, MemberRow } from '@comanda/contract';
import { addUser, updateUser } from '../accounts/stores/index.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type Actor,
  type CoreContext,
  ensureManagement,
  type Manager,
  withIdempotency,
} from '../core/index.ts';
import { fromJsonText, type StoredUser, type Tx, toJsonText } from '../db/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import { givePoints, lockPurses, pointShop, takePoints } from '../promotions/points/index.ts';
import {
  balanceOf,
  type ComparedMember,
  type CompareSettings,
  compareMember,
  type GivenMember,
} from './compare-member.ts';

/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';

/**
 * Compares rows of a file with the members there are, or stores them: new ones without a password, and what others lack
 * or have otherwise (office B8.4). The rows of a call are stored together, once for each request id.
 */
export async function importMembers(
  context: CoreContext,
  call: ImportMembers,
  actor: Actor,
): Promise<ImportedMembers> {
  const manager = ensureManagement(actor);
  if (manager.staff.role !== 'owner') throw new CodedError('forbidden');
  const { requestId, check = false, setsPoints = false, rows, file } = call;
  const settings = { shop: manager.shop, setsPoints };
  if (check) {
    const compared: ImportedMember[] = [];
    for (const row of rows)
      compared.push(presented(row, await compareMember(context.read, context, row, settings)));
    return { rows: compared };
  }
  const body = { setsPoints, file, rows };
  const { answer } = await context.write((tx) =>
    withIdempotency(tx, context, { actor, requestId, call: 'importMembers', body }, async () => {
      const stored: ImportedMember[] = [];
      for (const row of rows)
        stored.push(await storeMember(tx, context, row, { ...settings, manager, file }));
      const count = (standing: string) => stored.filter((row) => row.standing === standing).length;
      const after = { file, new: count('new'), changed: count('changed') };
      const entry = { shop: ALL_SHOPS, action: 'importMembers', entity: requestId, after } as const;
      if (after.new + after.changed > 0) await writeAudit(tx, context, actor, entry);
      return toJsonText({ rows: stored });
    }),
  );
  return fromJsonText<ImportedMembers>(answer);
}

/** Returns a comparison as the caller sees it. */
function presented({ row }: MemberRow, compared: ComparedMember): ImportedMember {
  if (compared.problem !== undefined) return { row, standing: 'refused', problem: compared.problem };
  const { found, changes } = compared;
  if (found === undefined) return { row, standing: 'new', changes: [...changes] };
  const standing = changes.length === 0 ? 'same' : 'changed';
  return { row, standing, user: found._id, changes: [...changes] };
}

type StoreSettings = CompareSettings & { readonly manager: Manager; readonly file: string };

/** Stores a row and returns its standing, without what it says about a person: answers are kept for repeats. */
async function storeMember(
  tx: Tx,
  context: CoreContext,
  row: MemberRow,
  settings: StoreSettings,
): Promise<ImportedMember> {
  const compared = await compareMember(tx, context, row, settings);
  const { changes: _changes, ...answer } = presented(row, compared);
  if (compared.problem !== undefined || answer.standing === 'same') return answer;
  const { given, found } = compared;
  const user = found?._id ?? (await addMember(tx, context, given));
  // somebody signed up with the same contact meanwhile
  if (user === undefined) return storeMember(tx, context, row, settings);
  if (found !== undefined) await changeMember(tx, context, user, given);
  const isPointsSet = found === undefined || settings.setsPoints;
  if (isPointsSet && given.points !== undefined)
    await setPoints(tx, context, { user, points: given.points }, settings);
  return { ...answer, user };
}

/** Stores a member without a password, and returns the id; undefined where the contact is taken. */
async function addMember(
  tx: Tx,
  { clock }: CoreContext,
  { points: _points, ...given }: GivenMember,
): Promise<string | undefined> {
  const now = instantNow(clock);
  const times = { createdAt: now, updatedAt: now };
  const user: StoredUser = { _id: newId(clock), ...given, status: 'active', ...times, passwordHash: '' };
  return (await addUser(tx, user)) ? user._id : undefined;
}

async function changeMember(
  tx: Tx,
  { clock }: CoreContext,
  user: string,
  { points: _points, ...given }: GivenMember,
): Promise<void> {
  await updateUser(tx, user, (before) => ({ ...before, ...given, updatedAt: instantNow(clock) }));
}

/** Sets a balance, by an entry of the difference; none where it is the same. */
async function setPoints(
  tx: Tx,
  context: CoreContext,
  { user, points }: { readonly user: string; readonly points: number },
  { shop, manager, file }: StoreSettings,
): Promise<void> {
  await lockPurses(tx, user);
  const difference = points - (await balanceOf(tx, context, user, shop));
  const scope = pointShop(context, shop);
  const fields = { user, shop: scope, reason: 'adjust', remark: file, staff: manager.staff._id } as const;
  if (difference > 0) await givePoints(tx, context, { ...fields, amount: difference });
  if (difference < 0) await takePoints(tx, context, { ...fields, amount: -difference, isExactScope: true });
}
