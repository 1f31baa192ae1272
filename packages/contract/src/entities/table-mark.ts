import { TABLE_MARKS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Entity, Id, Instant } from '../schema.ts';

/** The mark of a table without a bill (till T5.3); `free` once it is taken off. */
export const TableMarked = Entity('TableMarked', {
  /** The table: its view item. */
  _id: Id('viewItem'),
  shop: Id('shop'),
  mark: Type.Enum([...TABLE_MARKS, 'free']),
  at: Instant,
  /** The bill that was paid there; its food is still waited for. */
  session: Type.Optional(Id('session')),
  version: Type.Integer({ minimum: 1 }),
});
export type TableMarked = Static<typeof TableMarked>;
