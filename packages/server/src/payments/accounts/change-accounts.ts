import type { ChangePaymentAccount, CreatePaymentAccount, PaymentAccount } from '@comanda/contract';
import { mailPayee, staffNameOf } from '../../accounts/stores/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredPaymentAccount, Tx } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import type { AccountConfiguration, PaymentProvider } from '../port/index.ts';
import { insertAccount, presentAccount, readAccount, removeAccount, saveAccount } from './account-store.ts';
import { formerAfter } from './former-secrets.ts';
import { placeOf, type Sealer } from './seal.ts';
import { expiryOf, withExpiry } from './secret-expiry.ts';

/** The providers of payments by name and the sealer of secrets. */
export type AccountParts = {
  readonly byName: ReadonlyMap<string, PaymentProvider>;
  readonly sealer: Sealer;
};
/** A provider that accounts can be made at, of payments or of tax invoices. */
export type AccountProvider = Pick<
  PaymentProvider,
  'name' | 'configuration' | 'test' | 'forgetCard' | 'needsTerminal'
>;
/** The providers that accounts can be made at by name, and the sealer of secrets. */
export type AccountForms = {
  readonly byName: ReadonlyMap<string, AccountProvider>;
  readonly sealer: Sealer;
};

/** A field of an account that becomes part of an address (payments M1.1). */
const PLAIN = /^[A-Za-z0-9-]{1,64}$/;
/** Secrets shorter than this show no character. */
const SHOWN_FROM = 12;
const SHOWN = 4;

/** Creates an account. Throws `badRequest` with the `problems` of its fields. */
export async function createAccount(
  context: CoreContext,
  parts: AccountForms,
  call: CreatePaymentAccount,
  actor: Actor,
): Promise<PaymentAccount> {
  const configuration = configurationOf(parts, call.provider);
  const now = instantNow(context.clock);
  const { secrets, secretExpiresAt: _given, ...plain } = call;
  const _id = newId(context.clock);
  const fresh: StoredPaymentAccount = {
    ...plain,
    _id,
    secrets: sealedSecrets(parts.sealer, _id, secrets, now),
    status: 'new',
    createdAt: now,
    updatedAt: now,
  };
  const account = withExpiry(fresh, expiryOf(configuration, call, context.clock.now()));
  ensureValid(configuration, account, secrets);
  return context.write(async (tx) => {
    await insertAccount(tx, account);
    await auditAccount(tx, context, actor, 'createPaymentAccount', { after: account, secrets });
    return presentAccount(parts.sealer, account, context.clock.now());
  });
}

/**
 * Changes an account, which then has to be tested again, unless only the end of a secret or of a former one is changed.
 * Throws `notFound`, or `badRequest` as `createAccount`.
 */
export async function changeAccount(
  context: CoreContext,
  parts: AccountForms,
  { id, call, actor }: { readonly id: string; readonly call: ChangePaymentAccount; readonly actor: Actor },
): Promise<PaymentAccount> {
  const now = instantNow(context.clock);
  const { secrets = {}, fields = {}, secretExpiresAt: _given, endFormerSecret, ...plain } = call;
  return context.write(async (tx) => {
    const before = await readAccount(tx, id);
    const { former: _former, ...kept } = before;
    const configuration = configurationOf(parts, before.provider);
    const isSameKey = Object.keys({ ...plain, ...fields, ...secrets }).length === 0;
    const changed: StoredPaymentAccount = {
      ...withExpiry(isSameKey ? kept : untested(kept), expiryOf(configuration, call, context.clock.now())),
      ...plain,
      fields: { ...before.fields, ...fields },
      secrets: { ...before.secrets, ...sealedSecrets(parts.sealer, id, secrets, now) },
      updatedAt: now,
    };
    ensureValid(configuration, changed, secrets);
    const change = { before, after: changed, now: context.clock.now() };
    const former = endFormerSecret ? undefined : formerAfter(parts.sealer, configuration, change);
    const account: StoredPaymentAccount = { ...changed, ...(former && { former }) };
    await saveAccount(tx, account);
    await auditAccount(tx, context, actor, 'changePaymentAccount', { before, after: account, secrets });
    return presentAccount(parts.sealer, account, context.clock.now());
  });
}

