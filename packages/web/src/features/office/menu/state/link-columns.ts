import { type GridColumn, refused, single } from './grid-columns.ts';
import { type Named, namesOf, readInOrder } from './named-cells.ts';

type LinkColumnsOptions = {
  readonly options: readonly Named[];
  readonly dishes: readonly Named[];
  readonly shops: readonly Named[];
  readonly comma: string;
  readonly isLocked: GridColumn['isLocked'];
};
type LinkField = 'options' | 'goesWith' | 'shops';
type LinkOptions = Pick<LinkColumnsOptions, 'comma' | 'isLocked'> & {
  readonly field: LinkField;
  readonly known: readonly Named[];
};

const MAX_POSITION = 99_999;

/** Returns the columns of what a dish is tied to: its options, the dishes it goes with, its shops, its position (B3.3). */
export function linkColumns({ options, dishes, shops, ...more }: LinkColumnsOptions): readonly GridColumn[] {
  return [
    linkColumn({ field: 'options', known: options, ...more }),
    linkColumn({ field: 'goesWith', known: dishes, ...more }),
    ...(shops.length > 1 ? [linkColumn({ field: 'shops', known: shops, ...more })] : []),
    orderColumn(more.isLocked),
  ];
}

/** Names in their order; where two have one name, those that the dish has already are meant first. */
function linkColumn({ field, known, comma, isLocked }: LinkOptions): GridColumn {
  return {
    field,
    key: field,
    textOf: (product) => namesOf(product[field] ?? [], known).join(comma),
    isLocked,
    read: (typed, dish) => {
      const own = dish.now[field] ?? [];
      const has = ({ id }: Named) => own.some((each) => each === id);
      const others = known.filter(({ id }) => id !== dish.id);
      const kept = own.map((id) => ({ id, name: namesOf([id], known)[0] ?? id }));
      const answer = readInOrder(typed, [...kept, ...others.filter((each) => !has(each))]);
      if (!answer.ok) return refused({ kind: 'unknownWord', word: answer.word });
      return single(dish, field, answer.ids.length === 0 ? undefined : [...answer.ids]);
    },
  };
}

function orderColumn(isLocked: GridColumn['isLocked']): GridColumn {
  return {
    field: 'order',
    key: 'order',
    textOf: ({ order }) => (order === undefined ? '' : String(order)),
    isLocked,
    read: (typed, dish) => {
      const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
      if (text === '') return single(dish, 'order', undefined);
      const order = /^\d{1,5}$/.test(text) ? Number(text) : MAX_POSITION + 1;
      return order > MAX_POSITION ? refused({ kind: 'noNumber' }) : single(dish, 'order', order);
    },
  };
}
