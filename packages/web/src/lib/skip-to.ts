/** Ids of the targets of a page's skip links. */
export const SKIP_TO = { dishes: 'dishes', place: 'place-order', pay: 'pay' } as const;

/** Focuses a target of the page: itself, or the first dish in sight of the menu's list. */
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
