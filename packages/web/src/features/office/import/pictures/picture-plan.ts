import type { Product } from '@comanda/contract';
import type { Edit } from '@comanda/domain';
import { isOf } from '../plan/index.ts';
import type { ZipPicture } from '../read/index.ts';

/** The reasons for which a picture is left out. */
type PictureProblem = 'notPicture' | 'codeUnknown' | 'codeTwice';

/** A picture with the dish that has its name as a code. */
export type PlannedPicture = ZipPicture & {
  readonly dish?: Product;
  readonly problem?: PictureProblem;
};

/** Returns codes as they are compared: file systems may change case and forms of letters. */
const folded = (code: string) => code.normalize('NFKC').trim().toLowerCase();

/** Plans pictures for the dishes of a shop, by their codes (office B8.1); nothing is uploaded yet. */
export function planPictures(
  pictures: readonly ZipPicture[],
  products: readonly Product[],
  shop: string,
): readonly PlannedPicture[] {
  const dishes = products.filter(({ shops, archivedAt }) => archivedAt === undefined && isOf(shops, shop));
  const byCode = new Map(dishes.flatMap((dish) => (dish.code ? [[folded(dish.code), dish] as const] : [])));
  const taken = new Set<string>();
  return pictures.map((each): PlannedPicture => {
    const code = folded(each.code);
    const dish = byCode.get(code);
    if (each.picture === undefined) return { ...each, problem: 'notPicture' };
    if (dish === undefined) return { ...each, problem: 'codeUnknown' };
    if (taken.has(code)) return { ...each, dish, problem: 'codeTwice' };
    taken.add(code);
    return { ...each, dish };
  });
}

/** Returns the edits that give dishes their uploaded pictures; none for those that have that picture already. */
export function pictureEdits(uploaded: readonly (readonly [Product, attachment: string])[]): readonly Edit[] {
  return uploaded.flatMap(([{ _id, image }, value]): readonly Edit[] => {
    if (image === value) return [];
    return [
      { list: 'products', entity: _id, path: 'image', ...(image !== undefined && { was: image }), value },
    ];
  });
}
