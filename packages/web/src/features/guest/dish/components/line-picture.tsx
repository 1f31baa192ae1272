import type { CartLine } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import css from '../../cart/components/cart-line-row.module.css';

/** Renders the thumbnail of a line's dish. */
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
