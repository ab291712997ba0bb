import { expect, test } from 'playwright/test';
import { within } from './waiting.mjs';

test('a wait of the bench ends, and names what it waited for', async () => {
  await expect(within('the heading "Items"', new Promise(() => undefined), 10)).rejects.toThrow(
    'Waited 0.01 s for the heading "Items".',
  );
  await expect(within('a failure', Promise.reject(new Error('No entry is called Items.')))).rejects.toThrow('No entry');
  expect(await within('a figure', Promise.resolve(7))).toBe(7);
});
