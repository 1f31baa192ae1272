import type { DeliveryZone } from '@comanda/contract';
import type { DeliveryDetails } from './delivery-details.ts';

/** A problem of an address, as the key of its text. */
type DeliveryProblem = 'zone' | 'zoneGone' | 'address' | 'addressShort' | 'name' | 'phone' | 'phoneBad';
/** Problems of an address, by field. */
export type DeliveryProblems = Readonly<
  Partial<Record<'zone' | 'address' | 'name' | 'phone', DeliveryProblem>>
>;

type DeliveryInput = Pick<DeliveryDetails, 'address' | 'name' | 'phone'> & {
  /** Id of the chosen zone, which the shop may no longer have. */
  readonly zone: string | undefined;
  readonly zones: readonly Pick<DeliveryZone, '_id'>[];
};

/** Minimum length of an address: a street and a number. */
const ADDRESS = 6;
const DIGITS = 8;

function zoneProblem({ zone, zones }: DeliveryInput): DeliveryProblem | undefined {
  if (zone === undefined) return 'zone';
  return zones.some(({ _id }) => _id === zone) ? undefined : 'zoneGone';
}

function addressProblem({ address }: DeliveryInput): DeliveryProblem | undefined {
  const { length } = address.trim();
  if (length === 0) return 'address';
  // `中環擺花街1號` is complete in fewer characters
  const isShort = length < ADDRESS && !/\p{Script=Han}.*\d|\d.*\p{Script=Han}/u.test(address);
  return isShort ? 'addressShort' : undefined;
}

function phoneProblem({ phone }: DeliveryInput): DeliveryProblem | undefined {
  if (phone.trim() === '') return 'phone';
  const isNumber = /^[+(]?[\d ()./-]+$/.test(phone.trim().normalize('NFKC'));
  return isNumber && phone.normalize('NFKC').replace(/\D/g, '').length >= DIGITS ? undefined : 'phoneBad';
}

/** Returns the problems that keep an order from being delivered. */
export function deliveryProblems(wanted: DeliveryInput): DeliveryProblems {
  const problems = {
    zone: zoneProblem(wanted),
    address: addressProblem(wanted),
    name: wanted.name.trim() === '' ? ('name' as const) : undefined,
    phone: phoneProblem(wanted),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
