import type { Product } from '@comanda/contract';
import { useState } from 'react';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';

type DishPictureProps = { readonly product: Product; readonly className: string | undefined };

/** Picture of a dish, for the eye only; nothing where it has none or it does not load. */
export function DishPicture({ product, className }: DishPictureProps) {
  const source = pictureSource(product.image);
  const [hasFailed, setFailed] = useState(false);
  if (source === undefined || hasFailed) return null;
  return (
    <img
      className={className}
      src={source(240, 'webp')}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
