import type { Shop } from '@comanda/contract';
import { useDeferredValue } from 'react';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { heroPictures } from '../state/hero-pictures.ts';
import css from './home-hero.module.css';

/** Renders the laid table of the landing page with dishes of the shop, or of all shops while none is chosen. */
export function HomeHero({ shop }: { readonly shop: Shop | undefined }) {
  const { data } = useCatalogueState();
  const all = useDeferredValue(useShops().data) ?? [];
  return (
    <div className={css.hero} aria-hidden="true">
      {heroPictures(shop === undefined ? all : [shop], data?.products ?? []).map((image) => (
        <Picture
          key={image}
          alt=""
          eager
          source={pictureSource(image)}
          sizes="(min-width: 1024px) 24vw, (min-width: 768px) 240px, 170px"
          tint={tintOf(image)}
          className={css.dish}
        />
      ))}
    </div>
  );
}
