/** A menu that a unit of work needs and that is not in memory. */
export class MenuNotLoaded extends Error {
  readonly shop: string;

  constructor(shop: string) {
    super(`the menu of ${shop} is not loaded`);
    this.shop = shop;
  }
}
