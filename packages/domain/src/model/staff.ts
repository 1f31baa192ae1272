/** The roles of people who work in a shop. */
export const STAFF_ROLES = ['cashier', 'waiter', 'kitchen', 'manager', 'areaManager', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The uses of a paired device: point of sale for signed-in staff, or a kiosk for guests. */
export const DEVICE_MODES = ['pos', 'kiosk'] as const;
export type DeviceMode = (typeof DEVICE_MODES)[number];

/** The kinds of a paired device, each of which has a mode and its own waiting times (till T1.1). */
export const DEVICE_KINDS = ['till', 'handheld', 'kiosk', 'tabletop'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The states of a device's own printer. */
export const PRINTER_STATES = ['ready', 'noPaper', 'error', 'none'] as const;
