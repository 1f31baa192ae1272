import type { TableSession } from '@comanda/contract';
import { expect, test } from 'vitest';
import { isAccessible } from '../harness/accessible.ts';
import { change, more, shows } from '../harness/cart.ts';
import { addPlain, chooseSection, openCart, takeAway } from '../harness/guest.ts';
import { SHOP } from '../harness/orders.ts';
import { asStaff } from '../harness/staff.ts';
import { aStage, onEach } from '../harness/stage.ts';

const stage = aStage();
const ADDRESS = '8 Belcher’s Street, 12/F, Flat B';

test('delivery: the area, an order that is too small, the address corrected, paid on the provider’s page', async () => {
  const manager = await asStaff(stage.client(), 'manager');
  const guests = await stage.everySize();
  await onEach(guests, async ({ page: guest }) => {
    await takeAway(guest);
    await guest.getByRole('button', { name: 'Take away · Harbour Lane Café' }).click();
    const how = guest.getByRole('dialog', { name: 'How would you like your order?' });
    expect(await how.getByRole('radio', { name: 'Dine in Scan' }).isDisabled()).toBe(true);
    await how.locator('label', { hasText: 'Delivery' }).click();
    await guest.getByRole('button', { name: 'Delivery · Harbour Lane Café' }).waitFor();
    await chooseSection(guest, /All-day/);
    await addPlain(guest, 'Egg waffle');
    await openCart(guest);
    const place = guest.getByRole('button', { name: /^Place order and pay/ });
    // what it costs to bring it is not known yet: no amount is promised
    await guest.getByRole('button', { name: 'Add the address', exact: true }).last().click();
    const form = guest.getByRole('dialog', { name: 'Where should we deliver?' });
    await form.waitFor();
    await form.getByRole('button', { name: 'Use this address' }).click();
    await form.getByText('Please correct 4 fields.').waitFor();
    await isAccessible(guest, form);
    await form.getByRole('textbox', { name: 'Area or building' }).fill('堅尼地');
    await form.locator('label', { hasText: 'Kennedy Town' }).click();
    await form.getByText('Mid-Levels and Western').waitFor();
    await form.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await form.getByRole('textbox', { name: 'Name' }).fill('Ivy Chan');
    await form.getByRole('textbox', { name: 'Phone' }).fill('9123 45');
    await form.getByRole('button', { name: 'Use this address' }).click();
    await form.getByText('This phone number is not complete.').waitFor();
    await guest.reload();
    await form.getByRole('textbox', { name: 'Phone' }).fill('9123 4567');
    await form.getByRole('button', { name: 'Use this address' }).click();
    await form.waitFor({ state: 'hidden' });
    await guest.getByText('Add HK$92.00 more for delivery.').waitFor();
    // what is missing comes first
    await place.waitFor({ state: 'hidden' });
    await more(guest, 'Egg waffle', 4);
    await guest.getByText('Add something else').last().waitFor();
    await shows(guest, ['140.00', '25.00', 'HK$165.00']);
  });

  await manager.patch('shops', SHOP, { openDelivery: false });
  await onEach(guests, async ({ page: guest }) => {
    await guest.getByRole('button', { name: 'Pick it up instead' }).click();
    await guest.getByText('Take away · Harbour Lane Café').waitFor();
    await shows(guest, ['140.00', 'HK$140.00']);
  });
  await manager.patch('shops', SHOP, { openDelivery: true });
  await onEach(guests, async ({ page: guest }) => {
    await change(guest, 'Order type').click();
    const how = guest.getByRole('dialog', { name: 'How would you like your order?' });
    await isAccessible(guest, how);
    await how.locator('label', { hasText: 'Delivery' }).click();
    await shows(guest, ['140.00', '25.00', 'HK$165.00']);
    await guest.getByRole('button', { name: /^Place order and pay/ }).click();
    await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
    await guest.getByRole('button', { name: 'Approve', exact: true }).click();
    await guest.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    await guest.goto('/record');
    await guest.getByText(ADDRESS).waitFor();
    await guest.getByRole('link', { name: 'Receipt' }).click();
    await guest.getByText('Mid-Levels and Western', { exact: true }).waitFor();
    const id = new URL(guest.url()).pathname.split('/').at(-1) ?? '';
    const placed = await manager.get<TableSession>('tableSessions', id);
    expect(placed).toMatchObject({
      type: 'delivery',
      address: ADDRESS,
      contact: { name: 'Ivy Chan' },
      status: 'done',
      bill: { total: 16_500, outstanding: 0 },
    });
  });
});
