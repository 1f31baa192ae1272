/** Role of a table whose cells are selected and edited, which no element of HTML has. */
export const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

type CellState = { readonly isSelected?: boolean; readonly isLocked?: boolean };

/** Returns the role and the state of one of its cells. */
export function gridCell({ isSelected, isLocked }: CellState) {
  return {
    role: 'gridcell',
    tabIndex: -1,
    ...(isSelected !== undefined && { 'aria-selected': isSelected }),
    ...(isLocked === true && { 'aria-readonly': true }),
  } as const;
}
