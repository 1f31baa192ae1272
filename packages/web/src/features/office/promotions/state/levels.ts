const WHOLE = 100;
/** Decimals of a multiplier that a percentage of four decimals comes to. */
const DECIMALS = 6;

/** Returns the per cent that a level's multiplier takes off a bill: 0.9 takes off 10; below zero where it adds. */
export function percentOff(multiplier: number): number {
  return Number(((1 - multiplier) * WHOLE).toFixed(DECIMALS - 2));
}

/** Returns the multiplier that takes per cent off a bill. */
export function multiplierOf(percent: number): number {
  return Number((1 - percent / WHOLE).toFixed(DECIMALS));
}
