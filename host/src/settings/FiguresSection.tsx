import { formatRange, listOfNames } from '@back-office/shared/format';
import { isMeasureId, measureOf, useLedgerFacts, type LedgerFacts, type MeasureId } from '@back-office/shared/ledger';
import { Card, SkeletonRows, Text } from '@back-office/shared/ui';
import { FactList, type Fact } from './FactList';
import { SettingsSection } from './SettingsSection';

/** Those of the sales summary that other figures follow from. */
const named: readonly MeasureId[] = [
  'gross-sales',
  'returns',
  'discounts',
  'comps',
  'net-sales',
  'gift-card-sales',
  'taxes',
  'tips',
  'total-sales',
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
  const missing = new Map<string, string[]>();
  for (const [id, reason] of Object.entries(unknown))
    if (isMeasureId(id)) missing.set(reason, [...(missing.get(reason) ?? []), measureOf(id).label]);
  const known = named.filter((id) => unknown[id] === undefined);
  const fees = Object.values(feeRules).map(({ rule }) => rule);
  return (
    <FactList
      facts={[
        { label: 'Sales data', value: formatRange(days) },
        { label: 'Known', value: listOfNames(known.map((id) => measureOf(id).label)) },
        ...[...missing].map(([reason, labels]) => unknownFact(reason, labels)),
        { label: 'Fees', value: fees.length > 0 ? fees.join(' ') : 'As your sales data say for each payment.' },
      ]}
    />
  );
}

/** Figures that are unknown for the same reason, under the name of the first. */
function unknownFact(reason: string, [first = '', ...others]: readonly string[]): Fact {
  const value = `Not in your files. ${reason}`;
  return { label: first, value: others.length > 0 ? `${value} The same goes for ${listOfNames(others)}.` : value };
}
