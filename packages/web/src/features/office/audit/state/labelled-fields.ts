/** The fields of audited changes that have a label; others are shown as the program names them. */
const LABELLED = [
  'amount',
  'course',
  'coupon',
  'count',
  'discounts',
  'email',
  'expiresAt',
  'isOn',
  'lines',
  'name',
  'newPin',
  'outstanding',
  'paid',
  'prefix',
  'price',
  'quantity',
  'reason',
  'role',
  'shop',
  'shops',
  'staff',
  'status',
  'tips',
  'total',
  'user',
  'version',
] as const;
type LabelledField = (typeof LABELLED)[number];

/** Returns the key of a field's label; undefined for a field without one, and for those inside others. */
export function labelOf(field: string): `field.${LabelledField}` | undefined {
  const labelled = LABELLED.find((name) => name === field);
  return labelled && `field.${labelled}`;
}
