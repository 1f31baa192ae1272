/**
 * Parts that React Router's links import of its framework mode, without that mode: nothing is prefetched by its
 * manifest, because there is none. Takes the place of its `dom/ssr/components` in the build (vite.config.ts).
 */
import { createContext, type Ref } from 'react';

/** The framework's context, which nobody provides. */
export const FrameworkContext = createContext(undefined);

const NO_HANDLERS = {};

/** Returns that nothing is to be prefetched, with neither a ref nor handlers of its own. */
export const usePrefetchBehavior = () => [false, null, NO_HANDLERS] as const;

/** Returns the first ref: there is no second one to merge it with. */
export const mergeRefs = <Element>(ref: Ref<Element>) => ref;

/** Draws nothing: no link asks for it. */
export const PrefetchPageLinks = () => null;
