/** The most codes that are made together. */
export const MAX_BATCH_CODES = 100_000;
/** Bounds of the number of random characters of a code; the fewest are the usual number. */
export const CODE_CHARACTERS = { fewest: 8, most: 16 } as const;
/** The beginning of codes that are made together: up to 12 capitals, digits and hyphens, no hyphen first. */
export const CODE_PREFIX = /^[0-9A-Z][0-9A-Z-]{0,11}$/;
