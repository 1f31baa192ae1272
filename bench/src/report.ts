/** One measurement: what was measured, the figure, and the bound it is held to. */
export type Measurement = {
  readonly bench: string;
  readonly unit: string;
  readonly value: number;
  readonly target: number;
  /** `atMost`: smaller is better; `atLeast`: larger is better. */
  readonly bound: 'atMost' | 'atLeast';
  readonly [detail: string]: string | number | readonly number[];
};

export type Bench = { readonly name: string; readonly measure: () => Promise<Measurement> };

/** Returns true if a measurement is within its bound. */
export function holds({ value, target, bound }: Measurement): boolean {
  return bound === 'atMost' ? value <= target : value >= target;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Rounds to three significant digits: more would be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
