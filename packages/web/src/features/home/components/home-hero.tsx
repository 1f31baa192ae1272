import type { Product, Shop } from '@comanda/contract';
import { Picture, tintOf } from '../../../ui/picture.tsx';
import { useCatalogueState } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import css from './home-hero.module.css';

const SHOWN = 5;

/** The shop's own pictures first, then what is popular in it. */
function picturesOf(shop: Shop | undefined, products: readonly Product[]): readonly string[] {
  const popular = [...products].sort((one, other) => Number(other.popular ?? 0) - Number(one.popular ?? 0));
  const images = [...(shop?.images ?? []), ...popular.map(({ image }) => image)];
  return [...new Set(images.filter((image) => image !== undefined))].slice(0, SHOWN);
}

/** The laid table of the landing page. */
export function HomeHero({ shop }: { readonly shop: Shop | undefined }) {
  const { data } = useCatalogueState();
  return (
    <div className={css.hero} aria-hidden="true">
      {picturesOf(shop, data?.products ?? []).map((image) => (
        <Picture
          key={image}
          alt=""
          eager
          source={pictureSource(image)}
          sizes="(min-width: 768px) 300px, 170px"
          tint={tintOf(image)}
          className={css.dish}
        />
      ))}
    </div>
  );
}
