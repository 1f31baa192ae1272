/** Query key under which the cart shares the remaining quantities with the menu. */
export const REMAINING_KEY = ['remaining'];
