import { formatRange } from '@back-office/shared/format';
import { useLedgerFacts, type LedgerFacts } from '@back-office/shared/ledger';
import { Card, SkeletonRows, Text } from '@back-office/shared/ui';
import { FactList } from './FactList';
import { knownFigures } from './knownFigures';
import { SettingsSection } from './SettingsSection';

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
  const rules = Object.values(feeRules).map(({ rule }) => rule);
  const charged = rules.length > 0 ? rules.join(' ') : 'As your sales data say for each payment.';
  // A reason why fees are unknown stands above.
  const feeFacts = rules.length > 0 || unknown.fees === undefined ? [{ label: 'Fee rules', value: charged }] : [];
  return (
    <FactList facts={[{ label: 'Sales data', value: formatRange(days) }, ...knownFigures(unknown), ...feeFacts]} />
  );
}
