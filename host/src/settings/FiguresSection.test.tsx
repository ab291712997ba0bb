import { screen } from '@testing-library/react';
import { createLedger, localLedgerPort, sampleFacts, type LedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { FiguresSection } from './FiguresSection';

test('the main figures are known, or unknown for a reason that is said once', async () => {
  const sample = localLedgerPort(createLedger());
  const [noTaxes, noTips] = ['Your files do not hold taxes.', 'Your files do not hold tips.'];
  const unknown = { taxes: noTaxes, tips: noTips, 'total-sales': noTips, 'taxable-sales': noTaxes };
  const ledger: LedgerPort = { ...sample, describe: async () => ({ ...(await sample.describe()), unknown }) };
  renderInArea(<FiguresSection />, { services: { ledger } });
  expect((await screen.findByText('Taxes')).nextElementSibling).toHaveTextContent(/^Your files do not hold taxes\.$/);
  expect(screen.getByText('Tips and Total sales').nextElementSibling).toHaveTextContent(
    /^Your files do not hold tips\.$/,
  );
  expect(screen.getByText('Known').nextElementSibling).toHaveTextContent('Net sales');
  expect(screen.queryByText(/Taxed net sales/)).not.toBeInTheDocument();
});

test.each([
  [{}, {}, 'As your sales data say for each payment.'],
  [{ fees: 'Your files do not hold fees.' }, {}, undefined],
  [{ fees: 'Your files do not hold fees.' }, sampleFacts.feeRules, sampleFacts.feeRules.processing?.rule],
])(
  'with %j unknown and the rules %j, fees are not said to be both known and unknown',
  async (unknown, feeRules, text) => {
    const sample = localLedgerPort(createLedger());
    const describe = async () => ({ ...(await sample.describe()), unknown, feeRules });
    renderInArea(<FiguresSection />, { services: { ledger: { ...sample, describe } } });
    await screen.findByText('Sales data');
    const rules = screen.queryByText('Fee rules')?.nextElementSibling?.textContent;
    if (text === undefined) expect(rules).toBeUndefined();
    else expect(rules).toContain(text);
  },
);
