import { createHash, randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX, type ApiToken } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { Selectable } from 'kysely';
import type { CoreContext } from '../../core/index.ts';
import {
  fromJsonText,
  type Reads,
  type StoredApiToken,
  statement,
  type Tables,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CLOCK_TOLERANCE_MS, instantNow } from '../../lib/index.ts';

const TOKEN_BYTES = 32;
/** Precision of `lastUsedAt`, which limits its writes to one a minute. */
const TOUCH_INTERVAL_MS = MINUTE_MS;
const TOKEN = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);
const COLUMNS = ['last_used_at', 'doc'] as const;
type Row = Pick<Selectable<Tables['api_tokens']>, (typeof COLUMNS)[number]>;

const all = statement<Record<never, never>>()((q) =>
  q.selectFrom('api_tokens').select(COLUMNS).orderBy('id'),
);
const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('api_tokens').select(COLUMNS).where('id', '=', p.id),
);
const byHash = statement<{ hash: string }>()((q, p) =>
  q.selectFrom('api_tokens').select(COLUMNS).where('hash', '=', p.hash),
);
const touch = statement<{ id: string; now: string }>()((q, p) =>
  q.updateTable('api_tokens').set({ last_used_at: p.now }).where('id', '=', p.id),
);
const remove = statement<{ id: string }>()((q, p) =>
  q.deleteFrom('api_tokens').where('id', '=', p.id).returning(COLUMNS),
);

/** Returns a new token: the prefix and 256 random bits. */
export function drawApiToken(): string {
  return `${API_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** Returns true for a text that has the form of an API token. */
function isApiToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Returns every token, the oldest first. */
export async function allApiTokens(read: Pick<Reads, 'all'>): Promise<readonly ApiToken[]> {
  return (await read.all(all, {})).map(tokenOf);
}

/** Returns a token by its id; undefined when there is none, or it was ended. */
export async function readApiToken(read: Pick<Reads, 'first'>, id: string): Promise<ApiToken | undefined> {
  const row = await read.first(byId, { id });
  return row && tokenOf(row);
}

/** Returns what is stored of a token that a caller shows; undefined when there is none, or its time is over. */
export async function validApiToken(
  { read, clock }: Pick<CoreContext, 'read' | 'clock'>,
  token: string,
): Promise<ApiToken | undefined> {
  const row = isApiToken(token) ? await read.first(byHash, { hash: hashOf(token) }) : undefined;
  const found = row && tokenOf(row);
  const isOver = found?.endsAt !== undefined && Date.parse(found.endsAt) + CLOCK_TOLERANCE_MS <= clock.now();
  return isOver ? undefined : found;
}

/** Stores a new token: of the token itself only the hash. */
export async function addApiToken(tx: Tx, token: string, stored: StoredApiToken): Promise<void> {
  await tx.insert('api_tokens', [
    { id: stored._id, hash: hashOf(token), last_used_at: null, doc: toJsonText(stored) },
  ]);
}

/** Removes a token and returns it; undefined when there is none. */
export async function removeApiToken(tx: Tx, id: string): Promise<ApiToken | undefined> {
  const row = await tx.first(remove, { id });
  return row && tokenOf(row);
}

/** Updates when a token was last used, at most once a minute. */
export async function touchApiToken(
  { write, clock }: Pick<CoreContext, 'write' | 'clock'>,
  { _id: id, lastUsedAt = '' }: ApiToken,
): Promise<void> {
  // The time is in the future after the clock was set back.
  const isRecent = Math.abs(clock.now() - Date.parse(lastUsedAt)) < TOUCH_INTERVAL_MS;
  if (!isRecent) await write((tx) => tx.run(touch, { id, now: instantNow(clock) }));
}

function tokenOf({ doc, last_used_at: lastUsedAt }: Row): ApiToken {
  return { ...fromJsonText(doc), ...(lastUsedAt !== null && { lastUsedAt }) };
}

/** A token has 256 random bits: a plain hash of it cannot be guessed back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
