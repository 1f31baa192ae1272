import { useLocale } from '../../../../i18n/locale.ts';
import type { Dish } from '../state/dishes.ts';
import { ArchiveButton } from './archive-button.tsx';

/** Button that archives a dish in the open set, or restores it; a dish in use is asked about first (B2.8). */
export function ArchiveDish({ dish }: { readonly dish: Dish }) {
  const { say } = useLocale();
  return <ArchiveButton list="products" document={dish} name={say(dish.now.name)} />;
}
