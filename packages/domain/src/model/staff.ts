/** The roles of people who work in a shop. */
export const STAFF_ROLES = ['cashier', 'waiter', 'kitchen', 'manager', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The uses of a paired device: a till for signed-in staff, or a kiosk for guests. */
export const DEVICE_MODES = ['pos', 'kiosk'] as const;
