import type { Product, Shop } from '@comanda/contract';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { useCatalogueState } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { useShops } from '../../order/api/use-shop.ts';
import css from './home-hero.module.css';

const SHOWN = 5;

/** The shops' own pictures first, in turn, then what is popular. */
function picturesOf(shops: readonly Shop[], products: readonly Product[]): readonly string[] {
  const popular = [...products].sort((one, other) => Number(other.popular ?? 0) - Number(one.popular ?? 0));
  const own = Array.from({ length: SHOWN }, (_, at) => shops.map(({ images }) => images?.[at])).flat();
  const images = [...own, ...popular.map(({ image }) => image)];
  return [...new Set(images.filter((image) => image !== undefined))].slice(0, SHOWN);
}

/** The laid table of the landing page: the shop's dishes, or of every shop while none is chosen. */
export function HomeHero({ shop }: { readonly shop: Shop | undefined }) {
  const { data } = useCatalogueState();
  const all = useShops().data ?? [];
  return (
    <div className={css.hero} aria-hidden="true">
      {picturesOf(shop === undefined ? all : [shop], data?.products ?? []).map((image) => (
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
