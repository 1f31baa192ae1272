/** Formats an age in milliseconds as minutes and seconds, `12:40`; from an hour on `1:02:40`. */
export function ageText(age: number): string {
  const seconds = Math.floor(age / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
