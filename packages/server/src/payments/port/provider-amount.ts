/** Decimals that a currency has at payment providers (ISO 4217), where they are not two. */
const EXPONENTS: Readonly<Record<string, number>> = { JPY: 0, VND: 0 };
/** Ours are hundredths, whatever the currency (pricing P1.1). */
const OUR_EXPONENT = 2;

/** One of the provider's units in ours. */
function unitOf(currency: string): number {
  return 10 ** (OUR_EXPONENT - (EXPONENTS[currency] ?? OUR_EXPONENT));
}

/**
 * An amount of ours in the provider's own units: JPY 500 is `50000` here and `500` there.
 * @throws {RangeError} when the currency has no coin for it
 */
export function toProviderAmount(minor: number, currency: string): number {
  const amount = minor / unitOf(currency);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${currency} has no coin for ${minor} hundredths`);
  return amount;
}

/** A provider's amount in our hundredths. */
export function fromProviderAmount(amount: number, currency: string): number {
  return amount * unitOf(currency);
}
