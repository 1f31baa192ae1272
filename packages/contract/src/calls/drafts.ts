import { ALLERGENS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Allergen } from '../entities/catalogue.ts';
import { Contact, SessionTable } from '../entities/table-session.ts';
import {
  Closed,
  Entity,
  Id,
  Instant,
  OneLine,
  OrderType,
  PlainText,
  RequestId,
  ShortText,
  stamps,
} from '../schema.ts';
import { ManualDiscount, StaffLine } from './lines.ts';

const Ids = (of: 'userCoupon' | 'giftRecord') => Type.Optional(Type.Array(Id(of), { maxItems: 20 }));

/** The order that a draft without a bill is to become. */
const DraftOrder = Closed({
  type: Type.Optional(OrderType),
  section: Type.Optional(Id('section')),
  tables: Type.Optional(Type.Array(SessionTable, { maxItems: 20 })),
  pickupAt: Type.Optional(Instant),
  zone: Type.Optional(Id('zone')),
  address: Type.Optional(PlainText(400)),
  contact: Type.Optional(Contact),
  remark: Type.Optional(PlainText(400)),
  viewItem: Type.Optional(Id('viewItem')),
});

/**
 * Lines that staff have rung up and not sent yet, which outlive the device they were rung up on. `open` until they are
 * `sent` or `dropped`; then it has no lines any more.
 */
export const Draft = Entity('Draft', {
  _id: Id('draft'),
  shop: Id('shop'),
  status: Type.Enum(['open', 'sent', 'dropped']),
  /** The bill that its lines are for; a bill of their own when absent. */
  session: Type.Optional(Id('session')),
  /** The name under which it is parked. */
  name: Type.Optional(OneLine(40)),
  order: Type.Optional(DraftOrder),
  lines: Type.Array(StaffLine, { maxItems: 200 }),
  user: Type.Optional(Id('user')),
  coupons: Ids('userCoupon'),
  gifts: Ids('giftRecord'),
  /** The reductions of the whole bill by hand. */
  discounts: Type.Optional(Type.Array(ManualDiscount, { maxItems: 5 })),
  remark: Type.Optional(PlainText(400)),
  allergies: Type.Optional(Type.Array(Allergen, { maxItems: ALLERGENS.length })),
  /** The holder: the only person who changes it, until somebody takes it. */
  staff: Closed({ _id: Id('staff'), name: ShortText(100) }),
  /** The paired device that it was last saved on. */
  device: Type.Optional(Id('device')),
  /** Incremented with every change. */
  version: Type.Integer({ minimum: 1 }),
  ...stamps,
});
export type Draft = Static<typeof Draft>;

/** The draft's own id, made by whoever starts it. */
const DraftId = RequestId;

const { session, name, order, lines, user, coupons, gifts, discounts, remark, allergies } = Draft.properties;

/** Data of create drafts/save: stores a draft whole. */
export const SaveDraft = Closed(
  {
    requestId: RequestId,
    draft: DraftId,
    /** The version that was last answered; 0 for a new draft. */
    version: Type.Integer({ minimum: 0 }),
    ...{ session, name, order, lines, user, coupons, gifts, discounts, remark, allergies },
  },
  { $id: 'SaveDraft' },
);
export type SaveDraft = Static<typeof SaveDraft>;

/** Data of create drafts/take: makes the caller the holder of a draft. */
export const TakeDraft = Closed({ requestId: RequestId, draft: DraftId }, { $id: 'TakeDraft' });
export type TakeDraft = Static<typeof TakeDraft>;

/** Data of create drafts/drop: ends a draft without sending it. */
export const DropDraft = Closed(
  { requestId: RequestId, draft: Id('draft'), version: Type.Integer({ minimum: 1 }) },
  { $id: 'DropDraft' },
);
export type DropDraft = Static<typeof DropDraft>;
