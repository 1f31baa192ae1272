import { type CartLine, courseOf, type OrderType, triggersOf } from '@comanda/domain';
import type { ReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';

/** The menu, as far as courses depend on it. */
type Menu = {
  readonly data: Pick<ReadyCatalogue['data'], 'shop' | 'categories'>;
  readonly catalogue: Pick<ReadyCatalogue['catalogue'], 'products'>;
};

/** Returns the course that a line rung up is served with: its own, or at a table its category's (K2.4). */
export function lineCourse(
  line: Pick<CartLine, 'course' | 'product' | 'customProduct'>,
  { data: { shop, categories }, catalogue }: Menu,
  type: OrderType,
): number | undefined {
  const product = catalogue.products.get(line.product ?? '');
  const id = product?.category ?? line.customProduct?.category;
  const category = categories.find(({ _id }) => _id === id);
  return courseOf(line, category, { type, isByStaff: true, courses: shop.courses });
}

/** Returns true if some of the lines rung up would wait to be fired once they are sent. */
export function waitsOnSending(lines: readonly CartLine[], menu: Menu, type: OrderType): boolean {
  const roots = lines.filter(({ fromProduct }) => fromProduct === undefined);
  const placed = roots.map((line) => ({ course: lineCourse(line, menu, type), held: line.hold }));
  return triggersOf(placed).some((trigger) => trigger !== undefined);
}
