import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, LocalizedText, MinorFromZero } from '../schema.ts';

/** A menu to start from: its prices are proposals in the shop's currency. */
export const MenuTemplate = Entity('MenuTemplate', {
  _id: Id('template'),
  name: LocalizedText,
  categories: Type.Array(
    Closed({
      name: LocalizedText,
      dishes: Type.Array(
        Closed({
          _id: Id('templateDish'),
          name: LocalizedText,
          price: MinorFromZero,
          /** Its drawing. */
          image: Id('attachment'),
        }),
      ),
    }),
  ),
});
export type MenuTemplate = Static<typeof MenuTemplate>;
