/** Id of the element that holds what the server drew (first-paint/) before the application ran. */
export const FIRST_PAINT = 'first-paint';
