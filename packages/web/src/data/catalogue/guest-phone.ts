import { type ComponentType, createContext } from 'react';
import type { ShopCatalogue } from './shop-catalogue.ts';

/** Properties of a guest's phone that shows a menu at a moment, epoch milliseconds. */
export type GuestPhoneProps = { readonly data: ShopCatalogue; readonly now: number };

/** The guest's phone for the office, which imports no part of guests; the staff frame provides it. */
export const GuestPhoneContext = createContext<ComponentType<GuestPhoneProps> | undefined>(undefined);
