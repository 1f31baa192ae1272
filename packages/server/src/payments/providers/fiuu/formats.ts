/**
 * Formats of the fields that Fiuu signs. Its signatures join them with nothing between, so that only fixed formats keep
 * one from being read as part of its neighbour: `1` and `127.60` as `11` and `27.60` (payments M5.4).
 */
const FORMATS = {
  payment: /^\d{1,20}$/,
  order: /^c[0-9a-f]{24}$/,
  refund: /^r[0-9a-f]{24}$/,
  status: /^\d{2}$/,
  amount: /^\d{1,10}(\.\d{1,2})?$/,
  currency: /^[A-Z]{2,3}$/,
  paydate: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  appcode: /^[A-Za-z0-9_-]{0,32}$/,
} as const;

/** Returns true if a field has its format, and nothing besides. */
export function hasFormat(field: keyof typeof FORMATS, value: string): boolean {
  return FORMATS[field].test(value);
}

/** Returns the code of a currency as Fiuu names it: ringgit were `RM` there once, and still are for some channels. */
export function currencyAt(name: string): string {
  return name === 'RM' ? 'MYR' : name;
}
