import { groupLabel } from './groupTexts';

test.each([
  ['collected-by', 'No team member'],
  ['attributed-to', 'No employee'],
  ['location', 'No location'],
  ['item-name', 'No item'],
  ['category', 'No category'],
  ['sku', 'No SKU'],
] as const)('sales whose files hold no %s are in the group "%s"', (field, label) => {
  expect(groupLabel(field, '')).toBe(label);
});
