import type { PointEntry } from '@comanda/contract';
import type { Reads } from '../db/index.ts';
import { pointEntries } from '../promotions/points/index.ts';
import { findOfMember, type SessionRecord } from '../sessions/index.ts';

/** Returns a member's points with their bills, those included that they only collected points of, newest first. */
export async function memberBills(
  read: Reads,
  user: string,
): Promise<{ readonly points: readonly PointEntry[]; readonly bills: readonly SessionRecord[] }> {
  const points = await pointEntries(read, user);
  const collected = points.flatMap(({ session }) => session ?? []);
  return { points, bills: await findOfMember(read, user, collected) };
}
