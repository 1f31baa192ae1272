import { EMPTY_BILL, type NewSession, type Shop } from '@comanda/contract';
import { businessDay } from '@comanda/domain';
import { parsePhone } from '../../accounts/stores/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { withLimitedCapacity } from '../../floor/tables/index.ts';
import { instantNow, newId } from '../../lib/index.ts';

const SOURCES = {
  guest: 'selfOrder',
  member: 'selfOrder',
  device: 'kiosk',
  integration: 'selfOrder',
  staff: 'staff',
  system: 'staff',
} as const satisfies Record<Actor['kind'], StoredSession['source']>;

/** Builds a new session with an empty bill; nothing is stored. */
export function newSession(
  context: Pick<CoreContext, 'clock' | 'catalogue'>,
  shop: Shop,
  input: NewSession &
    Partial<Pick<StoredSession, '_id' | 'qrCodeViewItem' | 'tableName' | 'desiredCapacity' | 'zoneName'>>,
  actor: Actor,
): StoredSession {
  const { clock } = context;
  const now = instantNow(clock);
  const {
    tables: requested = [],
    viewItem: _scanned,
    signature: _signature,
    user: _billed,
    ...fields
  } = input;
  const tables = isSelfOrder(actor) ? withLimitedCapacity(context, shop._id, requested) : requested;
  return {
    ...fields,
    _id: input._id ?? newId(clock),
    shop: shop._id,
    status: 'ongoing',
    source: input.source ?? SOURCES[actor.kind],
    ...memberOf(input, actor),
    ...placeOf(actor),
    ...countedOf(tables, actor),
    ...callerOf(context, shop, input),
    ...(actor.kind === 'staff' && { staff: actor.staff._id }),
    tvStatus: 'waiting',
    // A scheduled order belongs to the business day of its pickup time.
    businessDay: businessDay(shop, input.pickupAt ?? now),
    startTime: now,
    discounts: [],
    surcharges: [],
    taxes: [],
    tips: 0,
    adjusts: 0,
    payments: [],
    modifiers: [],
    tables,
    bill: EMPTY_BILL,
    version: 1,
    createdAt: now,
    updatedAt: now,
    placements: 0,
  };
}

/** Returns the member whose bill it is: the caller, or whom the staff name. */
function memberOf({ user }: Pick<NewSession, 'user'>, actor: Actor): Pick<StoredSession, 'user'> {
  if (actor.kind === 'member') return { user: actor.user };
  return actor.kind === 'staff' && user !== undefined ? { user } : {};
}

function placeOf(actor: Actor): Pick<StoredSession, 'device'> {
  const device = actor.kind === 'staff' || actor.kind === 'device' ? actor.device : undefined;
  return device === undefined ? {} : { device };
}

/** Returns the number of guests that staff counted, which phones do not lower (till T5.5). */
function countedOf(
  [table]: NonNullable<NewSession['tables']>,
  actor: Actor,
): Pick<StoredSession, 'capacityByStaff'> {
  const capacityByStaff = isSelfOrder(actor) ? undefined : table?.capacity;
  return capacityByStaff === undefined ? {} : { capacityByStaff };
}

/** Returns the telephone number that the bill is found by; none if it is no number. */
function callerOf(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { _id }: Shop,
  { contact }: Pick<NewSession, 'contact'>,
): Pick<StoredSession, 'callerPhone'> {
  const callerPhone = contact?.phone && parsePhone(contact.phone, catalogue, _id);
  return callerPhone ? { callerPhone } : {};
}
