import type { Product, TableSession } from '@comanda/contract';
import { isSelling, stockLevel } from '@comanda/domain';
import { useCallback, useState } from 'react';
import { newLine } from '../../../../data/cart/new-line.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useAwakeScreen } from '../../../../lib/use-awake-screen.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { TableRow } from '../../sale/index.ts';
import {
  createSends,
  EMPTY_ORDER,
  questionsOf,
  type TillAction,
  useBillChanges,
  useCourseCalls,
  useDishes,
  useDrafts,
  useFinishedElsewhere,
  useTillActions,
  useTillLists,
  useTillOrders,
} from '../../sale/index.ts';
import { useFloor } from './use-floor.ts';
import { useHandOrder } from './use-hand-order.ts';
import { useHandheldPlace } from './use-handheld-place.ts';
import { useSeating } from './use-seating.ts';

/** Returns the orders rung up on this handheld, kept as drafts, and the one of the bill that is worked on. */
function useHandOrders(session: StaffLogin) {
  const { t } = useTranslation('handheld');
  const toast = useToast();
  const lists = useTillLists(session);
  const at = useHandheldPlace(lists);
  useFinishedElsewhere(at.place?.session, lists.bills);
  const { orders, dispatch: dispatchAt } = useTillOrders();
  const { anyPlace: place } = at;
  const order = orders[place.key] ?? EMPTY_ORDER;
  const [sends] = useState(createSends);
  const drafts = useDrafts({
    session,
    isJoined: lists.isJoined,
    place,
    order,
    orders,
    sends,
    isReady: !lists.isPending,
    bills: lists.bills,
    tables: lists.tables,
    dispatch: dispatchAt,
    onGone: (count) => toast.error(t('till:offersGone', { count })),
    onTaken: (name) => toast.error(t('till:draftTaken', { name })),
    onEnded: () => toast.notice(t('till:draftEnded')),
  });
  const actions = useTillActions({
    shop: session.shop,
    draftOf: drafts.idOf,
    settle: drafts.settle,
    options: lists.billOptions,
    sends,
    onSent: (sale) => {
      drafts.forget(sale.place.key);
      dispatchAt(sale.place.key, { type: 'orderSent', lines: sale.lines });
    },
    onTaken: at.toTables,
    onRefused: (key, lines) => dispatchAt(key, { type: 'linesRefused', lines }),
  });
  const dispatch = useCallback(
    (action: TillAction) => dispatchAt(place.key, action),
    [dispatchAt, place.key],
  );
  const onSent = () => {
    toast.success(t('isSent'));
    at.toTables();
  };
  const hand = useHandOrder({ place, order, actions, isOnline: lists.isJoined, dispatch, onSent });
  return { lists, at, orders, drafts, actions, hand };
}

/** Returns the calls of courses, and those two that the handheld's lists make at once and confirm. */
function useHandCourses(options: Parameters<typeof useCourseCalls>[0]) {
  const { t } = useTranslation('handheld');
  const toast = useToast();
  const courses = useCourseCalls(options);
  return {
    courses,
    fire: async (bill: TableSession, course: number): Promise<void> => {
      if (await courses.fire(bill, { course })) toast.success(t('isFired'));
    },
    rush: async (bill: Pick<TableSession, '_id'>, late: TableRow['late']): Promise<void> => {
      const lines = late.map(({ line }) => line.id);
      if (await courses.rush(bill, lines)) toast.success(t('isRushed'));
    },
  };
}

/** Returns the state of a handheld: where it is, its tables, and what is rung up there. */
export function useHandheld(session: StaffLogin) {
  const { t } = useTranslation('handheld');
  const toast = useToast();
  const state = useHandOrders(session);
  const { lists, at, orders, hand } = state;
  const { place, section, dispatch } = hand;
  const floor = useFloor(session, lists);
  const dishes = useDishes({ place, section, dispatch });
  const { catalogue } = useReadyCatalogue();
  const [seating, setSeating] = useState<TableRow>();
  const seats = useSeating(lists.billOptions, (bill) => {
    setSeating(undefined);
    at.toBill(bill, 'menu');
  });
  const courses = useHandCourses(lists.billOptions);
  const changes = useBillChanges(lists.billOptions);
  useAwakeScreen(place.session !== undefined);
  return {
    ...state,
    floor,
    dishes,
    /** Rings a dish up; one that needs a choice is put together on its own page. */
    ring: (product: Product): void => {
      const { type } = place;
      const isSold = isSelling(stockLevel(product, { selfOrder: false }));
      const asked = questionsOf(
        newLine(product, catalogue, type),
        { catalogue, orderType: type },
        'required',
      );
      if (product.openPrice === true) toast.error(t('priceAtTill'));
      else if (isSold && asked.length > 0) at.show('dish', { dish: product._id });
      else dishes.ring(product);
    },
    seats,
    ...courses,
    changes,
    /** Table that guests are being seated at. */
    seating,
    setSeating,
    /** Returns the number of dishes rung up for a row and not sent. */
    unsentOf: ({ table, bill }: TableRow): number => {
      const { lines = [] } = orders[table ? `table:${table.item}` : `bill:${bill?._id}`]?.cart ?? {};
      return lines.filter(({ fromProduct }) => fromProduct === undefined).length;
    },
  };
}

export type HandheldState = ReturnType<typeof useHandheld>;
