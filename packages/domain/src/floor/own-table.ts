/** The bill of a table with the waiter who looks after it. */
type AssignedBill = { readonly staff?: string | undefined };

/**
 * Returns true if a bill is somebody's own: they look after it. One that guests opened is nobody's, and so everybody's,
 * until it is given to a waiter: somebody has to hear its call (till T1.5, T5.5).
 */
export function isOwnBill({ staff }: AssignedBill, person: string): boolean {
  return staff === undefined || staff === person;
}
