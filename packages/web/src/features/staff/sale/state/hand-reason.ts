type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Returns a list with every item changed; anything else as it is. */
const each = (list: unknown, change: (item: Data) => Data) =>
  Array.isArray(list) ? list.map((item: unknown) => (isData(item) ? change(item) : item)) : list;

/**
 * Returns the data of a call with the reason for what it reduces by hand: on every line whose price is set by hand, and
 * on every discount (till T2.5). What has a reason in words already keeps it.
 */
export function withHandReason(data: Data, text: string): Data {
  const onLine = (line: Data) => (isData(line.reason) ? { ...line, reason: { text, ...line.reason } } : line);
  return {
    ...data,
    ...('lines' in data && { lines: each(data.lines, onLine) }),
    ...('products' in data && { products: each(data.products, onLine) }),
    ...('discounts' in data && { discounts: each(data.discounts, (discount) => ({ text, ...discount })) }),
  };
}
