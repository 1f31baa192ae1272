import type { CreateApiToken } from '@comanda/contract';
import { API_SCOPES, type ApiScope, DAY_MS } from '@comanda/domain';

/** The times after which a new token ends, in days; `never` has no end. */
export const TOKEN_LIVES = ['30', '90', '365', 'never'] as const;
type TokenLife = (typeof TOKEN_LIVES)[number];

/** A new token as it is typed. */
export type TokenDraft = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** The shops that are ticked; every shop when empty. */
  readonly shops: readonly string[];
  readonly life: TokenLife;
};

export const NEW_TOKEN: TokenDraft = { name: '', scopes: [], shops: [], life: '365' };

/** Returns true if a text names a life of tokens. */
export function isTokenLife(text: string): text is TokenLife {
  return TOKEN_LIVES.some((life) => life === text);
}

/** Returns the call that makes the token of a draft at a time (epoch milliseconds). */
export function callOf(
  { name, scopes, shops, life }: TokenDraft,
  requestId: string,
  now: number,
): CreateApiToken {
  const end = life === 'never' ? {} : { endsAt: new Date(now + Number(life) * DAY_MS).toISOString() };
  const ordered = API_SCOPES.filter((scope) => scopes.includes(scope));
  return { requestId, name: name.trim(), scopes: ordered, shops: [...shops], ...end };
}

/** Returns true for scopes by which a program can change something. */
export function isWriting(scope: ApiScope): boolean {
  return scope.endsWith(':write');
}

/** Returns the key of a scope's texts: a colon would name another file of texts. */
export function keyOf(scope: ApiScope): ScopeKey {
  // the cast is sound: a scope has one colon
  return scope.replace(':', '_') as ScopeKey;
}

type KeyOf<Scope> = Scope extends `${infer What}:${infer How}` ? `${What}_${How}` : never;
type ScopeKey = KeyOf<ApiScope>;
