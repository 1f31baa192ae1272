/** The colours of the table below a dish, in the light theme. */
export const PLATE_TINTS = {
  cream: '#fbe6d0',
  butter: '#f8e6be',
  celadon: '#dfecdd',
  blush: '#fadfd5',
  sky: '#dfe9ee',
  oat: '#efe5d8',
} as const;

/** The name of a table colour. */
export type PlateTint = keyof typeof PLATE_TINTS;
