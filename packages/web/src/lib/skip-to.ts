/** What the links at the head of a page lead the keyboard to, by the ids of where it goes on. */
export const SKIP_TO = { dishes: 'dishes', place: 'place-order' } as const;

/** Leads the keyboard to a place of the page: into it where it can be pressed or is a list, to its first control. */
export function skipTo(id: string): void {
  const place = document.getElementById(id) ?? document.querySelector<HTMLElement>('main');
  if (place === null) return;
  const control = place.matches('button, a[href]')
    ? place
    : id === SKIP_TO.dishes
      ? [...place.querySelectorAll<HTMLElement>('article a[href]')].find(isBelowBar)
      : undefined;
  if (control === undefined) place.tabIndex = -1;
  (control ?? place).focus();
}

function isBelowBar(element: HTMLElement): boolean {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return element.getBoundingClientRect().bottom > bar;
}
