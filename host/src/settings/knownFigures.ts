import { listOfNames } from '@back-office/shared/format';
import { measureOf, type LedgerFacts, type MeasureId } from '@back-office/shared/ledger';

/** What merchants ask for first. Other figures are parts of these, or worked out from them. */
const named: readonly MeasureId[] = [
  'transactions',
  'gross-sales',
  'returns',
  'discounts',
  'comps',
  'net-sales',
  'gift-card-sales',
  'taxes',
  'tips',
  'total-sales',
  'total-payments',
  'fees',
];

/** Facts for a `FactList`: which of these figures the sales data hold, and why they do not hold the others. */
export function knownFigures(unknown: LedgerFacts['unknown']) {
  const known = named.filter((id) => unknown[id] === undefined);
  const reasons = new Map<string, string[]>();
  for (const id of named) {
    const reason = unknown[id];
    if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), measureOf(id).label]);
  }
  return [
    ...(known.length > 0 ? [{ label: 'Known', value: listOfNames(known.map((id) => measureOf(id).label)) }] : []),
    ...[...reasons].map(([reason, labels]) => ({ label: listOfNames(labels), value: reason })),
  ];
}
