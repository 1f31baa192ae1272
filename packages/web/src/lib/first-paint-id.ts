/** Id of the element with the server's first paint (first-paint/), drawn before the application runs. */
export const FIRST_PAINT = 'first-paint';
