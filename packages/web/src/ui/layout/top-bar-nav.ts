import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Main navigation that every `TopBar` below shows, on wide screens. */
export const TopBarNav = createContext<ReactNode>(undefined);
