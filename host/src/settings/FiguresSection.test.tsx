import { screen } from '@testing-library/react';
import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { FiguresSection } from './FiguresSection';

test('figures that are unknown for the same reason are one line', async () => {
  const sample = localLedgerPort(createLedger());
  const [noTaxes, noTips] = ['Your files do not hold taxes.', 'Your files do not hold tips.'];
  const unknown = { taxes: noTaxes, tips: noTips, 'taxes-on-sales': noTaxes, 'taxable-sales': noTaxes };
  const ledger: LedgerPort = { ...sample, describe: async () => ({ ...(await sample.describe()), unknown }) };
  renderInArea(<FiguresSection />, { services: { ledger } });
  expect((await screen.findByText('Taxes')).nextElementSibling).toHaveTextContent(
    'Not in your files. Your files do not hold taxes. The same goes for Taxes on sales and Taxed net sales.',
  );
  expect(screen.getByText('Tips').nextElementSibling).toHaveTextContent(
    /^Not in your files\. Your files do not hold tips\.$/,
  );
  expect(screen.queryByText('Taxes on sales')).not.toBeInTheDocument();
});
