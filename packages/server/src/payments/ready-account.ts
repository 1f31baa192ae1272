import type { PaymentMethod } from '@comanda/contract';
import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { type AccountParts, accountObstacle, findAccount, openAccount } from './accounts/index.ts';
import type { PaymentProvider, ProviderAccount } from './port/index.ts';

/**
 * Returns the account that a method pays into; undefined for a provider without accounts. Throws `accountNotReady` with
 * `because`: not tested, failing, its secrets lost, or guests could not come back from a page (payments M1.4); throws
 * `paymentMethodNotFound` for a method without an account of this provider and shop.
 */
export async function readyAccount(
  { read }: CoreContext,
  { sealer }: AccountParts,
  {
    provider,
    method,
    publicUrl,
  }: {
    readonly provider: PaymentProvider;
    readonly method: PaymentMethod;
    readonly publicUrl: string;
  },
): Promise<ProviderAccount | undefined> {
  if (provider.configuration === undefined) return undefined;
  const account = method.account === undefined ? undefined : await findAccount(read, method.account);
  const isForShop = account?.shops === undefined || account.shops.includes(method.shop);
  if (account === undefined || account.provider !== provider.name || !isForShop)
    throw new CodedError('paymentMethodNotFound');
  const because = accountObstacle(account, provider, publicUrl);
  if (because !== undefined) throw new CodedError('accountNotReady', { because });
  return openAccount(sealer, account);
}
