/** Where the cart tells the menu how many more of each limited product may be ordered. */
export const REMAINING_KEY = ['remaining'];
