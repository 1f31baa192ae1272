import type { DatabaseRecords } from '@comanda/server/testing/database-records.ts';
import { expect } from 'vitest';
import type { Ledger } from './rush.ts';
import { CODE } from './small-shop.ts';

const STATIONS = ['waiting', 'preparing', 'ready', 'taken'];

/** Holds what a server has kept against what it has acknowledged. */
export function audit(books: DatabaseRecords, ledger: Ledger, cakes: number): void {
  const orders = [...ledger.orders.values()];
  const bySession = Map.groupBy(books.lines, ({ session }) => session);
  const productsOf = (session: string) => bySession.get(session)?.map(({ product }) => product) ?? [];
  const standing = orders.filter(({ isCancelled }) => !isCancelled);
  const sold = standing.filter(({ products }) => products.includes('cake')).length;
  const codes = standing.filter(({ hasCode }) => hasCode).length;

  // exactly one order for each request, with its lines, and none besides
  expect(new Set(books.sessions.map(({ _id }) => _id))).toEqual(new Set(orders.map(({ held }) => held._id)));
  expect(new Set(books.sessions.map(({ orderNumber }) => orderNumber)).size).toBe(orders.length);
  expect(
    orders.filter(
      ({ held, products }) => productsOf(held._id).toSorted().join() !== products.toSorted().join(),
    ),
  ).toEqual([]);
  // the ticket of an order that was called off stays, without lines, until the kitchen has seen it
  const toMake = books.tickets.filter(({ lines }) => lines.length > 0);
  expect(toMake).toHaveLength(standing.reduce((sum, { products }) => sum + products.length, 0));
  const calledOff = books.sessions.filter(({ status }) => status === 'cancelled').map(({ _id }) => _id);
  expect(new Set(calledOff)).toEqual(
    new Set(orders.flatMap(({ held, isCancelled }) => (isCancelled ? [held._id] : []))),
  );
  // what there is little of
  expect(books.stock.get('cake')).toBe(cakes - sold);
  expect(books.coupons.get(CODE)).toEqual({ counted: codes, listed: codes });
  // money
  const attempts = new Map(books.attempts.map(({ id, status }) => [id, status]));
  expect(attempts).toEqual(new Map([...ledger.payments].map(([id, { status }]) => [id, status])));
  const paid = [...ledger.payments.values()].filter(({ status }) => status === 'succeeded');
  const booked = books.sessions.filter(({ payments = [] }) => payments.length > 0);
  expect(new Set(booked.map(({ _id }) => _id))).toEqual(new Set(paid.map(({ session }) => session)));
  const bySale = Map.groupBy(paid, ({ session }) => session);
  const isOff = ({ _id, payments = [], status }: (typeof booked)[number]) =>
    payments.length !== bySale.get(_id)?.length || status !== 'done';
  expect(booked.filter(isOff)).toEqual([]);
  // the tills' drawer: each note that came in and the change that went out, once
  const taken = booked
    .flatMap(({ payments = [] }) => payments)
    .filter(({ tendered }) => tendered !== undefined);
  const cash = new Map([...ledger.payments].flatMap(([id, each]) => (each.cash ? [[id, each.cash]] : [])));
  expect(new Map(taken.map(({ _id, amount, change }) => [_id, { amount, change }]))).toEqual(cash);
  const inDrawer = taken.reduce((sum, { tendered = 0, change = 0 }) => sum + tendered - change, 0);
  expect(inDrawer).toBe([...cash.values()].reduce((sum, { amount }) => sum + amount, 0));
  // the kitchen
  const tickets = new Map(books.tickets.map(({ _id, status }) => [_id, status]));
  const isBehind = ([id, status]: readonly [string, string]) =>
    STATIONS.indexOf(tickets.get(id) ?? '') < STATIONS.indexOf(status);
  expect([...ledger.tickets].filter(isBehind)).toEqual([]);
}
