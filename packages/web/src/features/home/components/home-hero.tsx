import type { Product, Shop } from '@comanda/contract';
import { Picture, tintOf } from '../../../ui/picture.tsx';
import { useCatalogueState } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import css from './home-hero.module.css';

const SHOWN = 5;

function dishesOf(products: readonly Product[]): readonly Product[] {
  const pictured = products.filter(({ image }) => image !== undefined);
  const popular = pictured.filter((product) => product.popular);
  return (popular.length >= SHOWN ? popular : pictured).slice(0, SHOWN);
}

/** The laid table over the landing page: the shop's own picture, or dishes of its menu. */
export function HomeHero({ shop }: { readonly shop: Shop | undefined }) {
  const { data } = useCatalogueState();
  const own = shop?.images?.[0];
  if (own !== undefined) {
    return (
      <div className={css.hero} aria-hidden="true">
        <Picture alt="" shape="wide" eager source={pictureSource(own)} sizes="100vw" className={css.own} />
      </div>
    );
  }
  return (
    <div className={css.hero} aria-hidden="true">
      {dishesOf(data?.products ?? []).map((product) => (
        <Picture
          key={product._id}
          alt=""
          eager
          source={pictureSource(product.image)}
          sizes="170px"
          tint={tintOf(product._id)}
          className={css.dish}
        />
      ))}
    </div>
  );
}
