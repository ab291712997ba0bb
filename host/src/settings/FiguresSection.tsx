import { formatRange, listOfNames } from '@back-office/shared/format';
import { measureOf, useLedgerFacts, type LedgerFacts, type MeasureId } from '@back-office/shared/ledger';
import { Card, SkeletonRows, Text } from '@back-office/shared/ui';
import { FactList } from './FactList';
import { SettingsSection } from './SettingsSection';

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

/** What the data of the shop hold, and what they do not. */
export function FiguresSection() {
  const facts = useLedgerFacts();
  return (
    <SettingsSection
      id="figures"
      title="Figures and tax"
      about="Figures come from your sales data. What the data do not hold is unknown, and never counted as zero."
    >
      <Card>{facts ? <Facts facts={facts} /> : <SkeletonRows rows={3} columns={2} />}</Card>
    </SettingsSection>
  );
}

function Facts({ facts: { days, unknown, feeRules } }: { readonly facts: LedgerFacts }) {
  if (!days)
    return (
      <Text as="p" size="sm" tone="secondary">
        There are no sales yet. Once there are, this says which figures they hold.
      </Text>
    );
  const known = named.filter((id) => unknown[id] === undefined);
  const reasons = new Map<string, string[]>();
  for (const id of named) {
    const reason = unknown[id];
    if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), measureOf(id).label]);
  }
  const rules = Object.values(feeRules).map(({ rule }) => rule);
  const charged = rules.length > 0 ? rules.join(' ') : 'As your sales data say for each payment.';
  // A reason why fees are unknown stands above.
  const feeFacts = rules.length > 0 || unknown.fees === undefined ? [{ label: 'Fee rules', value: charged }] : [];
  return (
    <FactList
      facts={[
        { label: 'Sales data', value: formatRange(days) },
        ...(known.length > 0 ? [{ label: 'Known', value: listOfNames(known.map((id) => measureOf(id).label)) }] : []),
        ...[...reasons].map(([reason, labels]) => ({ label: listOfNames(labels), value: reason })),
        ...feeFacts,
      ]}
    />
  );
}
