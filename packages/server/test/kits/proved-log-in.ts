import type { Db } from '../../src/db/db.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { instantNow } from '../../src/lib/index.ts';

/** Makes the log-in of an access token one by password, entered just now, as the office's calls want it. */
export async function proveByPassword(db: Db, clock: Clock, accessToken: string): Promise<void> {
  const [, claims = ''] = accessToken.split('.');
  const { logIn } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const proved = { strength: 'password', proved_at: instantNow(clock) };
  await db.unitOfWork((tx) => tx.query((q) => q.updateTable('log_ins').set(proved).where('id', '=', logIn)));
}
