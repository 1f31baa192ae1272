import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import {
  ChangeDocument,
  createDocumentData,
  PreviewedCatalogue,
  ReadPreview,
  removeParameters,
} from '../calls/change-sets.ts';
import { ChangeShop, ChangeStock, MarkSoldOut } from '../calls/staff.ts';
import { Category, Product, ProductOption, SubCategory } from '../entities/catalogue.ts';
import { OrderDiscount } from '../entities/discount.ts';
import { VipLevel } from '../entities/member.ts';
import { Reward } from '../entities/points.ts';
import {
  AppSetting,
  PaymentMethod,
  Section,
  Shop,
  SystemSetting,
  TableViewItem,
  TaxSetting,
} from '../entities/shop.ts';
import { ShopCatalogue } from '../entities/shop-catalogue.ts';
import { Id, Instant } from '../schema.ts';
import { createCall, findCall, getCall, patchCall, removeCall } from './call-spec.ts';
import * as examples from './catalogue-examples.ts';

type Given<Row> = {
  /** The name of a row, in summaries. */
  readonly one: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly example: Row & { readonly _id: string };
  readonly populate?: Readonly<Record<string, TObject>>;
  readonly bare?: 'asked';
  /** Further parameters of a `get`. */
  readonly parameters?: TProperties;
  /** Parameters of the `find`. */
  readonly findParameters?: TProperties;
};

const REQUEST = '2f1b6c0e-7a5d-4c3b-9e8f-1a2b3c4d5e6f';
const EDIT_REFUSALS = ['editConflict', 'changeSetClosed', 'checkFailed', 'requestConflict'] as const;

/**
 * The change set whose edits a list is shown with, `live` for none: for the office, archived documents included. With
 * `asOf` the list is `live` as it was at that moment.
 */
const officeParameters = { changeSet: Id('changeSet'), asOf: Instant };

/** Describes a list of the catalogue: every field may be queried, and everybody gets the same answer. */
function reads<Row extends TObject>(row: Row, given: Given<Static<Row>>) {
  const { one, query, example, populate, bare, parameters, findParameters } = given;
  return {
    find: findCall(row, {
      summary: `Finds every ${one} that matches, sorted by \`_id\` by default.`,
      populate,
      parameters: { ...findParameters, ...officeParameters },
      bare,
      example: { query, rows: [example] },
    }),
    get: getCall(row, {
      summary: `Gets one ${one}.`,
      populate,
      parameters: { ...parameters, ...officeParameters },
      refusals: [one === 'shop' ? 'shopNotFound' : 'notFound'],
      example: { id: example._id, answer: example },
    }),
  };
}

/** Describes the changes of a list's documents, each in a change set. */
function writes<Row extends TObject>(row: Row, given: Pick<Given<Static<Row>>, 'one' | 'example'>) {
  const { one, example } = given;
  const { _id, ...fields } = example;
  return {
    create: createCall(createDocumentData(row), row, {
      summary: `Adds a new ${one} to a change set.`,
      refusals: EDIT_REFUSALS,
      // the casts are sound: the example is a row
      example: {
        data: { requestId: REQUEST, changeSet: 'open', document: fields as never },
        answer: example,
      },
    }),
    patch: changeOf(row, ChangeDocument, given),
    remove: removeCall(row, {
      summary: `Archives a ${one} in a change set: nothing is deleted.`,
      refusals: ['notFound', 'inUse', ...EDIT_REFUSALS],
      parameters: removeParameters,
      required: ['requestId', 'changeSet'],
      example: {
        id: _id,
        query: { requestId: REQUEST, changeSet: 'open' },
        answer: { ...example, archivedAt: '2026-03-02T04:00:00.000Z' },
      },
    }),
  };
}

