import type {
  AppSetting,
  Category,
  OrderDiscount,
  PaymentMethod,
  Product,
  ProductOption,
  Reward,
  Section,
  Shop,
  SubCategory,
  SystemSetting,
  TableViewItem,
  TaxSetting,
  VipLevel,
} from '@comanda/contract';
import type { Catalogue } from '@comanda/domain';

/** Lists that concern the whole organisation and stay in memory, by the path of the service that returns them. */
export type OrganisationLists = {
  systemSettings: SystemSetting;
  appSettings: AppSetting;
  shops: Shop;
  orderDiscounts: OrderDiscount;
  vipLevels: VipLevel;
  rewards: Reward;
};
/** Lists of which each shop has its own rows, in memory while the shop is used. */
export type ShopLists = {
  sections: Section;
  categories: Category;
  subCategories: SubCategory;
  products: Product;
  productOptions: ProductOption;
  taxSettings: TaxSetting;
  tableViewItems: TableViewItem;
  paymentMethods: PaymentMethod;
};
export type CatalogueLists = OrganisationLists & ShopLists;

export type OrganisationList = keyof OrganisationLists;
export type ShopList = keyof ShopLists;
export type CatalogueList = keyof CatalogueLists;

/** Synchronous reads of one shop's menu in memory: the rows of its lists and those that they refer to. */
export type Menu = {
  /** Returns a version that changes whenever the result of any read of the shop may have changed. */
  version(): string;
  /** Returns a list in its order; products carry their stock in the shop. */
  list<Name extends ShopList>(name: Name): readonly ShopLists[Name][];
  get<Name extends ShopList>(name: Name, id: string): ShopLists[Name] | undefined;
  /** Returns the discount rules of the shop. */
  rules(): readonly OrderDiscount[];
  /** Returns the index for the pricing engine; prices do not depend on stock. */
  pricing(): Catalogue;
};

/** A product in a shop. */
export type ProductKey = { readonly shop: string; readonly product: string };

/** Reads of the catalogue: the organisation's lists and the menus in use from memory, the rest from the database. */
export type CatalogueReader = {
  /** Returns a version that changes with everything that this node knows to have changed; suitable as an `ETag`. */
  version(): string;
  /** Returns a version that changes with the organisation's lists only. */
  organisationVersion(): string;
  list<Name extends OrganisationList>(name: Name): readonly OrganisationLists[Name][];
  get<Name extends OrganisationList>(name: Name, id: string): OrganisationLists[Name] | undefined;
  /** Returns a shop's menu, loading it unless it is in memory. Throws `shopNotFound`. */
  load(shop: string): Promise<Menu>;
  /** Returns a menu in memory. Throws `MenuNotLoaded` or `shopNotFound`. */
  menu(shop: string): Menu;
  /** Returns a menu in memory; undefined when it is not loaded. */
  loadedMenu(shop: string): Menu | undefined;
  /** Reads rows by id from the database, whatever their shop. Products carry the stock of the first shop that sells them. */
  rows<Name extends ShopList>(name: Name, ids: readonly string[]): Promise<readonly ShopLists[Name][]>;
  /** Reads a whole list of all shops from the database in order, some hundred rows at a time. */
  pages<Name extends ShopList>(name: Name): AsyncIterable<readonly ShopLists[Name][]>;
  /** Reads products with their stock again, after an event that says they changed; unknown ones are left out. */
  currentProducts(
    keys: readonly ProductKey[],
  ): Promise<readonly (ProductKey & { readonly current: Product })[]>;
  /** Reads shops again, after an event that says they changed; unknown ones are left out. */
  currentShops(ids: readonly string[]): Promise<readonly Shop[]>;
  /** Reads the rows that published change sets name, and puts them in place all at once. */
  applySets(changeSets: readonly string[]): Promise<void>;
  /** Reads what has changed in the database since the last time. */
  refresh(): Promise<void>;
};
