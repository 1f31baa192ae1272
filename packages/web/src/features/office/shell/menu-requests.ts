/** Actions of the menu editor that the palette offers; those that not everybody may are not a manager's. */
export const MENU_REQUESTS = [
  { id: 'add', icon: 'plus', everybody: false },
  { id: 'structure', icon: 'list', everybody: false },
  { id: 'review', icon: 'check', everybody: true },
  { id: 'table', icon: 'list', everybody: true },
] as const;
