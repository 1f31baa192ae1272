/** Parses a typed time: `9`, `930`, `9:30` or `24:00`; undefined if it is none. */
export function readTime(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const isTime = Number(hours) < 24 || (Number(hours) === 24 && minutes === '00');
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}
