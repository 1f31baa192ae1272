import type { PaymentMethod } from '@comanda/contract';
import { isOfferedAt, isTillProvider, type OrderType } from '@comanda/domain';

/** Returns the payment methods that guests have on their phones for an order type, in the shop's sequence. */
export function phoneMethods(methods: readonly PaymentMethod[], mode: OrderType): readonly PaymentMethod[] {
  return methods
    .filter((method) => isOfferedAt(method, 'phone') && !isTillProvider(method.provider))
    .filter(({ kind }) => kind !== 'taiwanTax' && kind !== 'cardOnFile')
    .filter(({ orderType = [] }) => orderType.length === 0 || orderType.includes(mode))
    .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
}
