import type { Product } from '@comanda/contract';
import { tillMenu } from '@comanda/e2e/menus.ts';
import { newRequestId, SHOP } from '@comanda/e2e/orders.ts';
import { openRestaurant, type Restaurant } from '@comanda/e2e/restaurant.ts';
import { ownersPassword } from '@comanda/e2e/staff.ts';
import type { Socket } from 'socket.io-client';
import { call, connect } from './guests.ts';

/** Edits that are published together. */
export const EDITS = 5_000;
/** Edits of a call: a frame has 64 KiB. */
const EDITS_A_CALL = 200;

type Edit = {
  readonly list: 'products';
  readonly entity: string;
  readonly path: string;
  readonly was: unknown;
  readonly value: unknown;
};
type ChangeSet = { readonly _id: string; readonly version: number };

/** Opens the demo with 2,000 dishes more. */
export function openLargeRestaurant(): Promise<Restaurant> {
  return openRestaurant({
    organisation: tillMenu(),
    env: { RATE_LIMIT: '0', CONNECTION_LIMIT: '0' },
  });
}

/** Returns a connection of the owner, who logged in by password. */
export async function ownerOf(url: string): Promise<Socket> {
  const socket = await connect(url);
  const login = { strategy: 'local', office: true, shop: SHOP, ...ownersPassword() };
  const { accessToken } = await call<{ accessToken: string }>(socket, 'create', 'authentication', login);
  await call(socket, 'create', 'authentication', { strategy: 'jwt', accessToken });
  return socket;
}

/** Returns edits of price and names of the dishes that nobody orders here. */
function edits(): readonly Edit[] {
  const dishes = tillMenu().products.filter(({ _id }) => _id.startsWith('till-'));
  return dishes.flatMap(editsOf).slice(0, EDITS);
}

function editsOf({ _id: entity, price, name }: Product): readonly Edit[] {
  const of = { list: 'products', entity } as const;
  return [
    { ...of, path: 'price', was: price, value: price + 100 },
    { ...of, path: 'name.en', was: name.en, value: `${name.en} *` },
    { ...of, path: 'name.cht', was: name.cht, value: `${name.cht} *` },
  ];
}

/** Puts the edits into a draft; returns the function that publishes it and returns how long that took, in ms. */
export async function draftOfEdits(owner: Socket): Promise<() => Promise<number>> {
  const named = { requestId: newRequestId(), name: 'New prices' };
  let set = await call<ChangeSet>(owner, 'create', 'changeSets', named);
  const all = edits();
  for (let from = 0; from < all.length; from += EDITS_A_CALL) {
    const part = {
      requestId: newRequestId(),
      changeSet: set._id,
      edits: all.slice(from, from + EDITS_A_CALL),
    };
    set = (await call<{ changeSet: ChangeSet }>(owner, 'create', 'changeSets/edit', part)).changeSet;
  }
  return async () => {
    const from = performance.now();
    const request = { requestId: newRequestId(), changeSet: set._id, version: set.version };
    await call(owner, 'create', 'changeSets/publish', request);
    return performance.now() - from;
  };
}
