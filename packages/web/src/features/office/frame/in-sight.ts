/** Scrolls an element into sight; as the `ref` of the current link of a strip that is wider than a phone. */
export function inSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
