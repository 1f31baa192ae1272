const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** Formats a number of bytes in the largest unit that leaves at least one of it: `41 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length);
  const unit = UNITS[Math.max(power, 1) - 1] ?? 'kilobyte';
  const amount = bytes / STEP ** Math.max(power, 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
