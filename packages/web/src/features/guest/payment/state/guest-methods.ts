import type { PaymentMethod, TableSession } from '@comanda/contract';
import { isTillProvider } from '@comanda/domain';
import type { Wallet } from './wallets.ts';

/** Returns true if guests are asked for their tax invoice before they pay (payments M1.2). */
export function asksInvoice(methods: readonly PaymentMethod[]): boolean {
  return methods.some(({ kind, account }) => kind === 'taiwanTax' && account !== undefined);
}

/** Returns the ways to pay that everybody has: all but members' kept cards, which are offered one by one (payments M1.2). */
export function openMethods(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  return methods.filter(({ kind }) => kind !== 'cardOnFile');
}

/**
 * Returns the ways in which guests pay an order of a type, in the shop's sequence; terminals where there is one, and a
 * wallet's where the browser has it (payments M1.2).
 */
export function guestMethods(
  methods: readonly PaymentMethod[],
  type: TableSession['type'] | undefined,
  { hasTerminal = false, wallets }: { readonly hasTerminal?: boolean; readonly wallets: ReadonlySet<Wallet> },
): readonly PaymentMethod[] {
  return methods
    .filter(({ kind }) => (kind !== 'applePay' && kind !== 'googlePay') || wallets.has(kind))
    .filter(({ provider, kind }) => !isTillProvider(provider) && kind !== 'taiwanTax')
    .filter(({ provider }) => hasTerminal || provider !== 'bbpos')
    .filter(({ orderType }) => orderType === undefined || (type !== undefined && orderType.includes(type)))
    .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
}
