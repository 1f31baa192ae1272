import type { SchemaProblem, Validator } from '@comanda/contract';
import type { Actor, AuthenticatedActor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';

/** A live connection, as far as services need it: rooms to follow, and who signed in on it. */
export type Listener = {
  join(room: string): void;
  /** Joins a room until the staff member who may follow it is signed out. */
  joinAsStaff(room: string): void;
  /**
   * Signs the connection in until `expiresAt` (ms). `verify` looks the same token up again, every minute and when
   * an `identities` event names them, and rejects when it is worth nothing any more. `tooManyRequests` when
   * somebody is signed in on too many connections.
   */
  signIn(actor: AuthenticatedActor, expiresAt: number, verify: () => Promise<AuthenticatedActor>): void;
  signOut(): void;
};

/** The cookie that renews a log-in; only calls of `authentication` over REST have it. */
export type RefreshCookie = {
  /** The refresh token that it holds. */
  readonly token?: string;
  set(token: string, expiresAt: string): void;
  clear(): void;
};

/** Who calls, from where, and what they ask. */
export type Call = {
  readonly actor: Actor;
  readonly address: string;
  /** Origin the caller reached this server under. */
  readonly origin: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Absent over REST. */
  readonly listener?: Listener;
  readonly refreshCookie?: RefreshCookie;
};

/** One service: a handler for each method that it lists. */
export type Handlers = {
  find?(call: Call): Promise<unknown>;
  get?(id: string, call: Call): Promise<unknown>;
  create?(data: unknown, call: Call): Promise<unknown>;
  patch?(id: string, data: unknown, call: Call): Promise<unknown>;
  /** Without an id it is about what the caller is signed in with. */
  remove?(id: string | null, call: Call): Promise<unknown>;
};

/** The checked data of a call; `badRequest` with the problems when it departs from its schema. */
export function validated<Value>(validate: Validator<Value>, data: unknown): Value {
  const outcome = validate(data);
  if (outcome.ok) return outcome.value;
  throw badRequest(...outcome.problems);
}

export function badRequest(
  ...problems: readonly (SchemaProblem | { field: string; rule: string })[]
): CodedError {
  return new CodedError('badRequest', { problems });
}

/** Refuses a query where a call takes none, or other names than it takes. */
export function onlyNames(query: Readonly<Record<string, unknown>>, names: readonly string[] = []): void {
  const strange = Object.keys(query).find((name) => !names.includes(name));
  if (strange !== undefined) throw badRequest({ field: strange, rule: 'field' });
}

/** A text in the query; undefined when absent. */
export function textOf(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > 64) throw badRequest({ field: name, rule: 'value' });
  return value;
}
