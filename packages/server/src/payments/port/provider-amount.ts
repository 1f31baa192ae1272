/** Decimal places of currencies at payment providers (ISO 4217), where they are not two. */
const EXPONENTS: Readonly<Record<string, number>> = { JPY: 0, VND: 0 };
/** Decimal places of our amounts: hundredths in every currency (pricing P1.1). */
const OUR_EXPONENT = 2;

/** Returns how many hundredths one unit of the provider is. */
function unitOf(currency: string): number {
  return 10 ** (OUR_EXPONENT - (EXPONENTS[currency] ?? OUR_EXPONENT));
}

/**
 * Converts hundredths to the provider's units: JPY 500 is `50000` here and `500` there.
 * @throws {RangeError} if the currency has no unit that small
 */
export function toProviderAmount(minor: number, currency: string): number {
  const amount = minor / unitOf(currency);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${currency} has no coin for ${minor} hundredths`);
  return amount;
}

/** Converts a provider's amount to hundredths. */
export function fromProviderAmount(amount: number, currency: string): number {
  return amount * unitOf(currency);
}
