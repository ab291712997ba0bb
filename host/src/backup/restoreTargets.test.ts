import { sampleShop, type Shop } from '@back-office/shared/shop';
import type { CheckedBackup, CheckedShop } from '@back-office/shared/shop/backup';
import { choiceOf, targetChoices, targetOf, usualTargets } from './restoreTargets';

const bakery: Shop = { ...sampleShop, id: 'bakery-1', name: 'Corner Bakery', source: 'browser' };

function backupOf(...shops: readonly Shop[]): CheckedBackup {
  const contents = shops.map((shop): CheckedShop => ({
    shop: { ...shop },
    parts: [],
    manifest: undefined,
    transactions: 0,
    damagedRecords: 0,
    values: new Map(),
  }));
  return { format: 'back-office-backup', schema: 1, created: '2026-01-01T00:00:00Z', product: '1', shops: 1, contents };
}

const targetsOf = (...shops: readonly Shop[]) => [...usualTargets(backupOf(...shops))];

test('own shops are added, and the sample is replaced only if nothing else is in the file', () => {
  expect(targetsOf(bakery, sampleShop)).toEqual([[0, { into: 'new' }]]);
  expect(targetsOf(sampleShop)).toEqual([[0, { into: 'sample' }]]);
});

test.each([
  [bakery, ['Add as a new shop', 'Replace “Corner Bakery”', 'Leave it out']],
  [sampleShop, ['Leave it out', 'Replace what is in the sample shop']],
])('what can become of $name', (shop, labels) => {
  const choices = backupOf(shop).contents.flatMap((each) => targetChoices(each, [bakery]));
  expect(choices.map(({ label }) => label)).toEqual(labels);
  expect(choices.map(({ value }) => choiceOf(targetOf(value)))).toEqual(choices.map(({ value }) => value));
});
