import { DAY_MS } from '@comanda/domain';
import type { StoredPaymentAccount } from '../../db/index.ts';
import type { AccountConfiguration, ProviderAccount } from '../port/index.ts';
import { placeOf, type Sealer } from './seal.ts';

/** Time for which webhooks are believed by a secret that was replaced: Stripe signs by it for a day at most. */
const FORMER_KEPT_MS = DAY_MS;

type Former = NonNullable<StoredPaymentAccount['former']>;

/** Returns the groups of fields and secrets that webhooks are believed by. */
function webhookKeys({ webhookKeys: keys, webhookSecret }: AccountConfiguration) {
  return keys ?? (webhookSecret === undefined ? [] : [[webhookSecret]]);
}

/**
 * Returns what is kept of an account's webhook secrets as they are replaced, with what is still kept from before; undefined
 * if nothing is. A secret that is typed again is none that was replaced, and an account of another mode keeps nothing.
 */
export function formerAfter(
  sealer: Sealer,
  configuration: AccountConfiguration,
  change: {
    readonly before: StoredPaymentAccount;
    readonly after: StoredPaymentAccount;
    /** Time in milliseconds. */
    readonly now: number;
  },
): Former | undefined {
  const { before, after, now } = change;
  if (before.mode !== after.mode) return undefined;
  const kept = isKept(before.former, now) ? before.former : undefined;
  const replaced = webhookKeys(configuration).filter((names) => isReplaced(sealer, names, before, after));
  if (replaced.length === 0) return kept;
  const names = replaced.flat();
  const secrets = names.flatMap((name) => {
    const sealed = before.secrets[name]?.sealed;
    return sealed === undefined ? [] : [[name, sealed] as const];
  });
  const fields = names.flatMap((name) => {
    const value = before.fields[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    until: new Date(now + FORMER_KEPT_MS).toISOString(),
    secrets: { ...kept?.secrets, ...Object.fromEntries(secrets) },
    fields: { ...kept?.fields, ...Object.fromEntries(fields) },
  };
}

/** Returns true if a group had a secret and something of it is another now. */
function isReplaced(
  sealer: Sealer,
  names: readonly string[],
  before: StoredPaymentAccount,
  after: StoredPaymentAccount,
): boolean {
  const opened = ({ _id, secrets }: StoredPaymentAccount, name: string) => {
    const sealed = secrets[name]?.sealed;
    return sealed && sealer.open(placeOf(_id, name), sealed);
  };
  const hadSecret = names.some((name) => opened(before, name) !== undefined);
  return (
    hadSecret &&
    names.some(
      (name) => opened(before, name) !== opened(after, name) || before.fields[name] !== after.fields[name],
    )
  );
}

function isKept(former: Former | undefined, now: number): former is Former {
  return former !== undefined && Date.parse(former.until) > now;
}

/** Returns the time until which webhooks are also believed by the former secret; undefined if they are not. */
export function formerUntil({ former }: StoredPaymentAccount, now: number): string | undefined {
  return isKept(former, now) ? former.until : undefined;
}

/**
 * Returns an account as its webhooks may be signed besides: with the former secrets of each group that was replaced, alone
 * and together.
 */
export function formerAccounts(
  sealer: Sealer,
  configuration: AccountConfiguration,
  account: { readonly stored: StoredPaymentAccount; readonly opened: ProviderAccount },
  now: number,
): readonly ProviderAccount[] {
  const { stored, opened } = account;
  const { former } = stored;
  if (!isKept(former, now)) return [];
  const found: ProviderAccount[] = [];
  for (const names of webhookKeys(configuration)) {
    const replaced = formerOf(sealer, stored._id, former, names);
    if (replaced === undefined) continue;
    const swapped = [opened, ...found].map((each) => ({
      ...each,
      fields: { ...each.fields, ...replaced.fields },
      secrets: { ...each.secrets, ...replaced.secrets },
    }));
    found.push(...swapped);
  }
  return found;
}

/** Returns the former values of a group, opened; undefined if none was replaced, or no known key opens one. */
function formerOf(sealer: Sealer, account: string, former: Former, names: readonly string[]) {
  const secrets: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const name of names) {
    const sealed = former.secrets[name];
    if (sealed !== undefined) {
      const secret = sealer.open(placeOf(account, name), sealed);
      if (secret === undefined) return undefined;
      secrets[name] = secret;
    }
    const value = former.fields[name];
    if (value !== undefined) fields[name] = value;
  }
  return Object.keys(secrets).length === 0 ? undefined : { fields, secrets };
}
