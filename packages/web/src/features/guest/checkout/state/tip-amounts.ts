/** Two customary tips by currency, in minor units. */
const AMOUNTS: Readonly<Record<string, readonly [number, number]>> = {
  HKD: [500, 1000],
  USD: [100, 200],
  TWD: [2000, 5000],
  SGD: [100, 200],
  AUD: [100, 200],
  MYR: [200, 500],
  RM: [200, 500],
  VND: [1_000_000, 2_000_000],
  THB: [2000, 5000],
  JPY: [10_000, 20_000],
  CNY: [500, 1000],
};
const OTHERWISE = [500, 1000] as const;

/** Returns the two suggested tips, in minor units. */
export function tipAmounts(currency: string): readonly [number, number] {
  return AMOUNTS[currency] ?? OTHERWISE;
}
