import { LINK_SCENES, PAYMENT_END_SCENES, RECORD_SCENES } from './screenshots/afterwards.ts';
import { BROWSING_SCENES, TABLE_MENU_SCENES } from './screenshots/browsing.ts';
import { CART_SCENES, MEMBER_CART_SCENES, VIP_CART_SCENES } from './screenshots/cart.ts';
import { CHANGED_MENU_SCENES, CODE_SCENES } from './screenshots/changed-menu.ts';
import { CHECKOUT_SCENES, DELIVERY_SCENES } from './screenshots/checkout.ts';
import {
  DOOR_SCENES,
  MEMBER_SCENES,
  NEW_MEMBER_SCENES,
  STAFF_SCENES,
  VIP_SCENES,
} from './screenshots/members.ts';
import { DRAWN_SCENES, GUEST_SCENES, NEWCOMER_SCENES, STRANGER_SCENES } from './screenshots/menu.ts';
import { ORDER_SCENES, TABLE_ASKED_SCENES, TABLE_PAYING_SCENES, TABLE_SCENES } from './screenshots/orders.ts';
import { OUTCOME_SCENES } from './screenshots/outcome.ts';
import { RIDER_SCENES } from './screenshots/rider.ts';
import type { Group } from './screenshots/scene.ts';

/** Scenes to photograph, by their viewer. */
export const SCREENSHOTS: readonly Group[] = [
  STRANGER_SCENES,
  DRAWN_SCENES,
  NEWCOMER_SCENES,
  BROWSING_SCENES,
  TABLE_MENU_SCENES,
  CODE_SCENES,
  CART_SCENES,
  CHECKOUT_SCENES,
  DELIVERY_SCENES,
  CHANGED_MENU_SCENES,
  OUTCOME_SCENES,
  GUEST_SCENES,
  ORDER_SCENES,
  TABLE_SCENES,
  TABLE_PAYING_SCENES,
  TABLE_ASKED_SCENES,
  LINK_SCENES,
  PAYMENT_END_SCENES,
  RECORD_SCENES,
  RIDER_SCENES,
  MEMBER_CART_SCENES,
  VIP_CART_SCENES,
  DOOR_SCENES,
  MEMBER_SCENES,
  NEW_MEMBER_SCENES,
  VIP_SCENES,
  STAFF_SCENES,
];
