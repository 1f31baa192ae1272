import type { LogIn } from '@comanda/contract';
import { type Actor, type CoreContext, ensureManagement } from '../core/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { activeStaffLogIns, endLogIns, type LogInRow, readActiveLogIn } from './log-ins/index.ts';
import { allStaff } from './stores/index.ts';

/** Returns the log-ins of staff that have not ended, newest first: an owner's are everybody's, others' their own (office B6.4). */
export async function findLogIns(context: CoreContext, actor: Actor): Promise<readonly LogIn[]> {
  const { staff, logIn } = ensureManagement(actor);
  const [rows, people] = await Promise.all([
    activeStaffLogIns(context.read, instantNow(context.clock)),
    allStaff(context.read),
  ]);
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  return rows
    .filter(({ subject }) => staff.role === 'owner' || subject === staff._id)
    .map((row) => presentLogIn(row, { name: names.get(row.subject) ?? '', isOwn: row.id === logIn }));
}

/** Ends one log-in, whose live connections are signed out at once. Throws `notFound` for another person's, owners excepted. */
export async function endLogIn(context: CoreContext, id: string, actor: Actor): Promise<LogIn> {
  const { staff, logIn } = ensureManagement(actor);
  const row = await readActiveLogIn(context.read, context, id);
  const mayEnd = row?.kind === 'staff' && (staff.role === 'owner' || row.subject === staff._id);
  if (row === undefined || !mayEnd) throw new CodedError('notFound');
  await context.write((tx, publish) => endLogIns(tx, [id], publish));
  const people = await allStaff(context.read);
  const name = people.find(({ _id }) => _id === row.subject)?.name ?? '';
  return presentLogIn(row, { name, isOwn: id === logIn });
}

function presentLogIn(
  row: LogInRow,
  { name, isOwn }: { readonly name: string; readonly isOwn: boolean },
): LogIn {
  const { id: _id, subject, shop, device, strength, created_at, expires_at, seen_at } = row;
  return {
    _id,
    staff: subject,
    name,
    strength: strength === 'pin' ? 'pin' : strength === 'secondFactor' ? 'secondFactor' : 'password',
    createdAt: created_at,
    expiresAt: expires_at,
    ...(shop !== null && { shop }),
    ...(device !== null && { device }),
    ...(seen_at !== null && { lastSeenAt: seen_at }),
    ...(isOwn && { isCurrent: true as const }),
  };
}
