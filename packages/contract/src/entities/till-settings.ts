import {
  PERMISSION_CELLS,
  PERMISSION_ROLES,
  type PermissionCell,
  type PermissionRole,
  STAFF_ACTIONS,
  type StaffAction,
} from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, MinorFromZero } from '../schema.ts';

type Cells = { [Role in PermissionRole]?: { [Action in StaffAction]?: PermissionCell } };

const cellsOfRole = Closed(
  Object.fromEntries(STAFF_ACTIONS.map((action) => [action, Type.Optional(Type.Enum(PERMISSION_CELLS))])),
);
/** The shop's own cells of the permission table, by role and action. */
const Cells = Type.Unsafe<Cells>(
  Closed(Object.fromEntries(PERMISSION_ROLES.map((role) => [role, Type.Optional(cellsOfRole)]))),
);

const DiscountPercent = Type.Unsafe<{ [Role in PermissionRole]?: number }>(
  Closed(
    Object.fromEntries(
      PERMISSION_ROLES.map((role) => [
        role,
        Type.Optional(Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })),
      ]),
    ),
  ),
);

/** The fields of a shop's settings of tills; what is absent is as in the defaults. */
export const tillSettingsFields = {
  permissions: Type.Optional(Cells),
  limits: Type.Optional(
    Closed({
      /** The share of a bill that may be taken off by hand, in per cent, by role. */
      discountPercent: Type.Optional(DiscountPercent),
      cashMove: Type.Optional(MinorFromZero),
      overShort: Type.Optional(MinorFromZero),
      graceSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
      kioskUnpaidMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
    }),
  ),
  /** Staff may sign in by PIN on paired devices only. */
  pinOnDevicesOnly: Type.Optional(Type.Boolean()),
};

/** A shop's settings of tills: who may do what, with which limits. */
export const TillSettings = Entity('TillSettings', {
  _id: Id('shop'),
  ...tillSettingsFields,
  version: Type.Integer({ minimum: 0 }),
  updatedAt: Type.Optional(Instant),
});
export type TillSettings = Static<typeof TillSettings>;