/** Describes the change of a document by edits in a change set. */
function changeOf<Row extends TObject, Data extends TSchema>(
  row: Row,
  data: Data,
  { one, example }: Pick<Given<Static<Row>>, 'one' | 'example'>,
) {
  const [path, was] = Object.entries(example).find(([name]) => name !== '_id') ?? [];
  return patchCall(data, row, {
    summary: `Changes a ${one} by edits in a change set.`,
    refusals: ['notFound', ...EDIT_REFUSALS],
    example: {
      id: example._id,
      // the cast is sound: the data is that of an edit
      data: { requestId: REQUEST, changeSet: 'now', edits: [{ path, was, value: was }] } as Static<Data>,
      answer: example,
    },
  });
}

const SHOP_CATALOGUE: ShopCatalogue = {
  shop: examples.shop,
  sections: [examples.section],
  categories: [examples.category],
  subCategories: [examples.subCategory],
  products: [examples.product],
  productOptions: [examples.productOption],
  taxSettings: [examples.taxSetting],
  orderDiscounts: [examples.orderDiscount],
  paymentMethods: [examples.paymentMethod],
};

/** The calls that read the restaurant's catalogue, and those that change its stock. */
export const CATALOGUE_CALLS = {
  systemSettings: {
    find: findCall(SystemSetting, {
      summary: 'Finds the settings of the whole system.',
      parameters: officeParameters,
      example: { query: {}, rows: [examples.systemSetting] },
    }),
    patch: changeOf(SystemSetting, ChangeDocument, {
      one: 'system setting',
      example: examples.systemSetting,
    }),
  },
  appSettings: {
    find: findCall(AppSetting, {
      summary: 'Finds the settings of the application, such as its colours.',
      parameters: officeParameters,
      example: { query: {}, rows: [examples.appSetting] },
    }),
    ...writes(AppSetting, { one: 'setting of the application', example: examples.appSetting }),
  },
  'catalogue/preview': {
    create: createCall(ReadPreview, PreviewedCatalogue, {
      summary:
        'Reads the menu that the token of a preview opens. With `changeSetClosed` its set is published or dropped.',
      refusals: ['linkExpired', 'changeSetClosed', 'notFound', 'shopNotFound'],
      example: {
        data: {
          token: 'WyJkcmFmdCIsImhhcmJvdXIiLDE3NzI0MjU4MDBd.3q2-7wAbcDEfgHIjklMNopQRstUVwxYZ0123456789A',
        },
        answer: { catalogue: SHOP_CATALOGUE, expiresAt: '2026-03-02T04:30:00.000Z' },
      },
    }),
  },
  catalogue: {
    get: getCall(ShopCatalogue, {
      summary: 'Gets everything a phone needs to know about a shop in one response, by the shop’s id.',
      refusals: ['shopNotFound'],
      example: {
        id: 'harbour',
        answer: SHOP_CATALOGUE,
      },
    }),
  },
  shops: {
    ...reads(Shop, {
      one: 'shop',
      query: { $sort: { _id: 1 }, $limit: 10 },
      example: examples.shop,
    }),
    ...writes(Shop, { one: 'shop', example: examples.shop }),
    patch: patchCall(Type.Union([ChangeShop, ChangeDocument]), Shop, {
      summary:
        'Opens or closes the staff member’s shop, or one of its order types, for guests; or changes it by edits in a change set.',
      refusals: ['shopNotFound', ...EDIT_REFUSALS],
      example: {
        id: examples.shop._id,
        data: { openTakeAway: false },
        answer: { ...examples.shop, openTakeAway: false },
      },
    }),
  },
  sections: {
    ...reads(Section, {
      one: 'section',
      query: { shops: 'harbour', $sort: { showOrder: 1 } },
      example: examples.section,
    }),
    ...writes(Section, { one: 'section', example: examples.section }),
  },
  categories: {
    ...reads(Category, {
      one: 'category',
      query: { sections: 'allDay', $limit: 1000, $sort: { order: 1 } },
      example: examples.category,
    }),
    ...writes(Category, { one: 'category', example: examples.category }),
  },
  subCategories: {
    ...reads(SubCategory, {
      one: 'sub-category',
      query: { category: { $in: ['noodles'] }, $limit: 1000, $sort: { order: 1 } },
      populate: { category: Category },
      example: examples.subCategory,
    }),
    ...writes(SubCategory, { one: 'sub-category', example: examples.subCategory }),
  },
  products: {
    ...reads(Product, {
      one: 'product',
      query: { sections: 'allDay', shops: 'harbour', $limit: 1000 },
      populate: { category: Category, subCategory: SubCategory, options: ProductOption },
      parameters: { shops: Id('shop') },
      example: examples.product,
    }),
    ...writes(Product, { one: 'product', example: examples.product }),
    patch: patchCall(Type.Union([ChangeStock, ChangeDocument]), Product, {
      summary:
        'Changes the stock of a product in the staff member’s shop; or the product by edits in a change set.',
      refusals: ['notFound', ...EDIT_REFUSALS],
      example: {
        id: 'wontonNoodles',
        data: { stock: { quantity: 12 } },
        answer: { ...examples.product, stock: { quantity: 12 } },
      },
    }),
  },
  'products/soldOut': {
    create: createCall(MarkSoldOut, Product, {
      summary:
        'Marks a product, or a choice of it, as sold out in the staff member’s shop, or puts it back on sale.',
      refusals: ['notFound'],
      example: {
        data: { product: 'wontonNoodles', until: 'dayEnd' },
        answer: {
          ...examples.product,
          stock: { soldOut: true, resumeAt: '2026-03-02T21:00:00.000Z' },
        },
      },
    }),
  },
  productOptions: {
    ...reads(ProductOption, {
      one: 'product option',
      query: { _id: { $in: ['noodleSize'] }, $paginate: false },
      bare: 'asked',
      example: examples.productOption,
    }),
    ...writes(ProductOption, { one: 'product option', example: examples.productOption }),
  },
  orderDiscounts: {
    ...reads(OrderDiscount, {
      one: 'discount rule',
      query: {
        source: 'automatic',
        shops: 'harbour',
        validAt: '2026-03-02T04:00:00Z',
        $sort: { priority: 1 },
      },
      findParameters: { validAt: Instant },
      example: examples.orderDiscount,
    }),
    ...writes(OrderDiscount, { one: 'discount rule', example: examples.orderDiscount }),
  },
  vipLevels: {
    ...reads(VipLevel, { one: 'VIP level', query: {}, example: examples.vipLevel }),
    ...writes(VipLevel, { one: 'VIP level', example: examples.vipLevel }),
  },
  rewards: {
    ...reads(Reward, {
      one: 'reward',
      query: { shops: 'harbour' },
      populate: { coupon: OrderDiscount },
      example: examples.reward,
    }),
    ...writes(Reward, { one: 'reward', example: examples.reward }),
  },
  taxSettings: {
    ...reads(TaxSetting, {
      one: 'tax',
      query: { status: 'active', shops: 'harbour', $paginate: false },
      bare: 'asked',
      example: examples.taxSetting,
    }),
    ...writes(TaxSetting, { one: 'tax', example: examples.taxSetting }),
  },
  tableViewItems: {
    ...reads(TableViewItem, {
      one: 'place on a table plan',
      query: { _id: 'harbour-a1', shop: 'harbour', $limit: 1 },
      populate: { section: Section, shop: Shop },
      bare: 'asked',
      example: examples.tableViewItem,
    }),
    ...writes(TableViewItem, { one: 'place on a table plan', example: examples.tableViewItem }),
  },
  paymentMethods: {
    ...reads(PaymentMethod, {
      one: 'payment method',
      query: { shop: 'harbour' },
      populate: { shop: Shop },
      example: examples.paymentMethod,
    }),
    ...writes(PaymentMethod, { one: 'payment method', example: examples.paymentMethod }),
  },
};
