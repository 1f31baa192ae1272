import type { Organisation } from '@comanda/contract';

const SHOPS = ['harbour', 'teahouse'];

/** One person of each role, working in both shops; the PINs and the password are the demo's and meant to be known. */
export const STAFF: Organisation['staff'] = [
  { _id: 'staff-kitchen', name: 'Kit', role: 'kitchen', shops: SHOPS, pin: '1111' },
  { _id: 'staff-waiter', name: 'Wai', role: 'waiter', shops: SHOPS, pin: '2222' },
  { _id: 'staff-cashier', name: 'Cass', role: 'cashier', shops: SHOPS, pin: '3333' },
  { _id: 'staff-manager', name: 'Man', role: 'manager', shops: SHOPS, pin: '4444' },
  {
    _id: 'staff-owner',
    name: 'Ona',
    role: 'owner',
    shops: [],
    pin: '555555',
    email: 'owner@example.com',
    password: 'Comanda2026',
  },
];
