import type { MenuTemplate, Shop } from '@comanda/contract';
import { TEMPLATES } from '@comanda/demo';

/** Worth of a Hong Kong dollar of a dish elsewhere, and the amount that prices are multiples of, in minor units. */
type Level = { readonly factor: number; readonly step: number };

/** Usual prices of restaurants, roughly: they are proposals, which an owner accepts or changes. */
const LEVELS: Readonly<Record<Shop['currency'], Level>> = {
  HKD: { factor: 1, step: 100 },
  MOP: { factor: 1, step: 100 },
  TWD: { factor: 2.2, step: 500 },
  CNY: { factor: 0.6, step: 100 },
  SGD: { factor: 0.13, step: 10 },
  MYR: { factor: 0.32, step: 10 },
  RM: { factor: 0.32, step: 10 },
  THB: { factor: 2.6, step: 500 },
  VND: { factor: 1500, step: 100_000 },
  JPY: { factor: 14, step: 1000 },
  KRW: { factor: 130, step: 10_000 },
  PHP: { factor: 4.5, step: 500 },
  IDR: { factor: 1000, step: 100_000 },
  USD: { factor: 0.18, step: 25 },
  CAD: { factor: 0.22, step: 25 },
  GBP: { factor: 0.13, step: 10 },
  EUR: { factor: 0.14, step: 10 },
  AUD: { factor: 0.22, step: 50 },
  NZD: { factor: 0.24, step: 50 },
};

/** Returns the menus to start from, with prices to propose in a currency (office B1.5). */
export function menuTemplates(currency: Shop['currency']): readonly MenuTemplate[] {
  const { factor, step } = LEVELS[currency];
  return TEMPLATES.map(({ id, name, categories }) => ({
    _id: id,
    name,
    categories: categories.map((category) => ({
      name: category.name,
      dishes: category.dishes.map((dish) => ({
        _id: dish.id,
        name: dish.name,
        price: Math.max(step, Math.round((dish.price * factor) / step) * step),
        image: `template-${dish.id}`,
      })),
    })),
  }));
}
