import { describe, expect, test } from 'vitest';
import { demoOrganisation, demoPicture } from './index.ts';

const { products, categories, shops } = demoOrganisation();
const pictureOf = (id: string | undefined) => demoPicture(id ?? '') ?? '';
const hasTable = (svg: string) => svg.includes('<rect width="200" height="200"');

describe('pictures', () => {
  test('of products are drawings on a table, one of its own each', () => {
    const pictures = products.map(({ image }) => pictureOf(image));
    for (const [index, svg] of pictures.entries()) {
      expect(svg, products[index]?._id).toMatch(/^<svg /);
      expect(hasTable(svg)).toBe(true);
    }
    expect(new Set(pictures).size).toBe(products.length);
  });

  test('of categories stand without a table', () => {
    for (const { _id, image } of categories) {
      expect(pictureOf(image), _id).toMatch(/^<svg /);
      expect(hasTable(pictureOf(image))).toBe(false);
    }
  });

  test('of a set meal shows what comes with its dish; no category of a shop looks like another', () => {
    expect(pictureOf('dish-lunch-rice-set').length).toBeGreaterThan(
      pictureOf('dish-char-siu-egg-rice').length,
    );
    const signs = categories.map(({ image }) => pictureOf(image));
    expect(new Set(signs).size).toBe(categories.length);
  });

  test.each(['emptyPlate', 'spilt', 'covered'])('of the scene %s stands without a table', (scene) => {
    expect(pictureOf(`scene-${scene}`)).toMatch(/^<svg /);
    expect(hasTable(pictureOf(`scene-${scene}`))).toBe(false);
  });

  test('of shops are there', () => {
    for (const { images = [] } of shops) for (const id of images) expect(pictureOf(id)).toMatch(/^<svg /);
  });

  test.each(['dish-nothing', 'rail-nothing', 'scene-toString', 'dish', '', 'other-milk-tea'])(
    'of “%s” do not exist',
    (id) => {
      expect(demoPicture(id)).toBeUndefined();
    },
  );
});
