import * as v from 'valibot';
import type { ColumnMapping } from '@back-office/shared/books/import';
import { importLayouts } from './importLayouts';

test('all that a mapping says is kept for the next file of the same layout', () => {
  const mapping: Required<ColumnMapping> = {
    rows: 'sales',
    columns: { date: 'Day', total: 'Sum', fee: 'Fee' },
    fees: ['Fee', 'Other fee'],
    paidWith: ['Cash', 'Card'],
    areCreditsRefunds: true,
    isTurned: true,
    isTaxIncluded: true,
  };
  const layouts = { '3-abc': { mapping } };
  expect(v.parse(importLayouts.schema, layouts)).toEqual(layouts);
});
