import { randomUUID } from 'node:crypto';
import type { SchemaProblem, Validator } from '@comanda/contract';
import type { Actor, AuthenticatedActor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';

/** A live connection as services see it: rooms to join and the identity signed in. */
export type Listener = {
  join(room: string): void;
  /** Joins a room until the member of staff signs out. */
  joinAsStaff(room: string): void;
  /**
   * Signs the connection in until `expiresAt` (ms). `verify` re-validates the same token every minute and on an
   * `identities` event, and rejects once it is invalid. Throws `tooManyRequests` for too many connections of
   * one identity.
   */
  signIn(actor: AuthenticatedActor, expiresAt: number, verify: () => Promise<AuthenticatedActor>): void;
  signOut(): void;
};

/** The cookie that renews a log-in; present in calls of `authentication` over REST only. */
export type RefreshCookie = {
  /** The refresh token that it contains. */
  readonly token?: string;
  set(token: string, expiresAt: string): void;
  clear(): void;
};

/** The context of a call: caller, origin and query. */
export type Call = {
  readonly actor: Actor;
  readonly address: string;
  /** Origin that the caller used. */
  readonly origin: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Absent over REST. */
  readonly listener?: Listener;
  readonly refreshCookie?: RefreshCookie;
};

/** The handlers of one service, one for each of its methods. */
export type Handlers = {
  find?(call: Call): Promise<unknown>;
  get?(id: string, call: Call): Promise<unknown>;
  create?(data: unknown, call: Call): Promise<unknown>;
  patch?(id: string, data: unknown, call: Call): Promise<unknown>;
  /** A null id stands for the caller's own log-in. */
  remove?(id: string | null, call: Call): Promise<unknown>;
};

/** Returns the validated data of a call; throws `badRequest` with the schema's problems. */
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

/** Throws `badRequest` if the query has other names than these. */
export function onlyNames(query: Readonly<Record<string, unknown>>, names: readonly string[] = []): void {
  const strange = Object.keys(query).find((name) => !names.includes(name));
  if (strange !== undefined) throw badRequest({ field: strange, rule: 'field' });
}

/** Returns a text parameter of the query; undefined when absent. */
export function textOf(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > 64) throw badRequest({ field: name, rule: 'value' });
  return value;
}

/** Returns a call's data with a request id: its own, or a new one, by which it is never taken for a repeat. */
export function identified<Data extends { readonly requestId?: string | undefined }>(
  data: Data,
): Data & { readonly requestId: string } {
  return { ...data, requestId: data.requestId ?? randomUUID() };
}
