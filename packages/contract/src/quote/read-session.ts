import { LINE_STATUSES } from '@comanda/domain';
import { User, VipLevel } from '../entities/member.ts';
import { SessionPayment } from '../entities/payment.ts';
import {
  CustomProduct,
  LineOption,
  Selection,
  SessionLine,
  SessionTable,
  TableSession,
} from '../entities/table-session.ts';
import { field, type Node } from './node.ts';
import { described, record } from './record.ts';
import {
  amount,
  flag,
  instant,
  listOf,
  name,
  oneOf,
  optional,
  orderDiscount,
  orElse,
  pieces,
  quantity,
  text,
} from './values.ts';

export const readLineOption = record(LineOption, {
  option: described,
  selections: listOf(record(Selection, { _id: described, quantity: orElse(quantity, 1) })),
  free: described,
  fixed: described,
});

const readLine = record(SessionLine, {
  id: described,
  product: described,
  customProduct: optional(
    record(CustomProduct, {
      name: orElse(name, ''),
      price: amount,
      category: described,
      discountable: described,
    }),
  ),
  options: listOf(readLineOption),
  // The quantity of a child is its parent's times its ratio (pricing P2.7).
  quantity: (node: Node, line: Node) => (field(line, 'fromProduct').value === undefined ? quantity(node) : 1),
  quantityRatio: optional(quantity),
  fromProduct: described,
  fromOption: described,
  fromChoice: described,
  fromCoupon: described,
  openKey: described,
  discountable: optional(flag),
  takeAway: described,
  status: optional(oneOf(LINE_STATUSES)),
});

export const readSession = record(TableSession, {
  _id: optional(text),
  startTime: optional(instant),
  type: described,
  modifiers: described,
  tables: listOf(record(SessionTable, { item: orElse(text, ''), capacity: optional(pieces) })),
  products: listOf(readLine),
  payments: listOf(record(SessionPayment, { amount: described, tips: described })),
  tips: optional(amount),
  adjusts: optional(amount),
  returned: optional(amount),
  afterPayment: optional(amount),
});

export const readUser = record(User, {
  _id: described,
  status: optional(text),
  vipLevel: optional(
    record(VipLevel, {
      _id: described,
      name: optional(name),
      orderDiscount: optional(orderDiscount),
    }),
  ),
});
