import { SAVOURY_BASES } from './bases-savoury.ts';
import { SWEET_BASES } from './bases-sweet.ts';

/** Contents of a vessel below its toppings, by name. */
export const BASES = { ...SAVOURY_BASES, ...SWEET_BASES };

/** The name of a base. */
export type Base = keyof typeof BASES;
