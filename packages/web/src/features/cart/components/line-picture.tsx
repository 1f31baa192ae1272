import type { CartLine } from '@comanda/domain';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import css from './cart-line-row.module.css';

/** The dish of a line, small. */
export function LinePicture({ line: { product = '' } }: { readonly line: CartLine }) {
  const { catalogue } = useReadyCatalogue();
  return (
    <Picture
      alt=""
      source={pictureSource(catalogue.products.get(product)?.image)}
      sizes="56px"
      tint={tintOf(product)}
      className={css.picture}
    />
  );
}
