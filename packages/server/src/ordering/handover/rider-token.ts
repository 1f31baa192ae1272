import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ROUTES } from '@comanda/contract/routes';
import { HOUR_MS } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { instantOf } from '../../lib/index.ts';

/** Time for which a rider's link can be used. */
const LIFE_MS = 6 * HOUR_MS;
/** Time for which it still opens once the delivery is over, so that a wrong tap can be taken back. */
const AFTER_MS = HOUR_MS;
const SEED_BYTES = 12;
const KEY_BYTES = 16;
const TOKEN = /^([\w-]{1,64})\.([\w-]{22})$/;

type Rider = NonNullable<StoredSession['rider']>;

/** Returns what a new link of a rider is made of. */
export function newRider({ clock }: Pick<CoreContext, 'clock'>): Rider {
  const seed = randomBytes(SEED_BYTES).toString('base64url');
  return { seed, until: instantOf(clock.now() + LIFE_MS) };
}

/** Returns the path of a rider's link. The token is behind `#`: it is in no log and no referrer. */
export function riderPath({ secret }: Pick<CoreContext, 'secret'>, session: string, { seed }: Rider): string {
  const key = keyOf(secret, session, seed).toString('base64url');
  return `${ROUTES.rider}#${session}.${key}`;
}

/** Returns the id of the bill that a token is about; undefined for a text that is no token. */
export function sessionOfToken(token: string): string | undefined {
  return TOKEN.exec(token)?.[1];
}

/** Returns the end of the link of a token; undefined unless it is the last link made for the bill, and has not ended. */
export function riderUntil(
  { secret, clock }: Pick<CoreContext, 'secret' | 'clock'>,
  { _id, rider, handover }: Pick<StoredSession, '_id' | 'rider' | 'handover'>,
  token: string,
): string | undefined {
  if (rider === undefined) return undefined;
  const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '', 'base64url');
  const expected = keyOf(secret, _id, rider.seed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const isOver = handover !== undefined && handover.state !== 'onTheWay';
  const over = isOver ? Date.parse(handover.at) + AFTER_MS : Number.POSITIVE_INFINITY;
  const until = Math.min(over, Date.parse(rider.until));
  return until > clock.now() ? instantOf(until) : undefined;
}

function keyOf(secret: string, session: string, seed: string): Buffer {
  return createHmac('sha256', secret).update(`rider:${session}:${seed}`).digest().subarray(0, KEY_BYTES);
}
