import type { Draft, TableSession } from '@comanda/contract';

/** Particulars of an order that a caller makes (till T3.6). */
export type Caller = {
  readonly phone: string;
  readonly name: string;
  readonly type: 'takeAway' | 'delivery';
  /** One of the times offered; as soon as possible when absent. */
  readonly pickupAt?: string | undefined;
  /** Zone of a delivery. */
  readonly zone?: string | undefined;
  readonly address: string;
  readonly remark: string;
};

export const NO_CALLER: Caller = { phone: '', name: '', type: 'takeAway', address: '', remark: '' };

/** Fewest and most digits of a telephone number. */
const DIGITS = { min: 6, max: 15 } as const;

/** Returns true if a text has the digits of a telephone number, and nothing that none has. */
export function isPhoneNumber(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return /^[+(]?[\d ()./-]+$/.test(text.trim()) && length >= DIGITS.min && length <= DIGITS.max;
}

/** A problem of a caller's particulars, as the key of its text. */
export type CallerProblem = 'phoneMissing' | 'phoneBad' | 'zoneMissing' | 'addressMissing' | 'nameMissing';

/** Returns what is missing of a caller's particulars, by field: a delivery needs zone, address and name. */
export function callerProblems({
  phone,
  type,
  zone,
  address,
  name,
}: Caller): Readonly<Partial<Record<'phone' | 'zone' | 'address' | 'name', CallerProblem>>> {
  const isDelivery = type === 'delivery';
  return {
    ...(!isPhoneNumber(phone) && { phone: phone.trim() === '' ? 'phoneMissing' : 'phoneBad' }),
    ...(isDelivery && zone === undefined && { zone: 'zoneMissing' }),
    ...(isDelivery && address.trim() === '' && { address: 'addressMissing' }),
    ...(isDelivery && name.trim() === '' && { name: 'nameMissing' }),
  };
}

/** Returns the fields of an order that the particulars of its caller make; none without a caller. */
export function orderFields(caller: Caller | undefined) {
  if (caller === undefined) return {};
  const { phone, name, type, pickupAt, zone, address, remark } = caller;
  const contact = { phone: phone.trim(), name: name.trim() || undefined };
  const delivery = type === 'delivery' ? { zone, address: address.trim() } : {};
  return { contact, pickupAt, remark: remark.trim() || undefined, ...delivery };
}

/** Returns the caller whose order a stored draft holds; undefined if it is no telephone order. */
export function callerOfDraft({ session, order }: Pick<Draft, 'session' | 'order'>): Caller | undefined {
  const { contact, type, pickupAt, zone, address = '', remark = '' } = order ?? {};
  if (session !== undefined || contact?.phone === undefined) return undefined;
  const { phone, name = '' } = contact;
  return { phone, name, type: type === 'delivery' ? type : 'takeAway', pickupAt, zone, address, remark };
}

/** Returns the particulars with what an earlier order of the same caller says of where it goes, and to whom. */
export function withFormer(
  caller: Caller,
  { type, zone, address, contact }: Pick<TableSession, 'type' | 'zone' | 'address' | 'contact'>,
  zones: readonly { readonly _id: string }[],
): Caller {
  const isDelivery = type === 'delivery' && zones.some(({ _id }) => _id === zone);
  return {
    ...caller,
    name: contact?.name ?? caller.name,
    ...(isDelivery
      ? { type: 'delivery', zone, address: address ?? caller.address }
      : { type: 'takeAway', zone: undefined }),
  };
}
