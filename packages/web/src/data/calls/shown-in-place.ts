/** Facts about an action for the global error display (specification §8). */
export type ActionMeta = {
  /** True if the screen that starts the action shows its error, as a form does at its foot. */
  readonly isShownInPlace?: true;
};

/** Meta of an action whose error is shown where it was started. */
export const SHOWN_IN_PLACE: ActionMeta = { isShownInPlace: true };
