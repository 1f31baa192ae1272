/**
 * Returns where a provider's own way back leads, which guests take who leave its page without paying: the page of the
 * outcome, which offers to go on at once (payments M3.5).
 */
export function leftPage(back: URL): string {
  const left = new URL(back);
  left.searchParams.set('left', '1');
  return left.href;
}
