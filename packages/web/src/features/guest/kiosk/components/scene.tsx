import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import base from './kiosk.module.css';
import css from './scene.module.css';

/** The number of dishes on the table. */
const COUNT = 10;

/** Dishes of the menu on the café's mosaic, seen from above: pictures above, touch below. */
export function Scene() {
  const { products } = useReadyCatalogue().data;
  const dishes = useMemo(() => {
    const pictured = products.filter(({ image }) => image !== undefined);
    const first = [...pictured].sort(
      (one, other) => Number(other.popular ?? false) - Number(one.popular ?? false),
    );
    // one of each category after another, so that the table is mixed
    const categories = [...new Set(first.map(({ category }) => category))];
    const byCategory = categories.map((id) => first.filter(({ category }) => category === id));
    const rounds = Math.max(0, ...byCategory.map(({ length }) => length));
    const mixed = Array.from({ length: rounds }, (_, round) =>
      byCategory.flatMap((dishesOf) => dishesOf.slice(round, round + 1)),
    );
    return mixed.flat().slice(0, COUNT);
  }, [products]);
  return (
    <div className={css.scene} aria-hidden="true">
      {dishes.map(({ _id, image }) => (
        <span key={_id} className={css.plate}>
          <Picture
            alt=""
            source={pictureSource(image)}
            sizes="520px"
            tint={tintOf(_id)}
            eager
            className={base.round}
          />
        </span>
      ))}
    </div>
  );
}
