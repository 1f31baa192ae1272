import type {
  CartLine,
  CustomProduct,
  LineOption,
  LineStatus,
  Payment,
  PricedSession,
  PricedUser,
  SessionTable,
} from '../model/index.ts';
import { orderType } from './read-catalogue.ts';
import { instant, notNegative, orderDiscount, pieces, quantity, type ReadAmount } from './read-units.ts';
import { field, flag, list, type Node, name, oneOf, optional, text } from './reader.ts';

/** Reads what of a session the engine needs. */
export function readSession(node: Node, amount: ReadAmount): PricedSession {
  return {
    _id: optional(field(node, '_id'), text),
    startTime: optional(field(node, 'startTime'), instant),
    type: orderType(field(node, 'type')),
    modifiers: list(field(node, 'modifiers'), text),
    tables: list(field(node, 'tables'), readTable),
    products: list(field(node, 'products'), (entry) => readLine(entry, amount)),
    payments: list(field(node, 'payments'), (entry) => readPayment(entry, amount)),
    tips: optional(field(node, 'tips'), amount),
    adjusts: optional(field(node, 'adjusts'), amount),
  };
}

/** Reads a user with the level of their membership. */
export function readUser(node: Node): PricedUser {
  return {
    _id: text(field(node, '_id')),
    status: optional(field(node, 'status'), text),
    vipLevel: optional(field(node, 'vipLevel'), (level) => ({
      _id: text(field(level, '_id')),
      name: optional(field(level, 'name'), name),
      orderDiscount: optional(field(level, 'orderDiscount'), orderDiscount),
    })),
  };
}

/** Reads the selections of a line's option. */
export function readLineOption(node: Node): LineOption {
  return {
    option: text(field(node, 'option')),
    selections: list(field(node, 'selections'), (entry) => ({
      _id: text(field(entry, '_id')),
      quantity: optional(field(entry, 'quantity'), quantity) ?? 1,
    })),
    free: optional(field(node, 'free'), flag),
    fixed: optional(field(node, 'fixed'), flag),
  };
}

function readLine(node: Node, amount: ReadAmount): CartLine {
  const isChild = field(node, 'fromProduct').value !== undefined;
  return {
    id: text(field(node, 'id')),
    product: optional(field(node, 'product'), text),
    customProduct: optional(field(node, 'customProduct'), (entry) => readCustomProduct(entry, amount)),
    options: list(field(node, 'options'), readLineOption),
    // What a child carries does not count (pricing P2.7).
    quantity: isChild ? 1 : quantity(field(node, 'quantity')),
    quantityRatio: optional(field(node, 'quantityRatio'), quantity),
    fromProduct: optional(field(node, 'fromProduct'), text),
    fromOption: optional(field(node, 'fromOption'), text),
    fromChoice: optional(field(node, 'fromChoice'), text),
    fromCoupon: optional(field(node, 'fromCoupon'), text),
    openKey: optional(field(node, 'openKey'), amount),
    discountable: optional(field(node, 'discountable'), flag),
    takeAway: optional(field(node, 'takeAway'), flag),
    status: optional(field(node, 'status'), oneOf<LineStatus>(['init', 'hold', 'cancel'])),
  };
}

function readCustomProduct(node: Node, amount: ReadAmount): CustomProduct {
  return {
    name: optional(field(node, 'name'), name) ?? '',
    price: amount(field(node, 'price')),
    category: optional(field(node, 'category'), text),
    discountable: optional(field(node, 'discountable'), flag),
  };
}

function readTable(node: Node): SessionTable {
  return {
    item: optional(field(node, 'item'), text) ?? '',
    capacity: optional(field(node, 'capacity'), pieces),
  };
}

function readPayment(node: Node, amount: ReadAmount): Payment {
  return {
    amount: amount(field(node, 'amount')),
    tips: optional(field(node, 'tips'), notNegative(amount)),
  };
}
