import { useEffect, useState } from 'react';
import { useFetchedPart } from '../lib/use-fetched-part.ts';
import { withWords } from './locale.ts';

/** The page is drawn first. */
const LATER = 1500;

/** The parts that come when the page stands; at once when they are needed `now`. */
export function useLaterParts(now = false) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return useFetchedPart('later', () => withWords(() => import('./later-parts.ts')), isDrawn || now);
}
