/** Shares of what is paid that are proposed as a tip, per cent. */
export const TIP_PERCENTS = [5, 10, 15] as const;

const WHOLE = 100;

/** A tip of so many per cent in whole units of the currency, at least one of them: 10 % of 116.20 is 12.00. */
export function tipOf(amount: number, percent: number): number {
  return Math.max(1, Math.round((amount * percent) / 100 / WHOLE)) * WHOLE;
}

/** A tip as it was typed, in minor units; undefined when it is no amount, or more than what is paid. */
export function typedTip(text: string, amount: number): number | undefined {
  const digits = text.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(digits)) return undefined;
  const minor = Math.round(Number(digits) * WHOLE);
  return minor <= amount ? minor : undefined;
}
