/** Decimal places of currencies at payment providers (ISO 4217), where they are not two (payments M2.8). */
const EXPONENTS: Exponents = { JPY: 0, VND: 0, KRW: 0 };
/** Decimal places of our amounts: hundredths in every currency (pricing P1.1). */
const OUR_EXPONENT = 2;
/** Currencies with decimals at providers, of which only whole units are paid. */
const WHOLE = new Set(['TWD']);

/** Decimal places by currency, of a provider that departs from the standard. */
export type Exponents = Readonly<Record<string, number>>;

/** Returns how many hundredths one unit of the provider is. */
function unitOf(currency: string, exponents: Exponents): number {
  return 10 ** (OUR_EXPONENT - (exponents[currency] ?? EXPONENTS[currency] ?? OUR_EXPONENT));
}

/**
 * Converts hundredths to the provider's units: JPY 500 is `50000` here and `500` there. `exponents` are the provider's
 * own departures.
 * @throws {RangeError} if the currency has no unit that small
 */
export function toProviderAmount(minor: number, currency: string, exponents: Exponents = {}): number {
  const amount = minor / unitOf(currency, exponents);
  const isDivided =
    Number.isSafeInteger(amount) && !(WHOLE.has(currency) && minor % 10 ** OUR_EXPONENT !== 0);
  if (!isDivided) throw new RangeError(`${currency} has no coin for ${minor} hundredths`);
  return amount;
}

/** Converts a provider's amount to hundredths. */
export function fromProviderAmount(amount: number, currency: string, exponents: Exponents = {}): number {
  return amount * unitOf(currency, exponents);
}
