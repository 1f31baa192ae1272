import type {
  ChangePaymentAccount,
  CreatePaymentAccount,
  PaymentAccount,
  PaymentProviderForm,
} from '@comanda/contract';

/** An account as its form has it; `values` has what was typed, by field: a secret that stays is empty. */
export type AccountDraft = {
  readonly provider: string;
  readonly name: string;
  readonly mode: PaymentAccount['mode'];
  readonly values: Readonly<Record<string, string>>;
  /** The day on which a key ends; empty if none does, or it is not known. */
  readonly expires: string;
};
/** The call that saves a draft: a new account, or what changes of one; keys that were left empty stay as they are. */
type AccountCall = Pick<CreatePaymentAccount, 'name' | 'mode' | 'fields' | 'secrets'> &
  Pick<ChangePaymentAccount, 'secretExpiresAt'>;

/** Returns the draft of an account, or of a new one at a provider; no secret is ever in it. */
export function draftOf({ _id: provider }: PaymentProviderForm, account?: PaymentAccount): AccountDraft {
  const { name = '', mode = 'test', fields = {} } = account ?? {};
  return { provider, name, mode, values: { ...fields }, expires: expiryDay(account) };
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** Returns the day on which a key of an account ends; empty if none does. */
function expiryDay(account: Pick<PaymentAccount, 'secretExpiresAt'> | undefined): string {
  return account?.secretExpiresAt?.slice(0, DAY_LENGTH) ?? '';
}

/** Returns the call that saves a draft; a day that was left as it was is not sent, since a new key has another. */
export function callOf(
  { name, mode, values, expires }: AccountDraft,
  { fields }: PaymentProviderForm,
  account?: PaymentAccount,
): AccountCall {
  const typed = (isSecret: boolean) =>
    Object.fromEntries(
      fields
        .filter((field) => field.isSecret === isSecret)
        .map((field) => [field.name, (values[field.name] ?? '').trim()] as const)
        .filter(([, value]) => value !== ''),
    );
  const secretExpiresAt = expires === '' ? null : `${expires}T00:00:00.000Z`;
  return {
    ...{ name: name.trim(), mode, fields: typed(false), secrets: typed(true) },
    ...(expires !== expiryDay(account) && { secretExpiresAt }),
  };
}

/** Problem of a field, as the server names it. */
type Problem = { readonly field: string; readonly rule: string };

/** Returns the names of the fields that were refused, and what is wrong with each: missing, or in another form. */
export function problemsOf(
  data: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, 'missing' | 'wrong'> {
  // the cast is sound: it is what `badRequest` carries
  const problems = (data.problems ?? []) as readonly Problem[];
  return new Map(
    problems.map(({ field, rule }) => [
      field.slice(field.lastIndexOf('/') + 1),
      rule === 'required' || rule === 'minLength' ? 'missing' : 'wrong',
    ]),
  );
}

/** Returns the address that a provider sends an account's webhooks to. */
export function webhookAddress(origin: string, { provider, _id }: PaymentAccount): string {
  return `${origin}/api/payments/webhook/${provider}/${_id}`;
}