function untested(account: StoredPaymentAccount): StoredPaymentAccount {
  const { checkedAt: _checkedAt, error: _error, ...rest } = account;
  return { ...rest, status: 'new' };
}

/** Removes an account. Throws `notFound`, or `inUse` if a payment was started with it. */
export async function deleteAccount(
  context: CoreContext,
  parts: Pick<AccountForms, 'sealer'>,
  id: string,
  actor: Actor,
): Promise<PaymentAccount> {
  return context.write(async (tx) => {
    const account = await readAccount(tx, id);
    await removeAccount(tx, id);
    await auditAccount(tx, context, actor, 'removePaymentAccount', { before: account });
    return presentAccount(parts.sealer, account, context.clock.now());
  });
}

function configurationOf({ byName }: AccountForms, provider: string): AccountConfiguration {
  const { configuration } = byName.get(provider) ?? {};
  if (configuration === undefined)
    throw new CodedError('badRequest', { problems: [{ field: '/provider', rule: 'enum' }] });
  return configuration;
}

function sealedSecrets(
  sealer: Sealer,
  account: string,
  secrets: Readonly<Record<string, string>>,
  changedAt: string,
): StoredPaymentAccount['secrets'] {
  const sealed = Object.entries(secrets).map(([name, secret]) => {
    const last4 = secret.length < SHOWN_FROM ? '' : secret.slice(-SHOWN);
    return [name, { sealed: sealer.seal(placeOf(account, name), secret), last4, changedAt }];
  });
  return Object.fromEntries(sealed);
}

/** Throws `badRequest` for fields that the provider does not know, that are missing, or that have another form. */
function ensureValid(
  { fields }: AccountConfiguration,
  account: StoredPaymentAccount,
  newSecrets: Readonly<Record<string, string>>,
): void {
  const problems: { field: string; rule: string }[] = [];
  for (const [place, given, isSecret] of [
    ['fields', account.fields, false],
    ['secrets', account.secrets, true],
  ] as const) {
    const known = fields.filter((field) => field.isSecret === isSecret);
    const names = known.map(({ name }) => name);
    for (const name of Object.keys(given))
      if (!names.includes(name)) problems.push({ field: `/${place}/${name}`, rule: 'additionalProperties' });
    for (const { name, isOptional = false, pattern = isSecret ? undefined : PLAIN } of known) {
      const value = isSecret ? newSecrets[name] : account.fields[name];
      if (given[name] === undefined && !isOptional)
        problems.push({ field: `/${place}/${name}`, rule: 'required' });
      else if (value !== undefined && pattern !== undefined && !pattern.test(value))
        problems.push({ field: `/${place}/${name}`, rule: 'pattern' });
    }
  }
  if (problems.length > 0) throw new CodedError('badRequest', { problems });
}

/** Writes the audit row of a change: names of secrets, never their values (payments M1.3). */
async function auditAccount(
  tx: Tx,
  context: CoreContext,
  actor: Actor,
  action: 'createPaymentAccount' | 'changePaymentAccount' | 'removePaymentAccount',
  change: {
    readonly before?: StoredPaymentAccount;
    readonly after?: StoredPaymentAccount;
    readonly secrets?: object;
  },
): Promise<void> {
  const { before, after, secrets = {} } = change;
  const shop = actor.kind === 'staff' ? actor.shop : '';
  const entity = (after ?? before)?._id ?? '';
  await writeAudit(tx, context, actor, {
    shop,
    action,
    entity,
    ...(before && { before: auditedFields(before) }),
    ...(after && { after: { ...auditedFields(after), changedSecrets: Object.keys(secrets) } }),
  });
  const isSame = before !== undefined && JSON.stringify(before.fields) === JSON.stringify(after?.fields);
  if (after === undefined || (isSame && Object.keys(secrets).length === 0)) return;
  const { shops, name, provider } = after;
  await mailPayee(tx, context, { shops, method: name, now: provider, by: staffNameOf(actor) });
}

function auditedFields({ name, provider, mode, shops, fields, secretExpiresAt }: StoredPaymentAccount) {
  return {
    name,
    provider,
    mode,
    fields,
    ...(shops && { shops }),
    ...(secretExpiresAt && { secretExpiresAt }),
  };
}
