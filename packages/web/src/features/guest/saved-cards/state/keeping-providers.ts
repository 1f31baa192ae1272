/** Payment providers that keep cards for members (payments M2.10). */
const KEEPING: readonly string[] = ['stripe', 'cybersource'];

/** Returns true for a method whose provider can keep the card that is paid with. */
export function keepsCards({ provider }: { readonly provider: string }): boolean {
  return KEEPING.includes(provider);
}
